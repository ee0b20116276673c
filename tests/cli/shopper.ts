import type * as z from 'zod/mini';
import { listing, productView } from './shapes';
import type { Shop } from './vitrine';

export async function findJacket(shop: Shop): Promise<z.infer<typeof productView>> {
  const found = listing.parse(await shop.ask('catalog', 'search', 'jacket'));
  for (const { sku, type_id: type } of found.items) {
    if (type !== 'configurable') continue;
    const seen = productView.parse(await shop.ask('product', 'show', sku));
    const view = productView.parse(await shop.ask('product', 'show', seen.sku));
    const { stock } = view;
    if (stock.status === 'ok' && typeof stock['qty'] === 'number' && stock['qty'] >= 3) return view;
  }
  throw new Error('The catalogue has no jacket to buy');
}

const ADA = ['--first-name', 'Ada', '--last-name', 'Lovelace'];
const PERSONAL = [...ADA, '--email-address', 'ada@example.com'];
export const ADDRESS = [
  ...ADA,
  ...['--country', 'US', '--street-address', '1 Main Street', '--city', 'New York', '--state', 'NY'],
  ...['--zip-code', '10001', '--phone-number', '+1 212 555 0100'],
];

export async function fillCheckout(shop: Shop, payment: string, ...globals: readonly string[]): Promise<void> {
  await shop.ask('checkout', 'personal', ...PERSONAL, ...globals);
  await shop.ask('checkout', 'shipping', ...ADDRESS, '--shipping-method', 'standard', ...globals);
  await shop.ask('checkout', 'payment', '--payment-method', payment, ...globals);
}
