import type { GiftCardAct } from '../../../../core/contract/orders/gift-cards';
import type { GiftCards, VatChecks } from '../../selling';
import { isPdf, type Settings } from '../../foundation';
import type { Database } from '../../ports/database';
import type { LoggedChange } from '../../ports/orders/order-log';
import type { OrderFileKind } from '../../ports/orders/orders';
import type { Downloads } from '../downloads/downloads';
import type { AdminOutcome } from './admin-outcome';
import { lockedOrder } from '../lines/locked-order';
import { vatPlaceOf } from '../lines/vat-place-of';
import type { ManagedOrders } from './managed-orders';

/** Shows orders to staff, and changes details that affect neither the status nor money. */
export class OrderAdmin {
  constructor(
    private readonly services: {
      readonly database: Database;
      readonly downloads: Downloads;
      readonly giftCards: GiftCards;
      readonly managed: ManagedOrders;
      readonly settings: Settings;
      readonly vatChecks: Pick<VatChecks, 'again'>;
    },
  ) {}

  /** Stores a PDF of at most 5 MB; identical bytes are a no-op. */
  async attach(id: string, kind: OrderFileKind, bytes: Uint8Array, who: string): Promise<AdminOutcome> {
    if (!isPdf(bytes)) return { kind: 'refused', code: 'invalid-file' };
    const { database, managed, settings } = this.services;
    return database.write(async (db): Promise<AdminOutcome> => {
      const order = await lockedOrder(db, id);
      if (order === undefined) return { kind: 'refused', code: 'not-found' };
      const at = settings.clock.now();
      if (!(await db.orderLog.keepFile(order.id, kind, bytes, at))) return managed.done(db, order);
      const files = [...new Set([...(order.fulfilment.files ?? []), kind])];
      await db.orderLog.write(order, { ...order, fulfilment: { ...order.fulfilment, files } }, at);
      const what: LoggedChange[] = [{ name: kind, from: null, to: `${String(bytes.byteLength)} bytes` }];
      await db.orderLog.add(order.id, { at, who, what });
      return managed.done(db, (await db.orders.byId(order.id)) ?? order);
    }, 'power');
  }

  async note(id: string, text: string, who: string): Promise<AdminOutcome> {
    const { database, managed, settings } = this.services;
    return database.write(async (db): Promise<AdminOutcome> => {
      const order = await lockedOrder(db, id);
      if (order === undefined) return { kind: 'refused', code: 'not-found' };
      const last = (await db.orderLog.history(order.id)).at(-1);
      const what: LoggedChange[] = [{ name: 'note', from: null, to: text }];
      if (last?.who !== who || JSON.stringify(last.what) !== JSON.stringify(what)) {
        await db.orderLog.add(order.id, { at: settings.clock.now(), who, what });
      }
      return managed.done(db, order);
    }, 'power');
  }

  /**
   * Asks the register again about the VAT number of an order. Without an answer the order keeps its last check.
   * @returns undefined if it has none, its store does not ask, or the check exempted it from tax
   */
  async checkVat(id: string, who: string): Promise<AdminOutcome | undefined> {
    const { database, managed, settings, vatChecks } = this.services;
    const seen = await database.read((db) => db.orders.byKey(id));
    if (seen === undefined) return { kind: 'refused', code: 'not-found' };
    if (seen.document.taxes?.exempt !== undefined) return undefined;
    const vat = await vatChecks.again({ address: vatPlaceOf(seen), store: seen.storeCode });
    if (vat === undefined) return undefined;
    return database.write(async (db): Promise<AdminOutcome> => {
      const order = await lockedOrder(db, id);
      if (order === undefined) return { kind: 'refused', code: 'not-found' };
      const at = settings.clock.now();
      const { vat: before } = order.document;
      const isKept = vat.checked_at === null && before?.number === vat.number && before.checked_at !== null;
      if (!isKept) await db.orders.rewrite({ ...order, document: { ...order.document, vat } }, at);
      const from = isKept ? null : (before?.status ?? null);
      const what: LoggedChange[] = [{ name: 'vat', from, to: vat.status }];
      await db.orderLog.add(order.id, { at, who, what });
      return managed.done(db, (await db.orders.byId(order.id)) ?? order);
    }, 'power');
  }

  /**
   * @param download id of the purchase
   * @returns undefined if the order has no such download, or it is not the buyer's now
   */
  async renewDownload(id: string, download: string, who: string): Promise<AdminOutcome | undefined> {
    const { database, downloads, managed, settings } = this.services;
    return database.write(async (db): Promise<AdminOutcome | undefined> => {
      const order = await lockedOrder(db, id);
      if (order === undefined) return { kind: 'refused', code: 'not-found' };
      const title = await downloads.renew(db, order, download);
      if (title === undefined) return undefined;
      await db.orderLog.add(order.id, {
        at: settings.clock.now(),
        who,
        what: [{ name: 'download', from: null, to: title }],
      });
      return managed.done(db, order);
    }, 'power');
  }

  async giftCard(
    id: string,
    { card, act }: { readonly card: string; readonly act: GiftCardAct },
    who: string,
  ): Promise<AdminOutcome | undefined> {
    const { database, giftCards, managed, settings } = this.services;
    return database.write(async (db): Promise<AdminOutcome | undefined> => {
      const order = await lockedOrder(db, id);
      if (order === undefined) return { kind: 'refused', code: 'not-found' };
      const code = await giftCards.act(db, order, card, act);
      if (code === undefined) return undefined;
      const what: LoggedChange[] = [{ name: `gift-card-${act}`, from: null, to: code }];
      const at = settings.clock.now();
      await db.giftCardRecords.addEvent(card, { at, who, act });
      await db.orderLog.add(order.id, { at, who, what });
      return managed.done(db, order);
    }, 'power');
  }

  show(id: string): Promise<AdminOutcome> {
    const { database, managed } = this.services;
    return database.read(async (db): Promise<AdminOutcome> => {
      const order = await db.orders.byKey(id);
      return order === undefined ? { kind: 'refused', code: 'not-found' } : managed.done(db, order);
    });
  }
}
