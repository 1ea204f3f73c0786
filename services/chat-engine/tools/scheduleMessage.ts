import { MessageType } from '@yoldas/contracts/proactive'
import {
  CancelOn,
  maxDaysAhead,
  maxPending,
  repliedMinutes,
  scheduledReasonLength,
  scheduledTextLength,
} from '@yoldas/contracts/scheduler'
import { toIstanbul } from '@yoldas/time'
import { z } from 'zod'
import { ToolRefused, tool } from '../answer/toolbox.ts'
import type { Closeness } from '../care/closeness.ts'
import { isCloseness, saidPatterns, type Unsaid } from '../care/saidPatterns.ts'
import { shareSchedule } from './schedule/open.ts'

const input = z.object({
  kind: MessageType.meta({
    description:
      'reminder: öğrencinin istediği hatırlatma, sessiz saatlerde de gider. checkin: hâl hatır sorma. followup: konuşulan bir şeyin devamını sorma. checkin ve followup sessiz saatlerin ve gecenin (23:00–07:00) bitmesini bekler; günde en çok biri gider, sınav günü ve yanıtsız kalan iki mesajdan sonra hiçbiri gitmez. Öğrencinin kapattığı tür zamanlanamaz.',
  }),
  text: z
    .string()
    .trim()
    .max(scheduledTextLength)
    .min(1, 'metin boş olamaz')
    .meta({ description: 'Öğrencinin zamanı gelince kelimesi kelimesine okuyacağı mesaj.' }),
  dueAt: z.string().meta({
    description:
      'Mesajın gideceği an, Türkiye saatiyle YYYY-MM-DDTHH:MM (örneğin 2027-03-09T18:30); saniye ve saat dilimi yazılmaz.',
  }),
  reason: z
    .string()
    .trim()
    .max(scheduledReasonLength)
    .optional()
    .meta({ description: 'Bu mesajı neden zamanladığın, kısaca. Mesajda yer almaz; öğrenci nedenini sorarsa okur.' }),
  cancelOn: CancelOn.default('none').meta({
    description: `user_message: öğrenci, mesaj zamanlandıktan ${repliedMinutes} dakikadan sonra yazarsa mesaj gönderilmez. none: her durumda gönderilir.`,
  }),
})

const tooClose: Record<Closeness, string> = {
  human: 'insan olduğunu ya da duyguların olduğunu söyleme',
  bond: 'öğrenciyi kalmaya ya da dönmeye zorlama, suçlu hissettirme',
  secret: 'öğrenciden ailesinden ya da öğretmenlerinden bir şey saklamasını isteme',
  romance: 'romantik bir şey söyleme',
  praise: 'öğrenciyi sana bağlayan bir övgü yazma',
}

const whyUnsaid = (kind: Unsaid) => (isCloseness(kind) ? `: ${tooClose[kind]}` : '')

const refusals = {
  unsaid: (kind: Unsaid) => `bu metin öğrenciye gönderilemez${whyUnsaid(kind)}`,
  unsaidReason: (kind: Unsaid) => `bu reason olmaz, öğrenci onu da okuyabilir${whyUnsaid(kind)}`,
  erased: () => 'bu öğrenci artık yok',
  impossible: (now: string) =>
    `dueAt takvimde olan bir gün ve saat olmalı, Türkiye saatiyle YYYY-MM-DDTHH:MM biçiminde; şu an ${now}`,
  past: (now: string) => `dueAt geçmişte kalıyor: şu an ${now}, daha ileri bir zaman ver`,
  far: (now: string) => `en çok ${maxDaysAhead} gün sonrasına mesaj zamanlanır; şu an ${now}`,
  off: () =>
    'öğrenci bu türden mesajları kapatmış: zamanlansa da ona gitmez. Söz verme; öğrenci isterse önce set_preferences ile aç',
  full: () =>
    `bekleyen ${maxPending} mesaj var, daha fazlası zamanlanamaz; gerekirse list_scheduled ile bakıp birini cancel_scheduled ile iptal et`,
}

export const scheduleMessage = tool({
  name: 'schedule_message',
  description: `Öğrenciye ileri bir zamanda senin adınla gidecek bir mesaj zamanlar. Öğrenci bir şeyi hatırlatmanı istediğinde ya da ona sonra yazmaya söz verdiğinde kullan; bu aracı çağırmadan söz verme. text, o an geldiğinde okunacak biçimde yazılır ve olduğu gibi gider. Saatler Türkiye saatidir; dueAt şu andan ileride ve en çok ${maxDaysAhead} gün sonra olmalı. Aynı anda en fazla ${maxPending} mesaj bekleyebilir.`,
  input,
  begin:
    (turn) =>
    async ({ reason, ...asked }) => {
      const unsaid = saidPatterns(asked.text)
      if (unsaid) throw new ToolRefused(refusals.unsaid(unsaid))
      const unsaidReason = saidPatterns(reason ?? '')
      if (unsaidReason) throw new ToolRefused(refusals.unsaidReason(unsaidReason))
      const added = await shareSchedule(turn).add({ ...asked, reason: reason || null })
      if (added.kind === 'erased') throw new ToolRefused(refusals.erased())
      if (added.kind !== 'added') throw new ToolRefused(refusals[added.kind](toIstanbul(added.now)))
      const { id, dueAt } = added.message
      const told = { ok: true, id, dueAt: toIstanbul(new Date(dueAt)) }
      if (!added.movedTo) return told
      const sentAt = toIstanbul(added.movedTo)
      return {
        ...told,
        sentAt,
        note: `sessiz saatlere denk geliyor, bitince gider (${sentAt}): öğrenciye bu zamanı söyle`,
      }
    },
})
