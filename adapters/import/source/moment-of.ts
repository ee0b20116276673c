const MOMENT = /^(?<day>\d{4}-\d{2}-\d{2})(?:[T ](?<time>\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?:Z|\+00:?00)?)?$/u;

/**
 * Parses Magento's UTC timestamps ('2024-03-01 09:30:00'). Pure.
 * @returns milliseconds; undefined if invalid
 */
export function momentOf(text: string): number | undefined {
  const { day, time = '00:00' } = MOMENT.exec(text.trim())?.groups ?? {};
  if (day === undefined) return undefined;
  const moment = Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}Z`);
  return Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) !== day ? undefined : moment;
}
