import {
  choice,
  chunk,
  counted,
  done,
  ends,
  event,
  type Part,
  type Scenarios,
  says,
  stop,
  usage,
  withFields,
} from './parts.ts'

const choices = (delta: unknown, finish: unknown = null) => [choice(delta, finish)]
const afterwards = (text: string, ...parts: Part[]): Part[] => [...says(text), stop(), ...parts, done]

/** Fields beside the text that are missing or of another shape. */
export const sideFields: Scenarios = {
  roleEvery: [...['Rol ', 'her ', 'parçada.'].map((content) => chunk({ role: 'assistant', content })), ...ends()],
  azure: [
    event({
      ...{ choices: [], created: 0, id: '', model: '', object: '' },
      prompt_filter_results: [
        { prompt_index: 0, content_filter_results: { hate: { filtered: false, severity: 'safe' } } },
      ],
    }),
    ...says('Azure yanıtı.'),
    event({
      choices: [
        {
          content_filter_offsets: { check_offset: 1, start_offset: 1, end_offset: 2 },
          ...{ content_filter_results: {}, finish_reason: null, index: 0 },
        },
      ],
      ...{ id: '', model: '', object: '', created: 0 },
    }),
    stop(),
    done,
  ],
  obfuscation: [
    ...'Gizleme alanı olan bir yanıt geldi'.split(' ').map((word, nth) =>
      withFields({
        choices: [choice({ content: `${word} ` }, null, { logprobs: null })],
        ...{ obfuscation: 'x'.repeat(1 + (nth % 9)), service_tier: 'default', usage: null },
      }),
    ),
    ...ends(),
  ],
  nulls: [
    withFields({
      choices: [
        choice({ role: 'assistant', content: null, tool_calls: null, function_call: null, refusal: null }, null, {
          logprobs: null,
        }),
      ],
      ...{ usage: null, system_fingerprint: null, service_tier: null, error: null },
    }),
    ...says('Boşlar.'),
    withFields({ choices: choices(null, 'stop') }),
    done,
  ],
  noDelta: [...says('Delta yok.'), withFields({ choices: [{ index: 0, finish_reason: 'stop' }] }), done],
  finishEmpty: [...['Boş ', 'bitiş.'].map((content) => chunk({ content }, '')), stop(), done],
  choicesNull: afterwards(
    'Seçenek null.',
    withFields({ choices: null, usage: { prompt_tokens: 3, completion_tokens: 3 } }),
  ),
  choicesObject: afterwards('Seçenek nesne.', withFields({ choices: {} })),
  choiceNull: afterwards('Seçenek boş.', withFields({ choices: [null] })),
  workersAI: [
    ...['Workers ', 'yanıtı.'].map((word) => withFields({ choices: choices({ content: word }), response: word })),
    stop(),
    event({ response: '', usage: { prompt_tokens: 3, completion_tokens: 3, total_tokens: 6 } }),
    done,
  ],
  modelNull: [event({ choices: [{ delta: { content: 'Yalın.' } }] }), event({ choices: choices({}, 'stop') }), done],
  modelNumber: [
    event({ id: 1, created: '1', model: 7, choices: [{ delta: { content: 'Sayı model.' }, finish_reason: 'stop' }] }),
    done,
  ],
  modelNul: [withFields({ model: 'a\u0000b\ud83d', choices: choices({ content: 'Model adı bozuk.' }) }), ...ends()],
  usageNoCompletion: afterwards('Eksik kullanım.', counted({ prompt_tokens: 9, total_tokens: 9 })),
  usageNull: afterwards('Boş kullanım.', counted({ prompt_tokens: null, completion_tokens: null, total_tokens: null })),
  usageEmpty: [...says('Boş nesne.'), withFields({ choices: choices({}, 'stop'), usage: {} }), done],
  usageText: afterwards('Yazıyla kullanım.', counted('12'), counted({ prompt_tokens: '9', completion_tokens: '3' })),
  usageArray: afterwards('Dizi kullanım.', counted([9, 3])),
  usageFloat: afterwards('Kesirli kullanım.', counted({ prompt_tokens: 9.5, completion_tokens: 3.25 })),
  usageNegative: afterwards('Eksi sayı.', counted({ prompt_tokens: -1, completion_tokens: -1, total_tokens: -2 })),
  usageHuge: afterwards('Dev sayı.', counted({ prompt_tokens: 3_000_000_000, completion_tokens: 5_000_000_000 })),
  usageInfinite: [
    ...says('Sonsuz sayı.'),
    stop(),
    { send: 'data: {"choices":[],"usage":{"prompt_tokens":1e999,"completion_tokens":-1e999}}\n\n' },
    done,
  ],
  usageInputOutput: afterwards('mlx.', counted({ input_tokens: 11, output_tokens: 5, total_tokens: 16 })),
  usageDetailsArray: afterwards(
    'Ayrıntı dizi.',
    counted({ prompt_tokens: 11, completion_tokens: 5, total_tokens: 16, prompt_tokens_details: [] }),
  ),
  usageDetailsText: afterwards(
    'Ayrıntı yazı.',
    counted({ prompt_tokens: 11, completion_tokens: 5, prompt_tokens_details: { cached_tokens: '4' } }),
  ),
  usageCachedNull: afterwards(
    'Önbellek null.',
    counted({
      ...{ prompt_tokens: 10, completion_tokens: 3, total_tokens: 13 },
      ...{ prompt_tokens_details: null, completion_tokens_details: { reasoning_tokens: 0 } },
    }),
  ),
  usageFirst: [
    withFields({
      choices: [{ index: 0, delta: { role: 'assistant', content: '' } }],
      usage: { prompt_tokens: 7, completion_tokens: null },
    }),
    ...says('Önden kullanım.'),
    ...ends(),
  ],
  usageEvery: [
    ...['Her ', 'parçada ', 'kullanım.'].map((content, nth) =>
      withFields({ choices: choices({ content }), usage: { prompt_tokens: 10, completion_tokens: nth + 1 } }),
    ),
    withFields({ choices: choices({ content: '' }, 'stop'), usage: { prompt_tokens: 10, completion_tokens: 4 } }),
    usage,
    done,
  ],
}
