import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EventName, ShopEvent } from '../../core/contract/events';
import type { Subscriber } from '../platform/ports/subscriber';

/** A message is taken for old after so long, in seconds. */
const TOLERANCE_S = 300;
const LEAST_SECRET = 16;

/** Where events are posted to. */
export interface WebhookOptions<N extends EventName> extends Pick<Subscriber<N>, 'from' | 'handles' | 'name'> {
  /** Address that takes them: https, or http on this machine. */
  readonly url: string;
  /** Shared with the receiver, who knows by it that a message is the shop's; at least 16 characters. */
  readonly secret: string;
  /** Milliseconds since the epoch; default the clock on the wall. */
  readonly now?: () => number;
}

/**
 * A subscriber that posts each event as JSON to an address. The header `vitrine-signature` is `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>" in hex>`,
 * `idempotency-key` is the id of the event. Every answer but 2xx counts as not delivered; redirects are not followed.
 * @throws RangeError naming the option that cannot be used
 */
export function createWebhook<const N extends EventName>({
  url,
  secret,
  now = Date.now,
  ...subscriber
}: WebhookOptions<N>): Subscriber<N> {
  const address = addressOf(url);
  if (secret.length < LEAST_SECRET) {
    throw new RangeError(`option secret must have at least ${String(LEAST_SECRET)} characters`);
  }
  return {
    ...subscriber,
    handle: async (event, { signal }) => {
      const body = JSON.stringify(event);
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': event.id,
          'vitrine-signature': signWebhook(body, secret, now()),
        },
        body,
        redirect: 'manual',
        signal,
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`${address.host} answered ${String(response.status)}`);
    },
  };
}

function addressOf(url: string): URL {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  const isHere = address !== undefined && ['localhost', '127.0.0.1', '[::1]'].includes(address.hostname);
  if (address?.protocol === 'https:' || (address?.protocol === 'http:' && isHere)) return address;
  throw new RangeError('option url must be an address that begins with https://');
}

/** The signature of a message. @param now milliseconds since the epoch */
export function signWebhook(body: string, secret: string, now: number): string {
  const seconds = String(Math.floor(now / 1000));
  return `t=${seconds},v1=${digestOf(seconds, body, secret)}`;
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
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (seconds === '' || Math.abs(now / 1000 - Number(seconds)) > TOLERANCE_S) return undefined;
  const isRight = timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(digestOf(seconds, body, secret), 'hex'));
  return isRight ? (JSON.parse(body) as ShopEvent) : undefined; // sound: the shop has signed it
}

function digestOf(seconds: string, body: string, secret: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}
