import { S3ServiceException } from '@aws-sdk/client-s3'
import { Unavailable } from '@yoldas/bus'

/** @throws Unavailable whatever goes wrong: a storage that refuses us is one to be mended, and asked again */
export async function reach<Result>(what: string, operation: () => Promise<Result>): Promise<Result> {
  try {
    return await operation()
  } catch (cause) {
    throw new Unavailable(`the storage did not ${what}`, { cause })
  }
}

/** Answers with `otherwise` when there is no such object, or another one by now. */
export function orElse<Result, Otherwise>(otherwise: Otherwise, what: string, operation: () => Promise<Result>) {
  return reach<Result | Otherwise>(what, () =>
    operation().catch((error) => {
      if (isAnswer(error)) return otherwise
      throw error
    }),
  )
}

const isAnswer = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  error.name !== 'NoSuchBucket' &&
  (error.$metadata.httpStatusCode === 404 || error.$metadata.httpStatusCode === 412)
