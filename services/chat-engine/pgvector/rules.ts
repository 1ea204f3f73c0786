/** The first that builds and vacuums HNSW indexes without damage or writing beyond its memory. */
export const soundVersion = '0.8.4'

/** Whether production should not use this version of pgvector. */
export const isOld = (version: string): boolean => version.localeCompare(soundVersion, 'en', { numeric: true }) < 0
