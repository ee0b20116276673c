import { priceWords } from './price-words';

/** Formats '< $50', '$50 - 100', '> $150'; '≤ $50' for an inclusive end. */
export function priceRangeLabel(value: string, currencySign: string): string {
  const words = priceWords(value);
  if (words === undefined) return value;
  if (words.says === 'over') return `> ${currencySign}${words.from}`;
  if (words.says === 'between') return `${currencySign}${words.from} - ${words.to}`;
  return `${words.says === 'under' ? '<' : '≤'} ${currencySign}${words.to}`;
}
