import { DOWNLOADS } from './downloads';
import type { Kind } from './kind';
import { SERVICES } from './services';
import type { Intangible } from './services';
import { KITS } from './kits';
import type { KitPlan } from './kits';
import { SETS } from './sets';
import type { PartRef, SetPlan } from './sets';
import { SPECIAL_KINDS } from './special-kinds';
import { SPORT_KINDS } from './sport-kinds';
import { TOWN_KINDS } from './town-kinds';

export type Good =
  | { readonly type: 'bundle'; readonly plan: KitPlan }
  | { readonly type: 'downloadable' | 'virtual'; readonly plan: Intangible }
  | { readonly type: 'grouped'; readonly plan: SetPlan }
  | { readonly type: 'simple'; readonly kind: Kind; readonly number: number };

const KINDS: readonly Kind[] = [...SPORT_KINDS, ...TOWN_KINDS];

/** Parts of the first set and kit, so that even a small catalogue has one of each type. */
const FIRST: readonly PartRef[] = [
  ['tennis-racket', 0],
  ['tennis-balls', 0],
  ['racket-bag', 0],
  ['insulated-bottle', 0],
  ['flask', 0],
  ['insulated-bottle', 1],
  ['flask', 1],
  ['insulated-bottle', 3],
  ['flask', 2],
];

export function partName([kind, number]: PartRef): string {
  return `${kind}-${String(number + 1)}`;
}

/** @throws RangeError if the kind does not exist */
export function kindOf(key: string): Kind {
  const kind = [...KINDS, ...SPECIAL_KINDS].find((entry) => entry.key === key);
  if (kind === undefined) throw new RangeError(`There is no kind ${key}`);
  return kind;
}

function simpleRefs(): PartRef[] {
  const longest = Math.max(...KINDS.map(({ made }) => made.length));
  const all = Array.from({ length: longest }, (_none, number) =>
    KINDS.filter(({ made }) => number < made.length).map(({ key }): PartRef => [key, number]),
  ).flat();
  const first = new Set(FIRST.map(partName));
  return [...FIRST, ...all.filter((ref) => !first.has(partName(ref)))];
}

function partsOf(good: Good): readonly PartRef[] {
  if (good.type === 'grouped') return good.plan.parts;
  return good.type === 'bundle' ? good.plan.places.flatMap(({ choices }) => choices) : [];
}

/** Returns all goods, parts before the sets that contain them, so that any prefix is complete. */
export function goodsInOrder(): readonly Good[] {
  const waiting: Good[] = [
    ...SETS.map((plan): Good => ({ type: 'grouped', plan })),
    ...KITS.map((plan): Good => ({ type: 'bundle', plan })),
  ];
  const intangible: Good[] = SERVICES.map((plan): Good => ({ type: 'virtual', plan }));
  DOWNLOADS.forEach((plan, index) => intangible.splice(index * 2 + 1, 0, { type: 'downloadable', plan }));
  const placed = new Set<string>();
  const order: Good[] = [];
  simpleRefs().forEach((ref, index) => {
    order.push({ type: 'simple', kind: kindOf(ref[0]), number: ref[1] });
    placed.add(partName(ref));
    if (index % 3 === 1) order.push(...intangible.splice(0, 1));
    for (const good of waiting.filter((entry) => partsOf(entry).every((part) => placed.has(partName(part))))) {
      order.push(good);
      waiting.splice(waiting.indexOf(good), 1);
    }
  });
  return [...order, ...intangible];
}
