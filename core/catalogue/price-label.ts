import { priceWords } from './price-words';

/** Formats '< $50', '$50 - 100', '> $150'; '≤ $50' for an inclusive end. */
export function priceRangeLabel(value: string, currencySign: string): string {
  const words = priceWords(value);
  if (words === undefined) return value;
  if (words.text === 'over') return `> ${currencySign}${words.from}`;
  if (words.text === 'between') return `${currencySign}${words.from} - ${words.to}`;
  return `${words.text === 'under' ? '<' : '≤'} ${currencySign}${words.to}`;
}
