import type { Shop } from '../../../core/shopper';
import { fadeInLate } from './fade-in';
import { followPrices } from './live-prices';
import { moveFromTile } from './tile-transition';

/** Starts on the first interaction, so that a first page loads no code for it. */
export function fromTouch(shop: Shop): void {
  fadeInLate();
  moveFromTile();
  followPrices(shop);
}
