import { createPlatform, type Platform } from '../../adapters/platform';
import { hashPassword, hashToken } from '../../adapters/platform/kernel/secrets';
import { numberOf } from '../../adapters/database/sql/columns';
import type { OrderStep } from '../../adapters/platform/settings/order-steps';
import { createSystemClock } from '../../adapters/clock/system';
import { createSeededIds } from '../../adapters/ids/seeded';
import { createMemoryTelemetry, type MemoryTelemetry } from '../../adapters/telemetry/memory';
import { HttpFailure, type Clock, type Http, type HttpRequest, type HttpResponse, type Ids } from '../../core';
import { fixtureCatalogue, FIXTURE_PRODUCTS } from '../fixtures/catalogue';
import { postgresData } from './data/postgres-data';
import { raiseStock, Reset, type DirectSql, type ShopData } from './data/shop-data';
import { sqliteData } from './data/sqlite-data';
import { moveOrder, type StaffDeed } from './staff';
import { WebhookSender, type WebhookCounts } from './webhook-sender';

/** What a kill throws inside of the platform: whatever it had begun is rolled back, as the database does after a real one. */
class Killed extends Error {
  override readonly name = 'Killed';
}

/** What the platform of the journey under way is given. */
interface Surroundings {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly telemetry: MemoryTelemetry;
}

/** Who may act as others (A §4.3). */
const OPTIONS = { mode: 'development', testPayments: true, starter: false, stores: ['us', 'en', 'de'] } as const;

export const STAFF = 'staff@shop.test';
/** People who can sign in: two customers, who have bonuses, staff, and the blogger. */
export const ACCOUNTS = ['ada@shop.test', 'bob@shop.test', STAFF, 'blogger@shop.test'] as const;
/** What the links carry by which shoppers come. */
export const BLOGGER_CODE = 'BLOGGER';
export const PASSWORD = 'correct horse';

/**
 * The real platform on a real database, opened once and set back before each journey: what was written is deleted, and stock
 * and prices are as they were. It can be killed, in the middle of an order too, and started again on the same data.
 */
export class BackEnd {
  /** A promise that was broken while nobody was looking; the journey ends with it. */
  broken: Error | undefined;
  /** Orders that staff cancelled in this journey. */
  readonly canceled = new Set<string>();
  /** How often it was killed in this journey. */
  kills = 0;
  #data: ShopData | undefined;
  #platform: Platform | undefined;
  #around: Surroundings = quiet();
  #armed: OrderStep | undefined;
  #downMs = 0;
  #isDown = false;
  #era = 0;
  #inFlight = 0;
  readonly #waiting: (() => void)[] = [];
  #repriced = new Set<string>();
  #database: DirectSql | undefined;
  #reset: Reset | undefined;
  #tokens = new Map<string, number>();
  #webhooks = this.#sender();

  /** @param server a PostgreSQL server on which the shop has a database of its own; a file unless one is given */
  constructor(private readonly server?: string) {}

  /** What became of the payment provider's calls in this journey. */
  get webhooks(): WebhookCounts {
    return this.#webhooks.counts;
  }

  /** Every customer who was ever given a token in this journey, by the token. */
  get tokens(): ReadonlyMap<string, number> {
    return this.#tokens;
  }

  /** Whether something is under way that virtual time has to wait for. */
  get isBusy(): boolean {
    return this.#inFlight > 0;
  }

  /** Resolves when nothing of that kind is under way. */
  async whenIdle(): Promise<void> {
    if (this.#inFlight > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Something is no longer under way. */
  #ended(): void {
    this.#inFlight -= 1;
    if (this.#inFlight === 0) for (const resolve of this.#waiting.splice(0)) resolve();
  }

  get platform(): Platform {
    if (this.#platform === undefined) throw new Error('The back end was not opened');
    return this.#platform;
  }

  /** A connection of its own, to read what is really there. */
  get database(): DirectSql {
    if (this.#database === undefined) throw new Error('The back end was not opened');
    return this.#database;
  }

  readonly http: Http = { send: (request) => this.#send(request) };

  async open(): Promise<void> {
    const underWay = {
      begin: () => {
        this.#inFlight += 1;
      },
      end: () => this.#ended(),
    };
    this.#data = this.server === undefined ? sqliteData() : await postgresData(this.server, underWay);
    this.#platform = await this.#start(this.#data);
    await fixtureCatalogue(this.#platform.catalogue);
    const { password } = await this.#people();
    const database = this.#data.connect();
    this.#database = database;
    database.sql('UPDATE customer SET password = ?, firstname = ?, bonus = 500').run(password, 'Ada');
    const appoint = database.sql('UPDATE customer SET roles = ? WHERE login_email = ?');
    appoint.run('["manager"]', STAFF);
    appoint.run('["blogger"]', ACCOUNTS[3]);
    await this.#platform.bloggers.setCode(ACCOUNTS[3], BLOGGER_CODE);
    // They came in real time: nothing of that may lie in the future of a journey.
    for (const table of ['rate', 'proof', 'outbox', 'session_token', 'session'])
      database.sql(`DELETE FROM ${table}`).run();
    this.#reset = new Reset(this.#data, database);
  }

  /** Accounts come into being as they do in the shop: by a code. */
  async #people(): Promise<{ readonly password: string }> {
    for (const contact of ACCOUNTS) {
      const phone = encodeURIComponent(contact);
      await this.platform.call('GET', `/api/user/get-sms-code?phone=${phone}`);
      await this.platform.call(
        'GET',
        `/api/user/check-sms-code?phone=${phone}&code=${(await this.codeFor(contact)) ?? ''}`,
      );
    }
    return { password: await hashPassword(PASSWORD) };
  }

  async #start(data: ShopData): Promise<Platform> {
    return createPlatform({
      ...(await data.place()),
      clock: {
        now: () => this.#around.clock.now(),
        schedule: (callback, ms) => this.#around.clock.schedule(callback, ms),
      },
      ids: { uuid: () => this.#around.ids.uuid(), random: () => this.#around.ids.random() },
      telemetry: {
        event: (name, data) => this.#around.telemetry.event(name, data),
        error: (error, context) => this.#around.telemetry.error(error, context),
        log: (level, message, data) => this.#around.telemetry.log(level, message, data),
      },
      ...OPTIONS,
      onOrderStep: (step) => this.#atStep(step),
      // A provider goes on signing as before while the shop is down; one that the shop made up would be gone with its process.
      paymentSecret: 'known to shop and provider',
      deliverWebhook: (request) => this.#webhooks.take(request),
    });
  }

  /** Sets everything back for a journey. */
  async reset(around: Surroundings): Promise<void> {
    this.#around = around;
    this.#armed = undefined;
    this.broken = undefined;
    this.canceled.clear();
    this.kills = 0;
    this.#tokens = new Map();
    this.#webhooks = this.#sender();
    this.#reset?.run();
    for (const { product, ...record } of FIXTURE_PRODUCTS) {
      if (this.#repriced.has(product.sku)) await this.platform.catalogue.writeProduct({ product, ...record });
    }
    this.#repriced.clear();
  }

  async close(): Promise<void> {
    this.#database?.close();
    await this.#platform?.close();
    await this.#data?.remove();
  }

  /** Changes what a product costs, as the merchant does. */
  async setPrice(sku: string, price: number): Promise<void> {
    const record = FIXTURE_PRODUCTS.find(({ product }) => product.sku === sku);
    if (record === undefined || this.#isDown) return;
    this.#repriced.add(sku);
    const { special_price: _special, ...product } = record.product;
    const { stock: _stock, ...rest } = record;
    await this.platform.catalogue.writeProduct({ ...rest, product: { ...product, price }, stock: this.#stockOf(sku) });
  }

  /** Units on the shelf. */
  unitsOf(sku: string): number {
    return numberOf(this.database.sql('SELECT qty FROM stock WHERE sku = ?').first(sku) ?? { qty: 0 }, 'qty');
  }

  /** Staff says of one of the orders that it moved. @returns what became of it; `undefined` where there is none, or nobody listens */
  async advance(deed: StaffDeed): Promise<string | undefined> {
    if (this.#isDown) return undefined;
    const { kills } = this;
    const said = await moveOrder(this.platform, this.database, deed, () => this.kills > kills);
    if (said?.isCanceled === true) this.canceled.add(said.id);
    return said?.words;
  }

  /** Counts the shelf anew, as the merchant does. */
  setStock(sku: string, qty: number): void {
    const { database } = this;
    database.transaction(() => {
      database
        .sql('UPDATE stock SET qty = ?, is_in_stock = ?, version = ? WHERE sku = ?')
        .run(qty, qty > 0 ? 1 : 0, raiseStock(database), sku);
    });
  }

  /** Writing a product writes its stock; what was sold meanwhile stays sold. */
  #stockOf(sku: string) {
    const row = this.database.sql('SELECT qty, is_in_stock, manage_stock FROM stock WHERE sku = ?').first(sku);
    if (row === undefined) return {};
    const [qty, inStock, managed] = [numberOf(row, 'qty'), numberOf(row, 'is_in_stock'), numberOf(row, 'manage_stock')];
    return { [sku]: { qty, is_in_stock: inStock === 1, manage_stock: managed === 1 } };
  }

  /** The last code that was sent to somebody. */
  async codeFor(contact: string): Promise<string | undefined> {
    const mail = (await this.platform.outbox.list(contact)).find(({ kind }) => kind === 'code');
    return /\b([2-9A-HJ-NP-Z]{4})\b/.exec(mail?.text ?? '')?.[1];
  }

  /** The link of the last mail of a kind to somebody. */
  async linkFor(contact: string, kind: 'code' | 'reset'): Promise<string | undefined> {
    const mail = (await this.platform.outbox.list(contact)).find((sent) => sent.kind === kind);
    return /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  }

  /** Kills the process now, or at a step of the next order; it is started again `downMs` later. */
  kill(step: OrderStep | 'now', downMs: number): void {
    this.#downMs = downMs;
    if (step === 'now') this.#die();
    else this.#armed = step;
  }

  #atStep(step: OrderStep): void {
    if (this.#armed !== step) return;
    this.#die();
    throw new Killed(`Killed at ${step}`);
  }

  #die(): void {
    if (this.#isDown) return;
    this.#armed = undefined;
    this.#isDown = true;
    this.kills += 1;
    this.#era += 1;
    this.#around.clock.schedule(() => void this.#revive(), this.#downMs);
  }

  async #revive(): Promise<void> {
    this.#inFlight += 1;
    await this.#platform?.close();
    if (this.#data !== undefined) this.#platform = await this.#start(this.#data);
    this.#isDown = false;
    this.#ended();
  }

  async #send(request: HttpRequest): Promise<HttpResponse> {
    if (this.#isDown) throw new HttpFailure('ECONNRESET', 'Nobody listens');
    const era = this.#era;
    this.#inFlight += 1;
    try {
      const answer = await this.#answer(request);
      if (era !== this.#era) throw new HttpFailure('ECONNRESET', 'The connection broke');
      return answer;
    } finally {
      this.#ended();
    }
  }

  async #answer({ method, url, headers, body }: HttpRequest): Promise<HttpResponse> {
    const text = typeof body === 'string' ? body : undefined;
    const direct = await this.platform.call(method, url, { body: text, authorization: headers['authorization'] });
    if (direct !== undefined) {
      this.#noteToken(direct.document);
      return {
        status: direct.status,
        document: direct.document,
        headers: JSON_HEADERS,
        get text() {
          return JSON.stringify(direct.document);
        },
      };
    }
    const init = { method, headers, ...(text === undefined ? {} : { body: text }) };
    const response = await this.platform.fetch(new Request(`http://shop.test${url}`, init));
    return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
  }

  /** Whose a token is, the database knows while it is fresh. */
  #noteToken(document: unknown): void {
    const { result } = document as { readonly result?: unknown }; // sound: members are looked at only
    if (typeof result !== 'object' || result === null || !('refreshToken' in result)) return;
    const { token } = result as { readonly token?: unknown }; // sound: as above
    if (typeof token !== 'string') return;
    const row = this.database
      .sql('SELECT customer_id FROM session_token JOIN session ON session.id = session_id WHERE hash = ?')
      .first(hashToken(token));
    if (row !== undefined) this.#tokens.set(token, numberOf(row, 'customer_id'));
  }

  /** The payment provider of a journey: its calls come in the journey's time, and not after its end. */
  #sender(): WebhookSender {
    const { clock } = this.#around;
    const sender = new WebhookSender({
      clock,
      call: async (request) => {
        if (this.#webhooks !== sender) return true; // that journey is over
        return this.#takesIn(request);
      },
    });
    return sender;
  }

  async #takesIn(request: Request): Promise<boolean> {
    if (this.#isDown) return false;
    const era = this.#era;
    this.#inFlight += 1;
    try {
      const { ok } = await this.platform.fetch(request);
      return ok && era === this.#era;
    } finally {
      this.#ended();
    }
  }

  /**
   * The test page of the bank: what the shopper pressed there.
   * @param webhooks when the provider calls the shop, in milliseconds after that
   * @returns where it led to; `undefined` where nowhere
   */
  async pressOnPaymentPage(orderId: string, answer: string, webhooks: readonly number[]): Promise<string | undefined> {
    if (this.#isDown) return undefined;
    this.#webhooks.plan(orderId, webhooks);
    this.#inFlight += 1;
    try {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const url = `http://shop.test/pay/${encodeURIComponent(orderId)}`;
      const response = await this.platform.fetch(
        new Request(url, { method: 'POST', headers, body: `answer=${answer}` }),
      );
      return response.headers.get('location') ?? undefined;
    } finally {
      this.#ended();
    }
  }
}

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

function quiet(): Surroundings {
  return { clock: createSystemClock(), ids: createSeededIds('template'), telemetry: createMemoryTelemetry() };
}
