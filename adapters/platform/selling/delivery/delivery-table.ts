import type { ShippingMethod } from '../../../../core/contract';
import { isPickup } from '../../../../core/contract/selling/pickup';
import { arrivalText, latestDayText, type DeliveryCalendar } from '../../../../core/delivery';
import { isoDay, localTime } from '../../../../core/kernel/calendar-days';
import { toMinor } from '../../../../core/kernel/money';
import { priceFormatter, type StoreView } from '../../../../core/store-views';
import { deliveryTextsOf, type DeliveryTextOf } from './delivery-texts';

const PLACE = /(?:<p>\s*)?\{\{delivery\}\}(?:\s*<\/p>)?/g;

export function namesDelivery(content: string): boolean {
  return content.includes('{{delivery}}');
}

export interface DeliveryFacts {
  readonly ways: readonly ShippingMethod[];
  readonly abroad?: readonly ShippingMethod[];
  /** Undefined if none is set; no dates are shown then. */
  readonly calendar: DeliveryCalendar | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Expands the delivery placeholder with the same data as checkout. Pure. */
export function withDelivery(content: string, facts: DeliveryFacts, store: StoreView): string {
  const html = deliveryHtml(facts, store);
  return content.replace(PLACE, () => html);
}

function deliveryHtml({ ways, abroad = [], calendar, now }: DeliveryFacts, store: StoreView): string {
  const formatText = deliveryTextsOf(store);
  const sentences =
    calendar === undefined ? [] : [leaving(calendar, store, formatText), ...restDays(calendar, now, store, formatText)];
  const head = [
    formatText('way'),
    formatText('takes'),
    ...(calendar === undefined ? [] : [formatText('arrives')]),
    formatText('price'),
  ];
  const rows = ways.map((way) => [
    way.method_title,
    daysOf(way),
    ...(calendar === undefined ? [] : [arrivalOf(way, store, formatText)]),
    priceOf(way, store, formatText),
  ]);
  const far = abroad.map((way) => [way.method_title, daysOf(way), priceOf(way, store, formatText)]);
  return [
    ...sentences.map((sentence) => `<p>${escaped(sentence)}</p>`),
    tableHtml(head, rows),
    ...(far.length === 0
      ? []
      : [
          `<p>${escaped(formatText('abroad'))}</p>`,
          tableHtml([formatText('way'), formatText('takes'), formatText('price')], far),
        ]),
  ].join('');
}

function tableHtml(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('');
  return `<table><thead><tr>${cells}</tr></thead><tbody>${rows.map(rowHtml).join('')}</tbody></table>`;
}

function rowHtml([name = '', ...cells]: readonly string[]): string {
  return `<tr><th scope="row">${escaped(name)}</th>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;
}

function leaving(
  { cutOff, handlingDays, timeZone }: DeliveryCalendar,
  store: StoreView,
  formatText: DeliveryTextOf,
): string {
  const { defaultLocale: locale } = store.i18n;
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const hour = clock.format(cutOff * 60_000).replace(/\s+/gu, ' ');
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName');
  const params = { hour, zone: zone?.value ?? timeZone, days: handlingDays };
  return formatText(handlingDays === 0 ? 'leaves-today' : 'leaves-later', params);
}

const DAYS_AHEAD = 60;

function restDays(
  calendar: DeliveryCalendar,
  now: number,
  store: StoreView,
  formatText: DeliveryTextOf,
): readonly string[] {
  const { defaultLocale: locale } = store.i18n;
  const today = localTime(now, calendar.timeZone).day;
  const closed = Array.from({ length: DAYS_AHEAD }, (_, ahead) => isoDay(today + ahead))
    .filter((day) => calendar.holidays.has(day))
    .map((day) => arrivalText({ earliest: day, latest: day }, locale));
  return [
    formatText(calendar.holidays.size > 0 ? 'days' : 'all-days', {
      weekdays: weekdaysText(calendar.workingDays, locale),
    }),
    ...(closed.length > 0 ? [formatText('closed', { days: closed.join(' · ') })] : []),
  ];
}

/** Three or more days in a row become a range: 'Monday – Wednesday and Friday'. */
function weekdaysText(days: readonly number[], locale: string): string {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // 5 January 1970 was a Monday.
  const at = (day: number) => (day + 3) * 86_400_000;
  const runs: number[][] = [];
  for (const day of days.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const names = runs.flatMap((run) => {
    const [first = 0, last = 0] = [run[0], run.at(-1)];
    return run.length > 2 ? [weekday.formatRange(at(first), at(last))] : run.map((day) => weekday.format(at(day)));
  });
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}

/** '2–4'. */
function daysOf({ days_to_delivery: max, least_days_to_delivery: min = max }: ShippingMethod): string {
  if (max === undefined) return '–';
  return min === max ? String(max) : `${String(min)}–${String(max)}`;
}

function arrivalOf(
  { method_code: code, arrival }: ShippingMethod,
  store: StoreView,
  formatText: DeliveryTextOf,
): string {
  const { defaultLocale: locale } = store.i18n;
  if (arrival === undefined) return '–';
  return isPickup(code) ? formatText('ready', { day: latestDayText(arrival, locale) }) : arrivalText(arrival, locale);
}

function priceOf({ amount, free_from: from }: ShippingMethod, store: StoreView, formatText: DeliveryTextOf): string {
  const format = priceFormatter(store.i18n);
  const price = (figure: number) => format(toMinor(figure));
  if (amount === 0) return formatText('free');
  return from === undefined ? price(amount) : formatText('free-from', { price: price(amount), from: price(from) });
}

function escaped(raw: string): string {
  return raw.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
