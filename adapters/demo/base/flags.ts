import type { Chance } from './chance';

const DAY_MS = 86_400_000;
/** The oldest product came into the shop about a year and a half ago. */
const SHOP_AGE_DAYS = 545;
/** For so long a product counts as new. */
const NEW_DAYS = 45;

/** Members that say where and how the shop shows a product (S §3, §5, §9). */
interface Flags {
  readonly created_at: string;
  readonly updated_at: string;
  readonly is_promo: boolean;
  readonly only_promo: boolean;
  readonly promoted: number;
  readonly approved: number;
  readonly choose_status: string;
  readonly chosen_at: string | null;
  readonly new: boolean;
  /** Above 0: in the home page's slider (S §5). */
  readonly slider_position: number;
}

/** Bestsellers of a shop of any size: enough for a list of 18, few enough that no department is made of them alone. */
const BESTSELLERS = 24;
/** Has no divisor in common with the above, so that the ranks of neighbours lie far apart. */
const RANK_STRIDE = 11;

/** The rank of a bestseller from 1 to 24, or 0. They are spread evenly over the catalogue. */
function bestsellerRank(index: number, total: number): number {
  const place = Math.floor((index * BESTSELLERS) / total);
  const isFirst = index === 0 || Math.floor(((index - 1) * BESTSELLERS) / total) < place;
  return isFirst ? ((place * RANK_STRIDE) % BESTSELLERS) + 1 : 0;
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
  const rank = bestsellerRank(index, total);
  const shown = rank > 0 || isNew;
  return {
    created_at: new Date(created).toISOString(),
    updated_at: new Date(updated).toISOString(),
    is_promo: shown || chance.happens(0.15),
    only_promo: !shown && chance.happens(0.015),
    promoted: rank,
    approved: approved ? 1 : 0,
    choose_status: approved ? 'approve' : 'new',
    chosen_at: approved ? new Date(updated).toISOString() : null,
    new: isNew,
    slider_position: rank,
  };
}
