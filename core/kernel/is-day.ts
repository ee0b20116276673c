/** `Date.parse` accepts 30 February as 2 March. */
export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(`${text}T`);
}
