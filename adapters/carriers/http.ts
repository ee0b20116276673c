import * as z from 'zod/mini';
import type { ShippingCarrier, ShippingQuote } from '../platform/ports/selling/carrier';
import { createSignedPost, type SignedPostOptions } from '../signed-post/signed-post';

/** Options of `createHttpCarrier`. */
export interface HttpCarrierOptions extends SignedPostOptions {
  readonly code: string;
  readonly title?: string;
  /** Milliseconds. Default 3000. */
  readonly timeLimitMs?: number;
  /** Milliseconds to cache the response to an identical request. Default 60,000. */
  readonly keptMs?: number;
}

const answer = z.object({
  quotes: z.array(
    z.object({
      service: z.string(),
      title: z.string(),
      /** Hundredths of the currency, even for currencies without decimals. */
      amount: z.number(),
      days_to_delivery: z.optional(z.number()),
    }),
  ),
});

const KEPT_MS = 60_000;
const MAX_KEPT = 500;

interface Kept {
  readonly until: number;
  readonly quotes: readonly ShippingQuote[];
}

/**
 * Creates a carrier backed by a merchant's service: posts each `ShippingRequest` as signed JSON and expects `{
 * "quotes": [{ "service", "title", "amount", "days_to_delivery" }] }`, amounts in hundredths.
 * @throws RangeError naming the invalid option
 */
export function createHttpCarrier(options: HttpCarrierOptions): ShippingCarrier {
  const { code, title, timeLimitMs, keptMs = KEPT_MS, now = () => Date.now() } = options;
  const post = createSignedPost(options);
  const kept = new Map<string, Kept>();
  return {
    code,
    ...(title !== undefined && { title }),
    ...(timeLimitMs !== undefined && { timeLimitMs }),
    quotes: async (request, signal) => {
      const key = JSON.stringify(request);
      const known = kept.get(key);
      if (known !== undefined && now() < known.until) return known.quotes;
      const quotes = quotesOf(await post(request, signal));
      kept.delete(key);
      kept.set(key, { until: now() + keptMs, quotes });
      const [oldest] = kept.keys();
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
      return quotes;
    },
  };
}

function quotesOf(said: unknown): readonly ShippingQuote[] {
  const parsed = answer.safeParse(said);
  if (!parsed.success) {
    const where = parsed.error.issues[0]?.path.map(String).join('.');
    throw new Error(`The service returned no valid quotes: ${where ?? 'the response'} is invalid`);
  }
  return parsed.data.quotes.map(({ days_to_delivery: days, ...quote }) => ({
    ...quote,
    ...(days !== undefined && { daysToDelivery: days }),
  }));
}
