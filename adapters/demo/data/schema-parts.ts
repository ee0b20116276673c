import * as z from 'zod/mini';
import { COLOURS } from '../../platform/starter/colours';
import { CUTS, FABRICS, PRINTS, TITLES } from '../drawings';
import { HOUSE_MARKS } from '../drawings/spec/houses';

export const text = z.string().check(z.minLength(1));
export const texts = z.array(text).check(z.minLength(1));
/** English, German, Russian, Ukrainian, Chinese. */
export const words = z.tuple([text, text, text, text, text]);

export function keyOf<K extends string>(record: Readonly<Record<K, unknown>>) {
  return z.enum(Object.keys(record) as K[]); // sound: literals have no further members
}

export const colour = keyOf(COLOURS);
export const house = keyOf(HOUSE_MARKS);
export const cut = z.enum(CUTS);
export const drawnFabric = z.enum(FABRICS);
export const print = z.enum(PRINTS);
export const coverTitle = keyOf(TITLES);
