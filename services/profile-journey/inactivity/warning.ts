/** From the warning to the erasure. */
export const warnedDays = 14

/** When it is due, in Istanbul. */
export const warningTime = '12:00'

/** Written by hand: nothing is filled in but the number of days, which is a constant. */
export const warningText =
  'Uzun süredir uygulamaya girmedin. Kullanılmayan hesapları süresiz saklamıyoruz: Hesabın, yazışmaların ve kayıtların ' +
  `${warnedDays} gün sonra silinecek. Silinmesini istemiyorsan bu süre içinde uygulamayı açman ya da bu mesaja yanıt ` +
  'vermen yeterli. Silinmesi senin için uygunsa bir şey yapmana gerek yok.'
