import { TEXT_LANGUAGES } from '../../../../core/internal';
import { STANDARD_SETTING_WORDS, STANDARD_SETTINGS } from '../../../../core/internal-staff';
import { lookUp } from '../../../../core/shopper';
import type { FieldView } from '../fields/kind-view';

/** Returns the key of a setting, without the language. */
export function settingKey({ path, input }: Pick<FieldView, 'input' | 'path'>): string {
  const word = wordOf(input);
  if (word === undefined) return path;
  return word.startsWith('site_') ? `seo.${word}` : word;
}

function wordOf(input: FieldView['input']): string | undefined {
  return input.type === 'texts' ? input.members[0]?.name : undefined;
}

/** Returns the default of each value of a setting. Pure. */
export function standardValues({
  path,
  input,
}: Pick<FieldView, 'input' | 'path'>): readonly { readonly path: string; readonly value: unknown }[] {
  const word = wordOf(input);
  if (word === undefined) return [{ path, value: at(STANDARD_SETTINGS, path) }];
  return TEXT_LANGUAGES.map((language) => ({
    path: `${path}.${language}.${word}`,
    value: lookUp<unknown>(STANDARD_SETTING_WORDS[language], word),
  }));
}

export function at(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((found, name) => (isMembers(found) ? lookUp(found, name) : undefined), values);
}

/** Compares two values; empty equals missing, and choice lists are unordered. Pure. */
export function sameSetting(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

function plain(value: unknown): unknown {
  if (value === undefined || value === null || value === '' || value === false) return undefined;
  if (Array.isArray(value)) {
    if (value.length === 0) return undefined;
    return value.every((one) => typeof one === 'string') ? value.toSorted() : value.map(plain);
  }
  if (!isMembers(value)) return value;
  const members = Object.entries(value).flatMap(([name, member]): readonly (readonly [string, unknown])[] => {
    const kept = plain(member);
    return kept === undefined ? [] : [[name, kept]];
  });
  if (members.length === 0) return undefined;
  return Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
