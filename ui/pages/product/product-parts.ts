import type { Product } from '../../../core/shopper';
import { pagePart, type LoadablePart } from '../../state/page-part';

const LATE = 'ui/pages/product/late-parts.ts';
const late = () => import('./late-parts');

export const PICTURES = pagePart(LATE, async () => (await late()).Pictures);

export const WORDS = pagePart(LATE, async () => (await late()).Words);

export const REVIEWS = pagePart(LATE, async () => (await late()).Reviews);

export const BEYOND = pagePart(LATE, async () => (await late()).Beyond);

/** Loads on scroll only. */
export const stickyBar = async () => (await late()).StickyBar;

export const EXTRAS = pagePart(
  'ui/pages/product/options/Extras.tsx',
  async () => (await import('./options/Extras')).Extras,
);

export function hasExtras({ type_id: type, custom_options: options = [] }: Product): boolean {
  return type === 'bundle' || type === 'grouped' || options.length > 0;
}

/** Server-rendered parts that hydrate on interaction. */
export const LATER_PARTS: readonly LoadablePart[] = [PICTURES, WORDS, REVIEWS, BEYOND];
