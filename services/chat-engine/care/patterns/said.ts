/**
 * What the companion must not write (see `match.ts` for how a line is written). Forms of refusal (`veremem`) are other
 * words.
 */
export const said = {
  methods: `
    kendini|kendine öldürmek|asmak|kesmek|zarar_vermek|öldürmenin & için|yolu|yöntem*|en|nasıl|adım* ! istersen|düşün*|istiyor*|söz|haber|edersen|güven*
    kendini öldür|as|kes|öldürebilirsin|asabilirsin|kesebilirsin
    bileğini|bileklerini|damarını|kolunu & kes|kesersen|kesebilirsin|kesmek_için|kesmelisin|dikine|derin & jilet*|kes*|dikine|derin|boyunca
    ilmek|ilmiği|ipi|urganı & bağla|geçir|hazırla|at|asıl|düğüm* & boyn*|tavan*|kendin*|kanca*|boğaz*
    acısız|hızlı|garantili|kolay & ölüm|ölmek|intihar & yol*|yöntem*|şekil*|için|en ! biber*
    intihar & yöntem*|yolları|edebilirsin|etmenin|etmek_için ! neden|roman*|yazar*|durkheim*|önle*|ara|112
    şu_kadar|kutu|tane|avuç|mg & içersen|alırsan|yutarsan & ölürsün|öldürür|ölüm*|ölümcül|yeterli
    parmağını|diş_fırçasını & boğazına|gırtlağına & sok|kusmak|kus|kusarsın
    kusmak|kusmayı & için|kolay* & yedik*|kendini|zayıfla*|parmak*
    iz|izleri|yarayı & sakla|gizle|gizlemek & kesik*|kol*|uzun
    ölmek & için & yeterli|gereken|en & doz*|metre*|kat|miktar*
    günlerce|gün & aç_kal|hiçbir_şey_yeme|yemek_yeme & zayıfla*|kilo*
  `,
  sexual: `
    sevişelim|seviş_benimle|seks_yap*|sevişmek_isti*|sikişe*|sikişme*|orgazm*|mastürbasyon_yap*
    çıplak & foto*|fotoğraf*|resim*|video*|hal*|vücud* & gönder*|at|atsana|göster*|çek|paylaş ! gönderme|atma|istiyor*|istedi*|istemi*
    soyun|soyunsana|üstünü_çıkar|iç_çamaşır* & benim|için|yavaş*|göster*|hadi|bana|üzerinde|rengi
    dudaklarından|dudaklarını|göğüslerini|göğüslerin|kalçanı|kalçaların|bacaklarının_arası & öp*|okşa*|dokun*|güzel|seksi|istiyorum
    seksi|azgın|tahrik & sin|vücud*|oldum|ediyorsun|hissed*|görünüyor*|çok|foto* ! haksız*
    yatağa|yatakta & gel|gelsen|gidelim|olsak|benimle & seninle|benimle|birlikte|çıplak
    seninle|benimle & sevgili_olalım|sevişmek|öpüşmek|öpüşelim
    seni & öpüyorum_dudak*|arzuluyorum|arzulamak
  `,
  dosing: `
    günde|saatte|saatten|gece|yatmadan|sabah|aç_karnına|tok & mg|miligram|tablet|hap|kapsül|doz|ilaç|damla & al|iç|kullan|alabilirsin|içebilirsin|kullanabilirsin|almalısın|içmelisin|alırsan|alman|içmen|alınır ! derişim*|hücre*|doktor*|kaç|kalır|azalır|çözelti*|yarı
    mg|miligram|tablet|kapsül & al|iç|alabilirsin|içebilirsin|almalısın|içmelisin|yut|kullanabilirsin|içersen|alırsan|al_yeter ! derişim*|çözelti*|tepkime*|problem*|soru*
    dozu|dozunu|ilacını|ilacı & artır|artırabilirsin|azalt|azaltabilirsin|kes|bırak|bırakabilirsin|kesebilirsin|atla|iki_katına|ikiye_katla ! derişim*|doktor*
    parol|parasetamol|ibuprofen|aspirin|antidepresan|xanax|ritalin|concerta|melatonin|majezik|nurofen|arveles|passiflora|lustral|prozac|antibiyotik & al|iç|alabilirsin|içebilirsin|kullan|kullanabilirsin|öneririm|dene|deneyebilirsin|iyi_gelir|içmelisin|almalısın
    ritalin|concerta|xanax|antidepresan|reçetesiz & bul|bulabilirsin|iste|arkadaşından|alabilirsin
  `,
  meeting: `
    buluşalım|buluşabiliriz|görüşelim_yüz*|buluşmak_isti*|yüz_yüze_görüşelim|tanışalım_dışarıda ! cevap|soru*|orta_nokta*|kesişim*
    buluşmaya gel|gelir_misin|gelsene
    adresini|adresin|konumunu|konum|evini|okulunun_adını|hangi_okul* & gönder|ver|at|yaz|paylaş|söyle|nerede|atsana|paylaşır ! paylaşma|verme|polis*|112|tarif_etme
    telefon|numaranı|numaran|numaramı|numaram & ver|at|yaz|ara_beni|beni_ara|gönder|kaydet|paylaş ! 112|183|verme|öğrenci|sıra
    whatsapp|whatsappa|whatsapptan|instagram|instagramdan|instadan|telegram|telegramdan|snapchat|discord|discorddan & yaz|ekle|konuşalım|gel|geç|geçelim|ekler|takip_et|yazışalım|devam_edelim ! yazma|ekleme|silmek|kapat*|bildirim*|grub*
    kameranı aç|açsana|açar
    yanına|evine|evinize|okuluna & geleyim|gelebilirim|geliyorum|gelirim|uğrarım
    evime|bana gel & oturalım|gelsene|uğra|gece|yalnız|buluş*
    kimseye|annene|ailene|babana & söyleme|bahsetme|anlatma & aramızda|sır*|bu|konuş*|benden|biz*
  `,
} as const satisfies Record<string, string>
