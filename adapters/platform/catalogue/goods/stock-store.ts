import type { StockDocument, StockRow } from '../../../../core/contract/catalogue/manage-products';
import { notFound } from '../../foundation';
import type { Repositories } from '../../ports/database';
import type { ListPage, ListQuery, RecordStore } from '../../ports/record-store';

export class StockStore implements RecordStore<StockDocument, StockRow> {
  async list(db: Repositories, { filters, ...wanted }: ListQuery): Promise<ListPage<StockRow>> {
    const { product, in_stock: isInStock, at_most: atMost } = filters;
    const productId = typeof product === 'string' ? ((await db.products.idBySku(product)) ?? 0) : undefined;
    const { items, total } = await db.stock.list({
      ...wanted,
      productId,
      isInStock: typeof isInStock === 'boolean' ? isInStock : undefined,
      atMost: typeof atMost === 'number' ? atMost : undefined,
    });
    const waiting = await db.stockAlerts.waiting(items.map(({ sku }) => sku));
    return {
      items: items.map(({ sku, record, product: of, name }) => ({
        id: sku,
        ...shown(sku, record),
        product: of ?? null,
        name: name ?? null,
        waiting: waiting.get(sku) ?? 0,
      })),
      total,
    };
  }

  async read(db: Repositories, id: string): Promise<StockDocument | undefined> {
    const found = await db.stock.find(id);
    return found && shown(id, found);
  }

  idOf({ sku }: StockDocument): string {
    return sku;
  }

  check(_: Repositories, { sku, qty, in_stock: isInStock, counted }: StockDocument, before: StockDocument | undefined) {
    const errors = [];
    if (before !== undefined && before.sku !== sku)
      errors.push({ field: 'sku', message: 'sku cannot be changed: it is that of a product' });
    if (counted && isInStock && qty === 0)
      errors.push({ field: 'in_stock', message: 'in_stock must be off while there are 0 and they are counted' });
    return Promise.resolve(errors);
  }

  create(_: Repositories, { sku }: StockDocument): Promise<string> {
    return Promise.reject(notFound(`There is no product or variant ${sku} with its own stock`));
  }

  async change(db: Repositories, id: string, { qty, in_stock: isInStock, counted }: StockDocument): Promise<void> {
    const found = await db.stock.find(id);
    if (found?.product_id === undefined) return;
    await db.stock.write(Number(found.product_id), {
      [id]: { qty, is_in_stock: isInStock, manage_stock: counted },
    });
  }
}

function shown(
  sku: string,
  {
    qty,
    is_in_stock,
    manage_stock,
  }: { readonly qty: number; readonly is_in_stock: boolean; readonly manage_stock?: boolean | undefined },
): StockDocument {
  return { sku, qty, in_stock: is_in_stock, counted: manage_stock ?? true };
}
