import {
  body,
  choice,
  chunk,
  done,
  ends,
  event,
  piece,
  plain,
  type Scenarios,
  says,
  send,
  stop,
  usage,
  wait,
} from './parts.ts'

const json = JSON.stringify
const delta = (content: string) => ({ choices: [choice({ content })] })
const end = { choices: [choice({}, 'stop')] }
/** The same three events, with other line ends. */
const framed = (before: string, after: string, text: string) =>
  [json(delta(`${text} `)), json(delta('yanıt.')), json(end), '[DONE]'].map((data) => send(`${before}${data}${after}`))

const whole = (more: object = {}) => ({
  id: 'x',
  object: 'chat.completion',
  model: 'fake',
  choices: [{ index: 0, message: { role: 'assistant', content: 'Akışsız yanıt.' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 },
  ...more,
})

/** How events are written, and how a stream begins and ends. */
export const framing: Scenarios = {
  plain,
  nospace: framed('data:', '\n\n', 'Boşluksuz'),
  crlf: framed('data: ', '\r\n\r\n', 'CRLF'),
  crsplit: framed('data: ', '\r', 'CR').flatMap((part) => [part, wait(30), send('\n\r\n'), wait(30)]),
  cr: framed('data: ', '\r\r', 'CR'),
  bom: [send(`\ufeffdata: ${json(delta('BOM yanıt.'))}\n\n`), ...ends()],
  comments: [
    ...[1, 2, 3, 4, 5].flatMap(() => [send(': OPENROUTER PROCESSING\n\n'), wait(50)]),
    ...says('Yorumdan sonra.'),
    send(': keep-alive\n\n'),
    ...ends(),
  ],
  retryBlock: [
    ...['retry: 3000\n\n', 'id: 1\n\n', 'event: message\n\n'].map(send),
    ...says('Üst alanlardan sonra.'),
    ...ends(),
  ],
  pings: [
    send('event: ping\ndata: {"type":"ping"}\n\n'),
    ...says('Araya '),
    ...['data: ping\n\n', 'data: {}\n\n', 'data: null\n\n', 'data: 1\n\n', 'data: "bekle"\n\n', 'data:\n\n'].map(send),
    ...says('girenler atlandı.'),
    ...ends(),
  ],
  multiline: [send(`data: {"choices":[{"index":0,\ndata: "delta":{"content":"Çok satırlı."}}]}\n\n`), ...ends()],
  singleBreaks: [json(delta('Tek ')), json(delta('satır.')), json(end), '[DONE]'].map((data) =>
    send(`data: ${data}\n`),
  ),
  nodone: [...says('DONE yok.'), stop()],
  nodoneNoNewline: [...says('Son satır boşsuz.'), send(`data: ${json(end)}\n`)],
  nodoneNoBreak: [...says('Son satır kesik.'), send(`data: ${json(end)}`)],
  finishThenHalf: [...says('Tam yanıt.'), stop(), send('data: {"choices":[],"usa')],
  finishThenSilence: [...says('Tam yanıt.'), stop(), 'hang'],
  nofinish: [...says('Bitiş sebebi yok.'), done],
  nofinishUsage: [...says('Bitiş sebebi yok.'), usage, done],
  nofinishEmpty: [chunk({ role: 'assistant', content: '' }), usage, done],
  cutclean: says('Yarıda kal'),
  cutreset: [...says('Yarıda kal'), wait(50), 'reset'],
  cutInEvent: [...says('Yarıda kal'), send('data: {"choices":[{"delta":{"con')],
  doneTwice: [...says('Çift son.'), stop(), done, done],
  doneSpace: [...says('Boşluklu son.'), stop(), send('data: [DONE] \n\n')],
  doneSpaces: [...says('Boşluklu son.'), send('data:   [DONE]\t\r\n\r\n')],
  doneQuoted: [...says('Tırnaklı son.'), send('data: "[DONE]"\n\n')],
  doneBare: [...says('Boş satırsız son.'), send('data: [DONE]')],
  doneLinger: [...says('Geç kapanan.'), stop(), done, 'linger'],
  finishThenReset: [...says('Tam yanıt.'), stop(), wait(80), 'reset'],
  utf8split: [{ bytewise: `data: ${json(delta('Çığlık 🇹🇷👩‍🎓 şöyle.'))}\n\n` }, wait(10), ...ends()],
  surrogate: [
    send('data: {"choices":[{"index":0,"delta":{"content":"Aferin \\ud83d"},"finish_reason":null}]}\n\n'),
    wait(80),
    send('data: {"choices":[{"index":0,"delta":{"content":"\\ude00 devam"},"finish_reason":null}]}\n\n'),
    ...ends(),
  ],
  nul: [piece('Sıfır\u0000bayt ve \u0007zil.'), ...ends()],
  lone: [send('data: {"choices":[{"index":0,"delta":{"content":"Tek \\ud83d vekil."}}]}\n\n'), ...ends()],
  bigChunk: [piece('Uzun yanıt. '.repeat(20_000)), ...ends()],
  manyChunks: [...Array.from({ length: 6_000 }, () => piece('a ')), ...ends()],
  gemmaCrlf: [piece('Bir\r\n\r\nİki\r\nÜç'), ...ends()],
  idle: [...says('Başladım '), wait(8_000), ...says('ve bitirdim.'), ...ends()],
  slowFirst: [wait(25_000), ...says('Geç geldi.'), ...ends()],
  slowFirstHeaders: [send(''), wait(25_000), ...says('Geç geldi 2.'), ...ends()],
  idleForever: [...says('Başladım'), 'hang'],
  jsonBody: () => body('application/json', json({ error: { message: 'overloaded', type: 'server_error' } })),
  htmlBody: () => body('text/html', '<html><body>Bad gateway</body></html>'),
  nonStream: () => body('application/json', json(whole())),
  nonStreamPretty: () => body('application/json', `\n${JSON.stringify(whole(), null, 2)}\n`),
  nonStreamAsEvents: () => body('text/event-stream', json(whole())),
  nonStreamEvent: [event(whole()), done],
  nonStreamHalf: () => body('application/json', json(whole()).slice(0, -40)),
  ndjson: () =>
    body('application/x-ndjson', [delta('Satır '), delta('satır.'), end].map((one) => `${json(one)}\n`).join('')),
  ndjsonCut: () =>
    body('application/x-ndjson', [delta('Satır '), delta('sat')].map((one) => `${json(one)}\n`).join('')),
}
