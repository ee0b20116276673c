/** A moment for people: '2026-01-31 12:00'; nothing where there is none. @param moment ISO 8601 */
export function minuteOf(moment: string | undefined): string {
  return moment === undefined ? '' : moment.slice(0, 16).replace('T', ' ');
}
