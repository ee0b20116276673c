import { INTANGIBLES, KINDS, KITS, partName, SETS } from '../data';
import type { Intangible, Kind, Kit } from '../data';
import { inEachLanguage } from '../base/names';
import { inLanguage } from '../../platform/starter/words/words';
import type { Words } from '../../platform/starter/words/words';

export interface SetPlan {
  readonly key: string;
  readonly name: Words;
  readonly brand: Kit['brand'];
  readonly category: string;
  readonly text: Words;
  readonly parts: readonly string[];
}

interface Part {
  readonly kind: Kind;
  readonly number: number;
}

export type Good =
  | { readonly type: 'bundle'; readonly plan: Kit }
  | { readonly type: 'downloadable' | 'virtual'; readonly plan: Intangible }
  | { readonly type: 'grouped'; readonly plan: SetPlan }
  | ({ readonly type: 'simple' } & Part);

/** Parts of the first set and kit, so that even a small catalogue has one of each type. */
const FIRST = [
  ...['tennis-racket-1', 'tennis-balls-1', 'racket-bag-1', 'insulated-bottle-1', 'flask-1'],
  ...['insulated-bottle-2', 'flask-2', 'insulated-bottle-4', 'flask-3'],
];

const PARTS: ReadonlyMap<string, Part> = new Map(
  KINDS.flatMap((kind) => kind.made.map((_made, number) => [partName(kind.key, number), { kind, number }] as const)),
);

/** @throws RangeError if no kind has such a part */
export function partNamed(name: string): Part {
  const part = PARTS.get(name);
  if (part === undefined) throw new RangeError(`There is no ${name}`);
  return part;
}

const isUsual = ({ special = false }: { readonly special?: boolean }): boolean => !special;
const isFile = ({ ptype }: Intangible): boolean => ptype === 'plan' || ptype === 'e-book';

/** Names of all usual parts: the first, then one of each kind in turn. */
function partsInOrder(): readonly string[] {
  const usual = [...PARTS]
    .filter(([, { kind }]) => isUsual(kind))
    .sort(([, one], [, other]) => one.number - other.number);
  return [...new Set([...FIRST, ...usual.map(([name]) => name)])];
}

function setPlans(): SetPlan[] {
  return SETS.flatMap(({ variants, name, ...set }) =>
    variants.map(({ suffix, ...variant }) => {
      const named = (language: Parameters<typeof inLanguage>[1]) => `${inLanguage(name, language)} ${suffix ?? ''}`;
      return { ...set, ...variant, name: suffix === undefined ? name : inEachLanguage(named) };
    }),
  );
}

function partsOf(good: Good): readonly string[] {
  if (good.type === 'grouped') return good.plan.parts;
  return good.type === 'bundle' ? good.plan.places.flatMap(({ choices }) => choices) : [];
}

/** Returns all goods, parts before the sets that contain them, so that any prefix is complete. */
export function goodsInOrder(): readonly Good[] {
  const waiting: Good[] = [
    ...setPlans().map((plan): Good => ({ type: 'grouped', plan })),
    ...KITS.filter(isUsual).map((plan): Good => ({ type: 'bundle', plan })),
  ];
  const plans = INTANGIBLES.goods.filter(isUsual);
  const intangible = plans.filter((plan) => !isFile(plan)).map((plan): Good => ({ type: 'virtual', plan }));
  plans.filter(isFile).forEach((plan, index) => intangible.splice(index * 2 + 1, 0, { type: 'downloadable', plan }));
  const placed = new Set<string>();
  const order: Good[] = [];
  partsInOrder().forEach((name, index) => {
    order.push({ type: 'simple', ...partNamed(name) });
    placed.add(name);
    if (index % 3 === 1) order.push(...intangible.splice(0, 1));
    for (const good of waiting.filter((entry) => partsOf(entry).every((part) => placed.has(part)))) {
      order.push(good);
      waiting.splice(waiting.indexOf(good), 1);
    }
  });
  return [...order, ...intangible];
}

const isSpecial = ({ special = false }: { readonly special?: boolean }): boolean => special;

export const SPECIALS: readonly Good[] = [
  ...KITS.filter(isSpecial).map((plan): Good => ({ type: 'bundle', plan })),
  ...INTANGIBLES.goods.filter(isSpecial).map((plan): Good => ({ type: 'downloadable', plan })),
  ...KINDS.filter(isSpecial).map((kind): Good => ({ type: 'simple', kind, number: 0 })),
];
