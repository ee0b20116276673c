import type { Chance } from './chance';

const DAY_MS = 86_400_000;
/** The oldest product came into the shop about a year and a half ago. */
const SHOP_AGE_DAYS = 545;
/** For so long a product counts as new. */
const NEW_DAYS = 45;

/** Members that say where and how the shop shows a product (S §3, §5, §9). */
export interface Flags {
  readonly created_at: string;
  readonly updated_at: string;
  readonly is_promo: boolean;
  readonly only_promo: boolean;
  readonly promoted: number;
  readonly approved: number;
  readonly choose_status: string;
  readonly chosen_at: string | null;
  readonly new: boolean;
  /** Above 0: in the home page's slider at this place. The same holds for the two below. */
  readonly slider_position: number;
  readonly bestseller_position: number;
  readonly new_position: number;
}

/** A place in a list for about one product in `every`, spread so that the same product is not everywhere. */
function placeIn(index: number, every: number, offset: number): number {
  return index % every === offset ? Math.floor(index / every) + 1 : 0;
}

/**
 * The flags of product number `index` of `total`: later numbers are newer.
 * @param now milliseconds since the epoch
 */
export function flagsFor(index: number, total: number, now: number, chance: Chance): Flags {
  const ageDays = SHOP_AGE_DAYS * (1 - (index + 1) / total) + chance.next() * (SHOP_AGE_DAYS / total);
  const created = Math.floor(now - ageDays * DAY_MS);
  const updated = created + Math.floor(chance.next() * Math.min(ageDays, 60) * DAY_MS);
  const isNew = ageDays <= NEW_DAYS;
  const approved = chance.happens(0.94);
  const slider = placeIn(index, 23, 7);
  const bestseller = placeIn(index, 19, 3);
  const newest = isNew ? total - index : 0;
  const listed = slider > 0 || bestseller > 0 || newest > 0;
  return {
    created_at: new Date(created).toISOString(),
    updated_at: new Date(updated).toISOString(),
    is_promo: listed || chance.happens(0.15),
    only_promo: !listed && chance.happens(0.015),
    promoted: bestseller > 0 || chance.happens(0.14) ? 1 : 0,
    approved: approved ? 1 : 0,
    choose_status: approved ? 'approve' : 'new',
    chosen_at: approved ? new Date(updated).toISOString() : null,
    new: isNew,
    slider_position: slider,
    bestseller_position: bestseller,
    new_position: newest,
  };
}
