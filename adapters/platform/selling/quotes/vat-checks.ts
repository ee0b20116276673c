import { EU_COUNTRIES } from '../../../../core/contract/foundation/eu-countries';
import type { EstimateAddress } from '../../../../core/contract';
import type { VatCheck } from '../../../../core/contract/selling/vat-number';
import { isTaxExempt } from '../../../../core/vat/tax-exemption';
import { readVatNumber, type VatNumber } from '../../../../core/vat/read-vat-number';
import type { Settings } from '../../foundation';
import type { Database, Repositories } from '../../ports/database';
import { ExternalCalls } from './external-calls';
import type { QuoteAsker, QuoteBudget, QuoteUse } from './quote-budget';
import { vatSellerOf, type VatSeller } from './vat-settings';

const DAY_MS = 24 * 60 * 60 * 1000;
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

/** Checks VAT numbers of businesses. An answer of the register is used for a day. */
export class VatChecks {
  readonly #calls: ExternalCalls;

  constructor(
    private readonly settings: Pick<Settings, 'clock' | 'stores' | 'telemetry' | 'vatRegister'>,
    private readonly database: Pick<Database, 'read' | 'write'>,
    private readonly budget: Pick<QuoteBudget, 'spend'>,
  ) {
    const { vatRegister: register } = settings;
    const name = `The register of VAT numbers ${register?.code ?? ''}`.trim();
    this.#calls = new ExternalCalls(name, { ...settings, timeLimitMs: register?.timeLimitMs });
  }

  /** Asks the register if needed; call outside units of work. */
  async refresh(subject: VatSubject, use: QuoteUse, asker: QuoteAsker): Promise<void> {
    const typed = subject.address?.vat_id ?? '';
    if (typed.trim() === '') return;
    const asked = await this.database.read(async (db) => {
      const seller = await this.#sellerOf(db, subject);
      const found = seller && (await this.#checkOf(db, subject, seller));
      return found?.status === 'unchecked' ? seller : undefined;
    });
    if (asked === undefined) return;
    await this.#ask(readVatNumber(typed, subject.address?.country_id), asked, () => this.budget.spend(use, asker));
  }

  /** Asks the register again about a number of an order, however fresh the last answer is. */
  async again(subject: VatSubject): Promise<VatCheck | undefined> {
    const typed = subject.address?.vat_id ?? '';
    const seller = await this.database.read((db) => this.#sellerOf(db, subject));
    if (typed.trim() === '' || seller === undefined) return undefined;
    const read = readVatNumber(typed, subject.address?.country_id);
    const answer = await this.#ask(read, seller, () => Promise.resolve());
    return answer ?? unansweredOf(typed, read);
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
    const isFresh = typeof kept?.checked_at === 'string' && this.#age(kept.checked_at) < DAY_MS;
    return kept !== undefined && isFresh ? kept : unansweredOf(typed, read);
  }

  #age(at: string): number {
    return this.settings.clock.now() - Date.parse(at);
  }

  async #ask(
    read: VatNumber | undefined,
    { vatId }: VatSeller,
    spend: () => Promise<void>,
  ): Promise<VatCheck | undefined> {
    const { clock, vatRegister: register } = this.settings;
    if (register === undefined || read === undefined || !EU_COUNTRIES.has(read.country)) return undefined;
    const { number } = read;
    const answer = await this.#calls.ask((signal) => register.check({ number, requester: vatId }, signal), spend);
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
}

function unansweredOf(typed: string, read: VatNumber | undefined): VatCheck {
  if (read === undefined) return { number: typed.trim(), status: 'malformed', checked_at: null };
  const status = EU_COUNTRIES.has(read.country) ? 'unchecked' : 'unsupported';
  return { number: read.number, status, checked_at: null };
}
