/** Gives the sha3-224 of a text as 56 hexadecimal digits in lower case. */
export type Sha3 = (text: string) => string;

/** Loads the hash function when it is first needed, so that no page carries it for nothing. */
export async function loadSha3(): Promise<Sha3> {
  const { sha3_224 } = await import('js-sha3');
  return (text) => sha3_224(text);
}
