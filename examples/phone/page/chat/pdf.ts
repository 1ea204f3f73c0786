const pdf = 'application/pdf'

/** What the file button offers: pictures, and sheets of questions. */
export const accepted = `image/*,${pdf}`

export const isPdf = ({ type }: Pick<File, 'type'>): boolean => type === pdf
