import { DESKTOP, PHONE } from './visit';

/** `VITRINE_TESTS=long`, as `npm run test:long` sets it: everything at every width. */
export const IS_LONG = process.env.VITRINE_TESTS === 'long';

/**
 * The rows of a `describe.each` or `it.each` that differ by the screen alone: the first of them, and the others in the long tests. Where the
 * layout itself is tested, all of them are given to `each` without this.
 */
export function widths<const T>(first: T, ...others: readonly T[]): readonly T[] {
  return IS_LONG ? [first, ...others] : [first];
}

export const SCREENS = widths(['a phone', PHONE], ['a desktop', DESKTOP]);
