export type Language = 'tr' | 'en'

/** What stands around the phones, for developers of both languages. What is on a phone is the product's, and Turkish. */
export type Words = {
  other: { language: Language; label: string }
  changeStudent: string
  openSecond: string
  developer: string
  exampleModel: string
  exampleModelHow: string
  pickerHeading: string
  pickerHint: string
  students: string
  askAtOnce: string
  ownName: string
  begin: string
  preparing: string
  kindOfPhone: string
  lockScreen: string
  takeAway(phone: string): string
  closeDrawer: string
  actions: string
  whichPhone: string
  cutNetwork: string
  restoreNetwork: string
  deliverDue: string
  silenceCheckin: string
  weekly: string
  kill(part: string): string
  killed(part: string): string
  exitCode: string
  otherParts: string
  model: string
  modelHint: string
  slow: string
  refuse: string
  written(line: string): string
  allCommands: string
  trace: string
  lastTurn: string
  chosenRequest: string
  backToLastTurn: string
  noTurn: string
  awaitingTrace: string
  steps: string
  failed: string
  requests: string
  requestsHeading: string
  noRequest: string
  none: string
  closed: string
  closedByClient: string
  underway: string
  events: string
  showTrace: string
  newestEvents(count: number): string
  request: string
  response: string
  cut: string
  copyAsCurl: string
  copied: string
  notCopied: string
}

const tr: Words = {
  other: { language: 'en', label: 'English' },
  changeStudent: 'Öğrenci değiştir',
  openSecond: 'İkinci telefonu aç',
  developer: 'Geliştirici',
  exampleModel: 'Örnek bir model yanıtlıyor: yirmi soruya hazır yanıtı var, gerisini yineler.',
  exampleModelHow: 'Gerçek bir model için:',
  pickerHeading: 'Kim çalışıyor?',
  pickerHint: 'Yoldaş, sınava hazırlanan öğrencinin çalışma arkadaşı. Bir öğrenci seç ya da kendi adınla başla.',
  students: 'Öğrenciler',
  askAtOnce: 'Ya da hemen sor',
  ownName: 'Adın',
  begin: 'Başla',
  preparing: 'Öğrenci hazırlanıyor…',
  kindOfPhone: 'Telefon türü',
  lockScreen: 'Ekranı kilitle',
  takeAway: (phone) => `${phone}: kaldır`,
  closeDrawer: 'Geliştirici panelini kapat',
  actions: 'Eylemler',
  whichPhone: 'Hangi telefon',
  cutNetwork: 'Ağı kes',
  restoreNetwork: 'Ağı geri ver',
  deliverDue: 'Zamanı gelenleri gönder',
  silenceCheckin: 'Sessiz kalanlara yaz',
  weekly: 'Haftalık özeti yaz',
  kill: (part) => ({ model: 'Modeli öldür', 'chat-engine': 'Motoru öldür' })[part] ?? `${part} parçasını öldür`,
  killed: (part) => `${part} öldürüldü; yeniden başlatılıyor.`,
  exitCode: 'çıkış kodu',
  otherParts: 'Öteki parçaları öldür',
  model: 'Model',
  modelHint: 'Mesajın “!” ile başlayan satırları örnek modele ne yapacağını söyler. Bir komut seç, mesajına eklensin.',
  slow: 'Modeli yavaşlat',
  refuse: 'Modele yanıtı reddettir',
  written: (line) => `Mesajına eklendi: ${line}`,
  allCommands: 'Bütün komutlar',
  trace: 'İz',
  lastTurn: 'Son turun izi',
  chosenRequest: 'Seçilen isteğin izi',
  backToLastTurn: 'Son tura dön',
  noTurn: 'Henüz bir tur yok.',
  awaitingTrace: 'İz bekleniyor…',
  steps: 'adım',
  failed: 'başarısız',
  requests: 'İstekler',
  requestsHeading: 'İstekler ve olaylar',
  noRequest: 'Henüz istek yok.',
  none: 'yok',
  closed: 'kapandı',
  closedByClient: 'İstemci kapattı.',
  underway: 'sürüyor',
  events: 'olay',
  showTrace: 'İzi göster',
  newestEvents: (count) => `Son ${count} olay:`,
  request: 'İstek',
  response: 'Yanıt',
  cut: 'Kesildi.',
  copyAsCurl: 'curl olarak kopyala',
  copied: 'Kopyalandı',
  notCopied: 'Kopyalanamadı',
}

const en: Words = {
  other: { language: 'tr', label: 'Türkçe' },
  changeStudent: 'Change student',
  openSecond: 'Open a second phone',
  developer: 'Developer',
  exampleModel: 'An example model answers: it has answers to twenty questions and repeats the others.',
  exampleModelHow: 'For a real one:',
  pickerHeading: 'Who is studying?',
  pickerHint: 'Yoldaş studies with students who prepare for an exam. Choose one, or begin under your own name.',
  students: 'Students',
  askAtOnce: 'Or ask at once',
  ownName: 'Your name',
  begin: 'Begin',
  preparing: 'The student is being created…',
  kindOfPhone: 'Kind of phone',
  lockScreen: 'Lock the screen',
  takeAway: (phone) => `${phone}: take away`,
  closeDrawer: 'Close the developer panel',
  actions: 'Actions',
  whichPhone: 'Which phone',
  cutNetwork: 'Cut the network',
  restoreNetwork: 'Restore the network',
  deliverDue: 'Deliver what is due',
  silenceCheckin: 'Write to silent students',
  weekly: 'Write the week’s summary',
  kill: (part) => `Kill ${part}`,
  killed: (part) => `${part} was killed and is started again.`,
  exitCode: 'exit code',
  otherParts: 'Kill other parts',
  model: 'Model',
  modelHint: 'Lines of a message that begin with “!” tell the example model what to do. Choose one to add it.',
  slow: 'Slow the model',
  refuse: 'Let the model refuse',
  written: (line) => `Added to your message: ${line}`,
  allCommands: 'All commands',
  trace: 'Trace',
  lastTurn: 'Trace of the last turn',
  chosenRequest: 'Trace of the chosen request',
  backToLastTurn: 'Back to the last turn',
  noTurn: 'No turn yet.',
  awaitingTrace: 'Waiting for the trace…',
  steps: 'steps',
  failed: 'failed',
  requests: 'Requests',
  requestsHeading: 'Requests and events',
  noRequest: 'No request yet.',
  none: 'none',
  closed: 'closed',
  closedByClient: 'The client closed it.',
  underway: 'under way',
  events: 'events',
  showTrace: 'Show the trace',
  newestEvents: (count) => `The last ${count} events:`,
  request: 'Request',
  response: 'Response',
  cut: 'Cut here.',
  copyAsCurl: 'Copy as curl',
  copied: 'Copied',
  notCopied: 'Could not copy',
}

export const words: Readonly<Record<Language, Words>> = { tr, en }
