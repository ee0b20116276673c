import { createHash } from 'node:crypto';
import type { ConfigurableChild, Product } from '../../../core/contract';
import { MAX_STATUS, USUAL_STATUS } from '../../../core/contract/listing';
import type { PriceChange, PriceFacts } from '../../../core/pricing/price-list';
import { countAgain } from '../catalogue/count-categories';
import { changedHash } from '../catalogue/product-hash';
import { defined } from '../content/content-documents';
import type { Repositories } from '../ports/database';
import { pricedAs } from './priced-as';
import { childOf, factsIn } from './price-facts';

interface Written {
  /** What somebody else has changed since it was read: it stays as it is. */
  readonly overtaken: readonly { readonly sku: string; readonly reason: string }[];
  /** Whether something was enabled or disabled. */
  readonly hasStatus: boolean;
}

/** Writes changes of a few skus in one unit; of each sku all of them or none. @param now in milliseconds */
export async function writePrices(
  db: Repositories,
  bySku: readonly (readonly PriceChange[])[],
  now: number,
): Promise<Written> {
  const overtaken: { sku: string; reason: string }[] = [];
  const documents = new Map<number, { readonly before: Product; after: Product; isPriced: boolean }>();
  let hasStatus = false;
  for (const changes of bySku) {
    const [first] = changes;
    if (first === undefined) continue;
    const { sku } = first;
    const id = await db.products.idBySku(sku);
    const before = id === undefined ? undefined : (documents.get(id)?.after ?? (await db.products.byId(id))?.document);
    const stock = await db.stock.find(sku);
    if (id === undefined || before === undefined) {
      overtaken.push({ sku, reason: 'It was removed meanwhile' });
      continue;
    }
    const facts = factsIn(before, sku, stock);
    const stale = changes.find(({ column, from }) => (facts[column] ?? null) !== from);
    if (stale !== undefined) {
      overtaken.push({
        sku,
        reason: `${stale.column} is ${facts[stale.column] ?? 'none'} by now, not ${stale.from ?? 'none'}`,
      });
      continue;
    }
    const to: PriceFacts = Object.fromEntries(changes.map((change) => [change.column, change.to]));
    if (changes.some(({ column }) => column !== 'stock')) {
      const known = documents.get(id);
      const isPriced = changes.some(({ column }) => column === 'price' || column.startsWith('special_'));
      documents.set(id, {
        before: known?.before ?? before,
        after: withFacts(before, sku, { ...facts, ...to }),
        isPriced: isPriced || known?.isPriced === true,
      });
    }
    hasStatus ||= to.status !== undefined;
    if (to.stock !== undefined && stock !== undefined) {
      const qty = Number(to.stock);
      const record = {
        qty,
        is_in_stock: stock.manage_stock === false ? stock.is_in_stock : qty > 0,
        manage_stock: stock.manage_stock,
      };
      await db.stock.write(Number(stock.product_id ?? id), { [sku]: record });
    }
  }
  await writeDocuments(db, [...documents], now);
  return { overtaken, hasStatus };
}

async function writeDocuments(
  db: Repositories,
  documents: readonly (readonly [
    number,
    { readonly before: Product; readonly after: Product; readonly isPriced: boolean },
  ])[],
  now: number,
): Promise<void> {
  if (documents.length === 0) return;
  await db.versions.raise('catalogue');
  const version = documents.some(([, { isPriced }]) => isPriced) ? await db.versions.raise('stock') : undefined;
  for (const [id, { after, isPriced }] of documents) {
    const written = await db.products.written(id);
    const document = { ...after, updated_at: new Date(now).toISOString() };
    const hash = createHash('sha256').update(JSON.stringify(after)).digest('hex').slice(0, 32);
    await db.products.rewrite(document, changedHash(written?.hash ?? '', hash));
    if (isPriced && version !== undefined) await db.products.markPriced(id, version);
  }
  await countAgain(
    db,
    documents.map(([, { before, after }]) => ({ before, after })),
  );
}

function withFacts(document: Product, sku: string, facts: PriceFacts): Product {
  const child = childOf(document, sku);
  if (child === undefined) return changed(document, facts);
  const children = (document.configurable_children ?? []).map((one) => (one === child ? changed(one, facts) : one));
  return { ...document, configurable_children: children };
}

/** Prices and status as they are to be; what was not named stays as it was. */
function changed<T extends ConfigurableChild | Product>(source: T, facts: PriceFacts): T {
  const { price, special_price: special = null, special_from: from = null, special_to: to = null, status } = facts;
  const priced =
    price === undefined ? {} : pricedAs(source, { price, special_price: special, special_from: from, special_to: to });
  const isDisabled = (source.status ?? USUAL_STATUS) >= MAX_STATUS;
  const standing = (status === 'disabled') === isDisabled ? {} : { status: isDisabled ? USUAL_STATUS : MAX_STATUS };
  return defined({ ...source, ...priced, ...standing });
}
