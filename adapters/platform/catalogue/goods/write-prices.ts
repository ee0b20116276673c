import { createHash } from 'node:crypto';
import type { ConfigurableChild, Product, StockAnswer, StockRecord } from '../../../../core/contract';
import { MAX_STATUS, USUAL_STATUS } from '../../../../core/contract/catalogue/listing';
import type { PriceChange, PriceFacts } from '../../../../core/pricing/price-list';
import { sameJson } from '../../../../core/kernel/same-json';
import { recountCategories } from '../writing/count-categories';
import { changedHash } from '../writing/product-hash';
import { defined } from '../../content';
import type { Repositories } from '../../ports/database';
import { inTurn } from '../../foundation';
import { pricedAs } from './priced-as';
import { childOf, factsIn, keptOf } from './price-facts';

interface Written {
  /** Conflicts: changed by others since the read, so they are skipped. */
  readonly overtaken: readonly { readonly sku: string; readonly reason: string }[];
  readonly hasStatus: boolean;
}

interface Draft {
  readonly before: Product;
  after: Product;
  isChanged: boolean;
  isPriced: boolean;
  readonly stock: Map<number, Record<string, StockRecord>>;
}

/**
 * Writes changes in one unit of work, all or none per sku.
 * @param now milliseconds
 */
export async function writePrices(
  db: Repositories,
  bySku: readonly (readonly PriceChange[])[],
  now: number,
): Promise<Written> {
  const skus = bySku.flatMap(([first]) => first?.sku ?? []);
  await lockProducts(db, skus);
  const kept = await keptOf(db, skus);
  const drafts = new Map<number, Draft>();
  for (const [id, before] of kept.documents) {
    drafts.set(id, { before, after: before, isChanged: false, isPriced: false, stock: new Map() });
  }
  const overtaken: { sku: string; reason: string }[] = [];
  for (const changes of bySku) {
    const sku = changes[0]?.sku ?? '';
    const draft = drafts.get(kept.ids.get(sku) ?? Number.NaN);
    const reason = draft === undefined ? 'It was removed meanwhile' : drawIn(draft, changes, kept.stock.get(sku));
    if (reason !== undefined) overtaken.push({ sku, reason });
  }
  for (const { stock } of drafts.values()) for (const [id, records] of stock) await db.stock.write(id, records);
  const changed = [...drafts].filter(([, draft]) => draft.isChanged);
  await writeDocuments(db, changed, now);
  return { overtaken, hasStatus: changed.some(([, { before, after }]) => !sameStatus(before, after)) };
}

/** Sorted by SKU, so that two lists cannot deadlock. */
async function lockProducts({ products, staffChanges }: Repositories, skus: readonly string[]): Promise<void> {
  const ids = new Set((await products.idsOfSkus(skus)).values());
  const owners = await inTurn([...ids], async (id) => (await products.written(id))?.sku ?? '');
  for (const owner of owners.map((sku) => sku.toLowerCase()).toSorted()) await staffChanges.lock('product', owner);
}

function drawIn(draft: Draft, changes: readonly PriceChange[], stock: StockAnswer | undefined): string | undefined {
  const sku = changes[0]?.sku ?? '';
  const facts = factsIn(draft.after, sku, stock);
  const stale = changes.find(({ column, from }) => (facts[column] ?? null) !== from);
  if (stale !== undefined)
    return `${stale.column} is ${facts[stale.column] ?? 'none'} by now, not ${stale.from ?? 'none'}`;
  const to: PriceFacts = Object.fromEntries(changes.map((change) => [change.column, change.to]));
  if (changes.some(({ column }) => column !== 'stock')) {
    draft.after = withFacts(draft.after, sku, { ...facts, ...to });
    draft.isChanged = true;
  }
  draft.isPriced ||= changes.some(({ column }) => column === 'price' || column.startsWith('special_'));
  if (to.stock !== undefined && stock !== undefined) {
    const qty = Number(to.stock);
    const isInStock = stock.manage_stock === false ? stock.is_in_stock : qty > 0;
    const owner = Number(stock.product_id ?? draft.before.id);
    const record = { qty, is_in_stock: isInStock, manage_stock: stock.manage_stock };
    draft.stock.set(owner, { ...draft.stock.get(owner), [sku]: record });
  }
  return undefined;
}

function sameStatus(before: Product, after: Product): boolean {
  const state = ({ status, configurable_children: children = [] }: Product) => [
    status,
    ...children.map((child) => child.status),
  ];
  return sameJson(state(before), state(after));
}

async function writeDocuments(
  db: Repositories,
  documents: readonly (readonly [number, Draft])[],
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
  await recountCategories(
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

function changed<T extends ConfigurableChild | Product>(source: T, facts: PriceFacts): T {
  const { price, special_price: special = null, special_from: from = null, special_to: to = null, status } = facts;
  const priced =
    price === undefined ? {} : pricedAs(source, { price, special_price: special, special_from: from, special_to: to });
  const isDisabled = (source.status ?? USUAL_STATUS) >= MAX_STATUS;
  const state = (status === 'disabled') === isDisabled ? {} : { status: isDisabled ? USUAL_STATUS : MAX_STATUS };
  return defined({ ...source, ...priced, ...state });
}
