import * as z from 'zod/mini';

export const TAG_LIMITS = { count: 20, length: 40 } as const;
const TAG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Code of a customer group, such as 'wholesale'. */
export const personTag = z.string().check(z.minLength(1), z.maxLength(TAG_LIMITS.length), z.regex(TAG));
export const personTags = z.array(personTag).check(z.maxLength(TAG_LIMITS.count));

/** Returns tags as they are stored: each once, in alphabetical order. */
export function tagSet(tags: Iterable<string>): readonly string[] {
  return [...new Set(tags)].toSorted();
}

/** Reads typed tags, separated by commas or spaces; converts them to lower case. */
export function readTags(typed: string): readonly string[] {
  return tagSet(
    typed
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter((tag) => tag !== ''),
  );
}

/** Validates tags like the contract of a person. */
export function areTags(tags: readonly string[]): boolean {
  return personTags.safeParse([...tags]).success;
}
