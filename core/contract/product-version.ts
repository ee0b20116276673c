import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { PRODUCT_VERSION_PATH } from './product-version-path';
import { sku } from './scalars';

/** Not in the specification: when a product was changed last, so that an open page learns of new prices. Small: it is asked for again and again. */
export const productVersion = endpoint({
  name: 'productVersion',
  method: 'GET',
  path: PRODUCT_VERSION_PATH,
  query: z.object({ sku }),
  body: z.undefined(),
  result: z.object({ updated_at: z.nullable(z.string()) }),
  summary: 'When a product was changed last.',
  chapter: 'S §4',
});
