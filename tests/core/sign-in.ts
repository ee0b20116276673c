import { codeFor } from '../fixtures/signed-in';
import type { OpenShop } from './open-shop';

/** Codes are not sent one upon another: so long after the last one, ms. */
const CODE_PAUSE_MS = 60_000;

/** Signs somebody in by code, and waits until the cart is theirs. */
export async function signIn({ shop, fixture }: OpenShop, contact: string): Promise<void> {
  await fixture.clock.advance(CODE_PAUSE_MS);
  const accounts = await shop.accounts();
  await accounts.requestCode(contact);
  await accounts.checkCode(await codeFor(fixture, contact), contact);
  await shop.cart.settled();
}
