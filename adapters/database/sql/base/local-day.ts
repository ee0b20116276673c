import type { OffsetSpan } from '../../../../core/kernel/calendar-days';

export const DAY_MS = 86_400_000;

/** SQL of the local day of a moment, in days since 1970, equal in both databases. */
export function localDay(column: string, spans: readonly OffsetSpan[]): string {
  const last = String(spans.at(-1)?.offset ?? 0);
  const earlier = spans
    .slice(0, -1)
    .map(({ before, offset }) => `WHEN ${column} < ${String(before)} THEN ${String(offset)}`);
  const offset = earlier.length === 0 ? last : `CASE ${earlier.join(' ')} ELSE ${last} END`;
  return `(${column} + (${offset})) / ${String(DAY_MS)}`;
}
