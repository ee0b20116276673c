import { BRANDS, STYLES } from './data';
import type { BrandKey, Style } from './data';
import { createChance, hashText } from './base/chance';
import type { Gender } from './base/sizes';

export interface GarmentPlan {
  readonly style: Style;
  readonly brand: BrandKey;
  readonly genders: readonly Gender[];
  readonly model: string;
}

type Wearer = keyof typeof GENDERS;

interface Slot {
  readonly style: Style;
  readonly brand: BrandKey;
  readonly wearer: Wearer;
  readonly ordinal: number;
  readonly perRound: number;
}

const GENDERS = {
  m: ['men'],
  w: ['women'],
  c: ['children'],
  u: ['men', 'women'],
} as const satisfies Readonly<Record<string, readonly Gender[]>>;

function isWearer(letter: string): letter is Wearer {
  return Object.hasOwn(GENDERS, letter);
}

function slotsOf(style: Style): Slot[] {
  return (Object.keys(style.makers) as BrandKey[]).flatMap((brand) => {
    const letters = Array.from(style.makers[brand] ?? '').filter(isWearer);
    return letters.map((wearer, ordinal) => ({ style, brand, wearer, ordinal, perRound: letters.length }));
  });
}

function modelName(slot: Slot, round: number): string {
  const { models } = BRANDS[slot.brand];
  const turn = round * slot.perRound + slot.ordinal;
  const start = hashText(`${slot.brand} ${slot.style.key}`) % models.length;
  const model = models[(start + turn) % models.length] ?? slot.style.key;
  const edition = Math.floor(turn / models.length) + 1;
  return edition === 1 ? model : `${model} Mk ${String(edition)}`;
}

/** Returns a function that maps any index to a garment, deterministically by seed. */
export function createGarmentPlan(seed: number): (index: number) => GarmentPlan {
  const slots = createChance(`${String(seed)}:slots`).shuffled(STYLES.flatMap(slotsOf));
  return (index) => {
    const slot = slots[index % slots.length];
    if (slot === undefined) throw new RangeError(`There is no garment number ${String(index)}`);
    const { style, brand, wearer } = slot;
    return { style, brand, genders: GENDERS[wearer], model: modelName(slot, Math.floor(index / slots.length)) };
  };
}
