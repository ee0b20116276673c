import type * as z from 'zod/mini';
import type { taxClassRecords } from '../../../../core/contract/selling/manage-selling';
import { recordExists, recordInUse } from '../../../../core/contract/foundation/record-kind';
import { refuse, pageOfRows, writeCommerce, MAX_ENTRIES, parseCommerce } from '../../foundation';
import type { TaxClassRecord } from '../../ports/selling/commerce';
import type { Repositories } from '../../ports/database';
import type { ListPage, ListQuery, RecordStore } from '../../ports/record-store';
import { codeOf } from './tax-rule-store';

type Kind = (typeof taxClassRecords)['init'];
type Document = z.output<Kind['document']>;
type Row = z.output<Kind['row']>;

/** Records are keyed by type and number: 'product-2'. */
export class TaxClassStore implements RecordStore<Document, Row> {
  async list(db: Repositories, wanted: ListQuery): Promise<ListPage<Row>> {
    const of = wanted.filters['of'];
    const rows = (await classesOf(db))
      .filter((one) => of === undefined || one.of === of)
      .map((one) => ({ id: idOf(one), of: one.of, number: one.number, title: one.title.en, words: one.title }));
    return pageOfRows(rows, wanted);
  }

  async read(db: Repositories, id: string): Promise<Document | undefined> {
    return (await classesOf(db)).find((one) => idOf(one) === id);
  }

  async check(db: Repositories, { of, number }: Document, before: Document | undefined) {
    if (before === undefined) {
      const isFull = (await classesOf(db)).length >= MAX_ENTRIES;
      return isFull
        ? [{ field: 'title', message: `title: there are ${String(MAX_ENTRIES)} tax classes, no more` }]
        : [];
    }
    const fixed = [
      ...(of === before.of ? [] : ['of']),
      ...(number === undefined || number === before.number ? [] : ['number']),
    ];
    return fixed.map((field) => ({ field, message: `${field} cannot be changed: products and tax tables name it` }));
  }

  async create(db: Repositories, { number, ...document }: Document): Promise<string> {
    await db.staffChanges.lock('commerce', 'tax_classes');
    const classes = await classesOf(db);
    const made = { ...document, number: number ?? (await freeNumber(db, classes, document.of)) };
    if (classes.some((one) => idOf(one) === idOf(made)))
      throw refuse(recordExists, `There is already a tax class ${String(made.number)} for ${made.of}s`);
    await write(db, [...classes, made]);
    return idOf(made);
  }

  async change(db: Repositories, id: string, { title }: Document): Promise<void> {
    await db.staffChanges.lock('commerce', 'tax_classes');
    await write(
      db,
      (await classesOf(db)).map((one) => (idOf(one) === id ? { ...one, title } : one)),
    );
  }

  async remove(db: Repositories, id: string): Promise<void> {
    await db.staffChanges.lock('commerce', 'tax_classes');
    const classes = await classesOf(db);
    const gone = classes.find((one) => idOf(one) === id);
    if (gone === undefined) return;
    const table = (await db.catalogue.taxRules()).find((rule) => namesOf(rule, gone.of).includes(gone.number));
    if (table !== undefined) throw refuse(recordInUse, `The tax table ${codeOf(table)} has rates for ${gone.title.en}`);
    await write(
      db,
      classes.filter((one) => one !== gone),
    );
  }
}

function idOf({ of, number }: Pick<TaxClassRecord, 'number' | 'of'>): string {
  return `${of}-${String(number)}`;
}

async function classesOf(db: Repositories): Promise<readonly TaxClassRecord[]> {
  return (await db.commerce.read()).tax_classes ?? [];
}

type Named = Awaited<ReturnType<Repositories['catalogue']['taxRules']>>[number];

function namesOf(rule: Named, of: TaxClassRecord['of']): readonly number[] {
  return of === 'product' ? rule.product_tax_class_ids : rule.customer_tax_class_ids;
}

async function freeNumber(
  db: Repositories,
  classes: readonly TaxClassRecord[],
  of: TaxClassRecord['of'],
): Promise<number> {
  const taken = new Set([
    ...classes.filter((one) => one.of === of).map(({ number }) => number),
    ...(await db.catalogue.taxRules()).flatMap((rule) => namesOf(rule, of)),
  ]);
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}

function write(db: Repositories, classes: readonly TaxClassRecord[]): Promise<void> {
  return writeCommerce(db, parseCommerce({ tax_classes: classes }));
}
