import { priceWords } from './price-words';

/** S §9: '< $50' for the first range, '> $150' for the last, '$50 - 100' for those between; '≤ $50' where the end belongs to it. Other text is its own label. */
export function priceRangeLabel(value: string, currencySign: string): string {
  const words = priceWords(value);
  if (words === undefined) return value;
  if (words.says === 'over') return `> ${currencySign}${words.from}`;
  if (words.says === 'between') return `${currencySign}${words.from} - ${words.to}`;
  return `${words.says === 'under' ? '<' : '≤'} ${currencySign}${words.to}`;
}
