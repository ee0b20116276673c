import type { StoreView } from '../../../../core/store-views';
import { zoneIn } from '../../foundation';

/** Day and time in the language and time zone of a store, with the zone. */
export function momentIn(store: StoreView, at: number): string {
  const timeZone = zoneIn(store);
  const format = new Intl.DateTimeFormat(store.i18n.defaultLocale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${format.format(at)} ${timeZone}`;
}
