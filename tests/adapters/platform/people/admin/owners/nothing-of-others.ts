import * as z from 'zod/mini';
import type { Endpoint } from '../../../../../../core/contract';

const PLAIN = new Set([
  ...['token', 'size', 'pageSize', 'currentPage', 'start', 'before', 'page', 'limit', 'from', 'to', 'by', 'sort'],
  ...[
    'q',
    'tag',
    'text',
    'language',
    'include',
    'exclude',
    'type',
    'searchQuery',
    'inStock',
    'promo',
    'includeFields',
    'excludeFields',
  ],
  ...['options', 'filters', 'url', 'store', 'storeId', 'store_code', 'country', 'zip', 'currency', 'currencyCode'],
  ...['platform', 'sku', 'skus', 'product_sku', 'skipCache', 'state', 'confirm', 'confirmation'],
  ...['role', 'staff', 'login', 'status', 'rating', 'built_in', 'assignable', 'internal', 'period', 'storeCode'],
]);

export const EXPLAINED: Readonly<Record<string, string>> = {
  ...secrets([
    ['passwordLogin', 'the password; a wrong one is answered as an unknown name is (tests of accounts)'],
    ['checkCode', 'the code that was sent'],
    ['signInByCode', 'the code that was sent'],
    ['fastLogin', 'the code of the link that was sent'],
    ['signInByLink', 'the code of the link that was sent'],
    ['confirmEmail', 'the code that was sent; it counts for the account alone that asked for it'],
    ['refreshTokens', 'the refresh token'],
    ['logout', 'the refresh token'],
    ['getCart', 'the code under which its owner shared a cart; it shows lines alone'],
    ['draftSettings', 'the key of a draft, which gives nothing but a design'],
    ['giftCardBalance', 'the code of a gift card'],
    ['removeStockAlert', 'the key of the mail'],
    ['notifyPayment', 'the signature of the payment provider'],
    ['confirmSecondFactor', 'the code of the authenticator that one has oneself'],
    ['giveSecondFactor', 'the code of the authenticator that one has oneself'],
    ['renewRecoveryCodes', 'the code of the authenticator that one has oneself'],
    ['addPasskey', 'the answer of an authenticator to a challenge of the same session'],
    ['signInByPasskey', 'the signature of a passkey'],
    ['givePasskeyFactor', 'the signature of a passkey of the account'],
    ['removeSecondFactor', 'the code of the authenticator that one has oneself'],
  ]),
  requestCode: 'what is sent goes to the owner of the contact, and the answer is the same for everybody',
  sendCode: 'as requestCode',
  callBack: 'as requestCode',
  askForCall: 'as requestCode',
  resetPassword: 'as requestCode',
  createUser: 'who has an account already is written to, and nothing of it changes (tests of accounts)',
  subscribeNewsletter: 'the owner of the address confirms it by the link of a mail',
  createStockAlert: 'the mail that comes of it can be ended by its link',
  sendMail: 'a letter to the shop; the token is one for forms, of nobody',
  updateUser: 'the account is that of the token; another e-mail address counts once its owner has confirmed it',
  changePassword: 'the account is that of the token',
  createReview: 'a new one, signed with a name that anybody may choose',
  bloggerApproveProducts: 'products of the catalogue, which belong to the shop',
  bulkEditReviews: 'reviews of the shop, by who may change them (role matrix)',
  continueBulkEdit: 'records of the shop, by who may change that kind (tests of bulk edits)',
  undoBulkEdit: 'as continueBulkEdit',
  bulkEdits: 'as continueBulkEdit',
  makePayouts: 'due payouts of everybody, by who may pay (role matrix)',
  renderList: 'a price group by the word that its member was given; it opens prices alone',
  ...groups(['searchProducts', 'searchCategories', 'searchAttributes', 'searchTaxRules', 'searchReviews']),
  ...groups(['searchPages', 'searchBlocks', 'searchHierarchy', 'urlMap']),
  similarProducts: 'products of the catalogue',
  cmsPage: 'a page of the shop',
  cmsBlock: 'a block of the shop',
  checkoutStock: 'asks whether there is enough of goods; who asks is not looked at',
  placeOrder: 'a cart and earlier orders of the same shopper: below, and in may-replace.test',
  managedOrders: 'filters of the list of all orders, by who may read them (role matrix)',
  ordersFile: 'as managedOrders',
  managedInvoices: 'as managedOrders',
  invoicesFile: 'as managedOrders',
  managedInvoice:
    'documents of all orders, by who may read orders (role matrix); their owners open them by signed link',
  mailInvoice: 'as managedInvoice; the mail goes to the address of the order alone',
  managedRole: 'roles belong to the shop',
  saveRole: 'roles belong to the shop',
  removeRole: 'roles belong to the shop',
  tellPresence: 'says where one is oneself, and shows who else is there (tests of presence)',
  keptViews: 'the views of who calls',
  keepView: 'the views of who calls',
  staffChanges: 'gives of each kind what the caller may read: below',
  noteExport: 'names a list of the shop, and logs who calls',
  staffLog: 'gives of each kind what the caller may read: below',
  addStock: 'stock belongs to the shop',
  bloggerAddLabel: 'a label of the caller',
  bloggerRemoveLabel: 'a label of the caller',
  setBloggerPayee: 'the account of the caller',
  payoutParts: 'payouts of the shop, for staff that may read them',
  makeBankFile: 'payouts of the shop, for staff that may write them',
  cancelBankFile: 'bank files of the shop, for staff that may write payouts',
};

function secrets(rows: readonly (readonly [name: string, secret: string])[]): Readonly<Record<string, string>> {
  return Object.fromEntries(rows.map(([name, secret]) => [name, `takes a secret of its owner: ${secret}`]));
}

function groups(names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, 'as renderList']));
}

const PERSONAL = /^(?:orders|people|payouts|reviews|roles):/;

export function isPersonal({ access, permission }: Endpoint): boolean {
  return access !== 'staff' || permission === undefined || PERSONAL.test(permission);
}

export function namingMembers({ query, body }: Endpoint): readonly string[] {
  return [...membersOf(query), ...membersOf(body)].filter((name) => !PLAIN.has(name));
}

function membersOf(schema: z.ZodMiniType): readonly string[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties);
}
