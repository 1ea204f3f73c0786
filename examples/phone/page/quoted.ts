/** “…”, with ‘…’ for what is quoted inside. */
export const quoted = (text: string): string =>
  `“${text
    .replaceAll('“', '‘')
    .replaceAll('”', '’')
    .replaceAll(/"([^"]*)"/g, '‘$1’')}”`
