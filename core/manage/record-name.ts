import { lookUp } from '../kernel/look-up';

/** Name of a record, possibly per language. */
export type RecordName = string | Readonly<Record<string, string>>;

const NAMED_BY: Readonly<Record<string, readonly [member: string, inLanguage?: string]>> = {
  attribute: ['labels'],
  block: ['texts', 'title'],
  category: ['texts', 'name'],
  page: ['texts', 'title'],
  payment_method: ['title'],
  product: ['texts', 'name'],
  review: ['title'],
  role: ['title'],
  shipping_method: ['method_title'],
  store: ['name'],
  tax_class: ['title'],
};

/** Returns a record's name; undefined if its id is the name. */
export function recordName(kind: string, document: unknown): RecordName | undefined {
  if (!isMembers(document)) return undefined;
  if (kind === 'person') return personName(document);
  const [member = '', inLanguage] = lookUp(NAMED_BY, kind) ?? [];
  const value = lookUp(document, member);
  if (!isMembers(value)) return textOf(value);
  const names = Object.entries(value).flatMap(([language, said]): readonly (readonly [string, string])[] => {
    const name = textOf(inLanguage !== undefined && isMembers(said) ? lookUp(said, inLanguage) : said);
    return name === undefined ? [] : [[language, name]];
  });
  return names.length === 0 ? undefined : Object.fromEntries(names);
}

/** Returns the name in a language, with English as fallback. */
export function nameIn(name: RecordName | undefined, language: string): string | undefined {
  if (name === undefined || typeof name === 'string') return name;
  return lookUp(name, language) ?? lookUp(name, 'en') ?? Object.values(name)[0];
}

function personName(document: Members): string | undefined {
  const names = [document['firstname'], document['lastname']].flatMap((part) => textOf(part) ?? []);
  return names.length > 0 ? names.join(' ') : textOf(document['email']);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

type Members = Readonly<Record<string, unknown>>;

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
