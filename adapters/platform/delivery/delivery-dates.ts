import { LRUCache } from 'lru-cache';
import type { ShippingMethod } from '../../../core/contract';
import { countryCode } from '../../../core/contract/country-code';
import {
  estimateArrival,
  nextChange,
  workingDaysTo,
  type ArrivalDays,
  type DeliveryCalendar,
} from '../../../core/delivery';
import { rememberFor } from '../../../core/kernel/remember-for';
import type { StoreView } from '../../../core/store-views';
import type { Commerce } from '../commerce/commerce';
import type { DeliveryCalendarRecord } from '../ports/commerce';
import type { Settings } from '../settings/options';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Places whose days are kept at a time. */
const MOST_PLACES = 500;

/** Where something goes to: the country of an address, or of the store while none is known. */
export interface DeliveryPlace {
  readonly store: Pick<StoreView, 'tax'>;
  readonly country?: string | null | undefined;
}

/** Dates for a place, cached for a minute of the clock: cut-off hours and midnights fall on whole minutes. */
interface KeptDays {
  readonly minute: number;
  readonly calendar: DeliveryCalendar | undefined;
  /** By the days that a way to ship takes. */
  readonly arrivals: Map<string, ArrivalDays | undefined>;
}

/** The merchant's calendars and the holidays of countries, ready for the rule of core/delivery. */
export class DeliveryDates {
  /** By the merchant's settings, which are another object once they have changed, and the countries of a place. */
  readonly #kept = rememberFor((_commerce: Commerce) => new LRUCache<string, KeptDays>({ max: MOST_PLACES }));

  constructor(private readonly settings: Pick<Settings, 'clock' | 'holidays'>) {}

  /** The country that something goes to, as the shop writes it. */
  countryOf({ store, country }: DeliveryPlace): string {
    return countryCode(
      country === undefined || country === null || country === '' ? store.tax.defaultCountry : country,
    );
  }

  /**
   * The calendar of a place: that of its country, else that of the store's country, else the first; with the holidays of both countries.
   * Undefined where the merchant has set none: then nothing is promised.
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

  /** Dates of this minute, by place. */
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

  /** Ways to ship with the days on which an order of now would arrive by each; those that say no days of theirs stay as they are. */
  async dated<M extends ShippingMethod>(
    methods: readonly M[],
    commerce: Commerce,
    place: DeliveryPlace,
  ): Promise<(M & Pick<ShippingMethod, 'arrival' | 'working_days'>)[]> {
    if (methods.length === 0) return [];
    const days = this.#known(commerce, place) ?? (await this.#days(commerce, place));
    return methods.map((method) => ({ ...method, ...this.#arrivalOf(method, days) }));
  }

  /** Milliseconds since the epoch until which what was said of now holds. */
  validUntil(calendar: DeliveryCalendar): number {
    return nextChange(this.settings.clock.now(), calendar);
  }

  /** Fetches the holidays that a unit of work is going to ask for: it waits for nobody outside. */
  async prepare(commerce: Commerce, place: DeliveryPlace): Promise<void> {
    await this.calendarOf(commerce, place);
  }

  #arrivalOf(
    method: ShippingMethod,
    { minute, calendar, arrivals }: KeptDays,
  ): Pick<ShippingMethod, 'arrival' | 'working_days'> {
    const { days_to_delivery: most, least_days_to_delivery: least = most } = method;
    if (calendar === undefined || most === undefined || least === undefined) return {};
    const key = `${String(least)} ${String(most)}`;
    if (!arrivals.has(key)) arrivals.set(key, estimateArrival(minute * MINUTE_MS, calendar, { least, most }));
    const arrival = arrivals.get(key);
    const working_days = workingDaysTo(method, calendar.handlingDays);
    return { ...(arrival && { arrival }), ...(working_days && { working_days }) };
  }

  /** From the year of yesterday, which it may still be somewhere, to the next one. */
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
