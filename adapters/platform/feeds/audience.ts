import { lookUp } from '../../../core/kernel/look-up';

/** For whom a thing is made, in the words of the portals. */
interface Known {
  readonly gender: 'female' | 'male' | 'unisex';
  readonly ageGroup: 'adult' | 'infant' | 'kids' | 'newborn' | 'toddler';
}

/** The same, where it is known. */
export type Audience = Partial<Known>;

const MEN: Known = { gender: 'male', ageGroup: 'adult' };
const WOMEN: Known = { gender: 'female', ageGroup: 'adult' };
const CHILDREN: Known = { gender: 'unisex', ageGroup: 'kids' };

/** What the values of the attribute 'gender' mean; imports give 'men', 'women' and 'children', merchants' files other words too. */
const MEANINGS: Readonly<Record<string, Known>> = {
  men: MEN, man: MEN, mens: MEN, male: MEN,
  women: WOMEN, woman: WOMEN, womens: WOMEN, female: WOMEN, ladies: WOMEN,
  unisex: { gender: 'unisex', ageGroup: 'adult' }, adults: { gender: 'unisex', ageGroup: 'adult' },
  children: CHILDREN, child: CHILDREN, kids: CHILDREN, kid: CHILDREN,
  boys: { gender: 'male', ageGroup: 'kids' }, girls: { gender: 'female', ageGroup: 'kids' },
  toddler: { gender: 'unisex', ageGroup: 'toddler' }, toddlers: { gender: 'unisex', ageGroup: 'toddler' },
  baby: { gender: 'unisex', ageGroup: 'infant' }, babies: { gender: 'unisex', ageGroup: 'infant' },
  infant: { gender: 'unisex', ageGroup: 'infant' }, newborn: { gender: 'unisex', ageGroup: 'newborn' },
}; // prettier-ignore

/**
 * For whom a product is, by the values of its attribute 'gender': for several genders it is unisex, and what adults and children wear is
 * an adult's, since a portal takes one age. Nothing where no value is understood. Pure.
 */
export function audienceOf(values: readonly string[]): Audience {
  const known = values.flatMap((value) => lookUp(MEANINGS, value.trim().toLowerCase().replaceAll(/[’']/g, '')) ?? []);
  const [first] = known;
  if (first === undefined) return {};
  const isOne = known.every(({ gender }) => gender === first.gender);
  const hasAdults = known.some(({ ageGroup }) => ageGroup === 'adult');
  return { gender: isOne ? first.gender : 'unisex', ageGroup: hasAdults ? 'adult' : first.ageGroup };
}
