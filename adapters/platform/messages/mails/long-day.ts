import { remember } from '../../../../core/kernel/async/remember';

const LOCALES = 20;
const daysIn = remember((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }), LOCALES);

/** @param moment milliseconds since the epoch, read in UTC */
export function longDay(moment: number, locale: string): string {
  return daysIn(locale).format(moment);
}
