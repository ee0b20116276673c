import { codeFor } from '../fixtures/signed-in';
import type { OpenShop } from './open-shop';

/** Minimum pause between two codes, in milliseconds. */
const CODE_PAUSE_MS = 60_000;

/** Signs in by code and waits until the cart belongs to the customer. */
export async function signIn({ shop, fixture }: OpenShop, contact: string): Promise<void> {
  await fixture.clock.advance(CODE_PAUSE_MS);
  const accounts = await shop.accounts();
  await accounts.requestCode(contact);
  await accounts.checkCode(await codeFor(fixture, contact), contact);
  await shop.cart.settled();
}
