import { lookUp } from '../../../core';
import { tidyTexts } from './tidy-texts';

type Members = Readonly<Record<string, unknown>>;

/**
 * What a form has, as the shop keeps it: languages in which nothing is written are left out, and so are members that may miss where all of theirs is empty.
 * Pure.
 * @param mayMiss members that are left out as a whole
 * @param words members that are one text in each language
 */
export function tidyRecord(
  values: Members,
  { mayMiss, words }: { readonly mayMiss: readonly string[]; readonly words: readonly string[] },
): Members {
  const tidied = Object.entries(tidyTexts(values)).flatMap(([name, value]): readonly (readonly [string, unknown])[] => {
    if (mayMiss.includes(name) && isEmpty(value)) return [];
    return [[name, words.includes(name) ? written(value) : value]];
  });
  return Object.fromEntries(tidied);
}

/** The languages in which something is written; English stays, so that what is wrong with it has a name. */
function written(value: unknown): unknown {
  if (!isMembers(value)) return value;
  const kept = Object.entries(value).filter(([language, text]) => language === 'en' || !isEmpty(text));
  return { en: lookUp(value, 'en') ?? '', ...Object.fromEntries(kept) };
}

function isEmpty(value: unknown): boolean {
  if (isMembers(value)) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === '';
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
