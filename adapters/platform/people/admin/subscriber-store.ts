import { canonicalEmail, readEmail } from '../../../../core/contract/foundation/contact';
import type { SubscriberDocument, SubscriberRow } from '../../../../core/contract/people/manage-people';
import { recordExists } from '../../../../core/contract/foundation/record-kind';
import { markLeft, refuse, type Settings, newSecret } from '../../foundation';
import { letterPath } from '../../messages';
import type { Repositories } from '../../ports/database';
import type { ListPage, ListQuery, RecordStore } from '../../ports/record-store';

export class SubscriberStore implements RecordStore<SubscriberDocument, SubscriberRow> {
  constructor(private readonly settings: Pick<Settings, 'clock' | 'ids' | 'publicUrl' | 'stores'>) {}

  async list(db: Repositories, wanted: ListQuery): Promise<ListPage<SubscriberRow>> {
    const { items, total } = await db.mailings.list(wanted);
    const { publicUrl } = this.settings;
    return { items: items.map(({ key, ...row }) => ({ ...row, leave: publicUrl + letterPath(key) })), total };
  }

  read(db: Repositories, id: string): Promise<SubscriberDocument | undefined> {
    return db.mailings.byEmail(canonicalEmail(id));
  }

  idOf({ email }: SubscriberDocument): string {
    return canonicalEmail(email);
  }

  normal(document: SubscriberDocument): Promise<SubscriberDocument> {
    return Promise.resolve({ ...document, email: this.idOf(document) });
  }

  check(_: Repositories, { email, store_code: code }: SubscriberDocument, before: SubscriberDocument | undefined) {
    const errors = [];
    if (readEmail(email) === undefined) errors.push({ field: 'email', message: 'email must be an e-mail address' });
    if (before !== undefined && before.email !== email)
      errors.push({ field: 'email', message: 'email cannot be changed: remove it, and add the other one' });
    const { stores } = this.settings;
    if (before?.store_code !== code && !stores.some(({ storeCode }) => storeCode === code)) {
      const open = stores.map(({ storeCode }) => storeCode).join(', ');
      errors.push({ field: 'store_code', message: `store_code must be one of ${open}` });
    }
    return Promise.resolve(errors);
  }

  async create(db: Repositories, { email, store_code: code }: SubscriberDocument): Promise<string> {
    const { clock, ids } = this.settings;
    const now = clock.now();
    // Staff vouches for consent.
    const subscriber = { email, storeCode: code, key: newSecret({ ids }), confirmedAt: now, createdAt: now };
    if (!(await db.mailings.subscribe(subscriber))) throw refuse(recordExists, `${email} is subscribed already`);
    return email;
  }

  async change(db: Repositories, id: string, { store_code: code }: SubscriberDocument): Promise<void> {
    await db.mailings.changeStore(id, code);
  }

  async remove(db: Repositories, id: string): Promise<void> {
    await db.mailings.unsubscribe(id);
    await markLeft(db, id, 'unsubscribed');
  }
}
