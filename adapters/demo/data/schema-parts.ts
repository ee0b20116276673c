import * as z from 'zod/mini';
import { COLOURS } from '../../platform/starter/colours';
import type { Words } from '../../platform/starter/words/words';
import { CUTS, FABRICS, PRINTS, TITLES } from '../drawings';
import { HOUSE_MARKS } from '../drawings/spec/houses';

export const text = z.string().check(z.minLength(1));

function areTexts(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string' && one !== '');
}

function isWords(value: unknown): boolean {
  return Array.isArray(value) && value.length === 5 && areTexts(value);
}

/** Checked as a whole: a schema for each of ten thousand texts would delay the first seed. */
export const texts = z.custom<readonly string[]>(areTexts, 'no list of texts');
export const words = z.custom<Words>(isWords, 'no text in five languages');

export function keyOf<K extends string>(record: Readonly<Record<K, unknown>>) {
  return z.enum(Object.keys(record) as K[]); // sound: literals have no further members
}

export const colour = keyOf(COLOURS);
export const house = keyOf(HOUSE_MARKS);
export const cut = z.enum(CUTS);
export const drawnFabric = z.enum(FABRICS);
export const print = z.enum(PRINTS);
export const coverTitle = keyOf(TITLES);
