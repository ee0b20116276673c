import { timingSafeEqual } from 'node:crypto';
import type { EventName, ShopEvent } from '../../core/contract/events';
import type { Subscriber } from '../platform/ports/subscriber';
import { createSignedSend, signatureOf, type SignedPostOptions } from '../signed-post/signed-post';

/** A message is taken for old after so long, in seconds. */
const TOLERANCE_S = 300;

/** Where events are posted to, and what of them. */
export interface WebhookOptions<N extends EventName>
  extends Pick<Subscriber<N>, 'from' | 'handles' | 'name'>, SignedPostOptions {}

/**
 * A subscriber that posts each event as JSON to an address, signed as `createSignedSend` says; `idempotency-key` is the id of the event. Every
 * answer but 2xx counts as not delivered.
 * @throws RangeError naming the option that cannot be used
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

/** The signature of a message. @param now milliseconds since the epoch */
export function signWebhook(body: string, secret: string, now: number): string {
  return signatureOf(body, secret, Math.floor(now / 1000));
}

/**
 * Reads a message as its receiver: the event, or undefined where it was not signed with the secret, or is older than five minutes.
 * @param body the text of the message as it came
 * @param signature the header `vitrine-signature`
 */
export function readWebhook(
  body: string,
  signature: string | null,
  secret: string,
  now: number = Date.now(),
): ShopEvent | undefined {
  const seconds = Number(/^t=(\d{1,12}),v1=[0-9a-f]{64}$/.exec(signature ?? '')?.[1] ?? Number.NaN);
  // Also where it is no number.
  if (!(Math.abs(now / 1000 - seconds) <= TOLERANCE_S)) return undefined;
  const [given, expected] = [Buffer.from(signature ?? ''), Buffer.from(signatureOf(body, secret, seconds))];
  const isRight = given.length === expected.length && timingSafeEqual(given, expected);
  return isRight ? (JSON.parse(body) as ShopEvent) : undefined; // sound: the shop has signed it
}
