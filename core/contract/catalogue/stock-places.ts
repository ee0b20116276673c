import * as z from 'zod/mini';
import { filledText } from '../foundation/scalars';

/** Code of the default location. It always exists and has all units that are not at another location. */
export const DEFAULT_PLACE = 'main';
/** Maximum locations of a shop. */
export const MAX_PLACES = 50;
/** Priority of a location; the lowest number ships first. */
export const MAX_PREFERENCE = 99;

const line = (max: number) => z.string().check(z.maxLength(max));
const title = filledText(100);

/** Location code; part of stock records, so it never changes. */
export const placeCode = z.string().check(
  z.maxLength(40),
  z.regex(/^[a-z0-9_-]{1,40}$/, {
    error: 'must be at most 40 lower-case letters, digits, hyphens or underscores',
  }),
);

export const stockPlace = z.strictObject({
  code: placeCode,
  name: z.strictObject({
    en: title,
    de: z.optional(title),
    ru: z.optional(title),
    uk: z.optional(title),
    zh: z.optional(title),
  }),
  /** Street and number. */
  address: line(200),
  city: line(100),
  postcode: line(20),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** Ships orders; shoppers can order only from such locations. */
  ships: z.boolean(),
  preference: z.int().check(z.gte(1), z.lte(MAX_PREFERENCE)),
  /** Codes of the stores that the location serves; empty for all. */
  stores: z.array(line(64)).check(z.maxLength(100)),
  active: z.boolean(),
});
/** Warehouse or shop with its own stock. */
export type StockPlaceRecord = z.infer<typeof stockPlace>;

/** Default location of a shop without configured ones. */
export const MAIN_PLACE: StockPlaceRecord = {
  code: DEFAULT_PLACE,
  name: { en: 'Main warehouse', de: 'Hauptlager', ru: 'Основной склад', uk: 'Основний склад', zh: '主仓库' },
  address: '',
  city: '',
  postcode: '',
  country: 'US',
  ships: true,
  preference: 1,
  stores: [],
  active: true,
};
