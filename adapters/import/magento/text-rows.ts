import { decodeHTMLStrict } from 'entities';
import type { Language } from '../../platform/ports/catalogue/catalogue-data';
import { reasonsOf } from '../source/cell';
import type { CsvRow } from '../source/read-csv';
import type { RowLog } from '../source/row-log';
import type { Spool } from '../source/spool';
import type { SourceProduct, SourceTexts } from '../source/source-product';
import { cellsFor, magentoTexts } from './magento-row';
import { languageOfStoreView } from './store-language';

interface TextRow {
  readonly row: number;
  readonly language: Language;
  readonly place: number;
}

export class TextRows {
  readonly #bySku = new Map<string, TextRow[]>();

  constructor(
    private readonly log: RowLog,
    private readonly spool: Spool<SourceTexts>,
  ) {}

  add(row: CsvRow): void {
    const code = row.cells.store_view_code?.trim() ?? '';
    const language = languageOfStoreView(code);
    if (language === undefined) {
      this.log.skip(
        row.row,
        'store_view_unknown',
        `store_view_code: ${code} names no language of the shop (de, en, ru, uk, zh)`,
      );
      return;
    }
    const parsed = magentoTexts.safeParse(cellsFor(magentoTexts, row));
    if (!parsed.success) {
      for (const reason of reasonsOf(parsed.error)) this.log.skip(row.row, reason.code, reason.message);
      return;
    }
    const { sku, name, description, short_description } = parsed.data;
    const rows = this.#bySku.get(sku) ?? [];
    const earlier = rows.find((other) => other.language === language);
    if (earlier !== undefined) {
      this.log.skip(
        row.row,
        'duplicate_sku',
        `store_view_code: row ${earlier.row} has the texts of ${sku} in this language already`,
      );
      return;
    }
    const texts = {
      ...(name !== '' && { name: decodeHTMLStrict(name) }),
      ...(description !== '' && { description }),
      ...(short_description !== '' && { short_description }),
    };
    this.#bySku.set(sku, [...rows, { row: row.row, language, place: this.spool.add(texts) }]);
  }

  skipOthers(taken: ReadonlySet<string>, owners: ReadonlyMap<string, string>): void {
    for (const [sku, rows] of this.#bySku) {
      const owner = owners.get(sku);
      for (const { row } of taken.has(sku) ? [] : rows) {
        if (owner === undefined)
          this.log.skip(
            row,
            'store_view_without_product',
            `sku: no product ${sku} was taken from a row without store_view_code`,
          );
        else this.log.skip(row, 'unsupported', `sku: ${sku} is a variant of ${owner} and is shown with its texts`);
      }
    }
  }

  joinTo(product: SourceProduct): SourceProduct {
    const rows = this.#bySku.get(product.sku);
    if (rows === undefined) return product;
    const texts = Object.fromEntries(rows.map(({ language, place }) => [language, this.spool.at(place)] as const));
    return { ...product, texts, otherRows: rows.map(({ row }) => ({ row, role: 'texts' as const })) };
  }
}
