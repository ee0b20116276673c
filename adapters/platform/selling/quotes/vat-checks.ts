import { EU_COUNTRIES } from '../../../../core/contract/foundation/eu-countries';
import type { EstimateAddress } from '../../../../core/contract';
import type { VatCheck } from '../../../../core/contract/selling/vat-number';
import { isTaxExempt } from '../../../../core/vat/tax-exemption';
import { readVatNumber, uncheckedVat, type VatNumber } from '../../../../core/vat/read-vat-number';
import type { Settings } from '../../foundation';
import type { Database, Repositories } from '../../ports/database';
import type { VatRegister } from '../../ports/selling/vat-register';
import { ExternalCalls } from './external-calls';
import type { QuoteAsker, QuoteBudget, QuoteUse } from './quote-budget';
import { SharedAnswers } from './shared-answers';
import { vatSellerOf, type VatSeller } from './vat-settings';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A number that is not registered may be tomorrow, or in an hour. */
const FRESH_MS = { valid: DAY_MS, invalid: HOUR_MS };
/** Time in which concurrent questions about a number share a call. */
const SHARED_MS = 15_000;
/** Member states answer slowly: an order waits longer than a cart. */
const TIME_LIMITS_MS: Readonly<Record<QuoteUse, number>> = { ordered: 10_000, shown: 3000 };
/** Longer than answers are used, so that a clock that runs ahead removes no fresh ones. */
const KEPT_DAYS = 30;

export interface VatSubject {
  readonly address: EstimateAddress | undefined;
  /** Code of the store. */
  readonly store: string;
}

export interface VatTerms {
  readonly vat: VatCheck;
  /** The buyer owes the tax. */
  readonly isTaxExempt: boolean;
}

type Db = Pick<Repositories, 'content' | 'vatChecks'>;

/** Checks VAT numbers of businesses. An answer of the register is used for a day, `invalid` for an hour. */
export class VatChecks {
  /** A member state that does not answer is paused alone. */
  readonly #calls = new Map<string, ExternalCalls>();
  readonly #shared: SharedAnswers<VatCheck>;

  constructor(
    private readonly settings: Pick<Settings, 'clock' | 'stores' | 'telemetry' | 'vatRegister'>,
    private readonly database: Pick<Database, 'read' | 'write'>,
    private readonly budget: Pick<QuoteBudget, 'spend'>,
  ) {
    this.#shared = new SharedAnswers(settings.clock);
  }

  /** Asks the register if needed; call outside units of work. */
  async refresh(subject: VatSubject, use: QuoteUse, asker: QuoteAsker): Promise<void> {
    const typed = subject.address?.vat_id ?? '';
    if (typed.trim() === '') return;
    const seller = await this.database.read(async (db) => {
      const asking = await this.#sellerOf(db, subject);
      const found = asking && (await this.#checkOf(db, subject, asking));
      return found?.status === 'unchecked' ? asking : undefined;
    });
    const read = readVatNumber(typed, subject.address?.country_id);
    if (seller === undefined || read === undefined) return;
    const spend = () => this.budget.spend(`vat-${use}`, asker);
    await this.#shared.of(JSON.stringify([use, read.number, seller.vatId]), SHARED_MS, () =>
      this.#ask(read, { seller, use }, spend),
    );
  }

  /** Asks the register again about a number of an order, however fresh the last answer is. */
  async again(subject: VatSubject): Promise<VatCheck | undefined> {
    const typed = subject.address?.vat_id ?? '';
    const seller = await this.database.read((db) => this.#sellerOf(db, subject));
    if (typed.trim() === '' || seller === undefined) return undefined;
    const read = readVatNumber(typed, subject.address?.country_id);
    const answer = read && (await this.#ask(read, { seller, use: 'ordered' }, () => Promise.resolve()));
    return answer ?? uncheckedVat(typed, subject.address?.country_id);
  }

  /** Returns what the number of a cart or order means; undefined without one, or if the store does not ask. */
  async of(db: Db, subject: VatSubject): Promise<VatTerms | undefined> {
    const { address } = subject;
    if ((address?.vat_id ?? '').trim() === '') return undefined;
    const seller = await this.#sellerOf(db, subject);
    if (seller === undefined) return undefined;
    const vat = await this.#checkOf(db, subject, seller);
    return { vat, isTaxExempt: isTaxExempt({ seller, vat, country: address?.country_id ?? '' }) };
  }

  /** Undefined if the store does not ask for VAT numbers. */
  async #sellerOf(db: Db, { store }: VatSubject): Promise<VatSeller | undefined> {
    const view = this.settings.stores.find(({ storeCode }) => storeCode === store);
    return view && vatSellerOf(db, view);
  }

  async #checkOf(db: Db, { address }: VatSubject, { vatId }: VatSeller): Promise<VatCheck> {
    const typed = address?.vat_id ?? '';
    const read = readVatNumber(typed, address?.country_id);
    const kept = read && (await db.vatChecks.find(read.number, vatId));
    if (typeof kept?.checked_at !== 'string') return uncheckedVat(typed, address?.country_id);
    const freshMs = FRESH_MS[kept.status === 'valid' ? 'valid' : 'invalid'];
    return this.#age(kept.checked_at) < freshMs ? kept : uncheckedVat(typed, address?.country_id);
  }

  #age(at: string): number {
    return this.settings.clock.now() - Date.parse(at);
  }

  async #ask(
    { number, country }: VatNumber,
    { seller: { vatId }, use }: { readonly seller: VatSeller; readonly use: QuoteUse },
    spend: () => Promise<void>,
  ): Promise<VatCheck | undefined> {
    const { clock, vatRegister: register } = this.settings;
    if (register === undefined || !EU_COUNTRIES.has(country)) return undefined;
    const calls = this.#callsOf(register, country, use);
    const answer = await calls.ask((signal) => register.check({ number, requester: vatId }, signal), spend);
    if (answer === undefined) return undefined;
    const at = clock.now();
    const { consultationNumber: proof } = answer;
    const check: VatCheck = {
      number,
      status: answer.isValid ? 'valid' : 'invalid',
      checked_at: new Date(at).toISOString(),
      ...(proof !== undefined && { consultation_number: proof }),
    };
    const times = { at, keptSince: at - KEPT_DAYS * DAY_MS };
    await this.database.write((db) => db.vatChecks.keep(check, vatId, times));
    return check;
  }

  #callsOf({ code, timeLimitMs }: VatRegister, country: string, use: QuoteUse): ExternalCalls {
    const key = `${use}:${country}`;
    const kept = this.#calls.get(key);
    if (kept !== undefined) return kept;
    const name = `The register of VAT numbers ${code} of ${country}`;
    const calls = new ExternalCalls(name, { ...this.settings, timeLimitMs: timeLimitMs ?? TIME_LIMITS_MS[use] });
    this.#calls.set(key, calls);
    return calls;
  }
}
