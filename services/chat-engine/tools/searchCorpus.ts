import { z } from 'zod'
import { ToolRefused, tool } from '../answer/toolbox.ts'
import { retrieve } from '../prompt/retrieve.ts'
import { shownOf } from '../text/citations.ts'

/** Searches of one turn. */
const mostSearches = 3

const nothingFound = 'koçluk sayfalarında bu konuda bir şey yok: sayfalarda yazıyormuş gibi söyleme'

export const searchCorpus = tool({
  name: 'search_corpus',
  description:
    'Koçluk sayfalarında arar: planlama, tekrar, deneme ve net takibi, sınav stratejisi, motivasyon, kaygı, uyku, sınav günü, tercih. Mesajla birlikte verilen parçalar yetmediğinde kullan. Bulduğu parçalar etiketleriyle gelir; yararlandığını etiketiyle işaretle.',
  input: z.object({
    query: z.string().trim().min(2).max(300).meta({ description: 'Aranan konu, birkaç sözcükle ve Türkçe.' }),
  }),
  begin: (turn) => {
    let searches = 0
    return async ({ query }) => {
      searches += 1
      if (searches > mostSearches) throw new ToolRefused(`bir yanıt için en çok ${mostSearches} kez aranır`)
      const question = { text: query, previous: null, exam: turn.exam }
      const { passages, skipped, degraded } = await retrieve(turn, question, turn.signal)
      if (degraded.length > 0) turn.live.status({ stage: 'tool', tool: 'search_corpus', degraded })
      if (degraded.includes('retrieval')) throw new ToolRefused('sayfalarda şu anda aranamıyor')
      if (skipped) throw new ToolRefused('bu sözcüklerle aranmaz: konunun adını yaz')
      if (passages.length === 0) return { passages: [], note: nothingFound }
      return { passages: turn.given.label(passages).map(({ label, passage }) => ({ label, ...shownOf(passage) })) }
    }
  },
})
