import * as z from 'zod/mini';
import { holdsLink, isOneLine } from './name-text';

export function oneLine(min: number, max: number) {
  const error = 'must not contain control characters';
  return z.string().check(z.minLength(min), z.maxLength(max), z.refine(isOneLine, { error }));
}

export function nameText(min: number, max: number) {
  const error = 'must not contain a web or e-mail address';
  return oneLine(min, max).check(z.refine((text: string) => !holdsLink(text), { error }));
}
