import { pagePart, type LoadablePart } from '../state/page-part';

export const FOOTER = pagePart('ui/app/ShopFooter.tsx', async () => (await import('./ShopFooter')).ShopFooter);

export const MENU = pagePart('ui/app/HeaderMenu.tsx', async () => (await import('./HeaderMenu')).HeaderMenu);

export const FRAME_PARTS: readonly LoadablePart[] = [MENU, FOOTER];

export const CHECKOUT_FRAME = pagePart(
  'ui/app/CheckoutFrame.tsx',
  async () => (await import('./CheckoutFrame')).CheckoutFrame,
);
