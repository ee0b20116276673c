import { requestedPriority } from '../../../../core/contract/people/message-priority';
import { canonicalEmail } from '../../../../core/contract/foundation/contact';
import type { Product } from '../../../../core/contract';
import { isSold } from '../../../../core/contract/catalogue/listing';
import { servedStock } from '../../../../core/stock/placed-stock';
import { inStockNow } from '../../../../core/contract/catalogue/stock-alerts';
import {
  type CodeBudget,
  mailboxKey,
  ownerOf,
  type RateLimiter,
  ApiError,
  notFound,
  refuse,
  type Caller,
  type Settings,
  newSecret,
} from '../../foundation';
import type { StoreView } from '../../../../core/store-views';
import type { CatalogueReader } from '../reading/catalogue-reader';
import { withVariant } from '../reading/with-variant';
import type { MessageLog } from '../../messages';
import { backInStockMail, stockAlertMail } from './stock-alert-mails';
import type { Database, Repositories } from '../../ports/database';
import type { StockAlert } from '../../ports/catalogue/stock-alerts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Prevents email flooding in someone else's name. */
const REQUESTS_OF_A_DAY = { count: 10, windowMs: DAY_MS };
/** Owners have a separate limit, so that strangers cannot exhaust it. */
const MAX_OF_ADDRESS = 50;
const MAX_OF_OWNER = 100;
const KEPT_MS = 365 * DAY_MS;
const AT_ONCE = 20;
const MAX_LISTED = 200;

interface Dependencies {
  readonly codeBudget: Pick<CodeBudget, 'spend'>;
  readonly database: Database;
  readonly messages: MessageLog;
  readonly rates: RateLimiter;
  readonly reader: CatalogueReader;
  readonly settings: Settings;
}

/** Back-in-stock alerts: one per address and SKU, one email each. */
export class StockAlerts {
  #sending: Promise<number> | undefined;
  #prunedAt = 0;

  constructor(private readonly parts: Dependencies) {}

  /**
   * Adds an alert and emails a cancel link; duplicates get the same answer without mail.
   * @throws ApiError 404 for an unknown SKU, 409 'in_stock' or 'too_many_alerts', 429
   */
  async add(
    input: {
      readonly sku: string;
      readonly email: string;
      readonly address?: string | undefined;
      readonly caller: Caller;
    },
    store: StoreView,
  ): Promise<void> {
    const { codeBudget, database, messages, rates, reader, settings } = this.parts;
    const { sku, email } = input;
    const product = await database.read((db) => reader.productBySku(db, sku, store));
    if (product === undefined || !isOffered(product, sku)) throw notFound(`sku ${sku} is not in the catalogue`);
    const record = await database.read(async (db) => {
      const found = await db.stock.find(sku);
      const { places } = await reader.commerce(db);
      return found && servedStock(found, places, store.storeCode);
    });
    if (record?.is_in_stock !== false) throw refuse(inStockNow, `sku ${sku} can be bought now`);
    const address = canonicalEmail(email);
    const owner = ownerOf(address, input.caller);
    await codeBudget.spend('letter', { contact: address, address: input.address, owner });
    await rates.hit(mailboxKey('stock-alert', address, owner), REQUESTS_OF_A_DAY);
    const max = owner === undefined ? MAX_OF_ADDRESS : MAX_OF_OWNER;
    const now = settings.clock.now();
    const alert = { key: newSecret(settings), email: address, sku, storeCode: store.storeCode, createdAt: now };
    await database.write(async (db) => {
      if ((await db.stockAlerts.countOf(address)) >= max) {
        const message = `An address can have at most ${String(max)} alerts`;
        throw new ApiError(409, message, { error: 'too_many_alerts' });
      }
      if (!(await db.stockAlerts.add(alert))) return;
      const mail = stockAlertMail(alert, product, { store, publicUrl: settings.publicUrl });
      await messages.write(db, { ...mail, priority: requestedPriority({ isConfirmed: owner !== undefined }) });
    });
  }

  remove(key: string): Promise<boolean> {
    return this.parts.database.write((db) => db.stockAlerts.remove(key));
  }

  async find(
    key: string,
  ): Promise<{ readonly alert: StockAlert; readonly product: Product; readonly store: StoreView } | undefined> {
    const { database, reader } = this.parts;
    return database.read(async (db) => {
      const alert = await db.stockAlerts.find(key);
      if (alert === undefined) return undefined;
      const store = this.#storeOf(alert);
      const product = await reader.productBySku(db, alert.sku, store);
      return product && { alert, product, store };
    });
  }

  list(): Promise<readonly { readonly sku: string; readonly waiting: number; readonly since: number }[]> {
    return this.parts.database.read((db) => db.stockAlerts.maxWaited(MAX_LISTED));
  }

  /**
   * Emails due alerts and prunes old ones. Not reentrant, but safe across processes.
   * @returns mails written
   */
  send(): Promise<number> {
    this.#sending ??= this.#send().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async #send(): Promise<number> {
    const { database, settings } = this.parts;
    const now = settings.clock.now();
    let written = 0;
    for (;;) {
      const due = await database.read((db) => db.stockAlerts.due(now, AT_ONCE));
      if (due.length === 0) break;
      written += await database.write(async (db) => {
        let count = 0;
        for (const alert of due) if (await this.#settle(db, alert, now)) count += 1;
        return count;
      });
    }
    if (now - this.#prunedAt > DAY_MS) {
      await database.write((db) => db.stockAlerts.prune(now - KEPT_MS));
      this.#prunedAt = now;
    }
    return written;
  }

  async #settle(db: Repositories, alert: StockAlert, now: number): Promise<boolean> {
    const { messages, reader, settings } = this.parts;
    const store = this.#storeOf(alert);
    const product = await reader.productBySku(db, alert.sku, store);
    if (product === undefined || !isOffered(product, alert.sku)) {
      // May be off sale temporarily: retry tomorrow.
      await db.stockAlerts.postpone(alert.key, now + DAY_MS);
      return false;
    }
    if (!(await db.stockAlerts.remove(alert.key))) return false;
    await messages.write(db, backInStockMail(alert, product, { store, publicUrl: settings.publicUrl }));
    return true;
  }

  #storeOf({ storeCode }: StockAlert): StoreView {
    const { stores, defaultStore } = this.parts.settings;
    return stores.find((store) => store.storeCode === storeCode) ?? defaultStore;
  }
}

function isOffered(product: Product, sku: string): boolean {
  return isSold(product) && withVariant(product, sku).sku === sku && isSold(withVariant(product, sku));
}
