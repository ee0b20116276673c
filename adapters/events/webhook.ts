import { timingSafeEqual } from 'node:crypto';
import type { EventName, ShopEvent } from '../../core/contract/foundation/events';
import type { Subscriber } from '../platform/ports/foundation/subscriber';
import { createSignedSend, signatureOf, type SignedPostOptions } from '../signed-post/signed-post';

/** Maximum message age in seconds. */
const TOLERANCE_S = 300;

/** Options of an event webhook: its target and its events. */
export interface WebhookOptions<N extends EventName>
  extends Pick<Subscriber<N>, 'from' | 'handles' | 'name'>, SignedPostOptions {}

/**
 * Creates a subscriber that posts each event as signed JSON; `idempotency-key` is the event id. Any response other than
 * 2xx is a failure.
 * @throws RangeError naming the invalid option
 */
export function createWebhook<const N extends EventName>({
  url,
  secret,
  now,
  ...subscriber
}: WebhookOptions<N>): Subscriber<N> {
  const send = createSignedSend({ url, secret, ...(now !== undefined && { now }) });
  return {
    ...subscriber,
    handle: async (event, { signal }) => {
      const response = await send(JSON.stringify(event), signal, { 'idempotency-key': event.id });
      await response.body?.cancel();
    },
  };
}

/**
 * Signs a message.
 * @param now milliseconds since the epoch
 */
export function signWebhook(body: string, secret: string, now: number): string {
  return signatureOf(body, secret, Math.floor(now / 1000));
}

/**
 * Verifies a webhook message; returns undefined if the signature is invalid or older than five minutes.
 * @param body raw request text
 * @param signature the `vitrine-signature` header
 */
export function readWebhook(
  body: string,
  signature: string | null,
  secret: string,
  now: number = Date.now(),
): ShopEvent | undefined {
  const seconds = Number(/^t=(\d{1,12}),v1=[0-9a-f]{64}$/.exec(signature ?? '')?.[1] ?? Number.NaN);
  // Also rejects NaN.
  if (!(Math.abs(now / 1000 - seconds) <= TOLERANCE_S)) return undefined;
  const [given, expected] = [Buffer.from(signature ?? ''), Buffer.from(signatureOf(body, secret, seconds))];
  const isRight = given.length === expected.length && timingSafeEqual(given, expected);
  return isRight ? (JSON.parse(body) as ShopEvent) : undefined; // sound: the shop has signed it
}
