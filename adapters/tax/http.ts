import * as z from 'zod/mini';
import type { TaxCalculator } from '../platform/ports/selling/tax';
import { createSignedPost, type SignedPostOptions } from '../signed-post/signed-post';

/** Options of `createHttpTax`. */
export interface HttpTaxOptions extends SignedPostOptions {
  readonly code?: string;
  /** Default 3000. */
  readonly timeLimitMs?: number;
}

const answer = z.object({
  lines: z.array(z.object({ id: z.string(), tax: z.number() })),
  shipping_tax: z.number(),
  names: z.optional(z.array(z.string())),
});

/**
 * Tax service client: posts a signed `TaxRequest` and expects `{ "lines": [{ "id", "tax" }], "shipping_tax", "names" }`
 * in minor units.
 * @throws RangeError naming the invalid option
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
        throw new Error(`The service returned no valid taxes: ${where ?? 'the response'} is invalid`);
      }
      const { lines, shipping_tax: shippingTax, names } = parsed.data;
      return { lines, shippingTax, ...(names && { names }) };
    },
  };
}
