// What stands with a week, for an editor to read and change. A sentence claims nothing that is not known of the week,
// suits one that is over as well as one that goes on, blames nobody, and compares with nobody else.

/** With a week that has work in it. */
export const afterWork: readonly string[] = [
  'Düzenli çalışmak, bir gün çok çalışmaktan daha kalıcıdır.',
  'Rakamlar bir kısmını gösterir; sana neyin iyi geldiğini en iyi sen bilirsin.',
  'İyi giden tek bir şey seç ve onu sonraki haftaya da taşı.',
  'Yanlış çıkan her soru, sınavdan önce bulunmuş bir eksiktir.',
  'Plana uymayan günler de bilgi verir: Bir sonraki planı onlara göre kurabilirsin.',
  'Dinlenmek de planın bir parçasıdır.',
  'Kendini başkalarıyla değil, bir önceki haftanla karşılaştır.',
  'Bir konuyu kendi cümlelerinle anlatabiliyorsan, o çalışma yerini bulmuştur.',
  'Küçük adımlar üst üste konunca yol olur.',
  'Sonraki haftaya tek bir hedefle başlamak, on hedefle başlamaktan kolaydır.',
  'Zor gelen konuya kısa kısa dönmek, onu bir günde bitirmeye çalışmaktan iyidir.',
  'Masaya oturduğun her gün, bir sonrakini biraz daha kolaylaştırır.',
]

/** With a week that has none. */
export const afterRest: readonly string[] = [
  'Kaydı olmayan haftalar da olur. Yeniden başlamak için yarım saat yeter.',
  'Her hafta aynı geçmez. Sıradaki adımı küçük tut: bir konu, birkaç soru.',
  'Bazı haftalar dinlenmeye, bazıları başka işlere gider. Hazır olduğunda tek bir konuyla başlayabilirsin.',
  'Burada kayıt görünmemesi, çalışılmadığı anlamına gelmez. İstersen yaptıklarını sonradan da ekleyebilirsin.',
  'Zor bir haftaysa bunu konuşabiliriz. Bir cümle yazman yeter.',
  'Yeni bir hafta, yeni bir başlangıç için yeterli bir nedendir.',
]
