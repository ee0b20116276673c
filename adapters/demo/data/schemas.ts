import * as z from 'zod/mini';
import { COLOURS } from '../../platform/starter/colours';
import { MATERIALS } from '../../platform/starter/materials';
import { CUTS, FABRICS } from '../drawings';
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
    cloth: z.tuple([z.enum(CUTS), z.enum(FABRICS)]),
  }),
);

export const care = z.record(keyOf(careFile), words);

export const fabrics = z.record(
  keyOf(fabricsFile),
  z.strictObject({
    drawing: z.enum(FABRICS),
    material: keyOf(MATERIALS),
    care: keyOf(careFile),
    text: words,
    /** Further sentences, in English alone. */
    also: texts,
  }),
);
