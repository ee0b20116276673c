import { lookUp } from '../../../core/kernel/look-up';

/** What categories call the people that a thing is made for, and the values of the shop's filter. */
const WORDS: Readonly<Record<string, string>> = {
  men: 'Men', mens: 'Men', man: 'Men', women: 'Women', womens: 'Women', woman: 'Women', ladies: 'Women',
  kids: 'Children', kid: 'Children', children: 'Children', boys: 'Children', girls: 'Children', baby: 'Children',
}; // prettier-ignore

/** Whom a product is for, by the categories at the top of its branches: 'Default Category/Men/Tops' → ['Men']. */
export function peopleOf(categories: readonly (readonly string[])[]): readonly string[] {
  const people = categories.flatMap(([, top = '']) => {
    const word =
      top
        .toLowerCase()
        .replace(/[’']/g, '')
        .split(/[^a-z]+/)[0] ?? '';
    return lookUp(WORDS, word) ?? [];
  });
  return [...new Set(people)];
}
