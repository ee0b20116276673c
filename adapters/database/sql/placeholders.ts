/** So many parameters, as an IN needs them: '?, ?, ?'. */
export function placeholders(count: number): string {
  return Array.from({ length: count }, () => '?').join(', ');
}
