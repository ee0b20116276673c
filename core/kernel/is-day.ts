/** True for a day of the calendar such as 2026-12-24. Date.parse alone takes 30 February for 2 March. */
export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(`${text}T`);
}
