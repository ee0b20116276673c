import { pagePart, type LoadablePart } from '../state/page-part';

/** The foot of every page. */
export const FOOTER = pagePart('ui/app/ShopFooter.tsx', async () => (await import('./ShopFooter')).ShopFooter);

/** The departments in the header, and what is below them. */
export const MENU = pagePart('ui/app/HeaderMenu.tsx', async () => (await import('./HeaderMenu')).HeaderMenu);

/** Parts of the frame that stand as the server has made them until the shopper is there. */
export const FRAME_PARTS: readonly LoadablePart[] = [MENU, FOOTER];

/** What checkout has in place of all that. */
export const CHECKOUT_FRAME = pagePart(
  'ui/app/CheckoutFrame.tsx',
  async () => (await import('./CheckoutFrame')).CheckoutFrame,
);
