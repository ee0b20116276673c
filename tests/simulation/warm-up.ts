import type { BackEnd } from './back-end';
import type { Action, Deed, History } from './history';
import { replay } from './simulate';

const DEEDS: readonly Deed[] = [
  { do: 'sign-in', account: 0, way: 'password' },
  { do: 'add', sku: 'TEE', qty: 1 },
  { do: 'coupon' },
  { do: 'place', times: 1, details: { isAway: false, payment: 'card', shipping: 'standard' } },
  { do: 'pay', answer: 'approve', comesBack: true, webhooks: [0] },
  { do: 'sign-out', silent: false },
  { do: 'register' },
  { do: 'sign-out', silent: true },
  { do: 'forgot-password', account: 0 },
  { do: 'sign-in', account: 1, way: 'link' },
  { do: 'sign-in', account: 2, way: 'code' },
  { do: 'act-as', account: 1 },
  { do: 'return' },
  { do: 'act-as' },
  { do: 'sign-out', silent: false },
  { do: 'sign-out', silent: false },
  { do: 'store', at: 0.5 },
  { do: 'add', sku: 'JACKET', child: 'JACKET-BLACK-M', qty: 1 },
  { do: 'network', ms: 100 },
  { do: 'place', times: 1, details: { isAway: true, payment: 'cashondelivery', shipping: 'standard' } },
  { do: 'process' },
];

/**
 * Loads all lazy code first, because loading changes the number of turns and with it the first journey.
 * @throws Error when the warm-up journey fails
 */
export async function warmUp(backEnd: BackEnd): Promise<void> {
  const actions = DEEDS.map((what): Action => ({ who: 0, tab: 0, patience: null, chance: 0, what }));
  const history: History = { seed: 0, shoppers: 1, faults: [{ rates: {} }], actions };
  const ending = await replay(history, backEnd);
  if (!ending.ok) throw ending.error;
}
