import type { FieldError } from '../../../../core/contract';
import { isCurrencyCode } from '../../../../core/contract/foundation/currency-code';
import { recordExists, recordInUse } from '../../../../core/contract/foundation/record-kind';
import {
  refuse,
  pageOfRows,
  type Settings,
  checkPlaces,
  checkRates,
  lockRates,
  storesNow,
  writeCommerce,
  CommerceDataError,
  commerceFaults,
  invalidField,
  invalidInput,
  parseCommerce,
  readCommerce,
  baseCurrencyIn,
  shopTermsOf,
  type ShopTerms,
} from '../../foundation';
import { countryName } from '../../catalogue';
import type { Repositories } from '../../ports/database';
import type { ListPage, ListQuery, RecordDocument, RecordStore } from '../../ports/record-store';
import {
  COMMERCE_LISTS,
  entriesOf,
  entryDocument,
  indexOf,
  keyOf,
  withEntry,
  type CommerceListName,
} from './commerce-lists';
import { unknownTerms } from '../promotions/unknown-terms';
import { NO_COUNTRY } from './no-country';

type Entries = readonly RecordDocument[];

/** Stores list entries as records; the whole list is validated on each change. */
export class CommerceListStore implements RecordStore<RecordDocument> {
  readonly leavesOlderFaults = true;
  constructor(
    private readonly name: CommerceListName,
    private readonly rowOf: (document: RecordDocument, base: string) => object,
    private readonly settings: Pick<Settings, 'openStores' | 'stores'>,
  ) {}

  async list(db: Repositories, wanted: ListQuery): Promise<ListPage<object>> {
    const entries = await this.#entries(db);
    const base = await baseCurrencyIn(db);
    const rows = entries.map((_, index) => {
      const document = entryDocument(entries, this.name, index) ?? {};
      return { id: this.idOf(document), ...this.rowOf(document, base) };
    });
    return pageOfRows(rows, wanted);
  }

  async read(db: Repositories, id: string): Promise<RecordDocument | undefined> {
    const entries = await this.#entries(db);
    return entryDocument(entries, this.name, indexOf(entries, this.name, id));
  }

  idOf(document: RecordDocument): string {
    return keyOf(document, this.name);
  }

  async check(db: Repositories, document: RecordDocument, before: RecordDocument | undefined) {
    const id = before && this.idOf(before);
    if (id !== undefined && id !== this.idOf(document))
      return [{ field: this.#key, message: `${this.#key} cannot be changed: make a new one` }];
    const entries = await this.#entries(db);
    if (id === undefined && indexOf(entries, this.name, this.idOf(document)) >= 0) return [];
    const unknown = id === undefined ? keyFault(this.name, this.idOf(document)) : undefined;
    if (unknown !== undefined) return [{ field: this.#key, message: `${this.#key} ${unknown}` }];
    const next = withEntry(entries, this.name, { id, document });
    const at = indexOf(next, this.name, this.idOf(document));
    const faults = newFaults(this.name, { stored: entries, next, at }, await shopTermsOf(db));
    // All of them, since the caller leaves out the older ones.
    return [
      ...faults.map((fault) => fieldError(this.name, fault)),
      ...(this.name === 'promotions' ? await unknownTerms(db, this.settings, document, before) : []),
      ...(this.name === 'stock_places' ? await this.#placeFaults(db, document, next) : []),
    ];
  }

  async create(db: Repositories, document: RecordDocument): Promise<string> {
    const id = this.idOf(document);
    await this.#locked(db);
    const entries = await this.#entries(db);
    if (indexOf(entries, this.name, id) >= 0) throw refuse(recordExists, `${id} already exists`);
    await this.#write(db, withEntry(entries, this.name, { id: undefined, document }));
    return id;
  }

  async change(db: Repositories, id: string, document: RecordDocument): Promise<void> {
    await this.#locked(db);
    await this.#write(db, withEntry(await this.#entries(db), this.name, { id, document }));
  }

  async remove(db: Repositories, id: string): Promise<void> {
    await this.#locked(db);
    const left = (await this.#entries(db)).filter((entry) => this.idOf(entry) !== id);
    const stores = await storesNow(db, this.settings.openStores);
    try {
      if (this.name === 'currency_rates')
        checkRates(readCommerce({ currency_rates: left }).currency_rates ?? [], stores, await baseCurrencyIn(db));
      if (this.name === 'stock_places')
        await checkPlaces(db, parseCommerce({ stock_places: left }).stock_places ?? [], stores);
    } catch (error) {
      throw error instanceof CommerceDataError ? refuse(recordInUse, error.message) : error;
    }
    await this.#write(db, left);
  }

  async #placeFaults(db: Repositories, { country }: RecordDocument, next: Entries): Promise<readonly FieldError[]> {
    const isKnown = countryName(String(country)) !== undefined;
    const faults = isKnown ? [] : [{ field: 'country', message: `country ${NO_COUNTRY}` }];
    const stores = await storesNow(db, this.settings.openStores);
    try {
      await checkPlaces(db, readCommerce({ stock_places: next }).stock_places ?? [], stores);
      return faults;
    } catch (error) {
      return [...faults, ...faultsIn(this.name, error)];
    }
  }

  get #key(): string {
    return COMMERCE_LISTS[this.name].key;
  }

  async #entries(db: Repositories): Promise<Entries> {
    return entriesOf(await db.commerce.read(), this.name);
  }

  #locked(db: Repositories): Promise<void> {
    return this.name === 'currency_rates' ? lockRates(db) : db.staffChanges.lock('commerce', this.name);
  }

  /** Other entries may break rules that came later; the list gets no fault that it did not have. */
  async #write(db: Repositories, next: Entries): Promise<void> {
    const stored = await this.#entries(db);
    const faults = newFaults(this.name, { stored, next }, await shopTermsOf(db));
    if (faults.length > 0) throw invalidInput(faults.map((fault) => fieldError(this.name, fault)));
    await writeCommerce(db, this.#read(next));
  }

  /** @throws ApiError 400 naming the entry that an earlier version stored */
  #read(entries: Entries) {
    try {
      return readCommerce({ [this.name]: entries });
    } catch (error) {
      if (!(error instanceof CommerceDataError)) throw error;
      const [, at = '0', fault = error.message] = INDEXED.exec(error.message) ?? [];
      const id = this.idOf(entries[Number(at)] ?? {});
      throw invalidField(this.#key, `${id} has to be mended first: ${fault}`);
    }
  }
}

function keyFault(name: CommerceListName, key: string): string | undefined {
  if (name === 'currency_rates' && !isCurrencyCode(key)) return 'must be a currency code, such as EUR';
  if (name === 'delivery_calendars' && countryName(key) === undefined) return NO_COUNTRY;
  return undefined;
}

const INDEXED = /^\w+\.(\d+)\.(.*)$/s;

/**
 * Returns the faults that a change brings: all of the entry itself, and of the others those that the stored list does
 * not have.
 */
function newFaults(
  name: CommerceListName,
  { stored, next, at }: { readonly stored: Entries; readonly next: Entries; readonly at?: number },
  terms: ShopTerms,
): readonly string[] {
  const bare = (fault: string) => INDEXED.exec(fault)?.[2] ?? fault;
  const known = new Set(faultsOf(name, stored, terms).map(bare));
  return faultsOf(name, next, terms).filter(
    (fault) => !known.has(bare(fault)) || INDEXED.exec(fault)?.[1] === String(at),
  );
}

function faultsOf(name: CommerceListName, entries: Entries, terms: ShopTerms): readonly string[] {
  try {
    return commerceFaults(readCommerce({ [name]: entries }), terms);
  } catch (error) {
    if (error instanceof CommerceDataError) return error.message.split('; ');
    throw error;
  }
}

function faultsIn(name: CommerceListName, error: unknown): readonly FieldError[] {
  if (!(error instanceof CommerceDataError)) throw error;
  return error.message.split('; ').map((fault) => fieldError(name, fault));
}

function fieldError(name: CommerceListName, fault: string): FieldError {
  const [, field = name] = /^\w+\.\d+\.(\S+)/.exec(fault) ?? [];
  return { field, message: fault.replace(/^\w+\.\d+\./, '') };
}
