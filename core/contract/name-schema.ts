import * as z from 'zod/mini';
import { holdsLink, isOneLine } from './name-text';

export function oneLine(least: number, most: number) {
  const error = 'must not contain control characters';
  return z.string().check(z.minLength(least), z.maxLength(most), z.refine(isOneLine, { error }));
}

export function nameText(least: number, most: number) {
  const error = 'must not contain a web or e-mail address';
  return oneLine(least, most).check(z.refine((text: string) => !holdsLink(text), { error }));
}
