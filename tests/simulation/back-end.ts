import { createPlatform, type Platform } from '../../adapters/platform';
import { hashPassword, hashToken } from '../../adapters/platform/foundation/kernel/secrets';
import { numberOf } from '../../adapters/database/sql/base/columns';
import type { OrderStep } from '../../adapters/platform/foundation/settings/order-steps';
import { createSystemClock } from '../../adapters/clock/system';
import { createSeededIds } from '../../adapters/ids/seeded';
import { createMemoryTelemetry, type MemoryTelemetry } from '../../adapters/telemetry/memory';
import { HttpFailure, type Clock, type Http, type HttpRequest, type HttpResponse, type Ids } from '../../core/shopper';
import { fixtureCatalogue, FIXTURE_PRODUCTS } from '../fixtures/catalogue';
import { postgresData } from './data/postgres-data';
import { raiseStock, Reset, type DirectSql, type ShopData } from './data/shop-data';
import { sqliteData } from './data/sqlite-data';
import { moveOrder, type StaffDeed } from './staff';
import { WebhookSender, type WebhookCounts } from './webhook-sender';

/** Simulates a kill: the throw rolls back open work, as a real database would. */
class Killed extends Error {
  override readonly name = 'Killed';
}

interface Surroundings {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly telemetry: MemoryTelemetry;
}

const OPTIONS = { mode: 'development', testPayments: true, starter: false, stores: ['us', 'en', 'de'] } as const;

export const STAFF = 'staff@shop.test';
export const ACCOUNTS = ['ada@shop.test', 'bob@shop.test', STAFF, 'blogger@shop.test'] as const;
export const BLOGGER_CODE = 'BLOGGER';
export const PASSWORD = 'correct horse';

/**
 * The real platform on a real database, opened once and reset before each journey. It can be killed, even mid-order,
 * and restarted on the same data.
 */
export class BackEnd {
  broken: Error | undefined;
  readonly canceled = new Set<string>();
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

  constructor(private readonly server?: string) {}

  get webhooks(): WebhookCounts {
    return this.#webhooks.counts;
  }

  get tokens(): ReadonlyMap<string, number> {
    return this.#tokens;
  }

  /** True while work runs that virtual time must wait for. */
  get isBusy(): boolean {
    return this.#inFlight > 0;
  }

  async whenIdle(): Promise<void> {
    if (this.#inFlight > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #ended(): void {
    this.#inFlight -= 1;
    if (this.#inFlight === 0) for (const resolve of this.#waiting.splice(0)) resolve();
  }

  get platform(): Platform {
    if (this.#platform === undefined) throw new Error('The back end was not opened');
    return this.#platform;
  }

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
    // These rows were written in real time and would lie in a journey's future.
    for (const table of ['rate', 'proof', 'outbox', 'session_token', 'session'])
      database.sql(`DELETE FROM ${table}`).run();
    this.#reset = new Reset(this.#data, database);
  }

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
      // The provider keeps signing while the shop is down; a generated secret would be lost with the process.
      paymentSecret: 'known to shop and provider',
      deliverWebhook: (request) => this.#webhooks.take(request),
    });
  }

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

  async setPrice(sku: string, price: number): Promise<void> {
    const record = FIXTURE_PRODUCTS.find(({ product }) => product.sku === sku);
    if (record === undefined || this.#isDown) return;
    this.#repriced.add(sku);
    const { special_price: _special, ...product } = record.product;
    const { stock: _stock, ...rest } = record;
    await this.platform.catalogue.writeProduct({ ...rest, product: { ...product, price }, stock: this.#stockOf(sku) });
  }

  unitsOf(sku: string): number {
    return numberOf(this.database.sql('SELECT qty FROM stock WHERE sku = ?').first(sku) ?? { qty: 0 }, 'qty');
  }

  /** @returns the outcome; `undefined` when there is no order or the shop is down */
  async advance(deed: StaffDeed): Promise<string | undefined> {
    if (this.#isDown) return undefined;
    const { kills } = this;
    const said = await moveOrder(this.platform, this.database, deed, () => this.kills > kills);
    if (said?.isCanceled === true) this.canceled.add(said.id);
    return said?.words;
  }

  setStock(sku: string, qty: number): void {
    const { database } = this;
    database.transaction(() => {
      database
        .sql('UPDATE stock SET qty = ?, is_in_stock = ?, version = ? WHERE sku = ?')
        .run(qty, qty > 0 ? 1 : 0, raiseStock(database), sku);
    });
  }

  /** Writing a product overwrites its stock, so keep the units sold meanwhile. */
  #stockOf(sku: string) {
    const row = this.database.sql('SELECT qty, is_in_stock, manage_stock FROM stock WHERE sku = ?').first(sku);
    if (row === undefined) return {};
    const [qty, inStock, managed] = [numberOf(row, 'qty'), numberOf(row, 'is_in_stock'), numberOf(row, 'manage_stock')];
    return { [sku]: { qty, is_in_stock: inStock === 1, manage_stock: managed === 1 } };
  }

  async codeFor(contact: string): Promise<string | undefined> {
    const mail = (await this.platform.outbox.list(contact)).find(({ kind }) => kind === 'code');
    return /\b([2-9A-HJ-NP-Z]{4})\b/.exec(mail?.text ?? '')?.[1];
  }

  async linkFor(contact: string, kind: 'code' | 'reset'): Promise<string | undefined> {
    const mail = (await this.platform.outbox.list(contact)).find((sent) => sent.kind === kind);
    return /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  }

  /** Kills the process now, or at a step of the next order; restarts it after `downMs`. */
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

  /** Webhooks arrive in journey time and stop at its end. */
  #sender(): WebhookSender {
    const { clock } = this.#around;
    const sender = new WebhookSender({
      clock,
      call: async (request) => {
        if (this.#webhooks !== sender) return true;
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
