import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Attribute, Product } from '../../../../core/contract';
import {
  described,
  nameMemberOf,
  optionCollision,
  replaceOption,
  returnOption,
  traceOption,
  type OptionCollision,
  type OptionTrace,
} from '../../../../core/product/replace-option';
import { nextTurn } from '../../foundation';
import type { Repositories } from '../../ports/database';
import { changedHash } from '../writing/product-hash';

/** Log entries of merges, in addition to the attribute's own change. */
const MERGE_KIND = 'attribute_merge';
const PIECE = 50;

const scalar = z.union([z.string(), z.number()]);
const loggedMerge = z.object({
  from: z.string(),
  into: z.string(),
  products: z.array(
    z.object({
      id: z.number(),
      own: z.optional(z.union([scalar, z.array(scalar)])),
      variants: z.array(z.string()),
      pictures: z.array(z.string()),
    }),
  ),
});

export interface OptionMerge {
  readonly from: string;
  readonly into: string;
}

/** Returns the products that merges would change. */
export function productsToMerge(
  db: Repositories,
  { attribute_code: code }: Attribute,
  merges: readonly OptionMerge[],
): Promise<readonly number[]> {
  return idsWith(
    db,
    code,
    merges.map(({ from }) => from),
  );
}

/** Returns the first of these products in which the merges, applied in sequence, would make two variants identical. */
export async function firstCollision(
  db: Repositories,
  attribute: Attribute,
  { merges, ids }: { readonly merges: readonly OptionMerge[]; readonly ids: readonly number[] },
): Promise<(OptionCollision & OptionMerge & { readonly product: string }) | undefined> {
  await lockProducts(db, ids);
  for (const id of ids) {
    await nextTurn();
    let product = (await db.products.byId(id))?.document;
    for (const merge of merges) {
      const found = product && optionCollision(product, { attribute, ...merge });
      if (product !== undefined && found !== undefined) return { ...found, ...merge, product: product.sku };
      product = product && replaceOption(product, { attribute, ...merge });
    }
  }
  return undefined;
}

async function idsWith(db: Repositories, code: string, values: readonly string[]): Promise<readonly number[]> {
  const ids = new Set<number>();
  for (const value of values) for (const id of await db.products.idsWithOption(code, value)) ids.add(id);
  return [...ids];
}

/** Locks products in the order of their SKUs, as every writer of several does. */
async function lockProducts(db: Repositories, ids: readonly number[]): Promise<void> {
  const skus: string[] = [];
  for (const id of ids) {
    const product = (await db.products.byId(id))?.document;
    if (product !== undefined) skus.push(product.sku.toLowerCase());
    await nextTurn();
  }
  for (const sku of skus.toSorted()) await db.staffChanges.lock('product', sku);
}

/** Replaces options in all products, writing each once, and logs the replaced places. */
export async function mergeOptions(
  db: Repositories,
  attribute: Attribute,
  merges: readonly OptionMerge[],
  { at, who }: { readonly at: number; readonly who: string },
): Promise<void> {
  const code = attribute.attribute_code;
  const ids = await productsToMerge(db, attribute, merges);
  await lockProducts(db, ids);
  const logged = merges.map((merge) => ({ ...merge, products: [] as (OptionTrace & { readonly id: number })[] }));
  for (const id of ids) {
    await rewritten(db, id, (stored) => {
      let product = stored;
      for (const { from, into, products } of logged) {
        const trace = traceOption(product, code, from);
        if (trace === undefined) continue;
        products.push({ id, ...trace });
        product = replaceOption(product, { attribute, from, into });
      }
      return product;
    });
  }
  for (const after of logged)
    await db.staffChanges.add({ kind: MERGE_KIND, record: code, action: 'changed', before: undefined, after, at, who });
}

/** Restores merged options in products that still have the replacement. */
export async function undoMerges(db: Repositories, attribute: Attribute, change: number): Promise<void> {
  const merges = await mergesOf(db, attribute.attribute_code, change);
  const returns = new Map<number, ((product: Product) => Product)[]>();
  for (const { from, into, products } of merges) {
    for (const { id, ...trace } of products) {
      const back = (product: Product) => returnOption(product, { attribute, from, into }, trace);
      returns.set(id, [...(returns.get(id) ?? []), back]);
    }
  }
  await lockProducts(db, [...returns.keys()]);
  for (const [id, all] of returns)
    await rewritten(db, id, (product) => all.reduce((changed, back) => back(changed), product));
}

/** Writes changed labels and swatches into the products that store them. */
export async function relabelProducts(
  db: Repositories,
  attribute: Attribute,
  values: readonly string[],
): Promise<void> {
  const code = attribute.attribute_code;
  if (nameMemberOf(code) === undefined) return;
  const ids = await idsWith(db, code, values);
  await lockProducts(db, ids);
  for (const id of ids) await rewritten(db, id, (product) => described(product, attribute));
}

async function rewritten(db: Repositories, id: number, change: (product: Product) => Product): Promise<void> {
  await nextTurn();
  const stored = await db.products.byId(id);
  const written = await db.products.written(id);
  if (stored === undefined || written === undefined) return;
  const document = change(stored.document);
  const hash = createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 32);
  await db.products.rewrite(document, changedHash(written.hash, hash, 'shop'));
}

/** Merges are logged just before the change of the attribute that they belong to. */
async function mergesOf(db: Repositories, code: string, change: number) {
  const filter = { kinds: ['attribute', MERGE_KIND], record: code };
  const found: z.infer<typeof loggedMerge>[] = [];
  for (let offset = 0; ; offset += PIECE) {
    const entries = await db.staffChanges.list(filter, { limit: PIECE, offset });
    for (const { id, kind, after } of entries) {
      if (id >= change) continue;
      if (kind !== MERGE_KIND) return found;
      found.push(loggedMerge.parse(after));
    }
    if (entries.length < PIECE) return found;
  }
}
