import { NOT_VISIBLE_ALONE } from '../../../core/contract/catalogue/listing';
import { decodeHTMLStrict } from 'entities';
import type { CsvRow, CsvRows } from '../source/read-csv';
import { reasonsOf } from '../source/cell';
import type { RowLog } from '../source/row-log';
import { SkuRows } from '../source/sku-rows';
import type { Spool, Spooled } from '../source/spool';
import type { Spools } from '../source/spools';
import type { SourceCatalogue, SourceLink, SourceProduct } from '../source/source-product';
import { AttributeStringError, parseAttributeString } from './attribute-string';
import { parseCategoryPaths } from './category-paths';
import { joinVariants, PLAIN_TYPES } from './join-variants';
import type { JoinedVariants, MagentoEntry } from './join-variants';
import { itemOf } from './magento-item';
import {
  hasUnofferedRequiredOption,
  readBundle,
  readCustomOptions,
  readDownloads,
  readLinkChoice,
} from './magento-options';
import { cellsFor, magentoRow } from './magento-row';
import type { MagentoRow } from './magento-row';
import { parseSkuQuantities } from './pair-list';
import { isBaseStoreView } from './store-language';
import { TextRows } from './text-rows';
import { IgnoredColumns } from '../source/ignored-columns';
import type { TaxClasses } from '../source/tax-classes';
import { raggedReason } from '../source/ragged-row';

/**
 * Reads a Magento 2 product export, spooling rows because files may exceed memory. Unreadable rows are logged.
 * @param now milliseconds since the epoch; decides what is new
 */
export async function readMagento(
  { rows, columns }: Pick<CsvRows, 'columns' | 'rows'>,
  by: Reading,
): Promise<SourceCatalogue> {
  const reader = new MagentoReader(by);
  const ignored = new IgnoredColumns(columns.filter((column) => !Object.hasOwn(magentoRow.shape, column)));
  for await (const row of rows) {
    reader.open(row);
    ignored.see(row);
  }
  ignored.noteSelling(by.log);
  return { format: 'magento', products: reader.join() };
}

interface Reading {
  readonly log: RowLog;
  readonly now: number;
  readonly spools: Spools;
  readonly taxClasses: TaxClasses;
}

interface KnownRow {
  readonly row: number;
  readonly sku: string;
  readonly type: MagentoRow['product_type'];
  readonly visibility: MagentoRow['visibility'];
  readonly place: number;
}

class MagentoReader {
  private readonly log: RowLog;
  readonly #skus = new SkuRows();
  readonly #entries = new Map<string, KnownRow>();
  readonly #said: Spool<MagentoEntry>;
  readonly #joined: Spool<JoinedVariants>;
  readonly #broken = new Map<string, number>();
  readonly #owners = new Map<string, string>();
  readonly #orphans = new Map<string, Pick<MagentoRow, 'row' | 'sku'>>();
  readonly #texts: TextRows;

  constructor(private readonly by: Reading) {
    const { log, spools } = by;
    this.log = log;
    this.#said = spools.open();
    this.#joined = spools.open();
    this.#texts = new TextRows(log, spools.open());
  }

  #entry({ place }: KnownRow): MagentoEntry {
    return this.#said.at(place);
  }

  open(row: CsvRow): void {
    const sku = (row.cells.sku ?? '').trim();
    this.log.open(row.row, sku);
    if (row.ragged !== undefined) {
      this.log.skip(row.row, 'ragged_row', raggedReason(row.ragged));
      this.#markBroken(sku, row.row);
    } else if (isBaseStoreView(row.cells.store_view_code?.trim() ?? '')) this.#openBase(row, sku);
    else this.#texts.add(row);
  }

  #openBase(row: CsvRow, sku: string): void {
    const first = this.#skus.rowOf(sku);
    if (sku !== '' && first !== undefined) {
      this.log.skip(row.row, 'duplicate_sku', `sku: ${this.#skus.said(sku)} stands in row ${first} already`);
      return;
    }
    if (sku !== '') this.#skus.add(sku, row.row);
    const parsed = magentoRow.safeParse(cellsFor(magentoRow, row));
    if (!parsed.success) {
      for (const { code, message } of reasonsOf(parsed.error)) this.log.skip(row.row, code, message);
      this.#markBroken(sku, row.row);
      return;
    }
    this.#openParsed({ ...parsed.data, row: row.row });
  }

  #openParsed(row: MagentoRow): void {
    try {
      if (PLAIN_TYPES.includes(row.product_type) && row.price === undefined) {
        this.#refuse(row, 'missing_value', `price: is empty, a ${row.product_type} product needs one`);
      } else if (bundlePriceOf(row) === 'fixed' && row.price === undefined) {
        this.#refuse(row, 'missing_value', 'price: is empty, a bundle of fixed price needs one');
      } else if (hasUnofferedRequiredOption(row.custom_options)) {
        this.#refuse(
          row,
          'unsupported',
          'custom_options: an option that must be answered asks for a file, which is not offered here',
        );
      } else {
        const note: Parameters<typeof itemOf>[1] = (code, message) => this.log.note(row.row, code, message);
        const item = itemOf(row, note, this.by.taxClasses);
        const { sku, product_type: type, visibility } = row;
        this.#entries.set(sku, { row: row.row, sku, type, visibility, place: this.#said.add({ row, item }) });
      }
    } catch (error) {
      if (!(error instanceof AttributeStringError)) throw error;
      this.#refuse(row, 'bad_value', `additional_attributes: ${error.message}`);
    }
  }

  #refuse(row: MagentoRow, code: 'missing_value' | 'unsupported' | 'bad_value', message: string): void {
    this.log.skip(row.row, code, message);
    this.#markBroken(row.sku, row.row);
  }

  #markBroken(sku: string, row: number): void {
    if (sku === '') return;
    this.#skus.add(sku, row);
    if (!this.#entries.has(sku) && !this.#broken.has(sku)) this.#broken.set(sku, row);
  }

  join(): Spooled<SourceProduct> {
    const joined = new Map<string, number>();
    for (const known of this.#entries.values())
      if (known.type === 'configurable') this.#joinConfigurable(this.#entry(known).row, joined);
    const alone = [...this.#entries.values()].filter((known) => this.#standsAlone(known, joined));
    const sold = new Set(alone.map(({ sku }) => sku));
    const whole = alone.filter((known) => this.#hasItsParts(known, sold));
    this.#texts.skipOthers(new Set(whole.map(({ sku }) => sku)), this.#owners);
    const products = this.by.spools.open<SourceProduct>();
    for (const known of whole) {
      const place = joined.get(known.sku);
      const variants = place === undefined ? undefined : this.#joined.at(place);
      products.add(this.#texts.joinTo(this.#product(this.#entry(known), variants)));
    }
    return products;
  }

  #joinConfigurable(row: MagentoRow, joined: Map<string, number>): void {
    const result = joinVariants(row, {
      find: (sku) => this.#entries.get(sku),
      itemOf: (sku) => {
        const known = this.#entries.get(sku);
        return known && this.#entry(known).item;
      },
      broken: this.#broken,
      owners: this.#owners,
      note: (number, code, message) => this.log.note(number, code, message),
    });
    if ('variants' in result) {
      joined.set(row.sku, this.#joined.add(result));
      for (const variant of result.variants) this.#owners.set(variant.sku, row.sku);
      return;
    }
    for (const { code, message } of result) this.log.skip(row.row, code, message);
    const { row: number, sku } = row;
    for (const [, variant = ''] of row.configurable_variations.matchAll(/sku=([^,|]+)/g))
      this.#orphans.set(variant.trim(), { row: number, sku });
  }

  #standsAlone({ row, sku, type, visibility }: KnownRow, joined: ReadonlyMap<string, number>): boolean {
    if (type === 'configurable') return joined.has(sku);
    const owner = this.#owners.get(sku);
    if (owner !== undefined) {
      if (visibility !== NOT_VISIBLE_ALONE)
        this.log.note(row, 'variant_visible', `visibility: ${sku} is shown with its product ${owner} only`);
      return false;
    }
    const refused = this.#orphans.get(sku);
    if (refused === undefined || visibility !== NOT_VISIBLE_ALONE) return true;
    this.log.skip(row, 'product_skipped', `its product ${refused.sku} in row ${refused.row} was skipped`);
    return false;
  }

  #hasItsParts(known: KnownRow, sold: ReadonlySet<string>): boolean {
    if (known.type !== 'grouped' && known.type !== 'bundle') return true;
    const { row } = this.#entry(known);
    const parts = this.#partsOf(row);
    if (parts === undefined) return true;
    const [column, skus] = parts;
    if (skus.length === 0)
      this.log.skip(row.row, 'missing_value', `${column}: is empty, a ${row.product_type} product needs parts`);
    for (const sku of skus) {
      const part = this.#entries.get(sku);
      const there = part !== undefined && PLAIN_TYPES.includes(part.type) && (this.#owners.has(sku) || sold.has(sku));
      if (!there) this.log.skip(row.row, 'part_missing', `${column}: its part ${sku} is not among the products taken`);
    }
    return !this.log.isSkipped(row.row);
  }

  #partsOf(row: MagentoRow): readonly [column: string, skus: readonly string[]] | undefined {
    if (row.product_type === 'grouped')
      return ['associated_skus', parseSkuQuantities(row.associated_skus).map(({ sku }) => sku)];
    if (row.product_type !== 'bundle') return undefined;
    return [
      'bundle_values',
      readBundle(row.bundle_values, 'dynamic').flatMap(({ parts }) => parts.map(({ sku }) => sku)),
    ];
  }

  #product({ row, item }: MagentoEntry, joined: JoinedVariants | undefined): SourceProduct {
    const note = (code: Parameters<RowLog['note']>[1], message: string): void => this.log.note(row.row, code, message);
    return {
      ...item,
      attributes: item.attributes.filter(({ code }) => code !== 'new' && code !== 'sale'),
      type: row.product_type,
      visibility: row.visibility,
      url_key: row.url_key,
      description: row.description,
      short_description: row.short_description,
      meta_title: decodeHTMLStrict(row.meta_title),
      meta_description: decodeHTMLStrict(row.meta_description),
      categories: parseCategoryPaths(decodeHTMLStrict(row.categories)),
      options: joined?.options ?? [],
      variants: joined?.variants ?? [],
      links: linksOf(row),
      bundle: row.product_type === 'bundle' ? readBundle(row.bundle_values, bundlePriceOf(row), note) : [],
      bundlePrice: bundlePriceOf(row),
      customOptions: [...readCustomOptions(row.custom_options, note), ...linkChoiceOf(row, note)],
      downloads: readDownloads(row.downloadable_links),
      kind: row.attribute_set_code.toLowerCase() === 'default' ? '' : row.attribute_set_code,
      flags: flagsOf({ row, item }, this.by.now),
      texts: {},
      created_at: row.created_at,
      updated_at: row.updated_at,
      otherRows: [],
    };
  }
}

function linkChoiceOf(row: MagentoRow, note: Parameters<typeof readLinkChoice>[2]) {
  if (row.product_type !== 'downloadable' || row.downloadable_links === '') return [];
  const attributes = parseAttributeString(row.additional_attributes);
  const said = (code: string) => attributes.get(code)?.[0];
  const attributesSaid = { separately: said('links_purchased_separately'), title: said('links_title') };
  return readLinkChoice(row.downloadable_links, attributesSaid, note);
}

function bundlePriceOf(row: MagentoRow): SourceProduct['bundlePrice'] {
  return row.product_type === 'bundle' && row.bundle_price_type.toLowerCase() === 'fixed' ? 'fixed' : 'dynamic';
}

function linksOf(row: MagentoRow): readonly SourceLink[] {
  const of = (type: SourceLink['type'], list: string): SourceLink[] =>
    parseSkuQuantities(list).map((link) => ({ type, ...link }));
  return [
    ...of('associated', row.product_type === 'grouped' ? row.associated_skus : ''),
    ...of('related', row.related_skus),
    ...of('upsell', row.upsell_skus),
    ...of('crosssell', row.crosssell_skus),
  ];
}

function flagsOf({ row, item }: MagentoEntry, now: number): SourceProduct['flags'] {
  const flag = (code: string): boolean | undefined => {
    const value = item.attributes.find((attribute) => attribute.code === code)?.values[0];
    return value === undefined ? undefined : /^(?:yes|1|true)$/i.test(value);
  };
  const dated = row.new_from_date !== undefined || row.new_to_date !== undefined;
  const from = row.new_from_date === undefined ? -Infinity : Date.parse(row.new_from_date);
  const to = row.new_to_date === undefined ? Infinity : Date.parse(row.new_to_date);
  const fresh = flag('new') ?? (dated ? from <= now && now <= to : undefined);
  const sale = flag('sale');
  return { ...(fresh !== undefined && { new: fresh }), ...(sale !== undefined && { sale }) };
}
