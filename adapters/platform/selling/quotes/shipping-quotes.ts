import * as z from 'zod/mini';
import type { ShippingMethod } from '../../../../core/contract';
import type { JsonValue } from '../../../../core/ports';
import { lookUp } from '../../../../core/kernel/look-up';
import { currencyStep } from '../../../../core/kernel/currency';
import { roundTo, toDecimal } from '../../../../core/kernel/money';
import { describeIssues, type Settings } from '../../foundation';
import type { ShippingCarrier, ShippingQuote, ShippingRequest } from '../../ports/selling/carrier';
import type { Database, Repositories } from '../../ports/database';
import { keyOf } from './key-of';
import { ExternalCalls } from './external-calls';
import type { QuoteAsker, QuoteBudget } from './quote-budget';
import { SharedAnswers } from './shared-answers';

const MINUTE_MS = 60_000;
/** In milliseconds; max age for display. */
const SHOWN_MS = 15 * MINUTE_MS;
/** In milliseconds; longer than display, so that a shown price holds for 30 minutes. */
const HONOURED_MS = 45 * MINUTE_MS;
const STANDS_IN_MS = 24 * 60 * MINUTE_MS;
const MAX_QUOTES = 20;

const quotes = z
  .array(
    z.object({
      service: z.string().check(z.regex(/^[a-z0-9_-]{1,40}$/)),
      title: z.string().check(z.minLength(1), z.maxLength(100)),
      amount: z.int().check(z.gte(0)),
      daysToDelivery: z.optional(z.int().check(z.gte(0), z.lte(365))),
    }),
  )
  .check(z.maxLength(MAX_QUOTES));

type Kept = Readonly<Record<string, { readonly at: number; readonly quotes: readonly ShippingQuote[] }>>;

export class ShippingQuotes {
  readonly #outsiders: ReadonlyMap<string, ExternalCalls>;
  readonly #shared: SharedAnswers<readonly ShippingQuote[]>;

  constructor(
    private readonly settings: Pick<Settings, 'carriers' | 'clock' | 'telemetry'>,
    private readonly database: Pick<Database, 'read' | 'write'>,
    private readonly budget: Pick<QuoteBudget, 'spend'>,
  ) {
    this.#shared = new SharedAnswers(settings.clock);
    this.#outsiders = new Map(
      settings.carriers.map((carrier) => [
        carrier.code,
        new ExternalCalls(`The carrier ${carrier.code}`, { ...settings, timeLimitMs: carrier.timeLimitMs }),
      ]),
    );
  }

  carrierOf(method: string | undefined, code?: string): ShippingCarrier | undefined {
    return this.settings.carriers.find(
      (carrier) => method?.startsWith(`${carrier.code}-`) === true && (!code || code === carrier.code),
    );
  }

  get carriers(): readonly ShippingCarrier[] {
    return this.settings.carriers;
  }

  /**
   * Refreshes stale quotes; call outside units of work.
   * @param use shown by all carriers, or ordered from one
   * @param asker whose budget is charged
   */
  async refresh(
    token: string,
    request: ShippingRequest,
    use: { readonly shown: readonly ShippingCarrier[] } | { readonly ordered: ShippingCarrier },
    asker: QuoteAsker,
  ): Promise<void> {
    const { clock } = this.settings;
    const [carriers, freshMs] = 'ordered' in use ? [[use.ordered], HONOURED_MS] : [use.shown, SHOWN_MS];
    const key = keyOf(jsonOf(request));
    const kept = await this.database.read((db) => find(db, token, key));
    const old = carriers.filter(({ code }) => clock.now() - (lookUp(kept, code)?.at ?? -Infinity) >= freshMs);
    const spend = () => this.budget.spend('ordered' in use ? 'ordered' : 'shown', asker);
    const ask = async (carrier: ShippingCarrier) => {
      const shared = `${carrier.code} ${key}`;
      const answered = await this.#shared.of(shared, freshMs, () => this.#ask(carrier, request, spend));
      return answered && ([carrier.code, { at: answered.at, quotes: answered.answer }] as const);
    };
    const answers = await Promise.all(old.map(ask));
    const fresh = Object.fromEntries(answers.filter((answer) => answer !== undefined));
    if (Object.keys(fresh).length === 0) return;
    await this.database.write(async (db) => {
      // Merge: another request may have stored other carriers' quotes.
      const document = JSON.stringify({ ...(await find(db, token, key)), ...fresh });
      await db.cartQuotes.keep(token, 'shipping', { key, document, at: clock.now() });
    });
  }

  async #ask(
    carrier: ShippingCarrier,
    request: ShippingRequest,
    spend: () => Promise<void>,
  ): Promise<readonly ShippingQuote[] | undefined> {
    return this.#outsiders
      .get(carrier.code)
      ?.ask(async (signal) => checked(await carrier.quotes(request, signal)), spend);
  }

  async methods(
    db: Pick<Repositories, 'cartQuotes'>,
    token: string,
    request: ShippingRequest | undefined,
  ): Promise<ShippingMethod[]> {
    if (this.carriers.length === 0 || request === undefined) return [];
    const kept = await find(db, token, keyOf(jsonOf(request)));
    const since = this.settings.clock.now() - STANDS_IN_MS;
    const step = currencyStep(request.currency);
    return this.settings.carriers.flatMap((carrier) => {
      const quoted = lookUp(kept, carrier.code);
      return quoted === undefined || quoted.at < since
        ? []
        : quoted.quotes.map((quote) => methodOf(carrier, quote, step));
    });
  }
}

function jsonOf(request: ShippingRequest): JsonValue {
  return { ...request, destination: { ...request.destination }, lines: request.lines.map((line) => ({ ...line })) };
}

async function find(db: Pick<Repositories, 'cartQuotes'>, token: string, key: string): Promise<Kept> {
  const document = await db.cartQuotes.find(token, 'shipping', key);
  return document === undefined ? {} : (JSON.parse(document) as Kept); // sound: only `refresh` writes it
}

function checked(answer: readonly ShippingQuote[]): readonly ShippingQuote[] {
  const parsed = quotes.safeParse(answer, { reportInput: true });
  if (!parsed.success) throw new Error(describeIssues(parsed.error.issues, 'the answer')[0]?.message);
  const services = new Set(parsed.data.map(({ service }) => service));
  if (services.size < parsed.data.length) throw new Error('service must not be repeated in the response');
  return parsed.data;
}

function methodOf(carrier: ShippingCarrier, quote: ShippingQuote, step: number): ShippingMethod {
  const { service, title, amount, daysToDelivery } = quote;
  return {
    method_code: `${carrier.code}-${service}`,
    carrier_code: carrier.code,
    method_title: title,
    ...(carrier.title !== undefined && { carrier_title: carrier.title }),
    amount: toDecimal(roundTo(amount, step)),
    ...(daysToDelivery !== undefined && { days_to_delivery: daysToDelivery }),
    available: true,
  };
}
