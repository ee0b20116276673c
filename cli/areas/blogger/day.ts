/** The day of a moment in ISO 8601; nothing for one that lies ahead. */
export function day(moment: string | null): string | undefined {
  return moment?.slice(0, 10);
}
