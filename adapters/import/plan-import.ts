import { product as productSchema } from '../../core/contract/catalogue/product';
import type { AttributeRecord, ProductRecord } from '../platform/ports/catalogue/catalogue-data';
import type { CatalogueImport } from '../platform/ports/catalogue/catalogue-import';
import { AttributeCatalogue } from './build/attribute-catalogue';
import type { BuildContext } from './build/build-context';
import { buildProduct, uniqueUrlPaths } from './build/build-product';
import { CategoryTree } from './build/category-tree';
import { loadCleanHtml } from './build/clean-html';
import { amountFaultOf, inCurrency, onlyInBase } from './build/in-currency';
import { StableIds, VariantIds } from './build/stable-ids';
import type { CollectedImages } from './collect-images';
import type { CollectedLinks } from './import-downloads';
import { nextTurn } from '../platform/foundation/kernel/next-turn';
import { PartIndex } from './part-index';
import { ImportFileError, type RowRole } from './source/import-report';
import type { RowLog } from './source/row-log';
import type { SourceCatalogue, SourceProduct } from './source/source-product';
import type { Spooled } from './source/spool';
import type { Spools } from './source/spools';

export interface Planned {
  readonly record: ProductRecord;
  readonly row: number;
  readonly sku: string;
  readonly type: SourceProduct['type'];
  readonly variants: readonly number[];
  readonly others: SourceProduct['otherRows'];
}

export interface Plan {
  readonly planned: Spooled<Planned>;
  readonly tree: CategoryTree;
  readonly attributes: AttributeCatalogue;
}

interface ImportSources {
  readonly images: CollectedImages;
  readonly links: CollectedLinks;
  readonly log: RowLog;
  readonly spools: Spools;
  readonly writer: CatalogueImport;
  readonly now: number;
  readonly kept: readonly AttributeRecord[];
  readonly origin: string;
}

/**
 * Builds and validates every document before the first write.
 * @throws ImportFileError if the shop has no rate for the file's currency
 */
export async function planImport(
  catalogue: SourceCatalogue & { readonly currency: string },
  given: ImportSources,
): Promise<Plan> {
  const { log, writer, now, kept, origin } = given;
  const base = await writer.baseCurrency();
  const priced = await pricing(catalogue.currency, base, writer);
  await noteUnsold(catalogue, writer, log);
  const readAt = new Date(now).toISOString();
  const tree = new CategoryTree(await writer.categoryIds(), catalogue.format);
  const attributes = new AttributeCatalogue(kept);
  const context = await contextOf(catalogue, { ...given, tree, attributes });
  const planned = given.spools.open<Planned>();
  let at = 0;
  for (const source of catalogue.products) {
    const record = { ...buildProduct(source, context), origin, readAt };
    const parsed = productSchema.safeParse(record.product);
    const fixed = catalogue.currency === base ? undefined : onlyInBase(record);
    const fault = amountFaultOf(record, source, catalogue.currency);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const message = `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'it breaks the contract'}`;
      skipProduct(rowsOf(source), log, { code: 'not_writable', message });
    } else if (fault !== undefined) {
      skipProduct(rowsOf(source), log, { code: 'not_writable', message: fault });
    } else if (fixed !== undefined) {
      const message = `${fixed}: what choices add is kept in ${base}, and would not be to the cent in ${catalogue.currency}`;
      skipProduct(rowsOf(source), log, { code: 'currency_of_choices', message });
    } else planned.add({ record: priced(record), ...rowsOf(source) });
    at += 1;
    if (at % 50 === 0) await nextTurn();
  }
  return { planned, tree, attributes };
}

async function pricing(
  currency: string,
  base: string,
  writer: CatalogueImport,
): Promise<(record: ProductRecord) => ProductRecord> {
  if (currency === base) return (record) => record;
  const toBase = await writer.baseAmountOf(currency);
  if (toBase !== undefined) return (record) => inCurrency(record, currency, toBase);
  throw new ImportFileError(
    'CURRENCY_WITHOUT_RATE',
    `The base currency of the shop is ${base}, and it has no rate for ${currency}: add one with \`vitrine admin currency-rate save\` (currency, rate, step, small_step, and below, which is less than step), or import prices in ${base}.`,
  );
}

/** Prices in a currency that no store has are shown to nobody: says so once, at the first product. */
async function noteUnsold(
  { currency, products }: SourceCatalogue & { readonly currency: string },
  writer: CatalogueImport,
  log: RowLog,
): Promise<void> {
  const sold = await writer.currencies();
  const [first] = products;
  if (first === undefined || sold.includes(currency)) return;
  const message = `No store sells in ${currency}: shoppers see ${sold.join(' and ')}, by your rates. Open a store in ${currency} to sell for the prices of the file`;
  log.note(first.row, 'currency_not_sold', message);
}

async function contextOf(
  catalogue: SourceCatalogue,
  { images, links, log, writer, tree, attributes }: ImportSources & Pick<Plan, 'attributes' | 'tree'>,
): Promise<BuildContext> {
  const existing = await writer.productIds();
  const ids = new StableIds(existing);
  const variantIds = new VariantIds();
  const parts = new PartIndex(catalogue.products);
  const idOf = (sku: string): number => ids.of(sku);
  const variantIdOf = (sku: string): number => variantIds.of(sku);
  return {
    format: catalogue.format,
    attributes,
    categories: tree,
    idOf,
    variantIdOf,
    urlPathOf: uniqueUrlPaths(),
    downloadsOf: links.of,
    hasItsFiles: links.areThere,
    imagesOf: images.of,
    find: (sku) => {
      const found = parts.find(sku);
      if (found === undefined) return undefined;
      const { item, type, isVariant } = found;
      return { id: isVariant ? variantIdOf(sku) : idOf(sku), type, item, image: images.of(item)[0]?.path };
    },
    inShop: (sku) => existing.has(sku) || parts.has(sku),
    clean: await loadCleanHtml(),
    note: (row, code, message) => log.note(row, code, message),
  };
}

function rowsOf({ row, sku, type, variants, otherRows }: SourceProduct): Omit<Planned, 'record'> {
  return { row, sku, type, variants: variants.map((variant) => variant.row), others: otherRows };
}

export function skipProduct(
  { row, sku, variants, others }: Omit<Planned, 'record'>,
  log: RowLog,
  {
    code,
    message,
  }: { readonly code: 'currency_of_choices' | 'not_writable' | 'staff_changed'; readonly message: string },
): void {
  log.skip(row, code, message);
  const rest = new Set([...variants, ...others.map((other) => other.row)].filter((other) => other !== row));
  for (const other of rest) log.skip(other, 'product_skipped', `its product ${sku} in row ${String(row)} was skipped`);
}

export function takeProduct({ row, sku, variants, others }: Omit<Planned, 'record'>, log: RowLog): void {
  const take = (of: number, role: RowRole) => log.take(of, role, sku);
  take(row, 'product');
  for (const variant of variants) if (variant !== row) take(variant, 'variant');
  for (const other of others) take(other.row, other.role);
}
