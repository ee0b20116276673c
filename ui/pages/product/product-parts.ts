import type { Product } from '../../../core';
import { pagePart, type LoadablePart } from '../../state/page-part';

const LATE = 'ui/pages/product/late-parts.ts';
const late = () => import('./late-parts');

/** Its pictures. */
export const PICTURES = pagePart(LATE, async () => (await late()).Pictures);

/** What is said about it beside the pictures. */
export const WORDS = pagePart(LATE, async () => (await late()).Words);

/** What shoppers say of the product. */
export const REVIEWS = pagePart(LATE, async () => (await late()).Reviews);

/** Where it leads on. */
export const BEYOND = pagePart(LATE, async () => (await late()).Beyond);

/** What a phone shows instead of the form's button where that is scrolled away: until a shopper scrolls nobody needs it. */
export const stickyBar = async () => (await late()).StickyBar;

/** What is to be chosen besides a variant: custom options, places of a bundle, members of a group. */
export const EXTRAS = pagePart('ui/pages/product/Extras.tsx', async () => (await import('./Extras')).Extras);

/** Whether a product has any of that. */
export function hasExtras({ type_id: type, custom_options: options = [] }: Product): boolean {
  return type === 'bundle' || type === 'grouped' || options.length > 0;
}

/** Parts of the product page that stand as the server has made them until the shopper is there. */
export const LATER_PARTS: readonly LoadablePart[] = [PICTURES, WORDS, REVIEWS, BEYOND];
