import type { OrderDownload } from '../../../../core/contract/orders/order-download';
import type { Product } from '../../../../core/contract';
import { boughtTitles } from '../../../../core/contract/orders/bought-links';
import { keptLinksOf, type KeptLink } from '../../../../core/contract/catalogue/download-file';
import { productOption } from '../../../../core/contract/catalogue/product';
import type { DOWNLOAD_REFUSALS } from '../../../../core/contract/orders/downloads';
import { type OwnDownload } from '../../../../core/contract/orders/downloads';
import type { DownloadState } from '../../../../core/contract/orders/download-states';
import {
  boughtDownloads,
  countsAsDownload,
  downloadEnd,
  downloadState,
  MAX_RESUMES,
  maxDownloads,
  RESUME_MS,
  type DownloadFacts,
} from '../../../../core/orders/rules/download-right';
import { isTaken } from '../../../../core/orders/rules/handed-over';
import { backByLine } from '../../../../core/orders/rules/returned-units';
import type { Content } from '../../content';
import {
  storeInZone,
  storeOfOrder,
  timeZoneOf,
  inTurn,
  isSameText,
  sign,
  type RateLimiter,
  type Settings,
} from '../../foundation';
import { type MessageLog, downloadMail } from '../../messages';
import { returnedOf } from '../lines/returned-of';
import type { Customer } from '../../ports/people/customers';
import type { Database, Repositories } from '../../ports/database';
import type { DownloadRight, StoredDownloadFile } from '../../ports/orders/downloads';
import type { StoredOrder } from '../../ports/orders/orders';
import { remember } from '../../../../core/kernel/async/remember';
import { downloadRulesOf } from './download-settings';
import { refundedUnits } from './refunded-units';

type Db = Repositories;
type FromOf = (file: StoredDownloadFile) => number | undefined;

interface Known {
  readonly right: DownloadRight;
  readonly order: StoredOrder;
  readonly file: StoredDownloadFile | undefined;
  readonly facts: DownloadFacts;
  readonly state: DownloadState;
}

export class DownloadRefused extends Error {
  override readonly name = 'DownloadRefused';

  constructor(
    readonly reason: keyof typeof DOWNLOAD_REFUSALS,
    readonly order: StoredOrder | undefined,
  ) {
    super(`The download is refused: ${reason}`);
  }
}

/**
 * Rights are created with the order, active from payment and ended by a return. Limits are stored with the right, so
 * that a return or renewal invalidates the signed link.
 */
export class Downloads {
  constructor(
    private readonly parts: {
      readonly content: Content;
      readonly database: Database;
      readonly messages: MessageLog;
      readonly rates: Pick<RateLimiter, 'allows'>;
      readonly secret: string;
      readonly settings: Settings;
    },
  ) {}

  /** Records the rights of an order in the unit of work that writes it. */
  async remember(db: Db, order: StoredOrder): Promise<void> {
    const lines = order.document.products.map((line, at) => ({ ...line, at })).filter(isDownloaded);
    if (lines.length === 0) return;
    const rules = await downloadRulesOf(db, this.parts);
    for (const { sku, count, at, product_option: chosen } of lines) {
      for (const [position, link] of (await boughtOf(db, sku, chosen)).entries()) {
        await db.downloads.add({
          id: this.parts.settings.ids.uuid(),
          orderId: order.id,
          line: at,
          position,
          title: link.title,
          fileId: link.file?.id,
          max: boughtDownloads(link.number_of_downloads, count, rules),
          used: 0,
          serial: 1,
          grantedAt: undefined,
          expiresAt: undefined,
          lastAt: undefined,
        });
      }
    }
  }

  /** Activates the rights and emails the links, in the unit of work that records the payment. */
  async grant(db: Db, order: StoredOrder): Promise<void> {
    const rights = (await db.downloads.ofOrders([order.id])).filter(({ grantedAt }) => grantedAt === undefined);
    if (rights.length === 0) return;
    const now = this.parts.settings.clock.now();
    const expiresAt = downloadEnd(now, await downloadRulesOf(db, this.parts));
    for (const right of rights) await db.downloads.change({ ...right, grantedAt: now, expiresAt });
    await this.#write(db, { ...order, status: 'paid' });
  }

  async ofOrder(
    db: Pick<Db, 'downloads' | 'orderLog' | 'products'>,
    order: StoredOrder,
  ): Promise<readonly OrderDownload[]> {
    if (!order.document.products.some(isDownloaded)) return [];
    const rights = await db.downloads.ofOrders([order.id]);
    if (rights.length === 0) return [];
    const linksAt = remember((sku) => linksOf(db, sku), rights.length);
    const known = await inTurn(rights, (right) => this.#known(db, right, order, linksAt));
    return known.map((one) => this.#shown(one));
  }

  ofCustomer(
    { id }: Pick<Customer, 'id'>,
    { pageSize, currentPage }: { readonly pageSize: number; readonly currentPage: number },
  ): Promise<{ readonly items: OwnDownload[]; readonly total_count: number }> {
    return this.parts.database.read(async (db) => {
      const page = { limit: pageSize, offset: (currentPage - 1) * pageSize };
      const { ids, total } = await db.downloads.ordersOfCustomer(id, page);
      const items = await inTurn(ids, async (orderId) => {
        const order = await db.orders.byId(orderId);
        if (order === undefined) return [];
        const facts = {
          order_id: order.orderId,
          order_number: order.number,
          ordered_at: new Date(order.createdAt).toISOString(),
        };
        return (await this.ofOrder(db, order)).map((one) => ({ ...one, ...facts }));
      });
      return { items: items.flat(), total_count: total };
    });
  }

  /**
   * Reading from the start counts as a download, resuming it a few times does not.
   * @param fromOf first byte read; undefined if none
   * @throws DownloadRefused
   */
  async take(id: string, key: string, fromOf: FromOf): Promise<StoredDownloadFile> {
    const { database } = this.parts;
    const seen = await database.read((db) => this.#given(db, id, key, { fromOf, mayResume: true }));
    const mayResume = seen.counts || seen.from === undefined || (await this.#mayResume(seen.right));
    if (!seen.counts && mayResume) return seen.file;
    return database.write(async (db) => {
      await db.orders.lock(seen.order.cartToken);
      const { right, file, counts } = await this.#given(db, id, key, { fromOf, mayResume });
      const lastAt = this.parts.settings.clock.now();
      if (counts) await db.downloads.change({ ...right, used: right.used + 1, lastAt });
      return file;
    }, 'power');
  }

  /**
   * Resets limits and emails a new link.
   * @returns its title; undefined if the order has no such download
   */
  async renew(db: Db, order: StoredOrder, id: string): Promise<string | undefined> {
    const right = await db.downloads.byId(id);
    if (right?.orderId !== order.id) return undefined;
    const { state } = await this.#known(db, right, order);
    if (state === 'unpaid' || state === 'taken-back') return undefined;
    const now = this.parts.settings.clock.now();
    const expiresAt = downloadEnd(now, await downloadRulesOf(db, this.parts));
    await db.downloads.change({
      ...right,
      used: 0,
      serial: right.serial + 1,
      grantedAt: now,
      expiresAt,
      lastAt: undefined,
    });
    await this.#write(db, order);
    return right.title;
  }

  async #write(db: Db, order: StoredOrder): Promise<void> {
    const { messages, settings } = this.parts;
    const downloads = await this.ofOrder(db, order);
    const store = storeInZone(storeOfOrder(order, settings), await timeZoneOf(db));
    await messages.write(db, downloadMail(order, downloads, { store, publicUrl: settings.publicUrl }));
  }

  /** Counts a resume of the last counted download. */
  #mayResume({ id, serial, used }: DownloadRight): Promise<boolean> {
    const limit = { count: MAX_RESUMES, windowMs: RESUME_MS };
    return this.parts.rates.allows(`resume:${id}:${String(serial)}:${String(used)}`, limit);
  }

  async #given(
    db: Pick<Db, 'downloads' | 'orderLog' | 'orders' | 'products'>,
    id: string,
    key: string,
    { fromOf, mayResume }: { readonly fromOf: FromOf; readonly mayResume: boolean },
  ) {
    const right = await db.downloads.byId(id);
    const isOurs = isSameText(key, right === undefined ? '' : this.#key(right)) && key !== '';
    const order = right && isOurs ? await db.orders.byId(right.orderId) : undefined;
    if (right === undefined || order === undefined) throw new DownloadRefused('unknown', undefined);
    const { file, state } = await this.#known(db, right, order);
    if (file === undefined) throw new DownloadRefused(state === 'ready' ? 'no-file' : state, order);
    const from = fromOf(file);
    const { lastAt } = right;
    const counts = from !== undefined && countsAsDownload({ from, lastAt, mayResume }, this.parts.settings.clock.now());
    const goesOn = state === 'used-up' && from !== undefined && !counts;
    if (state !== 'ready' && !goesOn) throw new DownloadRefused(state, order);
    return { right, order, file, from, counts };
  }

  async #known(
    db: Pick<Db, 'downloads' | 'orderLog' | 'products'>,
    right: DownloadRight,
    order: StoredOrder,
    linksAt = (sku: string) => linksOf(db, sku),
  ): Promise<Known> {
    const line = order.document.products[right.line];
    const count = line?.count ?? 0;
    const returned = backByLine(order.document.products, returnedOf(order))[right.line] ?? 0;
    const refunded = await refundedUnits(db, order, right.line);
    const current = (await linksAt(line?.sku ?? '')).find(({ title }) => title === right.title)?.file?.id;
    const fileId = current ?? right.fileId;
    const file = fileId === undefined ? undefined : await db.downloads.file(fileId);
    const facts: DownloadFacts = {
      paid: order.status === 'paid' && right.grantedAt !== undefined,
      canceled: order.status === 'canceled',
      count,
      back: Math.max(returned, refunded),
      has_file: file !== undefined,
      max: right.max,
      used: right.used,
      expires_at: right.expiresAt,
    };
    return { right, order, file, facts, state: downloadState(facts, this.parts.settings.clock.now()) };
  }

  #shown({ right, order, file, facts, state }: Known): OrderDownload {
    const line = order.document.products[right.line];
    return {
      id: right.id,
      sku: line?.sku ?? '',
      product: line?.name ?? '',
      title: right.title,
      file: file === undefined ? null : { name: file.name, size: file.size },
      state,
      link: state === 'ready' ? `/api/download/${right.id}?key=${this.#key(right)}` : null,
      used: right.used,
      ...(isTaken(right) && { taken: true }),
      max: maxDownloads(facts) ?? null,
      expires_at: right.expiresAt === undefined ? null : new Date(right.expiresAt).toISOString(),
    };
  }

  #key({ id, serial }: Pick<DownloadRight, 'id' | 'serial'>): string {
    return sign(this.parts.secret, `download:${id}:${String(serial)}`);
  }
}

function isDownloaded({ type }: { readonly type?: string | undefined }): boolean {
  return type === 'downloadable';
}

async function linksOf(db: Pick<Db, 'products'>, sku: string): Promise<readonly KeptLink[]> {
  const document = await documentOf(db, sku);
  return document === undefined ? [] : keptLinksOf(document);
}

async function boughtOf(db: Pick<Db, 'products'>, sku: string, chosen: unknown): Promise<readonly KeptLink[]> {
  const document = await documentOf(db, sku);
  if (document === undefined) return [];
  const option = productOption.safeParse(chosen);
  const titles = boughtTitles(document.custom_options, option.success ? option.data : undefined);
  return keptLinksOf(document).filter(({ title }) => titles === 'all' || titles.has(title));
}

async function documentOf({ products }: Pick<Db, 'products'>, sku: string): Promise<Product | undefined> {
  const [id] = await products.idsByKey('sku', [sku]);
  return id === undefined ? undefined : (await products.byId(id))?.document;
}
