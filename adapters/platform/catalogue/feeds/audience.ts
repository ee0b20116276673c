import { lookUp } from '../../../../core/kernel/look-up';

interface Known {
  readonly gender: 'female' | 'male' | 'unisex';
  readonly ageGroup: 'adult' | 'infant' | 'kids' | 'newborn' | 'toddler';
}

export type Audience = Partial<Known>;

const MEN: Known = { gender: 'male', ageGroup: 'adult' };
const WOMEN: Known = { gender: 'female', ageGroup: 'adult' };
const CHILDREN: Known = { gender: 'unisex', ageGroup: 'kids' };

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

/** Returns the audience from 'gender' values; mixed genders are unisex, mixed ages adult. Pure. */
export function audienceOf(values: readonly string[]): Audience {
  const known = values.flatMap((value) => lookUp(MEANINGS, value.trim().toLowerCase().replaceAll(/[’']/g, '')) ?? []);
  const [first] = known;
  if (first === undefined) return {};
  const isOne = known.every(({ gender }) => gender === first.gender);
  const hasAdults = known.some(({ ageGroup }) => ageGroup === 'adult');
  return { gender: isOne ? first.gender : 'unisex', ageGroup: hasAdults ? 'adult' : first.ageGroup };
}
