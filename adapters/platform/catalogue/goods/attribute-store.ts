import type { FieldError } from '../../../../core/contract';
import {
  attributeDocumentErrors,
  droppedOptions,
  withOptionValues,
} from '../../../../core/contract/catalogue/attribute-errors';
import {
  MAX_MERGED_PRODUCTS,
  type AttributeDocument,
  type AttributeRow,
} from '../../../../core/contract/catalogue/manage-attributes';
import { attributeKind, isAttributeMember } from '../../../../core/contract/catalogue/product-attributes';
import { recordExists, recordInUse } from '../../../../core/contract/foundation/record-kind';
import { defined } from '../../content';
import { refuse, type Settings } from '../../foundation';
import type { AttributeRecord } from '../../ports/catalogue/catalogue-data';
import type { Repositories } from '../../ports/database';
import type { ListPage, ListQuery, RecordStore } from '../../ports/record-store';
import { attributeDocumentOf, changedAttribute } from './attribute-document';
import {
  firstCollision,
  mergeOptions,
  productsToMerge,
  relabelProducts,
  undoMerges,
  type OptionMerge,
} from './rewrite-options';

export class AttributeStore implements RecordStore<AttributeDocument, AttributeRow> {
  constructor(private readonly settings: Pick<Settings, 'clock'>) {}

  async list(db: Repositories, { q, filters, sort, limit, offset }: ListQuery): Promise<ListPage<AttributeRow>> {
    const { kind, comparable } = filters;
    const words = q?.trim().toLowerCase() ?? '';
    const rows = (await db.catalogue.attributes())
      .filter((record) => textOf(record).includes(words))
      .map(({ attribute }) => ({
        id: attribute.attribute_code,
        code: attribute.attribute_code,
        name: attribute.default_frontend_label ?? attribute.attribute_code,
        kind: attributeKind(attribute),
        options: attribute.options.length,
        visible: attribute.is_visible !== false,
        comparable: attribute.is_comparable === true,
      }))
      .filter((row) => kind === undefined || row.kind === kind)
      .filter((row) => comparable === undefined || row.comparable === comparable);
    return { total: rows.length, items: rows.toSorted(orderOf(sort)).slice(offset, offset + limit) };
  }

  async read(db: Repositories, id: string): Promise<AttributeDocument | undefined> {
    const stored = await storedOf(db, id);
    return stored && attributeDocumentOf(stored);
  }

  idOf({ code }: AttributeDocument): string {
    return code;
  }

  normal(document: AttributeDocument): Promise<AttributeDocument> {
    const { merge = {}, options } = document;
    const plain = options.map((option) =>
      defined({ ...option, labels: trimmed(option.labels), swatch: option.swatch?.toLowerCase() ?? undefined }),
    );
    return Promise.resolve(
      defined({
        ...document,
        labels: trimmed(document.labels),
        options: withOptionValues(plain),
        merge: Object.keys(merge).length === 0 ? undefined : merge,
      }),
    );
  }

  async check(db: Repositories, document: AttributeDocument, before: AttributeDocument | undefined) {
    const { code } = document;
    if (before === undefined && (await storedOf(db, code)) !== undefined)
      throw refuse(recordExists, `The attribute ${code} already exists`);
    const errors = attributeDocumentErrors(document, before, before !== undefined || (await wasRemoved(db, code)));
    if (errors.length > 0 || before === undefined) return errors;
    return [...(await dropErrors(db, document, before)), ...(await mergeErrors(db, document))];
  }

  async create(db: Repositories, document: AttributeDocument): Promise<string> {
    await db.catalogue.writeAttributes([changedAttribute(document, undefined)]);
    await db.versions.raise('catalogue', 'index');
    return document.code;
  }

  async change(db: Repositories, id: string, document: AttributeDocument): Promise<void> {
    const stored = await storedOf(db, id);
    if (stored === undefined) return;
    const record = changedAttribute(document, stored);
    await db.catalogue.writeAttributes([record]);
    const at = this.settings.clock.now();
    const merges = mergesOf(document);
    if (merges.length > 0) await mergeOptions(db, record.attribute, merges, { at, who: MERGED_BY });
    await relabelProducts(db, record.attribute, relabelled(stored, record));
    await db.versions.raise('catalogue', 'index');
  }

  async undo(db: Repositories, { id, record }: { readonly id: number; readonly record: string }): Promise<void> {
    const stored = await storedOf(db, record);
    if (stored !== undefined) await undoMerges(db, stored.attribute, id);
  }

  async remove(db: Repositories, id: string): Promise<void> {
    const stored = await storedOf(db, id);
    if (stored === undefined) return;
    if (!isAttributeMember(id)) throw refuse(recordInUse, `${id} belongs to the shop and cannot be removed`);
    const used = await productsWithAny(db, id);
    if (used > 0) throw refuse(recordInUse, `${productsText(used)} ${id}: remove it from them first`);
    await db.catalogue.removeAttribute(id);
    await db.versions.raise('catalogue', 'index');
  }
}

/** The attribute's own log entry names the person. */
const MERGED_BY = 'shop';

async function wasRemoved({ staffChanges }: Repositories, code: string): Promise<boolean> {
  const [last] = await staffChanges.list({ kinds: ['attribute'], record: code }, { limit: 1, offset: 0 });
  return last?.action === 'removed';
}

async function dropErrors(db: Repositories, document: AttributeDocument, before: AttributeDocument) {
  const dropped = droppedOptions(document, before);
  if (dropped.length === 0) return [];
  const use = await db.products.optionUse(document.code);
  return dropped.flatMap(({ value, labels }): FieldError[] => {
    const used = use.get(value) ?? 0;
    if (used === 0) return [];
    const message = `${productsText(used)} ${labels.en}: merge it into another option, or remove it from them first`;
    return [{ field: 'options', message }];
  });
}

async function mergeErrors(db: Repositories, document: AttributeDocument): Promise<readonly FieldError[]> {
  const stored = await storedOf(db, document.code);
  const merges = mergesOf(document);
  if (stored === undefined || merges.length === 0) return [];
  const ids = await productsToMerge(db, stored.attribute, merges);
  if (ids.length > MAX_MERGED_PRODUCTS) {
    const message = `${productsText(ids.length)} these options, at most ${String(MAX_MERGED_PRODUCTS)} can be changed at a time: merge fewer options, or change the products by an import`;
    return [{ field: 'merge', message }];
  }
  const found = await firstCollision(db, stored.attribute, { merges, ids });
  if (found === undefined) return [];
  const { product, sku, twin, from } = found;
  const message = `${sku} and ${twin} of ${product} would be the same: remove or change one of them first`;
  return [{ field: `merge.${from}`, message }];
}

function mergesOf({ merge = {} }: AttributeDocument): readonly OptionMerge[] {
  return Object.entries(merge).map(([from, into]) => ({ from, into }));
}

async function storedOf(db: Repositories, code: string): Promise<AttributeRecord | undefined> {
  return (await db.catalogue.attributes()).find(({ attribute }) => attribute.attribute_code === code);
}

async function productsWithAny(db: Repositories, code: string): Promise<number> {
  const ids = new Set<number>();
  for (const value of (await db.products.optionUse(code)).keys())
    for (const id of await db.products.idsWithOption(code, value)) ids.add(id);
  return ids.size;
}

function productsText(count: number): string {
  return count === 1 ? '1 product has' : `${String(count)} products have`;
}

/** Options whose English label differs. */
function relabelled(before: AttributeRecord, { attribute }: AttributeRecord): readonly string[] {
  const known = new Map(before.attribute.options.map(({ value, label }) => [value, label] as const));
  return attribute.options
    .filter(({ value, label }) => (known.get(value) ?? label) !== label)
    .map(({ value }) => value);
}

function trimmed<T extends AttributeDocument['labels']>(labels: T): T {
  const kept = Object.entries(labels).flatMap(([language, text]) => {
    const said = text?.trim() ?? '';
    return said === '' && language !== 'en' ? [] : [[language, said] as const];
  });
  return Object.fromEntries(kept) as T; // sound: the same languages, English among them
}

function textOf({ attribute, labels }: AttributeRecord): string {
  const own = Object.values(labels ?? {}).map((words) => words[''] ?? '');
  return [attribute.attribute_code, attribute.default_frontend_label ?? '', ...own].join('\n').toLowerCase();
}

function orderOf(sort: ListQuery['sort']): (a: AttributeRow, b: AttributeRow) => number {
  const direction = sort?.isDescending === true ? -1 : 1;
  if (sort?.by === 'options') return (a, b) => direction * (a.options - b.options);
  const by = sort?.by === 'code' ? 'code' : 'name';
  return (a, b) => direction * (a[by].toLowerCase() < b[by].toLowerCase() ? -1 : 1);
}
