import { createHash } from 'node:crypto';
import type { Product } from '../../../../core/contract';
import { lookUp } from '../../../../core/kernel/look-up';
import { keptLinksOf } from '../../../../core/contract/catalogue/download-file';
import { product as productSchema } from '../../../../core/contract/catalogue/product';
import { describeIssues } from '../../foundation';
import type { ProductRecord, WriteOutcome } from '../../ports/catalogue/catalogue-data';
import type { Repositories } from '../../ports/database';
import { readMergedOptions, withMergedOptions } from './merged-options';
import { isOf } from './product-hash';

/**
 * Called before a change, in the same unit of work.
 * @throws Error if the product must not change
 */
export type WriteGuard = (db: Repositories, product: Product) => Promise<void>;

/** @throws Error naming the first invalid member */
export function mustKeepContract({ product }: ProductRecord): void {
  const parsed = productSchema.safeParse(product, { reportInput: true });
  if (parsed.success) return;
  const [first] = describeIssues(parsed.error.issues);
  throw new Error(`Product ${product.sku}: ${first?.message ?? 'it breaks the contract'}`);
}

export type Written = Awaited<ReturnType<Repositories['products']['written']>>;

/** @throws Error if another product has the id */
export async function writtenOf(db: Repositories, { product }: ProductRecord): Promise<Written> {
  const known = await db.products.written(product.id);
  if (known === undefined || known.sku === product.sku) return known;
  throw new Error(`Product ${product.sku}: its id ${String(product.id)} belongs to ${known.sku}`);
}

export function outcomeOf(known: Written, hash: string): WriteOutcome {
  if (known === undefined) return 'created';
  return isOf(known.hash, hash) ? 'unchanged' : 'updated';
}

export interface PutProduct {
  readonly outcome: WriteOutcome;
  readonly before?: Product | undefined;
  readonly after?: Product | undefined;
}

interface PutOptions {
  readonly guard: WriteGuard;
  readonly hash?: string;
  /** Options that staff merged into others. */
  readonly merged: Awaited<ReturnType<typeof readMergedOptions>>;
}

/**
 * Writes a product; the caller updates counts and versions.
 * @throws Error before any write, if the product must not change
 */
export async function putProduct(
  db: Repositories,
  said: ProductRecord,
  { guard, hash = hashOf(said), merged }: PutOptions,
): Promise<PutProduct> {
  // The hash is that of the file, so that an unchanged file stays unchanged.
  const record = withMergedOptions(said, merged);
  const { product, prices, texts } = record;
  const source = sourceOf(record);
  const known = await writtenOf(db, record);
  const outcome = outcomeOf(known, hash);
  if (outcome === 'unchanged') {
    // The latest file owns the product, so it is not missing from another.
    if (record.origin !== undefined && known?.source !== source) await db.products.claim(product.id, source);
    return { outcome };
  }
  await guard(db, product);
  const before = known === undefined ? undefined : (await db.products.byId(product.id))?.document;
  const { stock: _stock, ...rest } = product;
  const document = {
    ...choiceOf(before, product),
    ...rest,
    ...linksOf(before, product),
    updated_at: product.updated_at ?? record.readAt,
  };
  await db.products.write({ document, source, hash, prices, texts, parts: partsOf(product) });
  await keepCosts(db, record);
  await db.stock.keepOnly(product.id, Object.keys(record.stock));
  await db.stock.write(product.id, record.stock, { reason: 'import' });
  return { outcome, before, after: document };
}

/** An import changes the costs that it names; costs of variants that are gone go with them. */
async function keepCosts(db: Repositories, { product, stock, costs = {} }: ProductRecord): Promise<void> {
  const known = [...(await db.productCosts.ofProduct(product.id))].filter(([sku]) => lookUp(stock, sku) !== undefined);
  await db.productCosts.replace(product.id, new Map([...known, ...Object.entries(costs)]));
}

function sourceOf({ source, origin }: ProductRecord): string {
  return origin === undefined ? source : `${source}:${origin}`;
}

export async function writeProduct(db: Repositories, record: ProductRecord, guard: WriteGuard): Promise<WriteOutcome> {
  const { outcome } = await putProduct(db, record, { guard, merged: await readMergedOptions(db) });
  if (outcome !== 'unchanged') await db.versions.raise('catalogue');
  return outcome;
}

const CHOICE = ['approved', 'choose_status', 'chosen_at'] as const;

/** Staff decisions survive an import that does not mention them. */
function choiceOf(before: Product | undefined, product: Product): Partial<Product> {
  if (CHOICE.some((member) => lookUp(product, member) !== undefined)) return {};
  return Object.fromEntries(
    CHOICE.flatMap((member) => {
      const value = lookUp(before, member);
      return value === undefined ? [] : [[member, value]];
    }),
  );
}

/** Files added by staff survive an import without a file for the same title. */
function linksOf(before: Product | undefined, product: Product): Pick<Product, 'downloadable_links'> {
  const links = keptLinksOf(product);
  const isWhole = links.every(({ file, sample_file: sample }) => file !== undefined && sample !== undefined);
  if (before === undefined || isWhole) return {};
  const kept = keptLinksOf(before);
  return {
    downloadable_links: links.map((link) => {
      const own = kept.find(({ title }) => title === link.title);
      const [file, sample] = [link.file ?? own?.file, link.sample_file ?? own?.sample_file];
      return { ...link, ...(file && { file }), ...(sample && { sample_file: sample }) };
    }),
  };
}

export function hashOf({ readAt: _readAt, origin: _origin, ...said }: ProductRecord): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

export function partsOf(product: Product): readonly string[] {
  const bundled = (product.bundle_options ?? []).flatMap((option) => option.product_links.map((link) => link.sku));
  const grouped = (product.product_links ?? []).filter((link) => link.link_type === 'associated');
  return [...bundled, ...grouped.map((link) => link.linked_product_sku)];
}
