import type { Chance } from './chance';
import type { Season } from './season';

const DAY_MS = 86_400_000;
const SHOP_AGE_DAYS = 545;
const NEW_DAYS = 45;

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
  readonly slider_position: number;
}

/** Returns the number of products that count as new. */
export function newestOf(total: number): number {
  return Math.ceil((total * NEW_DAYS) / SHOP_AGE_DAYS);
}

export function flagsFor(
  index: number,
  { total, now, season }: { readonly total: number; readonly now: number; readonly season: Season },
  chance: Chance,
): Flags {
  const age = season.ageOf(index);
  const ageDays = SHOP_AGE_DAYS * (1 - (age + 1) / total) + chance.next() * (SHOP_AGE_DAYS / total);
  const created = Math.floor(now - ageDays * DAY_MS);
  const updated = created + Math.floor(chance.next() * Math.min(ageDays, 60) * DAY_MS);
  const isNew = ageDays <= NEW_DAYS;
  const approved = chance.happens(0.94);
  const rank = season.rankOf(index);
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
