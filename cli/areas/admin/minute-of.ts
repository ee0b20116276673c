export function minuteOf(moment: string | undefined): string {
  return moment === undefined ? '' : moment.slice(0, 16).replace('T', ' ');
}
