import { pagePart, type LoadablePart } from '../../state/page-part';

export const FOOTER = pagePart('ui/app/frame/ShopFooter.tsx', async () => (await import('./ShopFooter')).ShopFooter);

export const MENU = pagePart('ui/app/frame/HeaderMenu.tsx', async () => (await import('./HeaderMenu')).HeaderMenu);

export const FRAME_PARTS: readonly LoadablePart[] = [MENU, FOOTER];

export const CHECKOUT_FRAME = pagePart(
  'ui/app/frame/CheckoutFrame.tsx',
  async () => (await import('./CheckoutFrame')).CheckoutFrame,
);
