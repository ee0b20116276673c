import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import * as z from 'zod/mini';

const money = z.optional(z.nullable(z.number()));
const sold = z.looseObject({
  sku: z.string(),
  price: money,
  special_price: money,
  image: z.optional(z.string()),
});
const keptProduct = z.looseObject({
  ...sold.shape,
  configurable_options: z.optional(
    z.array(
      z.looseObject({
        attribute_code: z.string(),
        label: z.string(),
        values: z.array(z.looseObject({ value_index: z.union([z.string(), z.number()]), label: z.string() })),
      }),
    ),
  ),
  configurable_children: z.optional(
    z.array(
      z.looseObject({
        ...sold.shape,
        custom_attributes: z.array(z.looseObject({ attribute_code: z.string(), value: z.unknown() })),
      }),
    ),
  ),
  media_gallery: z.optional(z.array(z.looseObject({ image: z.string() }))),
});
export type KeptProduct = z.infer<typeof keptProduct>;

export interface KeptStock {
  readonly qty: number;
  readonly is_in_stock: number;
  readonly manage_stock: number;
}

export interface KeptShop {
  readonly products: ReadonlyMap<string, KeptProduct>;
  readonly stock: ReadonlyMap<string, KeptStock>;
  hashOf(image: string): string | undefined;
}

const productRow = z.object({ document: z.string() });
const stockRow = z.object({ sku: z.string(), qty: z.number(), is_in_stock: z.number(), manage_stock: z.number() });

export function readShop(data: string): KeptShop {
  const database = new Libsql(join(data, 'shop.db'), { readonly: true });
  const rows = z.array(productRow).parse(database.prepare('SELECT document FROM product').all());
  const stock = z
    .array(stockRow)
    .parse(database.prepare('SELECT sku, qty, is_in_stock, manage_stock FROM stock').all());
  database.close();
  const products = rows.map(({ document }) => keptProduct.parse(JSON.parse(document)));
  return {
    products: new Map(products.map((product) => [product.sku, product])),
    stock: new Map(stock.map((record) => [record.sku, record])),
    hashOf: (image) => {
      const file = join(data, 'media', image);
      return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : undefined;
    },
  };
}
