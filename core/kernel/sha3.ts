/** sha3-224 as 56 lower-case hex digits. */
export type Sha3 = (text: string) => string;

/** Loads the hash function on demand. */
export async function loadSha3(): Promise<Sha3> {
  const { sha3_224 } = await import('js-sha3');
  return (text) => sha3_224(text);
}
