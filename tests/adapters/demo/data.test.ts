import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import * as goods from '../../../adapters/demo/data/goods-schemas';
import { readData } from '../../../adapters/demo/data/read-data';
import * as shop from '../../../adapters/demo/data/shop-schemas';

const FOLDER = new URL('../../../adapters/demo/data/', import.meta.url);

const SCHEMAS: Readonly<Record<string, z.ZodMiniType>> = {
  brands: goods.brands,
  care: goods.care,
  categories: goods.categories,
  'custom-options': goods.customOptions,
  fabrics: goods.fabrics,
  intangibles: goods.intangibles,
  kinds: goods.kinds,
  kits: goods.kits,
  sets: goods.sets,
  styles: goods.styles,
  pages: shop.pages,
  people: shop.people,
  'reviews/de': shop.voice,
  'reviews/en': shop.voice,
  'reviews/nicknames': shop.nicknames,
  'reviews/ru': shop.voice,
  'reviews/uk': shop.voice,
  'reviews/zh': shop.voice,
  site: shop.site,
  slides: shop.slides,
  stories: shop.stories,
};

type Path = readonly (number | string)[];

const dataOf = (file: string): unknown => JSON.parse(readFileSync(new URL(`${file}.json`, FOLDER), 'utf8'));

function faultOf(file: string, data: unknown): string {
  const schema = SCHEMAS[file];
  if (schema === undefined) throw new Error(`${file} is no data file`);
  try {
    readData(file, schema, data);
  } catch (error) {
    return String(error);
  }
  return '';
}

/** Every place of a file, with what stands there. */
function placesOf(value: unknown, path: Path = []): (readonly [Path, unknown])[] {
  const members = value !== null && typeof value === 'object' ? Object.entries(value) : [];
  return [[path, value], ...members.flatMap(([name, member]) => placesOf(member, [...path, name]))];
}

function changed(value: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((one: unknown, at) => (String(at) === name ? changed(one, rest, change) : one));
  return Object.fromEntries(
    Object.entries({ ...(value as object) }).map(([key, one]) => [
      key,
      key === name ? changed(one, rest, change) : one,
    ]),
  );
}

/** True if the list has English first and Chinese last. */
const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length === 5 &&
  /\p{Script=Latin}/u.test(String(value[0])) &&
  /\p{Script=Han}/u.test(String(value[4])) &&
  value.every((one) => typeof one === 'string');
const isRecord = (value: unknown): value is object => typeof value === 'object' && !Array.isArray(value);

/** At most 40 of them, spread evenly. */
const some = <T>(list: readonly T[]): readonly T[] => list.filter((_one, at) => at % Math.ceil(list.length / 40) === 0);

describe('the data files of the demo', () => {
  it('are all valid', () => {
    const files = readdirSync(FOLDER, { recursive: true }).map(String);
    const names = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -5).replaceAll('\\', '/'));
    expect(names.sort()).toEqual(Object.keys(SCHEMAS).sort());
  });

  it.each(Object.keys(SCHEMAS))(
    'are refused with an unknown member, an invalid value or a missing language: %s',
    (file) => {
      const data = dataOf(file);
      expect(faultOf(file, data)).toBe('');
      const places = placesOf(data);
      const breaches = [
        ...some(places.filter(([, value]) => isRecord(value))).map(
          ([path, value]) => [path, () => ({ ...(value as object), unknown: 0 })] as const,
        ),
        ...some(places.filter(([, value]) => isWords(value))).map(
          ([path, value]) => [path, () => (value as readonly string[]).slice(0, 4)] as const,
        ),
        ...some(places.filter(([, value]) => typeof value !== 'object')).map(([path]) => [path, () => ({})] as const),
      ];
      expect(breaches.length).toBeGreaterThan(10);
      for (const [path, change] of breaches) {
        const fault = faultOf(file, changed(data, path, change));
        // The parent is named where one of two forms may stand.
        const parent = path.slice(0, -1).join('.');
        expect(fault.startsWith(`TypeError: ${file}.json ${parent}`), `${path.join('.')}: ${fault}`).toBe(true);
      }
    },
  );

  it.each([
    ['brands', 'kestrel.palette.1', 'maroon'],
    ['fabrics', 'jersey.care', 'boil'],
    ['categories', 'about.men.cover.0', 'toga'],
    ['styles', '0.fabrics.0', 'tin'],
    ['styles', '0.section', 'crowns'],
    ['styles', '1.ptype', 'crown'],
    ['kinds', '0.categories.0', 'sport/curling'],
    ['kinds', '0.made.1.0', 'acme'],
    ['sets', '0.variants.0.parts.2', 'racket-bag-9'],
    ['kits', '0.places.0.choices.0', 'drawstring-bag-0'],
    ['intangibles', 'goods.0.options.0', 'laser'],
    ['people', 'orders.special.0.who', 'stranger'],
  ])('are refused with an unknown reference: %s %s', (file, place, reference) => {
    const broken = changed(dataOf(file), place.split('.'), () => reference);
    expect(faultOf(file, broken)).toBe(`TypeError: ${file}.json ${place}: invalid_value "${reference}"`);
  });

  it('are refused with a category before its parent, a sport without category or a brand less', () => {
    const late = changed(dataOf('categories'), ['paths', '1'], () => 'men/hats/caps');
    expect(faultOf('categories', late)).toContain('categories.json paths: a category stands before its parent');
    const sport = changed(dataOf('styles'), ['0', 'sport', '1'], () => 'curling');
    expect(faultOf('styles', sport)).toContain('styles.json 0.sport: no category of sports');
    const brands = changed(dataOf('brands'), [], (all) => ({ ...(all as object), ostra: undefined }));
    expect(faultOf('brands', brands)).toContain('brands.json ostra: invalid_type');
  });
});
