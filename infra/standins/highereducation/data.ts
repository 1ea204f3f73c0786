/** A year of a programme: its place, and with what those were admitted who came last and first. */
export type Year = {
  yil: number
  kontenjan: number
  yerlesen: number
  taban_puan: number
  tavan_puan: number
  basari_sirasi: number
  tavan_basari_sirasi: number
  kadin: number
  erkek: number
  ayni_ilden: number
}

export type Programme = {
  kilavuz_kodu: number
  degree_type: 'bachelor' | 'associate'
  universite_id: number
  universite_adi: string
  universite_turu: 'DEVLET' | 'VAKIF'
  il_kodu: number
  il_adi: string
  fakulte_adi: string
  birim_grup_id: number
  birim_grup_adi: string
  birim_adi: string
  puan_turu: 'SAY' | 'EA' | 'SOZ' | 'DIL' | 'TYT'
  ogretim_turu: string
  ogrenim_suresi: number
  burs_orani: number | null
  current: Year
  history: Year[]
}

export type City = { id: number; name: string }
export type University = { id: number; name: string; type: 'DEVLET' | 'VAKIF'; city: City }
export type Group = {
  id: number
  name: string
  degree_type: Programme['degree_type']
  puan_turu: Programme['puan_turu']
  faculty: string
  /** The rank with which the least wanted university of the country still takes somebody. */
  lastRank: number
}

export type Atlas = {
  cities: City[]
  universities: University[]
  groups: Group[]
  programmes: Programme[]
}

const cityNames: Record<number, string> = {
  1: 'Adana',
  6: 'Ankara',
  7: 'Antalya',
  16: 'Bursa',
  20: 'Denizli',
  21: 'Diyarbakır',
  25: 'Erzurum',
  26: 'Eskişehir',
  27: 'Gaziantep',
  32: 'Isparta',
  34: 'İstanbul',
  35: 'İzmir',
  38: 'Kayseri',
  42: 'Konya',
  48: 'Muğla',
  55: 'Samsun',
  61: 'Trabzon',
  65: 'Van',
}

/** None of them exists; the number is that of their city. */
const universityNames: ReadonlyArray<[string, number, University['type']]> = [
  ['Gökçeova Üniversitesi', 6, 'DEVLET'],
  ['Çınarlıova Teknik Üniversitesi', 34, 'DEVLET'],
  ['Ağaçdere Üniversitesi', 35, 'DEVLET'],
  ['Bozyayla Üniversitesi', 26, 'DEVLET'],
  ['Iğdırlıpınar Üniversitesi', 32, 'DEVLET'],
  ['İncirlikaya Üniversitesi', 7, 'DEVLET'],
  ['Karaçamlı Üniversitesi', 61, 'DEVLET'],
  ['Kızılçayır Üniversitesi', 38, 'DEVLET'],
  ['Lalebahçe Üniversitesi', 42, 'DEVLET'],
  ['Menekşeova Üniversitesi', 16, 'DEVLET'],
  ['Narlıyazı Üniversitesi', 27, 'DEVLET'],
  ['Ortaırmak Üniversitesi', 1, 'DEVLET'],
  ['Özlüpınar Üniversitesi', 25, 'DEVLET'],
  ['Sarıçiğdem Üniversitesi', 55, 'DEVLET'],
  ['Taşlıyaka Üniversitesi', 21, 'DEVLET'],
  ['Üçgöze Üniversitesi', 65, 'DEVLET'],
  ['Yeşilkuyu Üniversitesi', 20, 'DEVLET'],
  ['Zeytinalan Üniversitesi', 48, 'DEVLET'],
  ['Gökçeova Sağlık Bilimleri Üniversitesi', 6, 'DEVLET'],
  ['Akduru Üniversitesi', 34, 'VAKIF'],
  ['Mavişehirli Üniversitesi', 35, 'VAKIF'],
  ['Pınarhisarlı Üniversitesi', 34, 'VAKIF'],
  ['Şafakyolu Üniversitesi', 6, 'VAKIF'],
  ['Yıldızdere Üniversitesi', 34, 'VAKIF'],
]

const groupNames: ReadonlyArray<[string, Programme['puan_turu'], string, number]> = [
  ['Bilgisayar Mühendisliği', 'SAY', 'Mühendislik Fakültesi', 180_000],
  ['Yazılım Mühendisliği', 'SAY', 'Mühendislik Fakültesi', 200_000],
  ['Elektrik-Elektronik Mühendisliği', 'SAY', 'Mühendislik Fakültesi', 210_000],
  ['Makine Mühendisliği', 'SAY', 'Mühendislik Fakültesi', 240_000],
  ['İnşaat Mühendisliği', 'SAY', 'Mühendislik Fakültesi', 300_000],
  ['Endüstri Mühendisliği', 'SAY', 'Mühendislik Fakültesi', 230_000],
  ['Mimarlık', 'SAY', 'Mimarlık Fakültesi', 250_000],
  ['Tıp', 'SAY', 'Tıp Fakültesi', 42_000],
  ['Diş Hekimliği', 'SAY', 'Diş Hekimliği Fakültesi', 75_000],
  ['Eczacılık', 'SAY', 'Eczacılık Fakültesi', 95_000],
  ['Hemşirelik', 'SAY', 'Sağlık Bilimleri Fakültesi', 330_000],
  ['Fizyoterapi ve Rehabilitasyon', 'SAY', 'Sağlık Bilimleri Fakültesi', 290_000],
  ['İlköğretim Matematik Öğretmenliği', 'SAY', 'Eğitim Fakültesi', 190_000],
  ['Hukuk', 'EA', 'Hukuk Fakültesi', 110_000],
  ['Psikoloji', 'EA', 'Edebiyat Fakültesi', 260_000],
  ['İktisat', 'EA', 'İktisadi ve İdari Bilimler Fakültesi', 520_000],
  ['İşletme', 'EA', 'İktisadi ve İdari Bilimler Fakültesi', 600_000],
  ['Sınıf Öğretmenliği', 'EA', 'Eğitim Fakültesi', 240_000],
  ['Rehberlik ve Psikolojik Danışmanlık', 'EA', 'Eğitim Fakültesi', 170_000],
  ['Tarih', 'SOZ', 'Edebiyat Fakültesi', 310_000],
  ['Türkçe Öğretmenliği', 'SOZ', 'Eğitim Fakültesi', 120_000],
  ['Gazetecilik', 'SOZ', 'İletişim Fakültesi', 350_000],
  ['İngilizce Öğretmenliği', 'DIL', 'Eğitim Fakültesi', 36_000],
  ['Mütercim-Tercümanlık (İngilizce)', 'DIL', 'Edebiyat Fakültesi', 44_000],
  ['Bilgisayar Programcılığı', 'TYT', 'Meslek Yüksekokulu', 1_500_000],
  ['İlk ve Acil Yardım', 'TYT', 'Meslek Yüksekokulu', 700_000],
  ['Aşçılık', 'TYT', 'Meslek Yüksekokulu', 1_700_000],
]

const newestYear = 2025
const earlierYears = 3

/** The same at every start: nothing in it is by chance. */
export function makeAtlas(): Atlas {
  const cities = Object.entries(cityNames).map(([id, name]) => ({ id: Number(id), name }))
  const universities = universityNames.map(([name, cityId, type], index): University => {
    return { id: 1001 + index, name, type, city: { id: cityId, name: cityNames[cityId] ?? '' } }
  })
  const groups = groupNames.map(([name, puan_turu, faculty, lastRank], index): Group => {
    const degree_type = puan_turu === 'TYT' ? 'associate' : 'bachelor'
    return { id: 10_001 + index, name, degree_type, puan_turu, faculty, lastRank }
  })
  const programmes = universities.flatMap((university, place) =>
    groups
      .filter((group) => offers(university, group))
      .map((group, index) => makeProgramme(university, group, place * 100 + index)),
  )
  return { cities, universities, groups, programmes }
}

const health = /Tıp|Diş|Eczacılık|Hemşirelik|Fizyoterapi|Psikoloji$|Acil/

/** Each lacks a few, so that not every question has an answer everywhere. */
function offers({ id, name }: University, group: Group): boolean {
  return name.includes('Sağlık') ? health.test(group.name) : (id * 7 + group.id) % 9 !== 0
}

function makeProgramme(university: University, group: Group, serial: number): Programme {
  const isFoundation = university.type === 'VAKIF'
  const wanted = ((university.id * 37 + group.id * 11) % 100) / 100
  const rank = Math.round(group.lastRank * (0.04 + 0.96 * wanted ** 2))
  const years = Array.from({ length: earlierYears + 1 }, (_, back) => makeYear(group, rank, serial, back))
  const [current = makeYear(group, rank, serial, 0), ...history] = years
  const burs_orani = isFoundation ? ([100, 50, 0][serial % 3] ?? null) : null
  return {
    kilavuz_kodu: 200_000_000 + (university.id - 1000) * 10_000 + (group.id - 10_000) * 10,
    degree_type: group.degree_type,
    universite_id: university.id,
    universite_adi: university.name,
    universite_turu: university.type,
    il_kodu: university.city.id,
    il_adi: university.city.name,
    fakulte_adi: group.faculty,
    birim_grup_id: group.id,
    birim_grup_adi: group.name,
    birim_adi:
      burs_orani === null ? group.name : `${group.name} (${burs_orani === 0 ? 'Ücretli' : `%${burs_orani} Burslu`})`,
    puan_turu: group.puan_turu,
    ogretim_turu: 'Örgün Öğretim',
    ogrenim_suresi: group.degree_type === 'associate' ? 2 : 4,
    burs_orani,
    current,
    history,
  }
}

function makeYear({ lastRank }: Group, rank: number, serial: number, back: number): Year {
  const basari_sirasi = Math.round(rank * (1 + ((serial * 13 + back * 29) % 21) / 100))
  const taban_puan = round(555 - 330 * Math.sqrt(basari_sirasi / (lastRank * 1.3)))
  const kontenjan = 30 + ((serial * 17) % 9) * 10
  const kadin = Math.round(kontenjan * (0.2 + ((serial * 31) % 60) / 100))
  return {
    yil: newestYear - back,
    kontenjan,
    yerlesen: kontenjan,
    taban_puan,
    tavan_puan: round(taban_puan + 12 + ((serial + back) % 40)),
    basari_sirasi,
    tavan_basari_sirasi: Math.round(basari_sirasi * 0.35) + 1,
    kadin,
    erkek: kontenjan - kadin,
    ayni_ilden: Math.round(kontenjan * 0.3),
  }
}

const round = (score: number) => Math.round(score * 1000) / 1000
