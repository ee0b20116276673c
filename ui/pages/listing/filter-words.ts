import { priceWords } from '../../../core/internal';
import type { Facet } from '../../../core/shopper';
import { usePrice, useText, type PriceFormatter, type Translate } from '../../text/text-context';

type FacetValue = Facet['values'][number];

function roundly(price: PriceFormatter, amount: number): string {
  return price(amount).replace(/[.,]00(?!\d)/, '');
}

function priceText(value: FacetValue, t: Translate, price: PriceFormatter): string {
  const words = priceWords(value.value);
  if (words === undefined) return value.label;
  const format = (amount: number) => roundly(price, amount);
  if (words.text === 'between') return `${format(words.from)} – ${format(words.to)}`;
  return words.text === 'over'
    ? t('price.over', { price: format(words.from) })
    : t(`price.${words.text}`, { price: format(words.to) });
}

const SWITCH_WORDS = {
  'in-stock': 'product.in-stock',
  bestsellers: 'home.bestsellers',
  new: 'tile.new',
  sale: 'tile.sale',
  unisex: 'listing.unisex',
  'well-rated': 'listing.well-rated',
} as const;

/** Returns true for a chosen filter whose texts are not in the first page's bundle. */
export function isChosenInLateWords({ only, values }: Facet): boolean {
  const isLate = only === 'unisex' || only === 'well-rated';
  return values.some(({ isExcluded, selected }) => selected && (isLate || isExcluded === true));
}

export function useFilterWords(): (facet: Facet, value: FacetValue) => string {
  const t = useText();
  const price = usePrice();
  return ({ code, only }, value) => {
    if (only !== undefined) return t(SWITCH_WORDS[only]);
    if (value.isExcluded === true) return t('listing.without', { name: value.label });
    return code === 'price' ? priceText(value, t, price) : value.label;
  };
}
