import { isMoment } from '../../../core/kernel/is-moment';
import { dayCell } from './selling-cells';
import { MAX_VALUE_LENGTH } from '../source/limits';

const MOMENT =
  /^(?<day>\d{4}-\d{2}-\d{2})[T ]+(?<time>\d{2}:\d{2})(?<seconds>:\d{2})?(?:\.\d+)?\s*(?<zone>Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/iu;
const UNIX = /^\d{10}$/u;

/**
 * Reads a day (2026-11-30, 30.11.2026), a time with or without offset, or a Unix time. Pure.
 * @returns a day or an ISO 8601 time, in UTC without offset; undefined if it is neither
 */
export function momentText(given: string): string | undefined {
  const text = given.trim();
  if (text === '' || text.length > MAX_VALUE_LENGTH) return undefined;
  if (UNIX.test(text)) return new Date(Number(text) * 1000).toISOString().slice(0, 19) + 'Z';
  const found = MOMENT.exec(text)?.groups;
  if (found !== undefined) {
    const { day = '', time = '', seconds = '', zone = 'Z' } = found;
    const offset = /^[+-]/u.test(zone) ? zone : 'Z';
    const iso = `${day}T${time}${seconds}${offset}`;
    return isMoment(iso) ? iso : undefined;
  }
  const parsed = dayCell.safeParse(text);
  return parsed.success && parsed.data !== undefined && isMoment(parsed.data) ? parsed.data : undefined;
}

/** As `momentText`, in milliseconds since the epoch. */
export function instantOf(given: string): number | undefined {
  const text = momentText(given);
  if (text === undefined) return undefined;
  const at = Date.parse(text.includes('T') ? text : `${text}T00:00:00Z`);
  return Number.isNaN(at) ? undefined : at;
}
