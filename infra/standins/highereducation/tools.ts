import { z } from 'zod'
import { listCities, listProgramGroups, listUniversities, SearchArguments, searchPrograms } from './search.ts'

type Served = { name: string; description: string; input: z.ZodObject; call(written: unknown): object }

const served = <Input extends z.ZodObject>(
  name: string,
  description: string,
  input: Input,
  call: (asked: z.output<Input>) => object,
): Served => ({ name, description, input, call: (written) => call(input.parse(written)) })

/** What the server offers, by the names and with the arguments of the open-source YÖK Atlas server. */
export const tools: readonly Served[] = [
  served(
    'search_programs',
    'YÖK Atlas’ta lisans ve önlisans programlarını arar: kontenjan, taban puan ve başarı sırası, son yıl ve önceki üç yıl. Adlar parça olarak verilebilir; bulunamayan bir ad için öneriler döner.',
    SearchArguments,
    searchPrograms,
  ),
  served('list_universities', 'Bütün üniversiteleri listeler.', z.object({}), listUniversities),
  served(
    'list_program_groups',
    'Program gruplarını listeler.',
    z.object({ degree_type: z.enum(['bachelor', 'associate']).default('bachelor') }),
    listProgramGroups,
  ),
  served('list_cities', 'Programı olan illeri listeler.', z.object({}), listCities),
]
