import * as z from 'zod/mini';
import { MATERIALS } from '../../platform/starter/materials';
import { PRODUCT_KINDS } from '../../platform/starter/product-kinds';
import { SIZE_SCALES } from '../../platform/starter/sizes';
import careFile from './care.json';
import categoriesFile from './categories.json';
import customOptionsFile from './custom-options.json';
import fabricsFile from './fabrics.json';
import intangiblesFile from './intangibles.json';
import kindsFile from './kinds.json';
import { colour, coverTitle, cut, drawnFabric, house, keyOf, print, text, texts, words } from './schema-parts';

/** Name of a good of a kind; `number` counts from 0. */
export function partName(kind: string, number: number): string {
  return `${kind}-${String(number + 1)}`;
}

const fabricKind = keyOf(fabricsFile);
const price = z.number().check(z.positive());
const charge = { price: z.number().check(z.gte(0)), price_type: z.enum(['fixed', 'percent']) };
const category = z.enum(categoriesFile.paths);
const part = z.enum(kindsFile.flatMap(({ key, made }) => made.map((_made, number) => partName(key, number))));
const options = z.exactOptional(z.array(keyOf(customOptionsFile)));

export const brands = z.record(
  house,
  z.strictObject({
    name: text,
    /** Prefix of skus. */
    code: z.string().check(z.regex(/^[A-Z]{3}$/)),
    origin: z.string().check(z.regex(/^[A-Z]{2}$/)),
    /** Price level; 1 is average. */
    tier: z.number().check(z.positive()),
    ending: z.enum(['five', 'nine', 'ninety-five']),
    top: z.boolean(),
    palette: z.tuple([colour], colour),
    accents: z.tuple([colour], colour),
    models: texts,
    collections: z.array(z.strictObject({ name: text, top: z.boolean() })).check(z.minLength(1)),
    text: texts,
    story: words,
    /** Picture of the story. */
    cloth: z.tuple([cut, drawnFabric]),
  }),
);

export const care = z.record(keyOf(careFile), words);

export const fabrics = z.record(
  fabricKind,
  z.strictObject({
    drawing: drawnFabric,
    material: keyOf(MATERIALS),
    care: keyOf(careFile),
    text: words,
    /** Additional sentences, in English only. */
    also: texts,
  }),
);

export const categories = z.strictObject({
  /** Paths in the order of menus, each after the one that it lies in. */
  paths: z.array(text).check(z.refine(isTree, 'a category stands before its parent')),
  /** Children's categories for sections that children have none of. */
  childrenSections: z.record(text, text),
  /** Names, texts and covers by the last segment of the path, or by the full path if they differ. */
  about: z.record(
    text,
    z.strictObject({
      name: z.exactOptional(words),
      text: z.exactOptional(words),
      cover: z.exactOptional(z.tuple([cut, drawnFabric, print, colour, colour, z.optional(coverTitle)])),
    }),
  ),
});

function isTree(paths: readonly string[]): boolean {
  const before = new Set(['']);
  return paths.every((path) => before.has(path.slice(0, Math.max(0, path.lastIndexOf('/')))) && before.add(path));
}

export const customOptions = z.record(
  keyOf(customOptionsFile),
  z.strictObject({
    option_id: z.int(),
    title: words,
    type: text,
    is_require: z.boolean(),
    max_characters: z.exactOptional(z.int()),
    price: z.exactOptional(charge.price),
    price_type: z.exactOptional(charge.price_type),
    values: z.exactOptional(
      z.array(
        z.strictObject({ option_type_id: z.int(), title: words, ...charge, is_default: z.exactOptional(z.boolean()) }),
      ),
    ),
  }),
);

const drawn = {
  key: text,
  name: words,
  cut,
  ptype: keyOf(PRODUCT_KINDS),
  /** Dollars at price level 1, adult size. */
  price,
  prints: z.array(print).check(z.minLength(1)),
  text: texts,
  options,
  /** Seeds whose drawings match the name. Changing the order of random draws invalidates them. */
  seeds: z.exactOptional(z.array(z.int()).check(z.minLength(1))),
};

export const styles = z.array(
  z.strictObject({
    ...drawn,
    section: z.enum(categoriesFile.paths.map((path) => path.split('/').at(-1) ?? '')),
    season: z.exactOptional(z.enum(['summer', 'winter'])),
    set: z.exactOptional(z.enum(['bottom', 'shoes', 'top'])),
    sizes: keyOf(SIZE_SCALES),
    fabrics: z.array(fabricKind).check(z.minLength(1)),
    colours: z.exactOptional(z.array(colour)),
    fits: z.exactOptional(z.array(z.enum(['compression', 'oversized', 'regular', 'relaxed', 'slim']))),
    sport: z.exactOptional(
      z.tuple([text, text]).check(z.refine((path) => isSport(path.join('/')), 'no category of sports')),
    ),
    /** Wearers by brand: men, women, children, or unisex. */
    makers: z.partialRecord(house, z.string().check(z.regex(/^[mwcu]+$/))),
  }),
);

export const kinds = z.array(
  z.strictObject({
    ...drawn,
    fabric: fabricKind,
    genders: z.array(z.enum(['children', 'men', 'women'])).check(z.minLength(1)),
    categories: z.array(category),
    sport: z.exactOptional(text.check(z.refine(isSport, 'no category of sports'))),
    made: z.array(z.tuple([house, colour])),
    /** Allowed quantities; any if omitted. */
    quantities: z.exactOptional(
      z.strictObject({ min_sale_qty: z.int(), max_sale_qty: z.int(), qty_increments: z.int() }),
    ),
    /** Made to order: stock is not tracked and the product is always for sale. */
    isUncounted: z.exactOptional(z.boolean()),
    special: z.exactOptional(z.boolean()),
  }),
);

function isSport(path: string): boolean {
  return categoriesFile.paths.includes(`sport/${path}`);
}

const set = { name: words, brand: house, category, text: words };

export const sets = z.array(
  z.strictObject({
    ...set,
    variants: z.array(
      z.strictObject({ key: text, suffix: z.exactOptional(text), parts: z.array(part).check(z.minLength(2)) }),
    ),
  }),
);

export const kits = z.array(
  z.strictObject({
    key: text,
    ...set,
    /** Fixed price in dollars; otherwise the sum of the parts. */
    ownPrice: z.exactOptional(price),
    special: z.exactOptional(z.boolean()),
    places: z.array(
      z.strictObject({
        title: words,
        choices: z.array(part).check(z.minLength(1)),
        optional: z.exactOptional(z.boolean()),
        qty: z.exactOptional(z.int()),
        /** Surcharges in dollars, or in percent of the kit's own price. */
        adds: z.exactOptional(z.partialRecord(part, z.strictObject(charge))),
      }),
    ),
  }),
);

export const intangibles = z.strictObject({
  /** Texts that several goods share. */
  texts: z.record(keyOf(intangiblesFile.texts), words),
  goods: z.array(
    z.strictObject({
      key: text,
      name: words,
      ptype: z.enum(['e-book', 'gift-card', 'plan', 'service']),
      price,
      cut,
      colour,
      accent: colour,
      options,
      text: z.union([words, keyOf(intangiblesFile.texts)]),
      /** Separately sold parts with their surcharge in dollars. */
      parts: z.exactOptional(z.array(z.strictObject({ title: words, price }))),
      special: z.exactOptional(z.boolean()),
    }),
  ),
});
