import { numberOf, textOf } from '../../../adapters/database/sql/base/columns';
import { Broken } from '../broken';
import type { Browser } from '../browser';
import type { Tab } from '../tab';
import type { World } from '../world';

interface Line {
  readonly sku: string;
  readonly qty: number;
}

function linesText(lines: readonly Line[]): string {
  return lines
    .map(({ sku, qty }) => `${qty} ${sku}`)
    .sort()
    .join(', ');
}

/** Checks that client and server carts match line by line and that all tabs of a shopper agree. */
export function checkCarts(world: World): void {
  for (const browser of world.browsers) {
    for (const tab of browser.tabs) checkCart(world, tab);
    checkTabs(browser);
  }
}

function checkCart({ backEnd: { database } }: World, { name, shop }: Tab): void {
  const { cartItems, cartServerToken } = shop.cart.snapshot;
  if (cartServerToken === '') {
    if (cartItems.length > 0) throw new Broken(`${name} has ${linesText(cartItems)} and no server cart`);
    return;
  }
  const cart = database.sql('SELECT status FROM cart WHERE token = ?').first(cartServerToken);
  const isOpen = cart !== undefined && textOf(cart, 'status') === 'open';
  const rows = database.sql('SELECT sku, qty FROM cart_line WHERE cart_token = ?').all(cartServerToken);
  const server = isOpen ? linesText(rows.map((row) => ({ sku: textOf(row, 'sku'), qty: numberOf(row, 'qty') }))) : '';
  const client = linesText(cartItems);
  if (client !== server)
    throw new Broken(`${name} has [${client}], the server has [${server}]${isOpen ? '' : ' (closed)'}`);
}

function checkTabs({ tabs, past }: Browser): void {
  const shown = new Map<string, { readonly name: string; readonly text: string }>();
  for (const { name, shop, user } of tabs) {
    // If the device cannot store the session, pages may have different customers and carts.
    const customer = past.hasForgotten ? (user()?.id ?? '') : '';
    const place = `${shop.storeViews.current.storeCode} ${customer}`;
    const { cartItems, cartServerToken, totals, coupon } = shop.cart.snapshot;
    const text = JSON.stringify([
      past.hasForgotten ? null : (user()?.id ?? null),
      past.hasForgotten && cartItems.length === 0 ? null : cartServerToken,
      linesText(cartItems),
      // Choices for an order are stored on the device only.
      cartItems.length === 0 || past.hasForgotten ? null : [totals?.grand_total ?? null, coupon?.code ?? null],
    ]);
    const other = shown.get(place);
    if (other !== undefined && other.text !== text) {
      throw new Broken(`${name} shows ${text}, ${other.name} shows ${other.text}`);
    }
    shown.set(place, { name, text });
  }
}
