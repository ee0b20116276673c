import { NEW_YORK } from '../../../../../fixtures/order';
import { contactOf, type CallerName } from './callers';
import type { ThingName } from './others-things';

export interface Said {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

export interface Row {
  readonly thing: ThingName;
  readonly request: (id: string) => Said;
  readonly holders?: { readonly who: readonly CallerName[]; readonly because: string };
  readonly also?: { readonly status: number; readonly because: string };
  /** For callers whose knowledge of the id proves that it exists. */
  readonly refusedBy?: { readonly status: number; readonly because: string };
  readonly ownTables?: readonly string[];
  /** Values that differ in each answer, such as new ids. */
  readonly alike?: RegExp;
}

const bearer = {
  who: ['guest'],
  because: 'the token of a cart never leaves its device: who has it and is not signed in may be its customer there',
} as const;
const cart = (more: Said = {}): Row => ({
  thing: 'cart',
  request: (cartId) => ({ query: { cartId, ...more.query }, ...(more.body && { body: more.body }) }),
  holders: bearer,
});
const methods = { shippingMethodCode: 'standard', shippingCarrierCode: 'vitrine' };
const cartItem = { sku: 'TEE', qty: 3 };

const CART_ROWS: Readonly<Record<string, readonly Row[]>> = {
  shareCart: [cart()],
  pullCart: [cart()],
  updateCart: [cart({ body: { cartItem } })],
  deleteFromCart: [cart({ body: { cartItem } })],
  cartTotals: [cart()],
  collectTotals: [cart({ body: { methods } })],
  paymentMethods: [cart()],
  shippingMethods: [cart({ body: { address: { country_id: 'US', region_id: 43 } } })],
  shippingInformation: [cart({ body: { addressInformation: { shippingAddress: NEW_YORK, ...methods } } })],
  closeCart: [cart()],
  getCoupon: [cart()],
  applyCoupon: [cart({ query: { coupon: 'welcome10' } })],
  deleteCoupon: [cart()],
  spendBonuses: [cart()],
  skipBonuses: [cart()],
  applyGiftCard: [cart({ body: { code: 'AAAA-BBBB-CCCC-DDDD' } })],
  removeGiftCard: [cart({ body: { id: 'none' } })],
  createCart: [
    {
      thing: 'cart',
      request: (guestCart) => ({ query: { guestCart }, body: { cartItem } }),
      also: { status: 200, because: 'the caller has a cart of their own by it, without what is in the other one' },
      ownTables: ['cart', 'cart_line'],
      alike: /[0-9a-f]{64}/g,
    },
  ],
};

const proof = {
  status: 403,
  because:
    'the key of an order stands in its link, which shows it without what is personal; more takes the e-mail address',
};
const order = (more: Said['body'] = {}): readonly Row[] => [
  { thing: 'orderNumber', request: (id) => ({ body: { id, ...more } }) },
  { thing: 'orderKey', request: (id) => ({ body: { id, ...more } }), refusedBy: proof },
];
const input = { request: 'of-another', reason: 'too-small', lines: [{ sku: 'TEE', qty: 1 }] };
const codes = ['AAAA-BBBB-CCCC-DDDD'];

const ORDER_ROWS: Readonly<Record<string, readonly Row[]>> = {
  trackOrder: order().slice(0, 1),
  getOrder: [{ thing: 'orderNumber', request: (id) => ({ query: { id } }) }],
  findOrder: [
    { thing: 'orderNumber', request: (number) => ({ body: { number, email: contactOf('eve') } }) },
    { thing: 'orderKey', request: (number) => ({ body: { number, email: contactOf('mallory') } }) },
  ],
  sendOrderLink: order().slice(0, 1),
  cancelOrder: order(),
  startReturn: order(input),
  sendGiftCard: order({ card: 'none' }),
  payWithGiftCards: order({ codes }).slice(0, 1),
  makeOrderAccount: order(),
};

const silent = { status: 200, because: 'the answer is that of somebody who has none: nothing is given or ended' };

const ACCOUNT_ROWS: Readonly<Record<string, readonly Row[]>> = {
  saveName: [{ thing: 'person', request: (id) => ({ query: { id }, body: { name: 'Somebody Else' } }) }],
  getProfile: [{ thing: 'person', request: (id) => ({ query: { id } }) }],
  renamePasskey: [{ thing: 'passkey', request: (id) => ({ body: { id, name: 'Of another' } }) }],
  removePasskey: [{ thing: 'passkey', request: (id) => ({ body: { id } }) }],
  endSessions: [{ thing: 'session', request: (id) => ({ body: { id } }), also: silent }],
  guestAccount: [
    {
      thing: 'contact',
      request: (email) => ({ query: { email } }),
      also: silent,
      holders: { who: ['mira', 'alma', 'helper'], because: 'they may read people' },
    },
  ],
  checkReset: [{ thing: 'contact', request: (email) => ({ body: { email, resetToken: 'wrong' } }), also: silent }],
  createPassword: [
    {
      thing: 'contact',
      request: (email) => ({ body: { email, newPassword: 'long enough for it', resetToken: 'wrong' } }),
      also: { status: 400, because: 'the link that was mailed is wrong' },
    },
  ],
};

const BLOGGER_ROWS: Readonly<Record<string, readonly Row[]>> = {
  bloggerLedger: [
    { thing: 'payout', request: (payout) => ({ query: { payout } }), also: silent },
    { thing: 'promoOrder', request: (id) => ({ query: { order: id } }), also: silent },
  ],
  bloggerOrders: [{ thing: 'promoOrder', request: (number) => ({ query: { number } }), also: silent }],
  bloggerSaveSet: [{ thing: 'promo', request: (id) => ({ body: { items: [id, '1'] } }) }],
  bloggerSavePost: [{ thing: 'promo', request: (id) => ({ body: { type: 'story', item_id: id } }) }],
  bloggerUploadPhotos: [
    {
      thing: 'promo',
      request: (id) => ({ body: { item_id: id } }),
      also: { status: 400, because: 'there is no photograph in it, which is said first' },
    },
  ],
  bloggerOrderReceived: [{ thing: 'promoOrder', request: (id) => ({ query: { id } }) }],
  bloggerArchiveProduct: [
    { thing: 'promo', request: (id) => ({ body: { id: Number(id), type: 'product', archive: true } }) },
  ],
  bloggerCheckSet: [{ thing: 'promo', request: (ids) => ({ query: { ids } }), also: silent }],
};

const staffOrder = (more: Said['body'] = {}): readonly Row[] => [
  { thing: 'orderNumber', request: (id) => ({ body: { id, ...more } }) },
];
const byId = (thing: ThingName): readonly Row[] => [{ thing, request: (id) => ({ query: { id } }) }];
const saved = (thing: ThingName, document?: object): readonly Row[] => [
  { thing, request: (id) => ({ body: { id, version: '0'.repeat(64), ...(document && { document }) } }) },
];
const logIn: readonly Row[] = [{ thing: 'contact', request: (contact) => ({ query: { contact } }) }];

const STAFF_ROWS: Readonly<Record<string, readonly Row[]>> = {
  loginAsUser: logIn,
  actAsUser: [{ thing: 'contact', request: (contact) => ({ body: { contact } }) }],
  managedOrder: byId('orderNumber'),
  advanceOrder: staffOrder({ cancel_reason: 'By somebody else' }),
  exchangeItems: staffOrder({
    key: 'of-another',
    reason: 'By somebody else',
    lines: [{ line: 0, qty: 1, sku: 'JACKET-BLACK-M' }],
  }),
  makeExchangeOrder: staffOrder({
    key: 'of-another',
    reason: 'By somebody else',
    lines: [{ line: 0, qty: 1, sku: 'TEE' }],
  }),
  makeOrder: [
    {
      thing: 'person',
      request: (id) => ({
        body: {
          ...{ key: 'of-another', store: 'us', customer: Number(id), dry_run: true },
          ...{ lines: [{ sku: 'TEE', qty: 1 }], shipping_address: NEW_YORK },
        },
      }),
    },
  ],
  editOrder: staffOrder({ lines: [{ line: 0, qty: 1 }] }),
  checkOrderVat: staffOrder(),
  noteOrder: staffOrder({ text: 'By somebody else' }),
  moveOrderUnits: staffOrder({ sku: 'TEE', from: 'berlin', to: 'main', qty: 1 }),
  issueInvoice: staffOrder(),
  attachOrderFile: staffOrder({ kind: 'invoice' }),
  manageGiftCard: staffOrder({ card: 'none', act: 'send' }),
  renewDownload: staffOrder({ download: 'none' }),
  refundOrder: staffOrder({ key: 'of-another', other: 1, note: 'By somebody else' }),
  askPayment: staffOrder(),
  workRefund: staffOrder({ reason: 'canceled', action: 'retry' }),
  sendPayout: byId('payout'),
  withdrawPayout: byId('payout'),
  managedPerson: byId('person'),
  savePerson: saved('person', { roles: ['admin'], own_roles: [] }),
  removePerson: saved('person'),
  managedPersonDetails: byId('person'),
  changePerson: [{ thing: 'person', request: (id) => ({ body: { id, revision: 'of-another', firstname: 'Eve' } }) }],
  givePersonBonuses: [
    { thing: 'person', request: (id) => ({ body: { id, key: 'of-another', amount: 1, note: 'By another' } }) },
  ],
  viewPersonEnd: byId('person'),
  copyPersonData: byId('person'),
  erasePerson: [{ thing: 'person', request: (id) => ({ body: { id, confirm: true } }) }],
  viewPersonMerge: [{ thing: 'person', request: (id) => ({ query: { from: id, into: id } }) }],
  mergePeople: [{ thing: 'person', request: (id) => ({ body: { from: id, into: id, confirm: true } }) }],
  notePerson: [{ thing: 'person', request: (id) => ({ body: { id, text: 'By somebody else' } }) }],
  removePersonNote: [{ thing: 'person', request: (id) => ({ body: { id, note: 1 } }) }],
  signOutPerson: [{ thing: 'person', request: (id) => ({ body: { id } }) }],
  resetSecondFactor: [{ thing: 'staffLogin', request: (login) => ({ body: { login } }) }],
  managedSubscriber: byId('subscriber'),
  saveSubscriber: saved('subscriber', { email: contactOf('eve'), store_code: 'us' }),
  removeSubscriber: saved('subscriber'),
  managedReview: byId('review'),
  saveReview: saved('review', { status: 'approved' }),
  removeReview: saved('review'),
  reviewPhotos: byId('review'),
  retryMessage: [{ thing: 'message', request: (id) => ({ body: { id: Number(id) } }) }],
  dropView: [
    {
      thing: 'staffView',
      request: (name) => ({ body: { list: 'orders', name } }),
      also: { status: 200, because: 'each of the staff has views of their own, and drops none of another' },
    },
  ],
  restoreRecord: [
    {
      thing: 'change',
      request: (change) => ({ body: { change: Number(change) } }),
      holders: { who: ['mira', 'helper'], because: 'they may read of people what staff changed, but not undo it' },
    },
  ],
};

export const ROWS: Readonly<Record<string, readonly Row[]>> = {
  ...CART_ROWS,
  ...ORDER_ROWS,
  ...ACCOUNT_ROWS,
  ...BLOGGER_ROWS,
  ...STAFF_ROWS,
};
