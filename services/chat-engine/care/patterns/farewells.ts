import type { Block } from './block.ts'

/** Farewells, what is given away, and a life that ends: said without the word. */
export const farewells: readonly Block[] = [
  {
    tier: 'acute',
    category: 'self-harm',
    lines: `
      # veda
      elveda & anneme|babama|kardeşime|herkese|hepinize|dünya|hayat|ağlamasın|demek_istedim|kapatıyorum|millet ! sınıf*|geometri*|sınav*|tatil*|karne*|oyun*|okul*|lise*|mat|yaz|şeker*|tatlı*|diyet*
      hoşça_kal|hoşçakal|hoşça_kalın|hoşçakalın & uğraştı|olmadı|dayanamadım|geri_dönmeyeceğim|dönmüyorum|dönmiyorum|senin_olsun|gitar*|affed*|söyle|hiçbir_yere|son_kez|ömür|dünya ! okul*|tatil*|lise*|sınıf*|dershane*|yaz
      okuduğunda|okuduğunuzda|bulduğunda|bulduğunuzda|bulduklarında|okuyorsan & yokum|gitmiş|olmayacağım|olmicam|olmıcam|olmcam|geç|acım|dinmiş|çoktan|uzakta|özür|bıraktım|ben ! kitab*|kargo*|mail*|ödev*
      seni|sizi & sevdim|seviyorum|sevdiğimi & bil|bilin|söyleyin|söyle|unutma & olmıcam|olmayacağım|olmicam|yokum|gidiyorum|gittim|son|dayanamadım|affed*|elveda
      anneme|babama|kardeşime|kardeşlerime|herkese|aileme|ablama|abime & söyleyin|söyle|deyin|verin & ağlamasın|ağlamasınlar|sevdiğimi|üzülmesin|suçu_yok|uzağa|gitti|affetsin|dayanamadım|elveda|hakk* ! ödev*|yemek*|geç_kal*|alışveriş*|toplantı*
      kimse|kimseyi|kimsenin|kimseye & suçlu|suçlamayın|suçu|kırgın & değil|yok|değilim & mezar*|ağla*|gidiyorum|bitecek|bitsin|bu_gece|dünya|elveda|gece|benim|sadece ! sınav*|maç*|takım*
      senin|babamın|annemin & suçun|suçu & değil & gidiyorum|gece|dayanam*|bu_gece|artık ! not*|sınav*|karne*
      son_mesajım|son_mesaj|son_yazım|son_konuşmamız|son_sözüm & bu|olsun|kadar|teşekkür*|sağol|güzel*|affed*|artık ! bugünlük|kilitleyip|teste|derse|mola*|uyku*|yatıyorum|fatura*|paket*|kontör*
      son_kez & yazıyorum|konuşuyorum|duydum|sarıldım|gördüm|öptüm|duş_aldım|aradım|sesini & bitir*|bilmiyor|son_olduğunu|temiz|bulsunlar|telefonu_kapat*|gece|artık|kimse* ! sınav*|mezun*|emekli*|taşın*|finale|sezon*
      temiz & bulsunlar|bulsun & son|duş|saç*|odamı
      odamı|çekmecemi|dolabımı & topladım|temizledim & not|notu|bulurlarsa|üzülmesinler|ardımda|arkamda|geride|yaktım|bıraktım|ardımdan ! misafir*|taşın*|annem_kız*
      hakkım|hakkımı|hakkınızı|hakkını & helal & herkese|olsun|hepinize|edin|etsin|etsinler & yarın|gece|son|gidiyorum|olmayacağım|olmcam|bu_kadarmış|bitiyor|bitirdim|bitircem|hayat*|atl*|hepinize ! bayram*|hac*|umre*|asker*|sınav*|tatil*|hocam
      helal & edin & fişi|bittim|yarın|gidiyorum|olmcam|gece ! sınav*|tatil*|asker*|memleket*|hac*|umre*
      bye_bye|bay_bay|bb|elveda|hoşçakal dünya|hayat|cruel_world ! turu*|kupası*
      görüşmek|görüşürüz & ahirette|öbür_tarafta|öteki_tarafta|cennette|öbür_dünyada ! espri*|haha*
      dedeme|nineme|babaanneme|anneanneme|babama|anneme & kavuş*|selam_götür*|yanına & bu_gece|bu_akşam|az_kaldı|buluşuyoruz|gidiyorum|gitcem|artık ! köy*|otobüs*|bilet*|bayram*|tatil*|hafta_sonu|yemeğe|memleket*
      yukardan|yukarıdan|gökyüzünden|cennetten|oradan & izlicem|izleyeceğim|bakıcam|bakacağım|izlerim|seyred* & sizi|seni|hepinizi|herkesi|artık ! tribün*|balkon*|uçak*
      melek|yıldız & olcam|olacağım|olucam & artık|gökyüzü*|bu_gece|yarın|yukarı* ! rol*|sahne*|tiyatro*|gösteri*
      doğum_günümde|öldüğüm_günde|öldüğüm_gün|mezarıma|mezarımı|mezar_taşıma|mezarımın|cenazemde & ansınlar|anın|getirin|gelsin|koysunlar|koyun|çalın|papatya*|gelin|ağlamasın* & yarın|bugün|cumartesi|gece|pazartesi|yeter|suçlu|lütfen|vasiyet*|son|çiçek* ! not*|soru*|konu*|yanlış*|yaz|yazın|logaritma*|kimya*|fizik*|yks*
      vasiyetim|vasiyetimdir & bu|masada|bıraktım|yazdım & kimse*|annem*|babam*|sana|ölünce ! silgi*|sözlü*|sınav*|mal|konu*
      elveda & yetti|yenisi|özleyecek|yıl|beni ! sınıf*|okul*|tatil*|geometri*|dershane*
      bu_mesaj|mesaj|mesajım & ulaştığında|geldiğinde|gördüğünde|okuduğunda & yapmış_olacağım|gitmiş|yokum|çoktan ! kargo*
      dönüşü|dönüş & olmayan|yok & yola|bu_gece|gece|son|kimse ! sınıf*|seçtim|bölüm*|bilet*|otobüs*|uçak*|tatil*
      dönmeyeceğim|dönmicem & bıraktım|dayanamıyorum|kararım|elveda|kenarında & artık|dayanamıyorum|bekliyorum|köprü*|kenarında ! okul*|yurt*|köy*
      # eşya dağıtmak
      verdim|bıraktım|dağıttım|emanet|hediye_ettim & kolyemi|kitaplarımı|gitarımı|bisikletimi|eşyalarımı|kedimi|köpeğimi|hamsterımı|kuşumu|saatimi|bilgisayarımı|oyuncaklarımı|formamı|defterlerimi & artık|gerek_yok|eşyam_yok|gidebilirim|özür|ağlamayın|ihtiyacım_kalmadı|son|kimse*|lazım_olmayacak|lazım_değil|gittim ! taşın*|tatil*|yeni|yenisini|mezun*|küçül*|satın*|satt*
      eşyalarımı|kitaplarımı|kıyafetlerimi|kolyemi|oyuncaklarımı dağıttım & artık|lazım|gerek|ihtiyac*|herkese|arkadaş* ! taşın*|yardım*|ihtiyaç_sahip*|köy*|küçül*|mezun*|kampanya*|yeni
      bana & lazım|gerek|ihtiyacım & olmayacak|olmıcak|yok|kalmayacak|kalmadı & zaten|artık|yarın|sonra & eşya*|telefon*|para*|kolye*|kedi*|köpe* & verdim|bıraktım|al ! yeni|taşın*
      şifremi|şifrelerimi|şifre & yazdım|bıraktım|verdim & gittim|fotolarımı|silmesin|ben|ölünce|artık|annem*|abime & gittim|gidiyorum|yokum|silmesin|bakarlar|gitmiş ! wifi*|internet*|modem*|netflix*|e_devlet*
      notu|mektubu|mektup|veda|notumu|mektubumu & yastığa|yastığıma|masaya|masada|masama|çekmeceye|kapıya|dolaba & bıraktım|hazır|yazdım|koydum|annem*|okusun ! ders*|hoca*|öğretmen*|aşk*|buzdolab*|market*|alışveriş*
      mektubu|mektup|mektubumu yazdım & gece|şaka|ciddi*|masada|imla|bu_gece|cidden ! ödev*|hoca*|başvuru*|niyet*|motivasyon*|erasmus*
      kapıya|kapıma & not & sabah|annem|ilk|girmesin|bulmasın & yapıştırdım|astım|bıraktım|yazdım ! uyandır*|sınav*|rahatsız*|uyu*|kargo*
      # yarın yok, geleceğin sonu
      sabaha|yarına|kışa|pazara|haftaya & çıkmıyorum|çıkmayı_düşünmüyorum|çıkmam|kalmaz|çıkmayacağım & artık|çünkü|ben|ayarladım|gece|göremem ! sınav*|okul*|alışveriş*
      saat*|gece|geçince & yapacağım|yapıcam & vazgeçir*|uğraşma|kararlıyım|kendime ! ödev*|soru*|test*|$ders
      bu_gece|bu_akşam|gece & bitiyor|bitiyorum|bitiyo|tamamlayacağım|bitireceğim & benim|ben|notumu|notu|mektup*|sayacım|hapları|özür ! sınav*|kampanya*|indirim*|ödev*|sezon*|dizi*|test*|konu*|başvuru*|yayın*
      uyanmamak & üzere
      hepsini & önüme|önümde|yanıma & dizdim|koydum|döktüm & içeceğim|içicem|birazdan|kilitledim|bakıyorum ! kitap*|test*|not*
      yarın & diye_bir_şey|diye_bişey & yok & benim|bana|bizim
      yarın yok & benim_için|bana|çünkü ! okul*|$ders|sınav*|tatil*|etüt*
      o_güne|o_zamana|yarına|sınava|yksye|lgsye|yaza|doğum_günüme|bayrama & kadar & yaşamayacağım|yaşamıycam|yaşamicam|yaşamam|yaşamıyor_olacağım|ölmüş_olurum|olmayacağım ! ben_burada
      hayatta & olmcam|olmayacağım|olmicam|olmıcam|kalmayacağım|kalmıcam ! film*|oyun*|survivor*
      yaşamayacağım|yaşamcam|yaşamicam|yaşamıycam & kararımı|karar|söz*|o_güne|verdim|tutacağım|artık ! istanbul*|burada|yurtta|şehir*|ailemle|evde|orada
      bir_daha|bi_daha|daha & uyanmayacağım|uyanmıcam|uyanmicam|uyandıramıcak|uyandıramayacak|kalkmayacağım & gece|yat*|uyu*|kimse|bu_gece|sabah ! alarm*|erken|okul*
      uyanmamak|kalkmamak|uyanmayı|uyanmıyorum & planla*|üzere|kesin|planlamıyorum|inşallah_değil & gece|yat*|sabah|bu_gece ! alarm*|erken|okul*
      bugün|bu_gece|bu_akşam & son & artık|tereddüt*|günüm|gecem|karar*|tarih|bitti ! sınav*|başvuru*|gün_başvuru|ders*|kupon*|indirim*|kampanya*|bölüm*|deneme*|test*|ödev*|soru*|tercih*|maç*|vize*
      kafamda|takvimde|aklımda & tarih|gün & belli|seçtim|koydum|var & artık|doğum_gün*|kimse|son ! sınav*|yks*|deneme*|randevu*|tatil*|bilet*|düğün*|gezi*
      az_kaldı|birkaç_saat|birkaç_saat_sonra|yakında & hiçbir_şey|hiçbir_yerim|hiçbi_şey & acımayacak|acıtmayacak|hissetmeyeceğim|acımıcak
      buldukları|bulduklarında|fark_ettiklerinde|anladıklarında & geç & olacak|olcak|olmuş ! hata*|soru*|optik*
      yarın|yarın_gece & anlarsınız|görürsünüz|duyarsınız|gazetede|haberlerde & son|veda|karar*|gazete*|yukardan|artık|niye|elveda|değilim ! sürpriz*|sonuç*|maç*|hediye*
      artık & kimseye & yük & değilim|olmayacağım|olmıcam|olmcam
      bu_gece|bu_akşam|yarın & kurtuluyorsunuz|kurtulacaksınız|kurtulursunuz|rahatlayacaksınız & benden|bensiz ! sınıf*|ödev*
      yaşamak|yaşamı|yaşamaya|yaşamaktan & vazgeçtim|istemiyorum|bitti|yoruldum & hap*|hapları|ilaç*|ip|köprü*|jilet*|çatı*|bu_gece|bıçak*|elimde|yanımda ! film*
      ölmek|ölüm|ölmem & lazım|gerek|olsun|kaldı & bugün|bu_gece|başka_yol*|tek_çare|tek_yol|deniyorum|yol_yok|hazırım ! oyun*|karakter*|boss*
      ölmek|ölüm & planlıyorum|planladım|planım|sonu|bu_gece_deniyorum & gün*|kamp*|tarih*|sonu|bu_gece ! roman*|oyun*|dizi*|film*
      ölüyorum|ölücem|ölcem|öleceğim & bu_gece|bu_akşam|birazdan|az_sonra & cidden|mektup*|ciddi*|kimse*|haber|anlamıyor*|karış*|son|gerçekten ! gülmek*|uyku*|sınav*|$ders|açlık*|yorgun*
      gitmiş olcam|olucam|olacağım & başka_yere|çoktan|ölcem|ölücem|temelli|ben ! memleket*|tatil*|okula
      bitirmek|bitireceğim|bitiricem|bitircem|bitirceğim & her_şeyi|hersyi|hersey|her_şey|herşeyi & kendimi|telefonu|bu_gece|bu_akşam|son|bugün|kapatacağım ! ödev*|konu*|ünite*|kitab*|test*|deneme*|$ders
    `,
  },
]
