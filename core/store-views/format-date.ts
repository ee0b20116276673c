import { lookUp } from '../kernel/look-up';
import { remember } from '../kernel/async/remember';
import { INTL_FORMAT, type StoreView } from './store-view';

const MAX_ZONES = 32;

/** Cached: expensive to create. */
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
  MAX_ZONES,
);

const TOKEN = /YYYY|YY|MM|M|DD|D|HH|H|mm|m|ss|s/g;

/**
 * Formats a time by `dateFormat`: 'intl', or tokens ('HH:mm D-M-YYYY'); two letters pad with zero.
 * @param at milliseconds since the epoch
 * @param timeZone IANA name, default UTC so that server and browser match
 */
export function formatDate(
  at: number,
  i18n: Pick<StoreView['i18n'], 'dateFormat'> & Partial<StoreView['i18n']>,
  timeZone = 'UTC',
): string {
  const { dateFormat, defaultLocale = 'en', formatLocale = defaultLocale } = i18n;
  if (dateFormat === INTL_FORMAT)
    return new Date(at).toLocaleString(formatLocale, {
      ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    });
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
