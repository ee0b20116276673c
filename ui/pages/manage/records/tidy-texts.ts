import { lookUp } from '../../../../core/shopper';

type Members = Readonly<Record<string, unknown>>;

/**
 * Drops empty texts and languages; required ones are then reported by name. Pure.
 * @param values form values; texts by language are under 'texts'
 */
export function tidyTexts(values: Members): Members {
  const texts = lookUp<unknown>(values, 'texts');
  if (!isMembers(texts)) return values;
  const languages = Object.entries(texts).flatMap(([language, words]) => {
    if (!isMembers(words)) return [];
    const written = Object.entries(words).filter(([, word]) => word !== '' && word !== undefined);
    return written.length === 0 ? [] : [[language, Object.fromEntries(written)] as const];
  });
  return { ...values, texts: Object.fromEntries(languages) };
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
