import type { Run } from './answers.ts'
import { S3Error } from './errors.ts'

export const headBucket: Run = ({ region }) => ({ status: 200, headers: { 'x-amz-bucket-region': region } })

/** The bucket is always there; making it again succeeds in us-east-1 alone, as S3 has it. */
export const createBucket: Run = ({ name, region }) => {
  if (region === 'us-east-1') return { status: 200, headers: { location: `/${name}` } }
  throw new S3Error('BucketAlreadyOwnedByYou', { details: { BucketName: name } })
}
