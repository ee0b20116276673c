import type { IndexDocument, IndexVariant } from '../../../adapters/platform/ports/catalogue/search';
import { readConjunction } from './judgement';

export const WORD_SHOPS = ['us', 'de', 'ru', 'ua', 'cn'] as const;
export type WordShop = (typeof WORD_SHOPS)[number];

/**
 * Lines of `text | conditions`, which all must hold: those of `QuerySheet`, `sale`, `new`, `price<50`, `price=20-40`,
 * `size=m` for one unit in stock; `help=returns` or `nothing`.
 */
export type ShopWordSheet = Readonly<Partial<Record<WordShop, string>>>;

export interface ShopWordQuery {
  readonly text: string;
  readonly help?: string;
  readonly isNothing: boolean;
  isRight(document: IndexDocument): boolean;
}

type UnitTest = (unit: Pick<IndexVariant, 'attributes' | 'inStock' | 'price'>) => boolean;

export function readShopWords(lines: string): ShopWordQuery[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', judged = ''] = line.split('|').map((part) => part.trim());
      if (text === '' || judged === '') throw new Error(`No query with a judgement: ${line}`);
      const conditions = judged.split(/\s+/);
      const help = conditions.find((one) => one.startsWith('help='))?.slice('help='.length);
      const hasUnits = conditions.some((one) => /^(?:price|size=)/.test(one));
      // A unit in another colour is no match.
      const isOfUnits = (one: string) => /^(?:price|size=)/.test(one) || (hasUnits && one.startsWith('color='));
      const ofUnits = conditions.filter(isOfUnits).flatMap((one) => unitTest(one) ?? []);
      const rest = conditions.filter((one) => !isOfUnits(one) && !/^(?:sale|new|nothing|help=)/.test(one));
      const ofProduct = rest.length === 0 ? () => true : readConjunction(rest.join(' '), line);
      return {
        text,
        ...(help !== undefined && { help }),
        isNothing: judged === 'nothing',
        isRight: (document) =>
          help === undefined &&
          (!conditions.includes('sale') || (document.numbers['on_sale'] ?? 0) > 0) &&
          (!conditions.includes('new') ||
            (document.attributes['new'] ?? []).some((value) => ['1', 'true'].includes(value))) &&
          ofProduct(document) &&
          unitsOf(document).some((unit) => ofUnits.every((test) => test(unit))),
      };
    });
}

/** Judgements use major units, documents minor units. */
function unitTest(condition: string): UnitTest | undefined {
  const size = /^size=(.+)$/.exec(condition)?.[1]?.split(',');
  if (size !== undefined)
    return (unit) => unit.inStock && (unit.attributes['size'] ?? []).some((value) => size.includes(value));
  const colors = /^color=(.+)$/.exec(condition)?.[1]?.split(',');
  if (colors !== undefined) return (unit) => (unit.attributes['color'] ?? []).some((value) => colors.includes(value));
  const [, sign, first = '', last] = /^price(<=|<|>|=)(\d+)(?:-(\d+))?$/.exec(condition) ?? [];
  const limit = Number(first) * 100;
  if (sign === '<') return ({ price }) => price < limit;
  if (sign === '<=') return ({ price }) => price <= limit;
  if (sign === '>') return ({ price }) => price >= limit;
  if (sign === '=') return ({ price }) => price >= limit && price <= Number(last) * 100;
  return undefined;
}

function unitsOf({ variants, inStock, attributes, numbers }: IndexDocument): readonly Parameters<UnitTest>[0][] {
  const own = (variant: IndexVariant) => ({ ...variant, attributes: { ...attributes, ...variant.attributes } });
  return variants.length > 0
    ? variants.map(own)
    : [{ attributes, inStock, price: numbers['final_price'] ?? Number.NaN }];
}
