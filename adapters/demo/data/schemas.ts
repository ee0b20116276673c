import * as z from 'zod/mini';
import { COLOURS } from '../../platform/starter/colours';
import { MATERIALS } from '../../platform/starter/materials';
import { CUTS, FABRICS, PRINTS, TITLES } from '../drawings';
import { HOUSE_MARKS } from '../drawings/spec/houses';
import careFile from './care.json';
import fabricsFile from './fabrics.json';

const text = z.string().check(z.minLength(1));
const texts = z.array(text).check(z.minLength(1));
/** English, German, Russian, Ukrainian, Chinese. */
const words = z.tuple([text, text, text, text, text]);

function keyOf<K extends string>(record: Readonly<Record<K, unknown>>) {
  return z.enum(Object.keys(record) as K[]); // sound: literals have no further members
}

const colour = keyOf(COLOURS);
const cut = z.enum(CUTS);
const drawnFabric = z.enum(FABRICS);
const print = z.enum(PRINTS);
const house = keyOf(HOUSE_MARKS);

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
  keyOf(fabricsFile),
  z.strictObject({
    drawing: drawnFabric,
    material: keyOf(MATERIALS),
    care: keyOf(careFile),
    text: words,
    /** Further sentences, in English alone. */
    also: texts,
  }),
);

export const categories = z.strictObject({
  /** Paths in the order of menus, each after the one that it lies in. */
  paths: z.array(text).check(z.refine(isTree, 'a category stands before its parent')),
  /** Children's categories for sections that children have none of. */
  childrenSections: z.record(text, text),
  /** Names, texts and covers by last segment of the path, or by whole path where they differ. */
  about: z.record(
    text,
    z.strictObject({
      name: z.exactOptional(words),
      text: z.exactOptional(words),
      cover: z.exactOptional(z.tuple([cut, drawnFabric, print, colour, colour, z.optional(keyOf(TITLES))])),
    }),
  ),
});

function isTree(paths: readonly string[]): boolean {
  const before = new Set(['']);
  return paths.every((path) => before.has(path.slice(0, Math.max(0, path.lastIndexOf('/')))) && before.add(path));
}
