import {
  body,
  call,
  calling,
  calls,
  choice,
  chunk,
  done,
  ends,
  event,
  more,
  piece,
  type Scenarios,
  says,
  send,
  stop,
  usage,
  withFields,
} from './parts.ts'

const half = says('Yarım kalan yanıt ve bur')
const broken = { code: 502, message: 'Provider disconnected' }

/** Reasons of an end, and errors within a stream. */
export const endings: Scenarios = {
  orError: [
    send(': OPENROUTER PROCESSING\n\n'),
    ...half,
    event({
      ...{ id: 'gen-1', object: 'chat.completion.chunk', created: 1, model: 'fake', provider: 'x' },
      error: { ...broken, metadata: { error_type: 'provider_unavailable' } },
      choices: [choice({ content: '' }, 'error', { native_finish_reason: 'error' })],
    }),
    done,
  ],
  orErrorEmptyChoices: [...half, event({ id: 'gen-1', choices: [], error: broken }), done],
  orErrorAfterStop: [...half, stop('error'), done],
  errorUpperCase: [...half, stop('ERROR'), done],
  errorChoiceField: [
    ...half,
    withFields({ choices: [choice({}, 'stop', { error: { message: 'x', code: 502 } })] }),
    done,
  ],
  errorText: [...half, withFields({ choices: [choice({}, 'stop')], error: 'overloaded' }), done],
  errorObject: [...half, event({ object: 'error', message: 'EngineCore died', code: 500 }), stop(), done],
  errorType: [...half, event({ type: 'error', message: 'overloaded' }), stop(), done],
  vllmError: [
    ...half,
    event({
      error: { object: 'error', message: 'EngineCore died', type: 'InternalServerError', param: null, code: 500 },
    }),
    done,
  ],
  eventError: [
    ...half,
    send(
      'event: error\ndata: {"error":{"message":"Failed to call a function","code":"tool_use_failed","status_code":400}}\n\n',
    ),
  ],
  eventErrorText: [...half, send('event: error\ndata: upstream died\n\n'), stop(), done],
  errorAfterFinish: [...says('Tam yanıt.'), stop(), event({ error: { message: 'usage failed', code: 500 } }), done],
  errorEmpty: [...says('Hata yok.'), withFields({ choices: [choice({}, 'stop')], error: '' }), done],
  endEos: [...says('Bitti.'), ...ends('eos')],
  endTurn: [...says('Bitti.'), ...ends('end_turn')],
  endNumber: [...says('Bitti.'), stop(0), done],
  endUpperCase: [...says('Bitti.'), stop('STOP')],
  endUnknownCut: [...says('Bitti mi'), stop('eos')],
  endModelLength: [...says('Uzun yanıt. Yarım kalan cü'), ...ends('model_length')],
  endMaxTokens: [...says('Uzun yanıt. Yarım kalan cü'), ...ends('MAX_TOKENS')],
  endToolUse: calling(calls(call(0, 'call_1', 'list_scheduled', '{}')), stop('tool_use'), done),
  endToolCallsUpper: calling(calls(call(0, 'call_1', 'list_scheduled', '{}')), stop('TOOL_CALLS')),
  lengthEmpty: [chunk({ content: '', reasoning_content: 'çok düşündüm' }), ...ends('length')],
  lengthText: [...says('Bu yanıt yarıda kal'), ...ends('length')],
  lengthSentence: [...says('Tam bir cümle. Bir cümle daha.'), ...ends('length')],
  lengthBubbles: [piece('İlk balon.\n\nİkinci balon. Yarım kalan cü'), ...ends('length')],
  azureFilter: [...says('Şimdi sana bir şey anlata'), stop('content_filter'), usage, done],
  filterSecondBubble: [piece('İlk balon.\n\nŞimdi sana bir şey anlata'), ...ends('content_filter')],
  filterEmpty: [chunk({ role: 'assistant', content: '' }), ...ends('content_filter')],
  filterUpperCase: [...says('Şimdi sana'), ...ends('CONTENT_FILTER')],
  usageBeforeContent: [...says('İlk yarı '), stop(), ...says('ikinci yarı.'), done],
  stopEvery: [...['Her ', 'parçada ', 'bitiş.'].map((content) => chunk({ content }, 'stop')), done],
  earlyStopCut: [chunk({ content: 'İlk yarı ' }, 'stop'), chunk({ content: 'ikinci ya' }, 'stop')],
  earlyStopReset: [chunk({ content: 'İlk yarı ' }, 'stop'), piece('ikinci ya'), 'reset'],
  earlyStopError: [chunk({ content: 'İlk yarı ' }, 'stop'), event({ error: { message: 'x', code: 500 } }), done],
  refusal: [
    chunk({ role: 'assistant', content: null, refusal: '' }),
    ...['Üzgünüm, ', 'bunda yardımcı olamam.'].map((refusal) => chunk({ refusal })),
    ...ends(),
  ],
  refusalPart: [piece([{ type: 'refusal', refusal: 'Üzgünüm, bunda yardımcı olamam.' }]), ...ends()],
  refusalWhole: () =>
    body(
      'application/json',
      JSON.stringify({
        choices: [{ message: { content: null, refusal: 'Üzgünüm, bunda yardımcı olamam.' }, finish_reason: 'stop' }],
      }),
    ),
  toolLength: calling(calls(call(0, 'call_1', 'update_scratchpad', '{"text":"yarım')), stop('length'), done),
  toolCutNoReason: calling(calls(call(0, 'call_1', 'list_scheduled', '{}')), calls(more(0, ''))),
  toolFinishNoCalls: [piece(''), stop('tool_calls'), done],
}
