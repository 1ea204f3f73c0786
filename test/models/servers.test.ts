import type { Bus } from '@yoldas/bus'
import type { DbPool } from '@yoldas/db'
import { type ModelServers, scenarios, startModelServers } from '@yoldas/standins'
import { openDb, openNats } from '@yoldas/testkit/servers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Played, play } from './turn.ts'

const db: DbPool = await openDb('chat-engine')
const connect = await openNats()
let bus: Bus
let servers: ModelServers
beforeAll(async () => {
  bus = await connect('chat-engine')
  // Its pauses are shortened: 25 s are 50 ms.
  servers = await startModelServers({ pace: 0.002 })
})
afterAll(() => servers[Symbol.asyncDispose]())

const turn = (scenario: string, options: Parameters<typeof play>[2] = {}) =>
  play({ db, bus, servers }, scenario, options)

/** The turn has failed: nothing is stored. */
const fails = null
const answer = 'Asıl yanıt.'
const plain = 'Tamam, anladım.'
const filtered = /^Yazdığım yanıt içerik süzgecine takıldı/
const kimya = 'search_corpus {"query":"kimya"}'
const fizik = 'search_corpus {"query":"fizik"}'

type Bubbles = ReadonlyArray<string | RegExp>
type Row = { says: Bubbles | null; runs?: string[] }
const says = (...bubbles: Bubbles): Row => ({ says: bubbles })
const runs = (...tools: string[]): Row => ({ says: [`Sonuç: ${tools.length} araç.`], runs: tools })
const failing: Row = { says: fails }

const framing: Record<string, Row> = {
  plain: says(plain),
  nospace: says('Boşluksuz yanıt.'),
  crlf: says('CRLF yanıt.'),
  crsplit: says('CR yanıt.'),
  cr: says('CR yanıt.'),
  bom: says('BOM yanıt.'),
  comments: says('Yorumdan sonra.'),
  retryBlock: says('Üst alanlardan sonra.'),
  pings: says('Araya girenler atlandı.'),
  multiline: says('Çok satırlı.'),
  singleBreaks: says('Tek satır.'),
  nodone: says('DONE yok.'),
  nodoneNoNewline: says('Son satır boşsuz.'),
  nodoneNoBreak: says('Son satır kesik.'),
  finishThenHalf: says('Tam yanıt.'),
  finishThenSilence: says('Tam yanıt.'),
  nofinish: says('Bitiş sebebi yok.'),
  nofinishUsage: says('Bitiş sebebi yok.'),
  nofinishEmpty: failing,
  cutclean: failing,
  cutreset: failing,
  cutInEvent: failing,
  doneTwice: says('Çift son.'),
  doneSpace: says('Boşluklu son.'),
  doneSpaces: says('Boşluklu son.'),
  doneQuoted: says('Tırnaklı son.'),
  doneBare: says('Boş satırsız son.'),
  doneLinger: says('Geç kapanan.'),
  finishThenReset: says('Tam yanıt.'),
  utf8split: says('Çığlık 🇹🇷👩‍🎓 şöyle.'),
  surrogate: says('Aferin 😀 devam'),
  nul: says('Sıfırbayt ve \u0007zil.'),
  lone: says('Tek \ufffd vekil.'),
  bigChunk: says(/^(?:Uzun yanıt\. ?){1333}$/),
  manyChunks: says(/^(?:a ){5999}a$/),
  gemmaCrlf: says('Bir', 'İki\nÜç'),
  idle: says('Başladım ve bitirdim.'),
  slowFirst: says('Geç geldi.'),
  slowFirstHeaders: says('Geç geldi 2.'),
  idleForever: failing,
  jsonBody: failing,
  htmlBody: failing,
  nonStream: says('Akışsız yanıt.'),
  nonStreamPretty: says('Akışsız yanıt.'),
  nonStreamAsEvents: says('Akışsız yanıt.'),
  nonStreamEvent: says('Akışsız yanıt.'),
  nonStreamHalf: failing,
  ndjson: says('Satır satır.'),
  ndjsonCut: failing,
}

const sideFields: Record<string, Row> = {
  roleEvery: says('Rol her parçada.'),
  azure: says('Azure yanıtı.'),
  obfuscation: says('Gizleme alanı olan bir yanıt geldi'),
  nulls: says('Boşlar.'),
  noDelta: says('Delta yok.'),
  finishEmpty: says('Boş bitiş.'),
  choicesNull: says('Seçenek null.'),
  choicesObject: says('Seçenek nesne.'),
  choiceNull: says('Seçenek boş.'),
  workersAI: says('Workers yanıtı.'),
  modelNull: says('Yalın.'),
  modelNumber: says('Sayı model.'),
  modelNul: says('Model adı bozuk.'),
  usageNoCompletion: says('Eksik kullanım.'),
  usageNull: says('Boş kullanım.'),
  usageEmpty: says('Boş nesne.'),
  usageText: says('Yazıyla kullanım.'),
  usageArray: says('Dizi kullanım.'),
  usageFloat: says('Kesirli kullanım.'),
  usageNegative: says('Eksi sayı.'),
  usageHuge: says('Dev sayı.'),
  usageInfinite: says('Sonsuz sayı.'),
  usageInputOutput: says('mlx.'),
  usageDetailsArray: says('Ayrıntı dizi.'),
  usageDetailsText: says('Ayrıntı yazı.'),
  usageCachedNull: says('Önbellek null.'),
  usageFirst: says('Önden kullanım.'),
  usageEvery: says('Her parçada kullanım.'),
}

const endings: Record<string, Row> = {
  orError: failing,
  orErrorEmptyChoices: failing,
  orErrorAfterStop: failing,
  errorUpperCase: failing,
  errorChoiceField: failing,
  errorText: failing,
  errorObject: failing,
  errorType: failing,
  vllmError: failing,
  eventError: failing,
  eventErrorText: failing,
  errorAfterFinish: failing,
  errorEmpty: says('Hata yok.'),
  endEos: says('Bitti.'),
  endTurn: says('Bitti.'),
  endNumber: says('Bitti.'),
  endUpperCase: says('Bitti.'),
  endUnknownCut: failing,
  endModelLength: says('Uzun yanıt.'),
  endMaxTokens: says('Uzun yanıt.'),
  endToolUse: runs('list_scheduled'),
  endToolCallsUpper: runs('list_scheduled'),
  lengthEmpty: failing,
  lengthText: says('Bu yanıt yarıda'),
  lengthSentence: says('Tam bir cümle. Bir cümle daha.'),
  lengthBubbles: says('İlk balon.', 'İkinci balon.'),
  azureFilter: says(filtered),
  filterSecondBubble: says('İlk balon.', filtered),
  filterEmpty: says(filtered),
  filterUpperCase: says(filtered),
  usageBeforeContent: says('İlk yarı ikinci yarı.'),
  stopEvery: says('Her parçada bitiş.'),
  earlyStopCut: failing,
  earlyStopReset: failing,
  earlyStopError: failing,
  refusal: says('Üzgünüm, bunda yardımcı olamam.'),
  refusalPart: says('Üzgünüm, bunda yardımcı olamam.'),
  refusalWhole: says('Üzgünüm, bunda yardımcı olamam.'),
  toolLength: { says: ['Sonuç: 1 araç.'] },
  toolCutNoReason: failing,
  toolFinishNoCalls: failing,
}

const inCode = (line: string) => `\`\`\`\n${line}\n\`\`\``
const thoughts: Record<string, Row> = {
  reasoningContent: says('Düşündüm.'),
  reasoning: says('Düşündüm 2.'),
  ...Object.fromEntries(
    ['think', 'thinkSplit', 'thinkAfterBlank', 'thinkTwice', 'thinkUpperCase', 'thinkAttributes', 'thinkingTag']
      .concat('thoughtTag', 'reasoningTag', 'seedTag', 'bracketTag', 'pipeTag', 'beginTag', 'triangleTag')
      .concat('closeFirst', 'harmony', 'harmonySplit', 'harmonyMiddle', 'eosToken', 'eosSplit', 'eosSeveral')
      .concat('eosTurn', 'eosWide', 'toolTextAfter', 'toolTextOpen', 'toolTextFunction', 'toolTextParameters')
      .concat('toolTextBrackets', 'toolTextPipes', 'toolTextSection', 'toolTextPython', 'toolTextInvoke')
      .concat('magistral', 'magistral2', 'partsMixed', 'partsThought', 'partsThink', 'partAlone')
      .map((name) => [name, says(answer)]),
  ),
  thinkOpen: failing,
  thinkLone: says(`gizli düşünce</think>${answer}`),
  thinkInText: says(`HTML’de <think> etiketi yoktur. ${answer}`),
  thinkInCode: says('Şöyle:', `${inCode('<think>örnek</think>')}\n${answer}`),
  harmonyCall: failing,
  eosInText: says(`Şablonda <|im_end|> belirteci vardır. ${answer}`),
  eosInCode: says('Kod:', inCode('<|im_end|>')),
  eosAfterCode: says('Kod:', inCode('x = 1')),
  eosAlone: failing,
  lessThan: says('Eğer a < b ve b <c ise a<'),
  toolText: failing,
  toolTextJson: failing,
  toolTextJsonCharacters: failing,
  jsonInText: says('{"ad": "Ayşe"} bir JSON nesnesidir.'),
  toolTextInCode: says('Şöyle yazılır:', inCode('<tool_call>{"name": "x"}</tool_call>')),
  toolTagInText: says(`XML’de <tool_call> etiketi olabilir. ${answer}`),
  citePua: says('Bilgi burada.'),
  citeSplit: says('Bilgi burada.'),
  citeInCode: says('Kod:', inCode('【4:0†kaynak】')),
  bracketsInText: says('Kitap 【Matematik】 güzeldir.'),
  partsOnlyThoughts: failing,
  contentNumber: failing,
}

const list = runs('list_scheduled')
const both = runs('list_scheduled', 'get_journey')
const found = runs(kimya)
const toolCalls: Record<string, Row> = {
  ...Object.fromEntries(
    ['toolPlain', 'toolNoIndex', 'toolNullIndex', 'toolStringIndex', 'toolIndexOne', 'toolNoId', 'toolEmptyId']
      .concat('toolNumberId', 'toolLongId', 'toolOtherIdPieces', 'toolNameRepeated', 'toolNameRepeatedAfter')
      .concat('toolNameSplit', 'toolArgsNull', 'toolArgsNullText', 'toolArgsMissing', 'toolStop', 'toolFinishSame')
      .concat('toolNoFinish', 'toolPrefix', 'toolPrefixOther', 'toolHarmonyName', 'toolBlankName')
      .concat('toolFunctionType', 'toolFlat', 'toolAlone', 'toolNullEntry', 'toolWhole', 'functionCall', 'toolThought')
      .map((name) => [name, list]),
  ),
  ...Object.fromEntries(
    ['toolNoIndexTwo', 'toolBareTwo', 'toolSameIndex', 'toolSameIndexOneChunk', 'toolIndexGap', 'toolSameId'].map(
      (name) => [name, both],
    ),
  ),
  ...Object.fromEntries(
    ['toolNoIndexPieces', 'toolArgsObject', 'toolArgsDouble', 'toolArgsGrowing', 'toolArgsEmptyFirst']
      .concat('toolArgsEncoded', 'functionCallPieces')
      .map((name) => [name, found]),
  ),
  ...Object.fromEntries(
    ['toolBareInterleaved', 'toolStringIndexPieces', 'toolSameIndexArgs', 'toolSameIndexPieces']
      .concat('toolSameIndexNoId')
      .map((name) => [name, runs(kimya, fizik)]),
  ),
  toolTextThenCall: { says: ['Hemen bakıyorum.', 'Sonuç: 1 araç.'], runs: ['list_scheduled'] },
}

const fourTimes = new Array<string>(4).fill('list_scheduled')
const givenBack: Record<string, Row> = {
  thoughtSignature: { says: ['İmza geri geldi.'], runs: ['list_scheduled'] },
  signatureInFunction: { says: ['İmza geri geldi.'], runs: ['list_scheduled'] },
  reasoningBack: { says: ['The `reasoning_content`'], runs: ['list_scheduled'] },
  reasoningDetailsBack: { says: ['reasoning_details'], runs: ['list_scheduled'] },
  messageExtraBack: { says: ['extra_content'], runs: ['list_scheduled'] },
  reasoningBackNone: { says: ['nothing but the call'], runs: ['list_scheduled'] },
  reasoningRefusedByName: { says: ['Alansız geldi.'], runs: ['list_scheduled'] },
  reasoningRefusedByPath: { says: ['Alansız geldi.'], runs: ['list_scheduled'] },
  reasoningRefusedByParam: { says: ['Alansız geldi.'], runs: ['list_scheduled'] },
  signatureRefused: { says: ['Alansız geldi.'], runs: ['list_scheduled'] },
  fiveSteps: { says: ['Son adım.'], runs: fourTimes },
  fiveStepsNoChoice: { says: ['Araçsız son adım.'], runs: fourTimes },
  fiveStepsStillCalls: { says: ['Son söz.'], runs: fourTimes },
  fiveStepsOnlyCalls: { says: fails, runs: fourTimes },
}

const requests: Record<string, Row> = {
  ...Object.fromEntries(
    ['strictParams', 'noMaxCompletion', 'noStreamOptions', 'noStreamOptionsGo', 'noStreamOptionsList']
      .concat('noStreamOptionsText', 'noStreamOptionsNested', 'noCacheKey', 'gpt5', 'noTools', 'noToolsVllm')
      .concat('noToolsParam', 'noImages', 'noImagesVariant', 'alternate', 'systemFirst', 'maxOver', 'maxOverRange')
      .concat('maxOverList', 'maxOverUnnamed', 'contextOver', 'contextOverVllm', 'inputOver', 'badTool')
      .concat('badToolInText', 'badImage', 'badImageList', 'rate429', 'rate429long', 'e503html', 'e408')
      .map((name) => [name, says(plain)]),
  ),
  maxTiny: failing,
  echoedInput: failing,
  azure400: failing,
  unknown400: failing,
  redirect: failing,
}

const rows = { ...framing, ...sideFields, ...endings, ...thoughts, ...toolCalls, ...givenBack, ...requests }

test('every scenario of the stand-in has its row', () => {
  expect(Object.keys(rows).toSorted()).toEqual(Object.keys(scenarios).toSorted())
})

function check({ bubbles, shown, ran }: Played, { says: expected, runs: tools = [] }: Row): void {
  const wanted = expected?.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text))) ?? null
  expect(bubbles).toEqual(wanted)
  // What a client has shown at the end is what is stored.
  if (bubbles) expect(shown.map((text) => text.toWellFormed())).toEqual(bubbles)
  expect(ran).toEqual(tools)
}

describe.concurrent('a turn whose model server answers as in', () => {
  test.each(Object.entries(rows))('%s', async (name, row) => {
    const turnSeconds = name === 'idleForever' ? 1 : 20
    check(await turn(name, { turnSeconds, withOuterTool: name.startsWith('badTool') }), row)
  })
})
