/** Parses a number; returns the text itself if invalid, so that the shop reports it. Pure. */
export function numberOf(text: string): number | string | undefined {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return undefined;
  return Number.isNaN(Number(plain)) ? plain : Number(plain);
}
