import { NEW_YORK } from '../../../../fixtures/order';
import { contactOf, type CallerName } from './callers';
import type { ThingName } from './others-things';

export interface Said {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

export interface Row {
  readonly thing: ThingName;
  readonly say: (id: string) => Said;
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
  say: (cartId) => ({ query: { cartId, ...more.query }, ...(more.body && { body: more.body }) }),
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
      say: (guestCart) => ({ query: { guestCart }, body: { cartItem } }),
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
  { thing: 'orderNumber', say: (id) => ({ body: { id, ...more } }) },
  { thing: 'orderKey', say: (id) => ({ body: { id, ...more } }), refusedBy: proof },
];
const wish = { request: 'of-another', reason: 'too-small', lines: [{ sku: 'TEE', qty: 1 }] };
const codes = ['AAAA-BBBB-CCCC-DDDD'];

const ORDER_ROWS: Readonly<Record<string, readonly Row[]>> = {
  trackOrder: order().slice(0, 1),
  getOrder: [{ thing: 'orderNumber', say: (id) => ({ query: { id } }) }],
  findOrder: [
    { thing: 'orderNumber', say: (number) => ({ body: { number, email: contactOf('eve') } }) },
    { thing: 'orderKey', say: (number) => ({ body: { number, email: contactOf('mallory') } }) },
  ],
  sendOrderLink: order().slice(0, 1),
  cancelOrder: order(),
  startReturn: order(wish),
  sendGiftCard: order({ card: 'none' }),
  payWithGiftCards: order({ codes }).slice(0, 1),
  makeOrderAccount: order(),
};

const silent = { status: 200, because: 'the answer is that of somebody who has none: nothing is given or ended' };

const ACCOUNT_ROWS: Readonly<Record<string, readonly Row[]>> = {
  saveName: [{ thing: 'person', say: (id) => ({ query: { id }, body: { name: 'Somebody Else' } }) }],
  getProfile: [{ thing: 'person', say: (id) => ({ query: { id } }) }],
  renamePasskey: [{ thing: 'passkey', say: (id) => ({ body: { id, name: 'Of another' } }) }],
  removePasskey: [{ thing: 'passkey', say: (id) => ({ body: { id } }) }],
  endSessions: [{ thing: 'session', say: (id) => ({ body: { id } }), also: silent }],
  guestAccount: [
    {
      thing: 'contact',
      say: (email) => ({ query: { email } }),
      also: silent,
      holders: { who: ['mira', 'alma', 'helper'], because: 'they may read people' },
    },
  ],
  checkReset: [{ thing: 'contact', say: (email) => ({ body: { email, resetToken: 'wrong' } }), also: silent }],
  createPassword: [
    {
      thing: 'contact',
      say: (email) => ({ body: { email, newPassword: 'long enough for it', resetToken: 'wrong' } }),
      also: { status: 400, because: 'the link that was mailed is wrong' },
    },
  ],
};

const BLOGGER_ROWS: Readonly<Record<string, readonly Row[]>> = {
  bloggerLedger: [
    { thing: 'payout', say: (payout) => ({ query: { payout } }), also: silent },
    { thing: 'promoOrder', say: (id) => ({ query: { order: id } }), also: silent },
  ],
  bloggerOrders: [{ thing: 'promoOrder', say: (number) => ({ query: { number } }), also: silent }],
  bloggerSaveSet: [{ thing: 'promo', say: (id) => ({ body: { items: [id, '1'] } }) }],
  bloggerSavePost: [{ thing: 'promo', say: (id) => ({ body: { type: 'story', item_id: id } }) }],
  bloggerUploadPhotos: [
    {
      thing: 'promo',
      say: (id) => ({ body: { item_id: id } }),
      also: { status: 400, because: 'there is no photograph in it, which is said first' },
    },
  ],
  bloggerOrderReceived: [{ thing: 'promoOrder', say: (id) => ({ query: { id } }) }],
  bloggerArchiveProduct: [
    { thing: 'promo', say: (id) => ({ body: { id: Number(id), type: 'product', archive: true } }) },
  ],
  bloggerCheckSet: [{ thing: 'promo', say: (ids) => ({ query: { ids } }), also: silent }],
};

const staffOrder = (more: Said['body'] = {}): readonly Row[] => [
  { thing: 'orderNumber', say: (id) => ({ body: { id, ...more } }) },
];
const byId = (thing: ThingName): readonly Row[] => [{ thing, say: (id) => ({ query: { id } }) }];
const saved = (thing: ThingName, document?: object): readonly Row[] => [
  { thing, say: (id) => ({ body: { id, version: '0'.repeat(64), ...(document && { document }) } }) },
];
const logIn: readonly Row[] = [{ thing: 'contact', say: (contact) => ({ query: { contact } }) }];

const STAFF_ROWS: Readonly<Record<string, readonly Row[]>> = {
  loginAsUser: logIn,
  actAsUser: [{ thing: 'contact', say: (contact) => ({ body: { contact } }) }],
  managedOrder: byId('orderNumber'),
  advanceOrder: staffOrder({ cancel_reason: 'By somebody else' }),
  noteOrder: staffOrder({ text: 'By somebody else' }),
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
  signOutPerson: [{ thing: 'person', say: (id) => ({ body: { id } }) }],
  resetSecondFactor: [{ thing: 'staffLogin', say: (login) => ({ body: { login } }) }],
  managedSubscriber: byId('subscriber'),
  saveSubscriber: saved('subscriber', { email: contactOf('eve'), store_code: 'us' }),
  removeSubscriber: saved('subscriber'),
  managedReview: byId('review'),
  saveReview: saved('review', { status: 'approved' }),
  removeReview: saved('review'),
  reviewPhotos: byId('review'),
  retryMessage: [{ thing: 'message', say: (id) => ({ body: { id: Number(id) } }) }],
  dropView: [
    {
      thing: 'staffView',
      say: (name) => ({ body: { list: 'orders', name } }),
      also: { status: 200, because: 'each of the staff has views of their own, and drops none of another' },
    },
  ],
  restoreRecord: [
    {
      thing: 'change',
      say: (change) => ({ body: { change: Number(change) } }),
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
