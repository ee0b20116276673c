import { PRODUCT_VERSION_PATH, type Page, type ProductView, type Shop } from '../../../core';

const ASK_EVERY_MS = 1500;
/** Polling pauses after this time without interaction. */
const RESTS_AFTER_MS = 5 * 60_000;
const TOUCHES = ['pointerdown', 'keydown', 'scroll', 'focus'] as const;

const viewOf = (page: Page | null): ProductView | undefined => (page?.name === 'product' ? page.view : undefined);

export function followPrices(shop: Shop): void {
  let view: ProductView | undefined;
  let shown: string | undefined;
  let touchedAt = Date.now();
  for (const touch of TOUCHES) {
    window.addEventListener(touch, () => (touchedAt = Date.now()), { passive: true, capture: true });
  }
  shop.routing.page$.subscribe((page) => {
    const next = viewOf(page);
    if (next?.parent.sku !== view?.parent.sku) shown = next?.parent.updated_at;
    view = next;
  });
  const look = async (): Promise<void> => {
    const sku = view?.parent.sku;
    if (sku === undefined || document.hidden || Date.now() - touchedAt > RESTS_AFTER_MS) return;
    const changed = await versionOf(sku);
    if (changed === undefined || changed === shown || view?.parent.sku !== sku) return;
    const before = view;
    const fresh = await shop.product.refreshPrices(before);
    // The shopper may have changed the selection meanwhile.
    if (view !== before) return;
    shown = changed;
    if (fresh !== before) shop.routing.showView(fresh);
  };
  setInterval(() => void look().catch(() => undefined), ASK_EVERY_MS);
}

async function versionOf(sku: string): Promise<string | undefined> {
  const answer = await fetch(`${PRODUCT_VERSION_PATH}?sku=${encodeURIComponent(sku)}`, { cache: 'no-store' });
  const { result } = (await answer.json()) as { readonly result?: { readonly updated_at?: string | null } }; // sound: only read if it is text
  return result?.updated_at ?? undefined;
}
