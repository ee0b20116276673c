import * as z from 'zod/mini';
import type { EstimateAddress } from '../../../../core/contract';
import { dayAt } from '../../../../core/kernel/calendar-days';
import { currencyStep } from '../../../../core/kernel/currency';
import { roundTo } from '../../../../core/kernel/money';
import type { JsonValue } from '../../../../core/ports';
import type { OrderTaxes } from '../../../../core/totals';
import type { TotalsRequest } from '../../catalogue';
import { describeIssues, timeZoneOf, type Settings } from '../../foundation';
import type { Database, Repositories } from '../../ports/database';
import type { TaxAnswer, TaxCalculator, TaxRequest } from '../../ports/selling/tax';
import type { VatChecks } from './vat-checks';
import { keyOf } from './key-of';
import { ExternalCalls } from './external-calls';
import type { QuoteAsker, QuoteBudget, QuoteUse } from './quote-budget';
import { SharedAnswers } from './shared-answers';
import { taxQuestionOf, type TaxQuestion } from './tax-request';

const KEPT_MS = 24 * 60 * 60 * 1000;

const tax = z.int().check(z.gte(0));
const answer = z.object({
  lines: z.array(z.object({ id: z.string(), tax })),
  shippingTax: tax,
  names: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(10))),
});

interface TaxUse {
  readonly address: EstimateAddress | undefined;
  readonly use: QuoteUse;
  readonly asker: QuoteAsker;
}

interface Kept {
  readonly at: number;
  readonly answer: TaxAnswer;
}

export class TaxQuotes {
  readonly #calculator: TaxCalculator | undefined;
  readonly #external: ExternalCalls | undefined;
  readonly #shared: SharedAnswers<TaxAnswer>;

  constructor(
    private readonly settings: Pick<Settings, 'clock' | 'tax' | 'telemetry'>,
    private readonly database: Pick<Database, 'read' | 'write'>,
    private readonly budget: Pick<QuoteBudget, 'spend'>,
    private readonly vatChecks: Pick<VatChecks, 'of'>,
  ) {
    this.#shared = new SharedAnswers(settings.clock);
    const { tax: calculator } = settings;
    this.#calculator = calculator;
    this.#external =
      calculator &&
      new ExternalCalls(`The tax calculator ${calculator.code}`, { ...settings, timeLimitMs: calculator.timeLimitMs });
  }

  get hasCalculator(): boolean {
    return this.#calculator !== undefined;
  }

  /** Asks the calculator if needed; call outside units of work. */
  async refresh(token: string, totals: TotalsRequest, { address, use, asker }: TaxUse): Promise<void> {
    const calculator = this.#calculator;
    if (calculator === undefined || totals.priced.lines.length === 0) return;
    const { request } = taxQuestionOf(totals, address);
    const key = await this.database.read((db) => this.#keyOf(db, request));
    const spend = () => this.budget.spend(use, asker);
    if ((await this.database.read((db) => this.#find(db, token, key))) !== undefined) return;
    const kept: Kept | undefined = await this.#shared.of(key, KEPT_MS, async () =>
      this.#external?.ask(async (signal) => checked(await calculator.calculate(request, signal), request), spend),
    );
    if (kept === undefined) return;
    await this.database.write((db) =>
      db.cartQuotes.keep(token, 'tax', { key, document: JSON.stringify(kept), at: kept.at }),
    );
  }

  /** Applies the check of the buyer's VAT number and stored external taxes; otherwise leaves totals unchanged. */
  async taxed(
    db: Pick<Repositories, 'cartQuotes' | 'commerce' | 'content' | 'vatChecks'>,
    token: string,
    request: TotalsRequest,
    address: EstimateAddress | undefined,
  ): Promise<TotalsRequest> {
    const totals = await this.#withVat(db, request, address);
    if (totals.taxExempt || this.#calculator === undefined || totals.priced.lines.length === 0) return totals;
    const question = taxQuestionOf(totals, address);
    const found = await this.#find(db, token, await this.#keyOf(db, question.request));
    return found === undefined ? totals : { ...totals, taxes: taxesOf(question, found) };
  }

  /** An order that is edited keeps its terms. */
  async #withVat(
    db: Pick<Repositories, 'content' | 'vatChecks'>,
    request: TotalsRequest,
    address: EstimateAddress | undefined,
  ): Promise<TotalsRequest> {
    if (request.taxExempt !== undefined) return request;
    const terms = await this.vatChecks.of(db, { address, store: request.store.storeCode });
    if (terms === undefined) return request;
    const exempt = { country_id: address?.country_id ?? '', vat_id: address?.vat_id ?? '' };
    return { ...request, vat: terms.vat, taxExempt: terms.isTaxExempt ? exempt : null };
  }

  /** Rates may change with the day of the shop, so each day has answers of its own. */
  async #keyOf(db: Pick<Repositories, 'commerce'>, request: TaxRequest): Promise<string> {
    const day = dayAt(this.settings.clock.now(), await timeZoneOf(db));
    return keyOf({ day, request: jsonOf(request) });
  }

  async #find(db: Pick<Repositories, 'cartQuotes'>, token: string, key: string): Promise<TaxAnswer | undefined> {
    const document = await db.cartQuotes.find(token, 'tax', key);
    if (document === undefined) return undefined;
    const kept = JSON.parse(document) as Kept; // sound: only `refresh` writes it
    return this.settings.clock.now() - kept.at < KEPT_MS ? kept.answer : undefined;
  }
}

function taxesOf({ ids, request }: TaxQuestion, { lines, shippingTax, names }: TaxAnswer): OrderTaxes {
  const step = currencyStep(request.currency);
  const byId = new Map(lines.map((line) => [line.id, line.tax]));
  return {
    lines: ids.map((id) => roundTo(byId.get(id) ?? 0, step)),
    shipping: roundTo(shippingTax, step),
    ...(names !== undefined && names.length > 0 && { names }),
  };
}

function checked(said: TaxAnswer, { lines }: TaxRequest): TaxAnswer {
  const parsed = answer.safeParse(said, { reportInput: true });
  if (!parsed.success) throw new Error(describeIssues(parsed.error.issues, 'the answer')[0]?.message);
  const ids = new Set(parsed.data.lines.map(({ id }) => id));
  const missing = lines.find(({ id }) => !ids.has(id));
  if (missing !== undefined) throw new Error(`lines must name line ${missing.id}`);
  return parsed.data;
}

function jsonOf(request: TaxRequest): JsonValue {
  const { destination, lines, shipping, ...rest } = request;
  return {
    ...rest,
    destination: { ...destination },
    lines: lines.map((line) => ({ ...line })),
    ...(shipping && { shipping: { ...shipping } }),
  };
}
