import { countryCode } from '../../../../core/contract/foundation/country-code';
import { postcodeKey } from '../../../../core/contract/selling/postcode-area';
import { taxRuleDocument, taxRuleRecords } from '../../../../core/contract/selling/manage-selling';
import type { FieldError } from '../../../../core/contract';
import { inNamedState, namedState, statesOf } from '../../catalogue';
import { describeIssues, type KeptKind } from '../../foundation';
import type { Database } from '../../ports/database';
import type { PastRateOutcome, PastTaxRate, PastTaxTables } from '../../ports/staff/record-import';
import type { RecordAdmin } from './record-admin';
import { faultsMade, normalOf } from './record-steps';

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
    const newPlaces = new Set<string>();
    const changed = new Map<number, number>();
    const result = given.map((one, index): PastRateOutcome => {
      const rate = withState(one);
      if (rate === undefined) return refused('region', 'is no state of the country');
      const place = placeOf(rate);
      const at = places.get(place);
      const known = at === undefined ? undefined : before.rates[at];
      if (at === undefined || known === undefined) {
        if (newPlaces.has(place)) return refused('tax_country_id', REPEATED);
        newPlaces.add(place);
        added.set(index, rate);
        return { kind: 'created' };
      }
      if (changed.has(at)) return refused('tax_country_id', REPEATED);
      if (known.rate === rate.rate) return { kind: 'existing' };
      rates[at] = { ...known, rate: rate.rate };
      changed.set(at, index);
      return { kind: 'changed', before: known.rate };
    });
    while (added.size + changed.size > 0) {
      const document = { ...before, rates: [...rates, ...added.values()] };
      const errors = await this.#errorsOf(kept, document, before);
      if (errors.length === 0) {
        if (!dryRun) await recordAdmin.save(kept, { id: table, version, document }, this.who);
        break;
      }
      for (const [index, own] of byRow(errors, { kept: rates.length, added, changed }))
        result[index] = { kind: 'refused', errors: own };
      for (const index of added.keys()) if (result[index]?.kind === 'refused') added.delete(index);
      for (const [at, index] of changed) {
        const known = before.rates[at];
        if (result[index]?.kind !== 'refused' || known === undefined) continue;
        rates[at] = known;
        changed.delete(at);
      }
    }
    return result;
  }

  get #kept(): KeptKind {
    const kept = this.services.recordKinds.find(({ kind }) => kind.kind === taxRuleRecords.kind);
    if (kept === undefined) throw new Error('There is no record kind of tax tables');
    return kept;
  }

  async #errorsOf(kept: KeptKind, document: object, before: object): Promise<readonly FieldError[]> {
    const parsed = kept.kind.save.body.safeParse({ document }, { reportInput: true });
    if (!parsed.success) return describeIssues(parsed.error.issues, 'the row');
    const normal = await normalOf(kept, parsed.data.document);
    return this.services.database.read((db) => faultsMade(db, kept, normal, { ...before }));
  }
}

const REPEATED = 'must not be repeated for a region, postcode and period';

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

function placeOf(rate: PastTaxRate): string {
  const { tax_country_id: country, tax_region_id: id, region_name: region, ...more } = inNamedState(rate);
  const { postcode, valid_from: from, valid_until: until, name } = more;
  const place = (id ?? 0) === 0 ? (region ?? '').toLowerCase() : id;
  const days = [from ?? '', until ?? ''];
  return JSON.stringify([
    ...[countryCode(country), place, postcodeKey(postcode ?? ''), ...days],
    (name ?? '').toLowerCase(),
  ]);
}

interface Rows {
  /** Rates that the table has. */
  readonly kept: number;
  readonly added: Added;
  /** Rows by the positions of the rates that they change. */
  readonly changed: ReadonlyMap<number, number>;
}

/** Errors of the whole table that each row repeats. */
const MAX_OF_ALL = 20;

/** Assigns errors of a table to the rows that make them; those of unchanged rates and of the whole table to all rows. */
function byRow(
  errors: readonly FieldError[],
  { kept, added, changed }: Rows,
): ReadonlyMap<number, readonly FieldError[]> {
  const faulty = new Map<number, FieldError[]>();
  const ofAll: FieldError[] = [];
  const positions = [...added.keys()];
  for (const { field, message } of errors) {
    const [, at, member = ''] = /rates\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const own = at === undefined ? undefined : (positions[Number(at) - kept] ?? changed.get(Number(at)));
    if (own === undefined) ofAll.push({ field: '', message });
    else faulty.set(own, pushed(faulty.get(own), { field: member, message }));
  }
  if (ofAll.length === 0) return faulty;
  const shared = ofAll.slice(0, MAX_OF_ALL);
  return new Map(
    [...positions, ...changed.values()].map((index) => [index, [...(faulty.get(index) ?? []), ...shared]] as const),
  );
}

function pushed(list: FieldError[] = [], error: FieldError): FieldError[] {
  list.push(error);
  return list;
}
