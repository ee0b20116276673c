import * as z from 'zod/mini';
import { endpoint } from '../foundation/endpoint';
import { PRODUCT_VERSION_PATH } from './product-version-path';
import { sku } from '../foundation/scalars';

/** Polled by open pages to detect new prices, hence minimal. */
export const productVersion = endpoint({
  name: 'productVersion',
  method: 'GET',
  path: PRODUCT_VERSION_PATH,
  query: z.object({ sku }),
  body: z.undefined(),
  result: z.object({ updated_at: z.nullable(z.string()) }),
  summary: 'Returns when a product was last changed.',
  chapter: 'S §4',
});
