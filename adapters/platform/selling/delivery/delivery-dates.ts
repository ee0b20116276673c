import { LRUCache } from 'lru-cache';
import type { ShippingMethod } from '../../../../core/contract';
import { countryCode } from '../../../../core/contract/foundation/country-code';
import {
  estimateArrival,
  nextChange,
  workingDaysTo,
  type ArrivalDays,
  type DeliveryCalendar,
} from '../../../../core/delivery';
import { rememberFor } from '../../../../core/kernel/async/remember-for';
import type { StoreView } from '../../../../core/store-views';
import type { Commerce, Settings } from '../../foundation';
import type { DeliveryCalendarRecord } from '../../ports/selling/commerce';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MAX_PLACES = 500;

/** Country of the address, or of the store if unknown. */
export interface DeliveryPlace {
  readonly store: Pick<StoreView, 'tax'>;
  readonly country?: string | null | undefined;
}

/** Cached for a clock minute: cut-off times and midnights fall on whole minutes. */
interface KeptDays {
  readonly minute: number;
  readonly calendar: DeliveryCalendar | undefined;
  readonly arrivals: Map<string, ArrivalDays | undefined>;
}

export class DeliveryDates {
  readonly #kept = rememberFor((_commerce: Commerce) => new LRUCache<string, KeptDays>({ max: MAX_PLACES }));

  constructor(private readonly settings: Pick<Settings, 'clock' | 'holidays'>) {}

  countryOf({ store, country }: DeliveryPlace): string {
    return countryCode(
      country === undefined || country === null || country === '' ? store.tax.defaultCountry : country,
    );
  }

  /**
   * Falls back to the store's country, then to the first calendar. Undefined if none is set: no dates are promised.
   */
  async calendarOf(commerce: Commerce, place: DeliveryPlace): Promise<DeliveryCalendar | undefined> {
    return (await this.#days(commerce, place)).calendar;
  }

  async #days(commerce: Commerce, place: DeliveryPlace): Promise<KeptDays> {
    const known = this.#known(commerce, place);
    if (known !== undefined) return known;
    const minute = this.#minute();
    const made: KeptDays = { minute, calendar: await this.#calendarOf(commerce, place), arrivals: new Map() };
    this.#kept(commerce).set(this.#keyOf(place), made);
    return made;
  }

  #known(commerce: Commerce, place: DeliveryPlace): KeptDays | undefined {
    const known = this.#kept(commerce).get(this.#keyOf(place));
    return known?.minute === this.#minute() ? known : undefined;
  }

  #minute(): number {
    return Math.floor(this.settings.clock.now() / MINUTE_MS);
  }

  #keyOf(place: DeliveryPlace): string {
    return `${this.countryOf(place)} ${place.store.tax.defaultCountry}`;
  }

  async #calendarOf({ calendars }: Commerce, place: DeliveryPlace): Promise<DeliveryCalendar | undefined> {
    const record = recordFor(calendars, this.countryOf(place), countryCode(place.store.tax.defaultCountry));
    if (record === undefined) return undefined;
    const [hours = '0', minutes = '0'] = record.cut_off.split(':');
    const country = this.countryOf(place);
    return {
      timeZone: record.time_zone,
      cutOff: Number(hours) * 60 + Number(minutes),
      handlingDays: record.handling_days,
      workingDays: record.working_days.map(Number),
      holidays: new Set([
        ...(record.public_holidays ? await this.#holidays(record.country) : []),
        ...record.closed_on.map(({ day }) => day),
      ]),
      ...(record.public_holidays &&
        country !== record.country && { holidaysThere: new Set(await this.#holidays(country)) }),
    };
  }

  async dated<M extends ShippingMethod>(
    methods: readonly M[],
    commerce: Commerce,
    place: DeliveryPlace,
  ): Promise<(M & Pick<ShippingMethod, 'arrival' | 'working_days'>)[]> {
    if (methods.length === 0) return [];
    const days = this.#known(commerce, place) ?? (await this.#days(commerce, place));
    return methods.map((method) => ({ ...method, ...this.#arrivalOf(method, days) }));
  }

  /** Milliseconds since the epoch until which the dates are valid. */
  validUntil(calendar: DeliveryCalendar): number {
    return nextChange(this.settings.clock.now(), calendar);
  }

  /** Preloads holidays: a unit of work must not wait for external services. */
  async prepare(commerce: Commerce, place: DeliveryPlace): Promise<void> {
    await this.calendarOf(commerce, place);
  }

  #arrivalOf(
    method: ShippingMethod,
    { minute, calendar, arrivals }: KeptDays,
  ): Pick<ShippingMethod, 'arrival' | 'working_days'> {
    const { days_to_delivery: max, least_days_to_delivery: min = max } = method;
    if (calendar === undefined || max === undefined || min === undefined) return {};
    const key = `${String(min)} ${String(max)}`;
    if (!arrivals.has(key)) arrivals.set(key, estimateArrival(minute * MINUTE_MS, calendar, { min, max }));
    const arrival = arrivals.get(key);
    const working_days = workingDaysTo(method, calendar.handlingDays);
    return { ...(arrival && { arrival }), ...(working_days && { working_days }) };
  }

  async #holidays(country: string): Promise<readonly string[]> {
    const now = this.settings.clock.now();
    const first = new Date(now - DAY_MS).getUTCFullYear();
    const iso = country === 'UK' ? 'GB' : country;
    const years = [first, first + 1].map((year) => this.settings.holidays.of(iso, year));
    return (await Promise.all(years)).flat();
  }
}

function recordFor(
  calendars: readonly DeliveryCalendarRecord[],
  ...countries: readonly string[]
): DeliveryCalendarRecord | undefined {
  const found = countries.map((country) => calendars.find((one) => countryCode(one.country) === country));
  return found.find((record) => record !== undefined) ?? calendars[0];
}
