import { PRODUCT_VERSION_PATH, type Page, type ProductView, type Shop } from '../../core';

/** How often an open page of a product asks whether it was changed: a new price is there within two seconds. */
const ASK_EVERY_MS = 1500;
/** After which time without a touch of the shopper it no longer asks; the next touch begins again. */
const RESTS_AFTER_MS = 5 * 60_000;
const TOUCHES = ['pointerdown', 'keydown', 'scroll', 'focus'] as const;

const viewOf = (page: Page | null): ProductView | undefined => (page?.name === 'product' ? page.view : undefined);

/** Shows the prices of the shop on an open page of a product as they change, while somebody looks at it. */
export function followPrices(shop: Shop): void {
  let view: ProductView | undefined;
  /** As of when the prices are that the page shows. */
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
    // Somebody may have chosen something meanwhile: the next look comes to it.
    if (view !== before) return;
    shown = changed;
    if (fresh !== before) shop.routing.showView(fresh);
  };
  // A look that fails is none: the next one comes soon.
  setInterval(() => void look().catch(() => undefined), ASK_EVERY_MS);
}

/** When the shop changed a product last; undefined where that cannot be had. */
async function versionOf(sku: string): Promise<string | undefined> {
  const answer = await fetch(`${PRODUCT_VERSION_PATH}?sku=${encodeURIComponent(sku)}`, { cache: 'no-store' });
  const { result } = (await answer.json()) as { readonly result?: { readonly updated_at?: string | null } }; // sound: only read where it is a text
  return result?.updated_at ?? undefined;
}
