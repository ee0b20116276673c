import * as z from 'zod/mini';
import type { TaxCalculator } from '../platform/ports/tax';
import { createSignedPost, type SignedPostOptions } from '../signed-post/signed-post';

/** Options of `createHttpTax`. */
export interface HttpTaxOptions extends SignedPostOptions {
  /** For the log; 'http' where nothing is said. */
  readonly code?: string;
  /** Milliseconds; 3000 where nothing is said. */
  readonly timeLimitMs?: number;
}

const answer = z.object({
  /** Minor units, as all amounts. */
  lines: z.array(z.object({ id: z.string(), tax: z.number() })),
  shipping_tax: z.number(),
  names: z.optional(z.array(z.string())),
});

/**
 * A tax calculator behind a service of the merchant's: each request is posted as JSON (`TaxRequest`), signed as `createSignedPost` says, and the
 * service answers `{ "lines": [{ "id", "tax" }], "shipping_tax", "names" }` in minor units. What it says is kept with the cart, by the shop.
 * @throws RangeError naming the option that cannot be used
 */
export function createHttpTax(options: HttpTaxOptions): TaxCalculator {
  const { code = 'http', timeLimitMs } = options;
  const post = createSignedPost(options);
  return {
    code,
    ...(timeLimitMs !== undefined && { timeLimitMs }),
    calculate: async (request, signal) => {
      const parsed = answer.safeParse(await post(request, signal));
      if (!parsed.success) {
        const where = parsed.error.issues[0]?.path.map(String).join('.');
        throw new Error(`The service answered no taxes: ${where ?? 'the answer'} is not as it must be`);
      }
      const { lines, shipping_tax: shippingTax, names } = parsed.data;
      return { lines, shippingTax, ...(names && { names }) };
    },
  };
}
