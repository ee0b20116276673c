import { BELT_SIZES, CHILD_SIZES, SHOE_SIZES, SMALL_SHOE_SIZES, type SizeSystem } from '../../kernel/size-tables';
import type { NamedOption } from './named-option';

type Whom = 'children' | 'men' | 'women';

export interface SizeName {
  readonly name: string;
  readonly value: string;
  readonly whom?: Whom;
  readonly isClothes?: boolean;
}

const SYSTEMS: readonly SizeSystem[] = ['eu', 'uk', 'us'];
const NEAR = 0.5;
const MAX_NUMBER = 16;

interface Numbered {
  readonly eu: string;
  readonly number: number;
  readonly whom: Whom;
}

const NUMBERS: Readonly<Record<'uk' | 'us', readonly Numbered[]>> = {
  uk: [
    ...SHOE_SIZES.flatMap(({ eu, uk }) =>
      (['men', 'women'] as const).map((whom) => ({ eu, number: Number(uk), whom })),
    ),
    ...SMALL_SHOE_SIZES.map(([eu, uk]) => ({ eu, number: Number(uk), whom: 'children' as const })),
  ],
  us: [
    ...SHOE_SIZES.flatMap(({ eu, us }) =>
      (['men', 'women'] as const).map((whom) => ({ eu, number: Number(us[whom]), whom })),
    ),
    ...SMALL_SHOE_SIZES.map(([eu, , us]) => ({ eu, number: Number.parseFloat(us), whom: 'children' as const })),
  ],
};

function shoeNumbers(system: 'uk' | 'us'): readonly Numbered[] {
  const halves = [...Array(MAX_NUMBER * 2).keys()].map((step) => (step + 1) / 2);
  return (['men', 'women', 'children'] as const).flatMap((whom) => {
    const own = NUMBERS[system].filter((one) => one.whom === whom);
    return halves.flatMap((number) => {
      const same = own.filter((one) => one.number === number);
      const near = own.filter((one) => Math.abs(one.number - number) <= NEAR);
      return (same.length > 0 ? same : near).map(({ eu }) => ({ eu, number, whom }));
    });
  });
}

function namesIn(system: SizeSystem): readonly (Omit<SizeName, 'value'> & { readonly eu: string })[] {
  if (system === 'eu') return SHOE_SIZES.map(({ eu }) => ({ eu, name: eu }));
  const shoes = shoeNumbers(system).map(({ eu, number, whom }) => ({ eu, name: String(number), whom }));
  const belts = BELT_SIZES.map(([eu, name]) => ({ eu, name }));
  if (system === 'uk') return [...shoes, ...belts];
  const small = SMALL_SHOE_SIZES.map(([eu, , name]) => ({ eu, name: name.toLowerCase(), whom: 'children' as const }));
  const clothes = CHILD_SIZES.map(([eu, , name]) => ({
    eu,
    name: name.toLowerCase(),
    whom: 'children' as const,
    isClothes: true,
  }));
  return [...shoes, ...belts, ...small, ...clothes];
}

function isOf(label: string, eu: string): boolean {
  if (label === eu) return true;
  const [from, to] = label.split(/(?<!\s)\s*[-–]\s*/).map(Number);
  return from !== undefined && to !== undefined && from <= Number(eu) && Number(eu) <= to;
}

export function sizeNames(system: SizeSystem, sizes: readonly NamedOption[]): readonly SizeName[] {
  return SYSTEMS.flatMap((one) =>
    namesIn(one).flatMap(({ eu, name, ...more }) => {
      const names = [`${one} ${name}`, `${name} ${one}`, ...(one === system || one === 'eu' ? [name] : [])];
      const fitting = sizes.filter(({ label }) => isOf(label.trim(), eu));
      return fitting.flatMap(({ value }) => names.map((said) => ({ ...more, name: said, value })));
    }),
  );
}

/**
 * Returns the sizes that a name means for the given people, adults by default.
 * @param said the text calls it a size, so children's clothes count too
 */
export function sizesFor(named: readonly SizeName[], people: readonly string[], said: boolean): readonly string[] {
  const isFor = ({ whom, isClothes = false }: SizeName) => {
    if (whom === undefined) return true;
    if (people.length > 0) return people.includes(whom);
    return whom !== 'children' || (isClothes && said);
  };
  const fitting = named.filter(isFor);
  return [...new Set((fitting.length > 0 || people.length > 0 ? fitting : named).map(({ value }) => value))];
}
