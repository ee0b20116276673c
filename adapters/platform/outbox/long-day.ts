import { remember } from '../../../core/kernel/remember';

/** Formats by locale: to make one takes longer than all the rest of a mail. */
const LOCALES = 20;
const daysIn = remember((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }), LOCALES);

/** A day as a country writes it, its month as a word. @param moment milliseconds since the epoch, of the day in UTC */
export function longDay(moment: number, locale: string): string {
  return daysIn(locale).format(moment);
}
