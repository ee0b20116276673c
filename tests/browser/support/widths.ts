import { DESKTOP, PHONE } from './visit';

/** `VITRINE_TESTS=long` (`npm run test:long`) runs all widths. */
export const IS_LONG = process.env.VITRINE_TESTS === 'long';

/** Returns the first row, or all in long runs, for tests that do not depend on layout. */
export function widths<const T>(first: T, ...others: readonly T[]): readonly T[] {
  return IS_LONG ? [first, ...others] : [first];
}

export const SCREENS = widths(['a phone', PHONE], ['a desktop', DESKTOP]);
