/** A figure as somebody types it; the text itself where it is none, which the shop then refuses by its name. Pure. */
export function numberOf(text: string): number | string | undefined {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return undefined;
  return Number.isNaN(Number(plain)) ? plain : Number(plain);
}
