import { ACCOUNT_STATE, accountError, refusalOf, type AccountState } from '../accounts';
import * as contract from '../contract/bloggers/blogger-work';
import type { BloggerPost, PromoProduct } from '../contract';
import { IDS, inject, injectable, token } from '../di';
import { BLOGGER_ERRORS, type BloggerErrorCode } from '../kernel/blogger-messages';
import { lookUp } from '../kernel/look-up';
import { ShopError } from '../kernel/shop-error';
import type { Store } from '../kernel/store';
import type { HttpFile, Ids } from '../ports';
import { GATEWAY, type Accepted, type Declined, type Gateway } from '../sync';
import { CABINET, type Cabinet } from './cabinet';
import { photoProblem } from './check-photos';
import type { ArchiveReason, BloggerWorkArea, PostDraft } from './work-area';

const SILENT = { silent: true } as const;
/** Five minutes: phones upload photos slowly. */
const UPLOAD = { silent: true, timeoutMs: 5 * 60 * 1000 } as const;

const CODES: Readonly<Record<string, BloggerErrorCode>> = {
  [contract.setExists.code]: 'set-exists',
  [contract.setIncomplete.code]: 'set-incomplete',
  [contract.notDelivered.code]: 'not-delivered',
  [contract.archived.code]: 'promo-archived',
  [contract.selectionOff.code]: 'selection-off',
};

type Refused = Declined & { readonly refused?: string | undefined; readonly data?: object | undefined };

@injectable()
export class BloggerWork implements BloggerWorkArea {
  constructor(
    @inject(GATEWAY) private readonly gateway: Gateway,
    @inject(ACCOUNT_STATE) private readonly account: Store<AccountState>,
    @inject(IDS) private readonly ids: Ids,
    @inject(CABINET) private readonly cabinet: Cabinet,
  ) {}

  saveSet(parts: readonly number[], title?: string): Promise<PromoProduct> {
    const items = parts.map((id) => ['items', String(id)] as const);
    const fields = [
      ...items,
      ...(title === undefined || title.trim() === '' ? [] : [['title', title.trim()] as const]),
    ];
    return this.#write(() => this.gateway.ask(contract.saveSet, { form: { fields, files: [] } }, SILENT));
  }

  savePost({ type, itemId, text, images = [], uid = this.ids.uuid() }: PostDraft): Promise<BloggerPost> {
    const fields = [
      ['type', type],
      ['item_id', String(itemId)],
      ['uid', uid],
      ...(text === undefined || text.trim() === '' ? [] : [['text', text.trim()] as const]),
      ...images.map((image) => ['images', image] as const),
    ] as const;
    return this.#write(() => this.gateway.ask(contract.savePost, { form: { fields, files: [] } }, SILENT));
  }

  async uploadPhotos(photos: readonly HttpFile[], itemId?: number): Promise<readonly string[]> {
    const problem = photoProblem(photos);
    if (problem !== undefined) {
      const wrong = { field: 'photos', message: problem.message };
      throw new ShopError('invalid-input', { params: wrong, details: { fields: [wrong], ...problem } });
    }
    const form = {
      fields: itemId === undefined ? [] : [['item_id', String(itemId)] as const],
      files: photos.map((photo) => ['photos', photo] as const),
    };
    const call = () => this.gateway.ask(contract.uploadPhotos, { form }, UPLOAD);
    const { images } = await (itemId === undefined ? this.#ask(call) : this.#write(call));
    return images;
  }

  async orderReceived(order: string): Promise<readonly PromoProduct[]> {
    const call = () => this.gateway.ask(contract.orderReceived, { query: { id: order.trim() } }, SILENT);
    return (await this.#write(call)).items;
  }

  archive(id: number, { reason, notes }: ArchiveReason = {}): Promise<PromoProduct> {
    return this.#archive({ id, archive: true, ...(reason && { reason }), ...(notes && { notes }) });
  }

  unarchive(id: number): Promise<PromoProduct> {
    return this.#archive({ id, archive: false });
  }

  #archive(input: { readonly id: number; readonly archive: boolean } & ArchiveReason): Promise<PromoProduct> {
    const body = { ...input, type: 'product' } as const;
    return this.#write(() => this.gateway.ask(contract.archiveProduct, { body }, SILENT));
  }

  approve(products: readonly number[]): Promise<number> {
    return this.#select(products, 'approve');
  }

  refuse(products: readonly number[]): Promise<number> {
    return this.#select(products, 'refuse');
  }

  async #select(products: readonly number[], action: 'approve' | 'refuse'): Promise<number> {
    const body = { products: [...products], action };
    return (await this.#write(() => this.gateway.ask(contract.approveProducts, { body }, SILENT))).changed;
  }

  async #write<T>(ask: () => Promise<Accepted<T, unknown> | Refused>): Promise<T> {
    const result = await this.#ask(ask);
    this.cabinet.changed().catch(() => undefined);
    return result;
  }

  async #ask<T>(ask: () => Promise<Accepted<T, unknown> | Refused>): Promise<T> {
    if (this.account.value.user?.roles.includes('blogger') !== true) throw accountError('ACCESS_DENIED');
    const reply = await ask();
    if (reply.ok) return reply.result;
    const code = reply.refused === undefined ? undefined : lookUp(CODES, reply.refused);
    if (code === undefined) throw refusalOf(reply);
    throw new ShopError(code, { message: BLOGGER_ERRORS[code], details: { ...reply.data, status: reply.code } });
  }
}

export const BLOGGER_WORK = token<BloggerWork>('BloggerWork');
