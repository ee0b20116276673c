import { PRODUCT_VERSION_PATH } from '../../../core/internal';
import type { Page, ProductView, Shop } from '../../../core/shopper';

/** Refresh interval while a page is open; a shorter one would keep a phone's radio awake. */
const ASK_EVERY_MS = 30_000;
/** Minimum between two requests that touches cause, such as the one before adding to the cart. */
const FRESH_FOR_MS = 15_000;
/** Polling pauses after this time without interaction. */
const RESTS_AFTER_MS = 5 * 60_000;
const TOUCHES = ['pointerdown', 'keydown', 'scroll', 'focus'] as const;

interface FollowedShop {
  readonly routing: Pick<Shop['routing'], 'page$' | 'showView'>;
  readonly product: Pick<Shop['product'], 'refreshPrices'>;
}

const viewOf = (page: Page | null): ProductView | undefined => (page?.name === 'product' ? page.view : undefined);

/**
 * Updates the prices of an open product page: while it is read, on the first touch after a pause, and when the page is
 * shown again or the network is back.
 */
export function followPrices(shop: FollowedShop): void {
  let view: ProductView | undefined;
  let shown: string | undefined;
  const openedAt = Date.now();
  let [touchedAt, askedAt] = [openedAt, openedAt];
  shop.routing.page$.subscribe((page) => {
    const next = viewOf(page);
    if (next?.parent.sku !== view?.parent.sku) {
      shown = next?.parent.updated_at;
      askedAt = Date.now();
    }
    view = next;
  });
  const look = async (): Promise<void> => {
    const sku = view?.parent.sku;
    if (sku === undefined || document.hidden || Date.now() - touchedAt > RESTS_AFTER_MS) return;
    askedAt = Date.now();
    const changed = await versionOf(sku);
    if (changed === undefined || changed === shown || view?.parent.sku !== sku) return;
    const before = view;
    const fresh = await shop.product.refreshPrices(before);
    // The shopper may have changed the selection meanwhile.
    if (view !== before) return;
    shown = changed;
    if (fresh !== before) shop.routing.showView(fresh);
  };
  const ask = () => void look().catch(() => undefined);
  const touched = () => {
    touchedAt = Date.now();
    if (touchedAt - askedAt >= FRESH_FOR_MS) ask();
  };
  for (const touch of TOUCHES) window.addEventListener(touch, touched, { passive: true, capture: true });
  window.addEventListener('online', ask);
  document.addEventListener('visibilitychange', touched);
  setInterval(ask, ASK_EVERY_MS);
}

async function versionOf(sku: string): Promise<string | undefined> {
  const answer = await fetch(`${PRODUCT_VERSION_PATH}?sku=${encodeURIComponent(sku)}`, { cache: 'no-store' });
  const { result } = (await answer.json()) as { readonly result?: { readonly updated_at?: string | null } }; // sound: only read if it is text
  return result?.updated_at ?? undefined;
}
