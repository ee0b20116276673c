import type { IndexDocument } from '../../../adapters/search/local';

export const SHOPS = ['us', 'de', 'ru', 'ua', 'cn', 'luma'] as const;
export type Shop = (typeof SHOPS)[number];

/**
 * Lines of `text | right | good | related`. Conditions separated by spaces must all hold, ` or ` separates
 * alternatives, commas separate values; `type=jeans`, `type!=jeans`, `sku~^WJ`.
 */
export type QuerySheet = Readonly<Record<Shop, string>>;

export interface LabelledQuery {
  readonly text: string;
  /** 3: intended, 2: also right, 1: related, 0: unrelated. */
  grade(document: IndexDocument): number;
}

type Test = (document: IndexDocument) => boolean;

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  type: ['ptype'],
  style: ['style_general', 'style_bottom'],
};

/** Throws an Error naming an invalid line. */
export function readQueries(lines: string): LabelledQuery[] {
  return lines
    .trim()
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [text = '', ...grades] = line.split('|').map((part) => part.trim());
      const tests = grades.map((grade) => readAlternatives(grade, line));
      if (text === '' || tests.length === 0) throw new Error(`No query with judgements: ${line}`);
      return {
        text,
        grade: (document) => {
          const at = tests.findIndex((test) => test(document));
          return at < 0 ? 0 : 3 - at;
        },
      };
    });
}

function readAlternatives(source: string, line: string): Test {
  const tests = source === '' ? [] : source.split(' or ').map((alternative) => readConjunction(alternative, line));
  return (document) => tests.some((test) => test(document));
}

export function readConjunction(source: string, line: string): Test {
  const tests = source.split(/\s+/).map((condition) => readCondition(condition, line));
  return (document) => tests.every((test) => test(document));
}

function readCondition(source: string, line: string): Test {
  const negated = /^(\w+)!([=~].+)$/.exec(source);
  if (negated) {
    const test = readCondition(`${negated[1] ?? ''}${negated[2] ?? ''}`, line);
    return (document) => !test(document);
  }
  const parts = /^(\w+)([=~])(.+)$/.exec(source);
  if (!parts) throw new Error(`No condition: "${source}" in ${line}`);
  const [, key = '', sign = '=', list = ''] = parts;
  if (sign === '=') {
    const wanted = new Set(list.split(',').map(plain));
    return (document) => valuesOf(document, key).some((value) => wanted.has(plain(value)));
  }
  const patterns = list.split(',').map((pattern) => new RegExp(pattern, 'i'));
  return (document) => valuesOf(document, key).some((value) => patterns.some((pattern) => pattern.test(value)));
}

function valuesOf(document: IndexDocument, key: string): readonly string[] {
  if (key === 'sku') return [document.sku];
  if (key === 'name') return [document.text['name'] ?? ''];
  if (key === 'cat') return (document.text['category.name'] ?? '').split(/[,&]/);
  return (ATTRIBUTES[key] ?? [key]).flatMap((attribute) => [
    ...(document.attributes[attribute] ?? []),
    ...document.variants.flatMap((variant) => variant.attributes[attribute] ?? []),
  ]);
}

/** Normalizes to lower case and hyphens: Rain_Coat equals rain-coat. */
function plain(value: string): string {
  return value
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
