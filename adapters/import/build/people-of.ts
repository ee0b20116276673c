import { lookUp } from '../../../core/kernel/look-up';

const WORDS: Readonly<Record<string, string>> = {
  men: 'Men', mens: 'Men', man: 'Men', women: 'Women', womens: 'Women', woman: 'Women', ladies: 'Women',
  kids: 'Children', kid: 'Children', children: 'Children', boys: 'Children', girls: 'Children', baby: 'Children',
}; // prettier-ignore

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
