import * as z from 'zod/mini';

/** Shapes of `--json` output that scripts rely on. */
export const totalSegments = z.array(z.object({ code: z.string(), title: z.string(), value: z.number() }));

export const cart = z.looseObject({
  token: z.string(),
  items: z.array(
    z.looseObject({
      sku: z.string(),
      parentSku: z.optional(z.string()),
      name: z.string(),
      qty: z.number(),
      price: z.number(),
    }),
  ),
  totals: z.nullable(
    z.looseObject({ grand_total: z.number(), subtotal: z.number(), total_segments: z.array(z.unknown()) }),
  ),
  segments: totalSegments,
  coupon: z.nullable(z.object({ code: z.string(), active: z.boolean() })),
});

const product = z.looseObject({ id: z.number(), sku: z.string(), name: z.string(), type_id: z.string() });

export const listing = z.strictObject({
  understood: z.optional(
    z.strictObject({
      typed: z.string(),
      phrases: z.array(z.string()),
      text: z.string(),
      filters: z.record(z.string(), z.array(z.string())),
    }),
  ),
  others: z.optional(z.strictObject({ kind: z.optional(z.string()), items: z.array(product) })),
  items: z.array(product),
  total: z.number(),
  start: z.number(),
  perPage: z.number(),
  aggregations: z.record(z.string(), z.array(z.object({ value: z.string(), label: z.string(), count: z.number() }))),
});

export const productView = z.looseObject({
  ...product.shape,
  parentSku: z.string(),
  final_price: z.number(),
  original_price: z.number(),
  current_configuration: z.record(z.string(), z.string()),
  options: z.array(
    z.object({
      code: z.string(),
      label: z.string(),
      choices: z.array(
        z.looseObject({
          value: z.string(),
          label: z.string(),
          selected: z.boolean(),
          exists: z.boolean(),
          available: z.boolean(),
        }),
      ),
    }),
  ),
  productGallery: z.array(z.looseObject({ image: z.string(), alt: z.string() })),
  stock: z.looseObject({ status: z.enum(['ok', 'volatile', 'out_of_stock']) }),
  errors: z.record(z.string(), z.string()),
  path: z.string(),
});

const queuedOrder = z.looseObject({
  order_id: z.string(),
  number: z.optional(z.string()),
  state: z.enum(['waiting', 'sent', 'canceled']),
  transmited: z.boolean(),
  attempts: z.number(),
});
export const orders = z.object({ items: z.array(queuedOrder), total: z.number() });

export const placed = z.strictObject({
  order_id: z.string(),
  number: z.string(),
  status: z.literal('placed'),
  redirect: z.optional(z.string()),
});
export const queued = z.strictObject({
  order_id: z.string(),
  number: z.string(),
  status: z.literal('queued'),
  reason: z.enum(['offline', 'server-error']),
  sends: z.enum(['on-reconnect', 'next-visit', 'when-asked']),
});

export const order = z.looseObject({
  order_id: z.string(),
  number: z.string(),
  order_status: z.string(),
  price: z.number(),
  currency: z.string(),
  products: z.array(z.looseObject({ sku: z.string(), count: z.number(), price: z.number(), row_total: z.number() })),
  totals: z.array(z.looseObject({ code: z.string(), value: z.number() })),
});

export const list = z.object({ items: z.array(z.unknown()), total: z.number() });
export const failure = z.object({ error: z.looseObject({ code: z.string(), message: z.string() }) });
