import { createMetrics } from '@yoldas/telemetry'
import { expect, test } from 'vitest'
import { agentMetrics, calledAttributes, callMetrics, timeCalls, watchCalls } from './genAi.ts'

const seconds = (...bounds: number[]) => bounds.map(String)
const bucketsOf = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^${name}_bucket\\{le="([^"]+)"`, 'gm'))].map(([, bound]) => bound)

test('what a call of a model took is measured by who was asked, and by how it failed', async () => {
  const metrics = createMetrics()
  const called = { model: 'büyük', baseUrl: 'https://api.mistral.ai/v1', provider: 'mistral_ai', maxTokens: 9 }
  const open = watchCalls(called, callMetrics(metrics))
  const call = open()
  call.chunkCame()
  call.chunkCame()
  call.counted({ model: 'büyük-2', inputTokens: 300, cachedTokens: null, outputTokens: null })
  call.end()
  const failing = open('a name')
  failing.failed('refused')
  failing.end()

  const text = await metrics.text()
  const who =
    'gen_ai_operation_name="chat",gen_ai_provider_name="mistral_ai",gen_ai_request_model="büyük",' +
    'server_address="api.mistral.ai",server_port="443"'
  expect(text).toContain(`gen_ai_client_operation_duration_seconds_count{${who}} 1\n`)
  expect(text).toContain(`gen_ai_client_operation_duration_seconds_count{${who},error_type="refused"} 1\n`)
  expect(text).toContain(`gen_ai_client_operation_time_to_first_chunk_seconds_count{${who}} 1\n`)
  expect(text).toContain(`gen_ai_client_token_usage_sum{${who},gen_ai_token_type="input"} 300\n`)
  // The server did not count them.
  expect(text).not.toContain('gen_ai_token_type="output"')
})

test('a call of embeddings is measured by its own name, and passes on what it ends with', async () => {
  const metrics = createMetrics()
  const timed = timeCalls('embeddings', { model: 'küçük', baseUrl: 'http://10.0.0.7:8000/v1' }, callMetrics(metrics))
  expect(await timed(async () => 7)).toBe(7)
  await expect(timed(() => Promise.reject(new TypeError('x')))).rejects.toThrow(TypeError)
  const text = await metrics.text()
  const who =
    'gen_ai_operation_name="embeddings",gen_ai_request_model="küçük",server_address="10.0.0.7",server_port="8000"'
  expect(text).toContain(`gen_ai_client_operation_duration_seconds_count{${who}} 1\n`)
  expect(text).toContain(`gen_ai_client_operation_duration_seconds_count{${who},error_type="TypeError"} 1\n`)
})

test('what the agent and its tools took is measured', async () => {
  const metrics = createMetrics()
  const { agentInvoked, toolExecuted } = agentMetrics(metrics)
  agentInvoked(3)
  agentInvoked(3, 'timeout')
  toolExecuted({ 'gen_ai.tool.name': 'react', 'gen_ai.tool.type': 'function' }, 0.03, 'refused')
  const text = await metrics.text()
  expect(text).toContain('gen_ai_invoke_agent_duration_seconds_count{gen_ai_agent_name="yoldas"} 1\n')
  expect(text).toContain(
    'gen_ai_invoke_agent_duration_seconds_sum{gen_ai_agent_name="yoldas",error_type="timeout"} 3\n',
  )
  const tool = 'gen_ai_agent_name="yoldas",gen_ai_tool_name="react",gen_ai_tool_type="function",error_type="refused"'
  expect(text).toContain(`gen_ai_execute_tool_duration_seconds_count{${tool}} 1\n`)
})

test('buckets are those of the conventions', async () => {
  const metrics = createMetrics()
  const call = watchCalls({ model: 'a', baseUrl: 'http://a', maxTokens: 1 }, callMetrics(metrics))()
  call.counted({ model: null, inputTokens: 1, cachedTokens: null, outputTokens: null })
  call.end()
  agentMetrics(metrics).agentInvoked(1)
  const text = await metrics.text()
  expect(bucketsOf(text, 'gen_ai_client_operation_duration_seconds')).toEqual([
    ...seconds(0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92),
    '+Inf',
  ])
  expect(bucketsOf(text, 'gen_ai_invoke_agent_duration_seconds')).toEqual([
    ...seconds(0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4, 12.8, 25.6, 51.2, 102.4, 204.8, 409.6),
    '+Inf',
  ])
  const powers = Array.from({ length: 14 }, (_, i) => String(4 ** i))
  expect(bucketsOf(text, 'gen_ai_client_token_usage')).toEqual([...powers, '+Inf'])
})

test.each<[string, string, string | undefined, string | undefined]>([
  ['OpenAI', 'https://api.openai.com/v1', undefined, 'openai'],
  ['OpenAI behind a name of the operator’s', 'https://api.openai.com/v1', 'azure.ai.openai', 'azure.ai.openai'],
  ['another host', 'https://api.openai.com.example/v1', undefined, undefined],
  ['another host with a name', 'http://10.0.0.7:8000/v1', 'vllm', 'vllm'],
])('the provider of %s is known by its address or by its name, and is not guessed', (_, baseUrl, provider, known) => {
  expect(calledAttributes('chat', { model: 'a', baseUrl, provider })['gen_ai.provider.name']).toBe(known)
})
