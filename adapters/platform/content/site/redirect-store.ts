import type { FieldError } from '../../../../core/contract';
import type { RedirectDocument } from '../../../../core/contract/content/manage-redirects';
import { MAX_REDIRECT_HOPS, MAX_REDIRECTS } from '../../../../core/contract/content/redirect-limits';
import { recordExists } from '../../../../core/contract/foundation/record-kind';
import { followInStore } from '../../../../core/routing/redirect-address';
import { normalRedirect, redirectFaults } from '../../../../core/routing/redirect-faults';
import { inTurn, invalidField, refuse, type Settings } from '../../foundation';
import type { StoredRedirect } from '../../ports/content/redirects';
import type { Repositories } from '../../ports/database';
import type { ListPage, ListQuery, RecordStore } from '../../ports/record-store';

/** Permanent redirects of old addresses. They apply only where the shop has no page of its own. */
export class RedirectStore implements RecordStore<RedirectDocument, RedirectDocument> {
  constructor(private readonly settings: Pick<Settings, 'stores'>) {}

  async list(db: Repositories, wanted: ListQuery): Promise<ListPage<RedirectDocument>> {
    const { items, total } = await db.redirects.list(wanted);
    return { items: items.map(({ id, from, to }) => ({ id: String(id), from, to })), total };
  }

  async read(db: Repositories, id: string): Promise<RedirectDocument | undefined> {
    const found = await stored(db, id);
    return found && { from: found.from, to: found.to };
  }

  normal(document: RedirectDocument): Promise<RedirectDocument> {
    return Promise.resolve(normalRedirect(document));
  }

  async check(db: Repositories, document: RedirectDocument): Promise<readonly FieldError[]> {
    const faults = redirectFaults(document);
    return faults.length > 0 ? faults : this.#loopFaults(db, document);
  }

  async create(db: Repositories, document: RedirectDocument): Promise<string> {
    // Serializes creation: two redirects could lead to one another otherwise.
    await db.staffChanges.lock('redirect', ' new');
    await this.#mustBeFree(db, document, undefined);
    if ((await db.redirects.count()) >= MAX_REDIRECTS)
      throw invalidField('from', `would be more than ${String(MAX_REDIRECTS)} redirects`);
    return String(await db.redirects.add(document));
  }

  async change(db: Repositories, id: string, document: RedirectDocument): Promise<void> {
    await db.staffChanges.lock('redirect', ' new');
    await this.#mustBeFree(db, document, id);
    await db.redirects.change({ id: Number(id), ...document });
  }

  async remove(db: Repositories, id: string): Promise<void> {
    await db.redirects.remove(Number(id));
  }

  /** @throws ApiError 'exists'; 400 for a loop that was created since the check */
  async #mustBeFree(db: Repositories, document: RedirectDocument, id: string | undefined): Promise<void> {
    const same = await db.redirects.byFrom(document.from);
    if (same !== undefined && String(same.id) !== id)
      throw refuse(recordExists, `There is a redirect of ${document.from} already: it leads to ${same.to}`);
    const [fault] = await this.#loopFaults(db, document);
    if (fault !== undefined) throw invalidField(fault.field, fault.message.slice(fault.field.length + 1));
  }

  async #loopFaults({ redirects }: Repositories, { from, to }: RedirectDocument): Promise<readonly FieldError[]> {
    const { stores } = this.settings;
    const codes = stores.filter((store) => store.appendStoreCode).map(({ storeCode }) => storeCode);
    const next = async (address: string) => (address === from ? to : (await redirects.byFrom(address))?.to);
    const ends = await inTurn(stores, ({ storeCode }) => followInStore(from, { storeCode, codes }, next));
    if (!ends.includes('endless')) return [];
    const message = `to leads back to from, or through more than ${String(MAX_REDIRECT_HOPS)} other redirects`;
    return [{ field: 'to', message }];
  }
}

async function stored(db: Repositories, id: string): Promise<StoredRedirect | undefined> {
  return /^[1-9]\d{0,14}$/u.test(id) ? db.redirects.find(Number(id)) : undefined;
}
