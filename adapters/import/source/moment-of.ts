/** A day, and maybe a time of it to the second or finer. */
const MOMENT = /^(?<day>\d{4}-\d{2}-\d{2})(?:[T ](?<time>\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?:Z|\+00:?00)?)?$/u;

/**
 * A moment as Magento's tables write it ('2024-03-01 09:30:00'), in UTC as they keep it. Pure.
 * @returns milliseconds; undefined for what is none, or a day that no calendar has
 */
export function momentOf(text: string): number | undefined {
  const { day, time = '00:00' } = MOMENT.exec(text.trim())?.groups ?? {};
  if (day === undefined) return undefined;
  const moment = Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}Z`);
  return Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) !== day ? undefined : moment;
}
