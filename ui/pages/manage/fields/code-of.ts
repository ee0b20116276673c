import { lookUp } from '../../../../core/shopper';
import type { CodeFrom } from './kind-view';

type Members = Readonly<Record<string, unknown>>;

/** 'Express delivery' → 'express-delivery'; empty if nothing is usable. Pure. */
export function codeOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40);
}

/** Fills in missing codes of a new record. Pure. */
export function withCodes(values: Members, codes: readonly CodeFrom[] = []): Members {
  const made = codes.flatMap(({ path, of, standard = '' }): readonly (readonly [string, string])[] => {
    const given = lookUp<unknown>(values, path);
    if (typeof given === 'string' && given.trim() !== '') return [];
    const code = codeOf(textAt(values, of)) || standard;
    return code === '' ? [] : [[path, code]];
  });
  return { ...values, ...Object.fromEntries(made) };
}

function textAt(values: Members, name: string): string {
  const value = lookUp<unknown>(values, name);
  const text = typeof value === 'object' && value !== null && 'en' in value ? value.en : value;
  return typeof text === 'string' ? text : '';
}
