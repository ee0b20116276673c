import { refusalOf } from '../accounts';
import * as contract from '../contract/bloggers/blogger-work';
import { token } from '../di';
import { BLOGGER_ERRORS, type BloggerErrorCode } from '../kernel/messages/blogger-messages';
import { lookUp } from '../kernel/look-up';
import { ShopError } from '../kernel/shop-error';
import type { HttpFile, Ids } from '../ports';
import { clientOf, method, type Declined, type Gateway } from '../sync';
import type { BloggersReader } from './bloggers-reader';
import type { Cabinet } from './cabinet';
import { photoProblem } from './check-photos';
import type { BloggerWorkArea } from './work-area';

const METHODS = {
  saveSet: contract.saveSet,
  savePost: contract.savePost,
  /** Five minutes, since phones upload photos slowly. */
  uploadPhotos: method(contract.uploadPhotos, { member: 'images', timeoutMs: 5 * 60 * 1000 }),
  orderReceived: method(contract.orderReceived, { member: 'items' }),
  archive: contract.archiveProduct,
  select: method(contract.approveProducts, { member: 'changed' }),
} as const;

const CODES: Readonly<Record<string, BloggerErrorCode>> = {
  [contract.setExists.code]: 'set-exists',
  [contract.setIncomplete.code]: 'set-incomplete',
  [contract.notDelivered.code]: 'not-delivered',
  [contract.archived.code]: 'promo-archived',
  [contract.postEmpty.code]: 'post-empty',
  [contract.orderNotSent.code]: 'order-not-sent',
  [contract.selectionOff.code]: 'selection-off',
};

type Refused = Declined & { readonly refused?: string | undefined; readonly data?: object | undefined };

function refusal(reply: Refused): ShopError {
  const code = reply.refused === undefined ? undefined : lookUp(CODES, reply.refused);
  if (code === undefined) return refusalOf(reply);
  return new ShopError(code, { message: BLOGGER_ERRORS[code], details: { ...reply.data, status: reply.code } });
}

interface Parts {
  readonly gateway: Gateway;
  readonly reader: Pick<BloggersReader, 'requireBlogger'>;
  readonly ids: Ids;
  readonly cabinet: Pick<Cabinet, 'changed'>;
}

export function bloggerWork({ gateway, reader, ids, cabinet }: Parts): BloggerWorkArea {
  const before = reader.requireBlogger;
  const client = clientOf(METHODS, gateway, {
    before,
    refusal,
    after: () => void cabinet.changed().catch(() => undefined),
  });
  const unplaced = clientOf(METHODS, gateway, { before, refusal });
  return {
    saveSet: (parts, title) => client.saveSet({ items: parts.map(String), title: textOr(title) }),
    savePost: ({ type, itemId, text, images = [], uid = ids.uuid() }) =>
      client.savePost({ type, item_id: String(itemId), uid, text: textOr(text), images: [...images] }),
    uploadPhotos: async (photos, itemId) => {
      checkPhotos(photos);
      if (itemId === undefined) return unplaced.uploadPhotos({ photos });
      return client.uploadPhotos({ photos, item_id: String(itemId) });
    },
    orderReceived: (order) => client.orderReceived({ id: order.trim() }),
    archive: (id, { reason, notes } = {}) =>
      client.archive({ id, type: 'product', archive: true, ...(reason && { reason }), ...(notes && { notes }) }),
    unarchive: (id) => client.archive({ id, type: 'product', archive: false }),
    approve: (products) => client.select({ products: [...products], action: 'approve' }),
    refuse: (products) => client.select({ products: [...products], action: 'refuse' }),
  };
}

/** @throws ShopError 'invalid-input' */
function checkPhotos(photos: readonly HttpFile[]): void {
  const problem = photoProblem(photos);
  if (problem === undefined) return;
  const wrong = { field: 'photos', message: problem.message };
  throw new ShopError('invalid-input', { params: wrong, details: { fields: [wrong], ...problem } });
}

function textOr(text: string | undefined): string | undefined {
  return text?.trim() === '' ? undefined : text?.trim();
}

export const BLOGGER_WORK = token<BloggerWorkArea>('BloggerWork');
