import type { RecordKindName } from '../../../../core/contract/staff/record-kinds';
import { sameJson } from '../../../../core/kernel/same-json';
import {
  ApiError,
  baseAmount,
  baseCurrencyIn,
  commerceOf,
  describeIssues,
  inTurn,
  shopLimit,
  shopPrice,
  type KeptKind,
  type Settings,
} from '../../foundation';
import type { Database, Repositories } from '../../ports/database';
import type { RecordDocument } from '../../ports/record-store';
import type { PastDocuments, PastRecordOutcome, PastRecords } from '../../ports/staff/record-import';

type Kind = keyof PastDocuments;

interface Services {
  readonly database: Database;
  readonly recordKinds: readonly KeptKind[];
  readonly settings: Pick<Settings, 'clock'>;
}

/** Adds records of a previous shop by the rules of staff's forms. */
export class RecordsOfPast implements PastRecords {
  /** @param who author for the log */
  constructor(
    private readonly services: Services,
    private readonly who: string,
  ) {}

  async bringIn<K extends Kind>(
    name: K,
    documents: readonly PastDocuments[K][],
    { dryRun }: { readonly dryRun: boolean },
  ): Promise<readonly PastRecordOutcome[]> {
    const kept = keptOf(this.services.recordKinds, name);
    const work = (db: Repositories) => inTurn(documents, (document) => this.#add(db, kept, name, document, dryRun));
    return dryRun ? this.services.database.read(work) : this.services.database.write(work, 'power');
  }

  baseCurrency(): Promise<string> {
    return this.services.database.read(baseCurrencyIn);
  }

  inBase(amount: number, currency: string, as: 'limit' | 'price'): Promise<string | undefined> {
    return this.services.database.read(async (db) => {
      const { rates } = commerceOf(await db.commerce.read());
      const base = baseAmount(currency, rates)?.(amount);
      if (base === undefined) return undefined;
      // Stores show it converted and rounded; an amount that comes out otherwise would be wrong money.
      const shown = as === 'limit' ? shopLimit(base, currency, rates) : shopPrice(base, currency, rates);
      return shown === amount ? String(base) : undefined;
    });
  }

  async #add(
    db: Repositories,
    { kind, store }: KeptKind,
    name: Kind,
    given: RecordDocument,
    dryRun: boolean,
  ): Promise<PastRecordOutcome> {
    const parsed = kind.save.body.safeParse({ document: given }, { reportInput: true });
    if (!parsed.success) return { kind: 'refused', errors: describeIssues(parsed.error.issues, 'the row') };
    const document = (await store.normal?.(parsed.data.document)) ?? parsed.data.document;
    const known = await knownOf[name](db, document);
    if (known !== undefined) return { kind: 'existing', isSame: sameJson(known, document) };
    const errors = (await store.check?.(db, document, undefined)) ?? [];
    if (errors.length > 0) return { kind: 'refused', errors };
    if (dryRun) return { kind: 'created' };
    try {
      const record = await store.create(db, document);
      const at = this.services.settings.clock.now();
      const change = { record, action: 'created', before: undefined, after: document, who: this.who, at } as const;
      await db.staffChanges.add({ ...change, kind: kind.kind });
      return { kind: 'created' };
    } catch (error) {
      // Thrown before anything of the record is written.
      if (!(error instanceof ApiError)) throw error;
      return { kind: 'refused', errors: [{ field: '', message: error.message }] };
    }
  }
}

const knownOf: Readonly<Record<Kind, (db: Repositories, document: RecordDocument) => Promise<unknown>>> = {
  coupons: (db, { code }) => db.coupons.byCode(String(code)),
  redirects: async (db, { from }) => {
    const found = await db.redirects.byFrom(String(from));
    return found && { from: found.from, to: found.to };
  },
};

function keptOf(kinds: readonly KeptKind[], name: RecordKindName): KeptKind {
  const kept = kinds.find(({ kind }) => `${kind.kind}s` === name);
  if (kept === undefined) throw new Error(`There is no record kind ${name}`);
  return kept;
}
