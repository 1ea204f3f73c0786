import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListBucketsCommand,
  ListObjectsCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandInput,
  PutObjectCommand,
  type PutObjectCommandInput,
  paginateListObjectsV2,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientOf, startTestStorage } from '../test/s3.ts'
import type { Storage } from './server.ts'

let storage: Storage
let s3: S3Client
beforeAll(async () => {
  storage = await startTestStorage()
  s3 = clientOf(storage)
})
afterAll(async () => {
  s3.destroy()
  await storage[Symbol.asyncDispose]()
})

const Bucket = 'media'
const put = (Key: string, Body: string | Buffer, rest: Partial<PutObjectCommandInput> = {}, client = s3) =>
  client.send(new PutObjectCommand({ Bucket, Key, Body, ...rest }))
const get = (Key: string, rest: Partial<ConstructorParameters<typeof GetObjectCommand>[0]> = {}) =>
  s3.send(new GetObjectCommand({ Bucket, Key, ...rest }))
const read = async (key: string) => (await get(key)).Body?.transformToString()
const list = (rest: Partial<ListObjectsV2CommandInput> = {}) => s3.send(new ListObjectsV2Command({ Bucket, ...rest }))

test('what was put is got, with what was said of it', async () => {
  const body = Buffer.from(Array.from({ length: 300_000 }, (_, i) => i % 251))
  const given = { ContentType: 'image/png', CacheControl: 'private', Metadata: { student: 'x' } }
  const { ETag } = await put('a/picture.png', body, given)
  const found = await get('a/picture.png')
  expect(await found.Body?.transformToByteArray()).toEqual(new Uint8Array(body))
  expect(found).toMatchObject({ ...given, ETag, ContentLength: body.length, AcceptRanges: 'bytes' })
  const head = await s3.send(new HeadObjectCommand({ Bucket, Key: 'a/picture.png' }))
  expect(head).toMatchObject({ ...given, ETag, ContentLength: body.length })
  expect(Math.abs(Date.now() - Number(head.LastModified))).toBeLessThan(10_000)
  expect(await storage.object('a/picture.png')).toMatchObject({ body, contentType: 'image/png', etag: ETag })
})

test('the entity tag is the MD5 of the body', async () => {
  expect((await put('etag', 'hello')).ETag).toBe('"5d41402abc4b2a76b9719d911017c592"')
})

test('what is not there is NoSuchKey, also for HEAD', async () => {
  await expect(get('nothing')).rejects.toMatchObject({ name: 'NoSuchKey', $metadata: { httpStatusCode: 404 } })
  await expect(s3.send(new HeadObjectCommand({ Bucket, Key: 'nothing' }))).rejects.toMatchObject({ name: 'NotFound' })
})

test('another bucket does not exist', async () => {
  const asked = s3.send(new GetObjectCommand({ Bucket: 'other', Key: 'x' }))
  await expect(asked).rejects.toMatchObject({ name: 'NoSuchBucket' })
  await expect(s3.send(new HeadBucketCommand({ Bucket: 'other' }))).rejects.toMatchObject({ name: 'NotFound' })
  expect((await s3.send(new HeadBucketCommand({ Bucket }))).BucketRegion).toBe('us-east-1')
})

test('the bucket can be made again in us-east-1 alone', async () => {
  await expect(s3.send(new CreateBucketCommand({ Bucket }))).resolves.toMatchObject({ Location: '/media' })
  await using other = await startTestStorage({ region: 'eu-central-1' })
  const client = clientOf(other)
  const again = client.send(new CreateBucketCommand({ Bucket }))
  await expect(again).rejects.toMatchObject({ name: 'BucketAlreadyOwnedByYou' })
  client.destroy()
})

const odd = [
  'ödev/Çalışma kâğıdı ığüşöç.png',
  'a b  c',
  'a+b',
  'a%2Fb%',
  '..',
  '../../etc/passwd',
  'a/../b',
  'a//b',
  '/leading',
  'trailing/',
  './.',
  'emoji 😀',
  `quotes'"()*!~`,
  '?x=1&y=2#z',
  'line\nbreak\rand\ttab',
  'ff\u{ffff}',
]
test.for(odd)('%j is a key like any other', async (key) => {
  await put(`odd/${key}`, key)
  await put(key, `at the top: ${key}`)
  expect(await read(`odd/${key}`)).toBe(key)
  expect(await read(key)).toBe(`at the top: ${key}`)
  expect(storage.keys()).toContain(key)
  const source = `${Bucket}/${encodeURIComponent(key)}`
  await s3.send(new CopyObjectCommand({ Bucket, Key: `copy/${key}`, CopySource: source }))
  expect(await read(`copy/${key}`)).toBe(`at the top: ${key}`)
  await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: key }, { Key: `copy/${key}` }] } }))
  await expect(get(key)).rejects.toMatchObject({ name: 'NoSuchKey' })
  await expect(get(`copy/${key}`)).rejects.toMatchObject({ name: 'NoSuchKey' })
})

test('keys have up to 1024 bytes', async () => {
  await put('ö'.repeat(512), 'x')
  await expect(put(`${'ö'.repeat(512)}x`, 'x')).rejects.toMatchObject({ name: 'KeyTooLongError' })
})

test('a listing turns its pages through every key once, in the order of bytes', async () => {
  const keys = Array.from({ length: 23 }, (_, i) => `list/${String(i).padStart(3, '0')} ğ&<`)
  for (const key of [...keys].reverse()) await put(key, 'x')
  const pages = []
  for await (const page of paginateListObjectsV2({ client: s3, pageSize: 5 }, { Bucket, Prefix: 'list/' }))
    pages.push(page)
  expect(pages.map(({ KeyCount, IsTruncated }) => [KeyCount, IsTruncated])).toEqual([
    ...Array(4).fill([5, true]),
    [3, false],
  ])
  expect(pages.flatMap(({ Contents = [] }) => Contents.map(({ Key }) => Key))).toEqual(keys)
  expect(pages[0]?.Contents?.[0]).toMatchObject({ Size: 1, ETag: '"9dd4e461268c8034f5c8564e155c67a6"' })
})

test('astral characters come after all others of two bytes and three', async () => {
  for (const end of ['😀', '\u{fffd}', 'z']) await put(`order/${end}`, 'x')
  const { Contents = [] } = await list({ Prefix: 'order/' })
  expect(Contents.map(({ Key }) => Key)).toEqual(['order/z', 'order/\u{fffd}', 'order/😀'])
})

test('a listing begins after a key, of the prefix only', async () => {
  for (const key of ['begin/a', 'begin/b', 'begin/c']) await put(key, 'x')
  const { Contents = [], StartAfter } = await list({ Prefix: 'begin/', StartAfter: 'begin/a' })
  expect(Contents.map(({ Key }) => Key)).toEqual(['begin/b', 'begin/c'])
  expect(StartAfter).toBe('begin/a')
  expect(await list({ Prefix: 'begin/', MaxKeys: 0 })).toMatchObject({ KeyCount: 0, IsTruncated: false })
})

test('keys are percent-encoded when that is asked for', async () => {
  await put('encoded/a b+ç\u0001', 'x')
  const { Contents = [], Prefix } = await list({ Prefix: 'encoded/', EncodingType: 'url' })
  expect([Prefix, Contents[0]?.Key]).toEqual(['encoded/', 'encoded/a+b%2B%C3%A7%01'])
})

test.for([{ MaxKeys: -1 }, { ContinuationToken: 'made up' }, { ContinuationToken: '' }])(
  'a listing with %j is refused',
  async (input) => {
    await expect(list(input)).rejects.toMatchObject({ name: 'InvalidArgument' })
  },
)

test('deleting is the same with and without an object', async () => {
  await put('deleted', 'x')
  for (const _time of ['first', 'second']) {
    const { $metadata } = await s3.send(new DeleteObjectCommand({ Bucket, Key: 'deleted' }))
    expect($metadata.httpStatusCode).toBe(204)
  }
  await expect(get('deleted')).rejects.toMatchObject({ name: 'NoSuchKey' })
})

test('many are deleted at once, and quietly if asked', async () => {
  for (const key of ['many/1 & <2>', 'many/2']) await put(key, 'x')
  const remove = (Key: string, Quiet: boolean) =>
    s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key }], Quiet } }))
  expect((await remove('many/1 & <2>', false)).Deleted).toEqual([{ Key: 'many/1 & <2>' }])
  expect((await remove('many/2', true)).Deleted).toBeUndefined()
  expect((await list({ Prefix: 'many/' })).KeyCount).toBe(0)
})

test('more than 1000 keys, or none, are no deletion', async () => {
  const remove = (count: number) =>
    s3.send(
      new DeleteObjectsCommand({
        Bucket,
        Delete: { Objects: Array.from({ length: count }, (_, i) => ({ Key: `none/${i}` })) },
      }),
    )
  expect((await remove(1000)).Deleted).toHaveLength(1000)
  await expect(remove(1001)).rejects.toMatchObject({ name: 'MalformedXML' })
  await expect(remove(0)).rejects.toMatchObject({ name: 'MalformedXML' })
})

test('a copy is of the object that was meant, or fails', async () => {
  const { ETag = '' } = await put('copy/from', 'first', { ContentType: 'image/png', Metadata: { a: 'b' } })
  const copy = (rest: object) =>
    s3.send(new CopyObjectCommand({ Bucket, Key: 'copy/to', CopySource: `${Bucket}/copy/from`, ...rest }))
  const { CopyObjectResult } = await copy({ CopySourceIfMatch: ETag })
  expect(CopyObjectResult?.ETag).toBe(ETag)
  expect(await get('copy/to')).toMatchObject({ ContentType: 'image/png', Metadata: { a: 'b' } })
  await put('copy/from', 'second')
  const failed = { name: 'PreconditionFailed', $metadata: { httpStatusCode: 412 } }
  await expect(copy({ CopySourceIfMatch: ETag })).rejects.toMatchObject(failed)
  expect(await read('copy/to')).toBe('first')
  await copy({ MetadataDirective: 'REPLACE', ContentType: 'image/webp' })
  const replaced = await get('copy/to')
  expect(replaced).toMatchObject({ ContentType: 'image/webp', Metadata: {} })
  expect(await replaced.Body?.transformToString()).toBe('second')
})

test('a copy needs a source, and something to change', async () => {
  await put('copy/self', 'x', { ContentType: 'text/plain' })
  const copy = (CopySource: string, rest: object = {}) =>
    s3.send(new CopyObjectCommand({ Bucket, Key: 'copy/self', CopySource, ...rest }))
  await expect(copy(`${Bucket}/copy/nothing`)).rejects.toMatchObject({ name: 'NoSuchKey' })
  await expect(copy('other/copy/self')).rejects.toMatchObject({ name: 'NoSuchBucket' })
  await expect(copy('copy')).rejects.toMatchObject({ name: 'InvalidArgument' })
  await expect(copy(`/${Bucket}/copy/self?versionId=1`)).rejects.toMatchObject({ name: 'NotImplemented' })
  await expect(copy(`${Bucket}/copy/self`)).rejects.toMatchObject({ name: 'InvalidRequest' })
  await copy(`/${Bucket}/copy/self`, { MetadataDirective: 'REPLACE', ContentType: 'image/png' })
  expect(await get('copy/self')).toMatchObject({ ContentType: 'image/png' })
})

test('of many that write what is not there yet, one does', async () => {
  const writes = Array.from({ length: 20 }, (_, i) => put('once', String(i), { IfNoneMatch: '*' }))
  const results = await Promise.allSettled(writes)
  const won = results.findIndex(({ status }) => status === 'fulfilled')
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(results[won === 0 ? 1 : 0]).toMatchObject({ reason: { name: 'PreconditionFailed' } })
  expect(await read('once')).toBe(String(won))
})

test('what is replaced has to be what was meant', async () => {
  const { ETag = '' } = await put('replaced', 'first')
  await put('replaced', 'second', { IfMatch: ETag })
  await expect(put('replaced', 'third', { IfMatch: ETag })).rejects.toMatchObject({ name: 'PreconditionFailed' })
  await expect(put('never', 'x', { IfMatch: ETag })).rejects.toMatchObject({ name: 'NoSuchKey' })
  expect(await read('replaced')).toBe('second')
})

test('a reader may say which object is meant, and which it has', async () => {
  const { ETag = '' } = await put('conditions', 'x')
  expect(await (await get('conditions', { IfMatch: ETag })).Body?.transformToString()).toBe('x')
  await expect(get('conditions', { IfMatch: '"other"' })).rejects.toMatchObject({ name: 'PreconditionFailed' })
  await expect(get('conditions', { IfNoneMatch: ETag })).rejects.toMatchObject({ $metadata: { httpStatusCode: 304 } })
})

test.for([
  ['bytes=0-2', 'abc', 'bytes 0-2/10'],
  ['bytes=7-', 'hij', 'bytes 7-9/10'],
  ['bytes=-2', 'ij', 'bytes 8-9/10'],
  ['bytes=8-100', 'ij', 'bytes 8-9/10'],
  ['bytes=-100', 'abcdefghij', 'bytes 0-9/10'],
  ['bytes=3-1', 'abcdefghij', undefined],
  ['bytes=0-0,2-3', 'abcdefghij', undefined],
  ['lines=1-2', 'abcdefghij', undefined],
] as const)('the range %s is %s', async ([Range, text, ContentRange]) => {
  await put('range', 'abcdefghij')
  const found = await get('range', { Range })
  expect(await found.Body?.transformToString()).toBe(text)
  expect(found.ContentRange).toBe(ContentRange)
  expect(found.$metadata.httpStatusCode).toBe(ContentRange ? 206 : 200)
})

test.for(['bytes=10-', 'bytes=-0'])('the range %s is outside', async (Range) => {
  await put('range', 'abcdefghij')
  await expect(get('range', { Range })).rejects.toMatchObject({ name: 'InvalidRange', ActualObjectSize: '10' })
})

test('a checksum is held against the body', async () => {
  const { ETag } = await put('checksum', 'x', { ChecksumAlgorithm: 'SHA256' })
  expect(ETag).toBeDefined()
  await put('checksum', 'x', {}, clientOf(storage, { requestChecksumCalculation: 'WHEN_SUPPORTED' }))
  const wrong = { ChecksumSHA256: Buffer.alloc(32).toString('base64') }
  await expect(put('checksum', 'y', wrong)).rejects.toMatchObject({ name: 'BadDigest' })
  await expect(put('checksum', 'y', { ContentMD5: 'eA==' })).rejects.toMatchObject({ name: 'InvalidDigest' })
  await expect(put('checksum', 'y', { ChecksumCRC32C: 'AAAAAA==' })).rejects.toMatchObject({ name: 'NotImplemented' })
  expect(await read('checksum')).toBe('x')
})

test('a key that is not known, a wrong secret, another region and a wrong clock are refused', async () => {
  const refusal = (config: Parameters<typeof clientOf>[1]) => put('refused', 'x', {}, clientOf(storage, config))
  const credentials = { accessKeyId: storage.accessKeyId, secretAccessKey: storage.secretAccessKey }
  await expect(refusal({ credentials: { ...credentials, accessKeyId: 'who' } })).rejects.toMatchObject({
    name: 'InvalidAccessKeyId',
  })
  await expect(refusal({ credentials: { ...credentials, secretAccessKey: 'guessed' } })).rejects.toMatchObject({
    name: 'SignatureDoesNotMatch',
  })
  await expect(refusal({ region: 'eu-central-1' })).rejects.toMatchObject({ name: 'AuthorizationHeaderMalformed' })
  const systemClockOffset = -16 * 60_000
  await expect(refusal({ systemClockOffset })).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' })
  expect(storage.keys()).not.toContain('refused')
})

test('what is not imitated says so', async () => {
  const notImplemented = { name: 'NotImplemented', $metadata: { httpStatusCode: 501 } }
  const parts = { Bucket, Key: 'x', UploadId: 'x', PartNumber: 1, Body: 'x' }
  await expect(s3.send(new UploadPartCommand(parts))).rejects.toMatchObject(notImplemented)
  await expect(s3.send(new ListBucketsCommand())).rejects.toMatchObject(notImplemented)
  await expect(s3.send(new ListObjectsCommand({ Bucket }))).rejects.toMatchObject(notImplemented)
  await expect(list({ Delimiter: '/' })).rejects.toMatchObject(notImplemented)
  await expect(put('x', 'x', { ACL: 'public-read' })).rejects.toMatchObject(notImplemented)
  await expect(get('x', { VersionId: '1' })).rejects.toMatchObject(notImplemented)
})
