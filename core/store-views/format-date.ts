import { lookUp } from '../kernel/look-up';
import { remember } from '../kernel/remember';
import type { StoreView } from './store-view';

/** More time zones than the stores of any shop lie in. */
const MOST_ZONES = 32;

/** Dear to make, so it is kept. */
const clockOf = remember(
  (timeZone) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
  MOST_ZONES,
);

const TOKEN = /YYYY|YY|MM|M|DD|D|HH|H|mm|m|ss|s/g;

/**
 * A moment as a store writes it: the tokens of its `dateFormat` (S §9: 'HH:mm D-M-YYYY') filled in, two letters with a leading zero.
 * @param at milliseconds since the epoch
 * @param timeZone IANA name; UTC by default, so that server and browser write the same
 */
export function formatDate(
  at: number,
  { dateFormat }: Pick<StoreView['i18n'], 'dateFormat'>,
  timeZone = 'UTC',
): string {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes): string => String(Number(parts.get(type) ?? 0));
  const values: Readonly<Record<string, string>> = {
    Y: of('year'),
    M: of('month'),
    D: of('day'),
    H: of('hour'),
    m: of('minute'),
    s: of('second'),
  };
  return dateFormat.replace(TOKEN, (token) => {
    const value = lookUp(values, token.charAt(0)) ?? '';
    return token === 'YY' ? value.slice(-2) : value.padStart(token.length, '0');
  });
}
