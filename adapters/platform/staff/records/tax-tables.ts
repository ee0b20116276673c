import { countryCode } from '../../../../core/contract/foundation/country-code';
import { postcodeKey } from '../../../../core/contract/selling/postcode-area';
import { taxRuleDocument, taxRuleRecords } from '../../../../core/contract/selling/manage-selling';
import type { FieldError } from '../../../../core/contract';
import { namedState, statesOf } from '../../catalogue';
import { describeIssues, invalidInput, type KeptKind } from '../../foundation';
import type { Database } from '../../ports/database';
import type { PastRateOutcome, PastTaxRate, PastTaxTables } from '../../ports/staff/record-import';
import type { RecordAdmin } from './record-admin';

interface Services {
  readonly database: Database;
  readonly recordAdmin: RecordAdmin;
  readonly recordKinds: readonly KeptKind[];
}

/** Rates that an import adds, by their position in it. */
type Added = ReadonlyMap<number, PastTaxRate>;

/** Changes tax tables for imports of rates. */
export class TaxTables implements PastTaxTables {
  /** @param who author for the log */
  constructor(
    private readonly services: Services,
    private readonly who: string,
  ) {}

  names(): Promise<readonly string[]> {
    return this.services.database.read(async (db) =>
      (await db.catalogue.taxRules()).map(({ id, code }) =>
        typeof code === 'string' && code !== '' ? code : String(id),
      ),
    );
  }

  async setRates(
    table: string,
    given: readonly PastTaxRate[],
    { dryRun }: { readonly dryRun: boolean },
  ): Promise<readonly PastRateOutcome[]> {
    const { recordAdmin } = this.services;
    const kept = this.#kept;
    const { document: stored, version } = await recordAdmin.show(kept, table);
    const before = taxRuleDocument.parse(stored);
    const rates = [...before.rates];
    const places = new Map(rates.map((rate, index) => [placeOf(rate), index]));
    const added = new Map<number, PastTaxRate>();
    const outcomes = given.map((one, index): PastRateOutcome => {
      const rate = withState(one);
      if (rate === undefined) return refused('region', 'is no state of the country');
      const at = places.get(placeOf(rate));
      const known = at === undefined ? undefined : rates[at];
      if (at === undefined || known === undefined) {
        added.set(index, rate);
        return { kind: 'created' };
      }
      if (known.rate === rate.rate) return { kind: 'existing' };
      rates[at] = { ...known, rate: rate.rate };
      return { kind: 'changed', before: known.rate };
    });
    const result = [...outcomes];
    let left: Added = added;
    for (;;) {
      const document = { ...before, rates: [...rates, ...left.values()] };
      const errors = await this.#errorsOf(kept, document, before);
      if (errors.length === 0) break;
      const faulty = byRate(errors, rates.length, [...left.keys()]);
      if (faulty.size === 0) throw invalidInput([...errors]);
      for (const [index, own] of faulty) result[index] = { kind: 'refused', errors: own };
      left = new Map([...left].filter(([index]) => !faulty.has(index)));
    }
    const isChanged = left.size > 0 || result.some(({ kind }) => kind === 'changed');
    const document = { ...before, rates: [...rates, ...left.values()] };
    if (isChanged && !dryRun) await recordAdmin.save(kept, { id: table, version, document }, this.who);
    return result;
  }

  get #kept(): KeptKind {
    const kept = this.services.recordKinds.find(({ kind }) => kind.kind === taxRuleRecords.kind);
    if (kept === undefined) throw new Error('There is no record kind of tax tables');
    return kept;
  }

  async #errorsOf({ kind, store }: KeptKind, document: object, before: object): Promise<readonly FieldError[]> {
    const parsed = kind.save.body.safeParse({ document }, { reportInput: true });
    if (!parsed.success) return describeIssues(parsed.error.issues, 'the row');
    const normal = (await store.normal?.(parsed.data.document)) ?? parsed.data.document;
    return this.services.database.read(async (db) => (await store.check?.(db, normal, { ...before })) ?? []);
  }
}

function refused(field: string, message: string): PastRateOutcome {
  return { kind: 'refused', errors: [{ field, message }] };
}

/** Gives a region the number and the name that addresses have; undefined for an unknown one of a known country. */
function withState(rate: PastTaxRate): PastTaxRate | undefined {
  const country = countryCode(rate.tax_country_id);
  const region = rate.region_name ?? '';
  if (region === '' || statesOf(country).length === 0) return rate;
  const state = namedState(country, { region });
  return state && { ...rate, region_name: state.name, tax_region_id: state.region_id };
}

function placeOf({ tax_country_id: country, tax_region_id: id, region_name: region, ...more }: PastTaxRate): string {
  const { postcode, valid_from: from, valid_until: until, name } = more;
  const place = (id ?? 0) === 0 ? (region ?? '').toLowerCase() : id;
  const days = [from ?? '', until ?? ''];
  return JSON.stringify([
    ...[countryCode(country), place, postcodeKey(postcode ?? ''), ...days],
    (name ?? '').toLowerCase(),
  ]);
}

/** Assigns errors of a table to the added rates; those of the whole table to all of them. */
function byRate(
  errors: readonly FieldError[],
  kept: number,
  positions: readonly number[],
): ReadonlyMap<number, readonly FieldError[]> {
  const faulty = new Map<number, readonly FieldError[]>();
  for (const { field, message } of errors) {
    const found = /rates\.(\d+)\.(\w+)$/.exec(field);
    const own = found === null ? positions : [positions[Number(found[1]) - kept]];
    const error = { field: found?.[2] ?? '', message };
    for (const index of own) if (index !== undefined) faulty.set(index, [...(faulty.get(index) ?? []), error]);
  }
  return faulty;
}
