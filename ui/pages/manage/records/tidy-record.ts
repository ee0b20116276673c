import { lookUp } from '../../../../core/shopper';
import { isMet } from '../fields/is-met';
import type { KindView } from '../fields/kind-view';
import { tidyTexts } from './tidy-texts';

type Members = Readonly<Record<string, unknown>>;

/**
 * Normalizes form values: drops empty languages and optional members without content. Pure.
 * @param mayMiss members that may be omitted
 * @param words members with one text per language
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

/** Empties the fields of a new record that the form no longer shows, such as the price of a product with variants. Pure. */
export function withoutHidden(values: Members, { fields, blank = {} }: Pick<KindView, 'blank' | 'fields'>): Members {
  const hidden = fields.filter(({ when }) => !isMet(when, values));
  return { ...values, ...Object.fromEntries(hidden.map(({ path }) => [path, lookUp<unknown>(blank, path)])) };
}

/** Keeps English even if empty, so that its errors have a field. */
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
