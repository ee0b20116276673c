import type { DesignDraft, DesignWorkshop } from '../../core/staff';
import type { SignedIn } from '../../core/contract';
import type { DuePayout } from '../../core/contract/bloggers/manage-payouts';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../fixtures/order';
import type { OrderInvoice } from '../../core/contract/orders/order-invoice';
import type { FixturePlatform } from '../fixtures/platform';
import { sellAs } from '../fixtures/seller';
import { peopleExamples } from './people-examples';
import { goodsExamples } from './goods-examples';
import { sellingExamples } from './selling-examples';

interface Example {
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Expected status, if not 200. */
  readonly status?: number;
}
type Examples = Readonly<Record<string, () => Promise<Example>>>;

interface Needed {
  readonly fixture: () => FixturePlatform;
  readonly userOf: (contact: string) => Promise<SignedIn>;
}

const mira = 'mira@vitrine.example';

function asMira({ userOf }: Needed) {
  return async ({ query, body }: { readonly query?: object; readonly body?: unknown } = {}): Promise<Example> => {
    const { token } = await userOf(mira);
    return { query: { ...query, token }, body };
  };
}

export function manageExamples(needed: Needed): Examples {
  const token = async () => (await needed.userOf(mira)).token;
  return {
    ...payoutExamples(needed),
    ...orderExamples(needed),
    ...recordExamples(needed),
    ...peopleExamples(needed),
    ...goodsExamples(needed.fixture, token, asMira(needed)),
    ...sellingExamples(needed),
    ...updateExamples(needed),
    ...designExamples(needed),
  };
}

function payoutExamples(needed: Needed): Examples {
  const { fixture, userOf } = needed;
  const as = asMira(needed);
  const due = async () => {
    const { token } = await userOf(mira);
    return resultOf<{ items: DuePayout[] }>(fixture().call('GET', `/api/manage/payouts-due?token=${token}`));
  };
  const payout = async () => {
    const list = await fixture().platform.payouts.list();
    return as({ query: { id: list.find(({ paid_at: paidAt }) => paidAt === null)?.id } });
  };
  return {
    managedPayouts: () => as({ query: { q: 'lotte', state: 'open' } }),
    bankFiles: () => as(),
    makeBankFile: async () => {
      const list = await fixture().platform.payouts.list({ state: 'sent' });
      const { id = 1 } = list.at(-1) ?? {};
      return { ...(await as({ body: { ids: [id], format: 'csv', day: '2099-01-01' } })), status: 409 };
    },
    cancelBankFile: async () => ({ ...(await as({ query: { id: 999 } })), status: 404 }),
    payoutParts: () => as({ query: { blogger_id: 1, currency: 'USD' } }),
    duePayouts: () => as(),
    makePayouts: async () => as({ body: await due() }),
    withdrawPayout: payout,
    sendPayout: payout,
  };
}

function orderExamples(needed: Needed): Examples {
  const as = asMira(needed);
  const placed = async () => {
    const fixture = needed.fixture();
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE', qty: 1 }]));
    return resultOf<{ number: string }>(fixture.call('POST', '/api/order', order));
  };
  const sold = async () => {
    await sellAs(needed.fixture());
    return placed();
  };
  let forms = 0;
  const nextKey = () => `card-form-${String((forms += 1))}`;
  const goodwill = () => ({ key: nextKey(), store: 'us', amount: 20, email: 'eve@shop.test', note: 'Late parcel' });
  const issuedCard = async () => {
    const { token } = await needed.userOf(mira);
    const made = needed.fixture().call('POST', `/api/manage/gift-card?token=${token}`, goodwill());
    return resultOf<{ id: string }>(made);
  };
  const issued = async () => {
    const { number } = await sold();
    const { token } = await needed.userOf(mira);
    const made = await resultOf<{ items: OrderInvoice[] }>(
      needed.fixture().call('POST', `/api/manage/invoice?token=${token}`, { id: number }),
    );
    return made.items[0]?.number;
  };
  return {
    managedOrder: async () => as({ query: { id: (await placed()).number } }),
    advanceOrder: async () => as({ body: { id: (await placed()).number, status: 'D', tracking: 'VT1' } }),
    checkOrderVat: async () => ({
      ...(await as({ body: { id: (await placed()).number } })),
      status: 409,
    }),
    noteOrder: async () => as({ body: { id: (await placed()).number, text: 'Rings twice' } }),
    moveOrderUnits: async () => ({
      ...(await as({ body: { id: (await placed()).number, sku: 'TEE', from: 'berlin', to: 'main', qty: 1 } })),
      status: 409,
    }),
    managedOrders: async () => {
      await placed();
      return as({ query: { q: 'tee', needs: 'sending', sort: 'total:desc', size: 10 } });
    },
    orderChoices: () => as(),
    ordersFile: () => as({ query: { paid: false } }),
    managedInvoices: () => as({ query: { q: 'INV', kind: 'invoice', from: '2026-01-01', to: '2026-12-31' } }),
    managedInvoice: async () => as({ query: { number: await issued() } }),
    invoicesFile: () => as({ query: { kind: 'credit_note' } }),
    issueInvoice: async () => as({ body: { id: (await sold()).number } }),
    mailInvoice: async () => as({ body: { number: await issued() } }),
    managedGiftCards: () => as({ query: { q: '7K2M', state: 'active', size: 10 } }),
    managedGiftCard: async () => as({ query: { id: (await issuedCard()).id } }),
    issueGiftCard: () => as({ body: goodwill() }),
    topUpGiftCard: async () => {
      const { id } = await issuedCard();
      return as({ body: { id, key: nextKey(), amount: 5, note: 'Another late parcel' } });
    },
    actOnGiftCard: async () => as({ body: { id: (await issuedCard()).id, act: 'block', note: 'Lost' } }),
    openRefunds: () => as(),
    queuedMessages: () => as({ query: { state: 'waiting' } }),
    deadEvents: () => as(),
    keptViews: () => as({ query: { list: 'orders' } }),
    keepView: () => as({ body: { list: 'orders', name: 'Berlin', query: 'store=de' } }),
    tellPresence: () => as({ body: { kind: 'order', record: '100001', page: '0123456789abcdef', state: 'reading' } }),
    dropView: () => as({ body: { list: 'orders', name: 'Berlin' } }),
    retryMessage: async () => ({ ...(await as({ body: { id: 4711 } })), status: 404 }),
    retryEvent: async () => ({ ...(await as({ body: { id: 4711 } })), status: 403 }),
    askPayment: async () => as({ body: { id: (await placed()).number } }),
    // Paid on delivery, so nothing is captured yet.
    refundOrder: async () => ({
      ...(await as({ body: { id: (await placed()).number, key: 'form-0001', other: 1, note: 'A stain' } })),
      status: 409,
    }),
    // It was not sent.
    exchangeItems: async () => ({
      ...(await as({
        body: {
          ...{ id: (await placed()).number, key: 'exchange-0001', reason: 'Too small' },
          lines: [{ line: 0, qty: 1, sku: 'JACKET-BLACK-M' }],
        },
      })),
      status: 409,
    }),
    // Nor was this one.
    makeExchangeOrder: async () => ({
      ...(await as({
        body: {
          ...{ id: (await placed()).number, key: 'exchange-0002', reason: 'Wrong colour' },
          lines: [{ line: 0, qty: 1, sku: 'TEE' }],
        },
      })),
      status: 409,
    }),
    makeOrder: () =>
      as({
        body: {
          ...{ key: nextKey(), store: 'us', email: 'grace@shop.test', dry_run: true },
          ...{ lines: [{ sku: 'TEE', qty: 1 }], shipping_address: NEW_YORK },
        },
      }),
    editOrder: async () => as({ body: { id: (await placed()).number, dry_run: true } }),
    workRefund: async () => ({
      ...(await as({ body: { id: (await placed()).number, reason: 'canceled', action: 'retry' } })),
      status: 409,
    }),
    renewDownload: async () => ({
      ...(await as({ body: { id: (await placed()).number, download: 'none' } })),
      status: 409,
    }),
    manageGiftCard: async () => ({
      ...(await as({ body: { id: (await placed()).number, card: 'none', act: 'send' } })),
      status: 409,
    }),
    attachOrderFile: async () => {
      const { number } = await placed();
      return { ...(await as({ body: { id: number, kind: 'invoice' } })), status: 400 };
    },
  };
}

function recordExamples(needed: Needed): Examples {
  const { fixture, userOf } = needed;
  const as = asMira(needed);
  const coupon = { code: 'SPRING', kind: 'percent', value: '15', active: true };
  const kept = async (code: string) => {
    const { token } = await userOf(mira);
    const document = { ...coupon, code };
    return resultOf<{ version: string }>(fixture().call('POST', `/api/manage/coupon?token=${token}`, { document }));
  };
  return {
    managedCoupons: () => as(),
    managedCoupon: async () => {
      await kept('SHOWN');
      return as({ query: { id: 'SHOWN' } });
    },
    generateCoupons: async () => {
      await kept('BASE');
      return as({ body: { coupon: 'BASE', prefix: 'fall', count: 3 } });
    },
    saveCoupon: () => as({ body: { document: coupon } }),
    removeCoupon: async () => as({ body: { id: 'GONE', version: (await kept('GONE')).version } }),
    ...reviewExamples(needed),
    ...contentExamples(needed),
    staffChanges: () => as(),
    staffLog: () => as({ query: { from: '2026-01-01', q: 'a' } }),
    noteExport: () => as({ body: { list: 'coupon', rows: 2 } }),
    restoreRecord: async () => {
      const { version } = await kept('BACK');
      const { token } = await userOf(mira);
      const path = `/api/manage/changes?record=BACK&token=${token}`;
      const { items } = await resultOf<{ items: { id: number }[] }>(fixture().call('GET', path));
      return as({ body: { change: items[0]?.id, version } });
    },
  };
}

function reviewExamples(needed: Needed): Examples {
  const as = asMira(needed);
  const id = 9000;
  const kept = async () => {
    const { token } = await needed.userOf(mira);
    await needed.fixture().platform.catalogue.writeReviews([
      {
        id,
        product_sku: 'TEE',
        status: 2,
        title: 'Soft',
        detail: 'Soft.',
        nickname: 'Ada',
        created_at: '2026-01-01',
      },
    ]);
    const path = `/api/manage/review?id=${String(id)}&token=${token}`;
    return resultOf<{ version: string; document: object }>(needed.fixture().call('GET', path));
  };
  return {
    managedReviews: () => as(),
    managedReview: async () => {
      await kept();
      return as({ query: { id: String(id) } });
    },
    saveReview: async () => {
      const { version, document } = await kept();
      return as({ body: { id: String(id), version, document: { ...document, status: 'approved' } } });
    },
    reviewPhotos: async () => {
      await kept();
      return as({ query: { id } });
    },
    removeReview: async () => ({
      ...(await as({ body: { id: String(id), version: (await kept()).version } })),
      status: 409,
    }),
  };
}

function contentExamples(needed: Needed): Examples {
  const as = asMira(needed);
  const block = (identifier: string) => ({ identifier, published: true, texts: { en: { title: 'Sale' } } });
  const page = (identifier: string) => ({
    ...{ identifier, published: true, section_code: null, parent_id: null, sort: null },
    texts: { en: { title: 'Sale', content: '<p>All.</p>' } },
  });
  const redirect = (name: string) => ({ from: `/pages/${name}`, to: '/i/about' });
  const kept = async (kind: string, document: object) => {
    const { token } = await needed.userOf(mira);
    const saved = needed.fixture().call('POST', `/api/manage/${kind}?token=${token}`, { document });
    const { id, version } = await resultOf<{ id: string; version: string }>(saved);
    return { id, version };
  };
  const menu = async () => {
    const { token } = await needed.userOf(mira);
    const shown = needed.fixture().call('GET', `/api/manage/menu?id=header&token=${token}`);
    const { version, document } = await resultOf<{ version: string; document: unknown }>(shown);
    return { version, document };
  };
  return {
    managedPages: () => as(),
    managedPage: async () => as({ query: { id: (await kept('page', page('shown'))).id } }),
    savePage: () => as({ body: { document: page('saved') } }),
    removePage: async () => as({ body: await kept('page', page('gone')) }),
    managedRedirects: () => as({ query: { q: 'old', sort: 'from:asc' } }),
    managedRedirect: async () => as({ query: { id: (await kept('redirect', redirect('shown'))).id } }),
    saveRedirect: () => as({ body: { document: redirect('saved') } }),
    removeRedirect: async () => as({ body: await kept('redirect', redirect('gone')) }),
    managedMenus: () => as(),
    managedMenu: () => as({ query: { id: 'header' } }),
    saveMenu: async () => as({ body: { id: 'header', ...(await menu()) } }),
    removeMenu: async () => ({
      ...(await as({ body: { id: 'header', version: (await menu()).version } })),
      status: 409,
    }),
    managedBlocks: () => as(),
    managedBlock: async () => as({ query: { id: (await kept('block', block('shown'))).id } }),
    saveBlock: () => as({ body: { document: block('saved') } }),
    removeBlock: async () => as({ body: await kept('block', block('gone')) }),
  };
}

function designExamples(needed: Needed): Examples {
  const asMiraOf = asMira(needed);
  const workshop = async (contact: string) => {
    const { token } = await needed.userOf(contact);
    const path = `/api/manage/design-draft?token=${token}`;
    const { published } = await resultOf<DesignWorkshop>(needed.fixture().call('GET', path));
    return { token, published };
  };
  const asAdmin = async () => {
    const { token } = await needed.userOf('alma@vitrine.example');
    const shown = needed.fixture().call('GET', `/api/manage/store?id=us&token=${token}`);
    const { version, document } = await resultOf<{ version: string; document: unknown }>(shown);
    return { token, store: { version, document } };
  };
  const drafted = async () => {
    const { token, published } = await workshop(mira);
    const path = `/api/manage/design-draft?token=${token}`;
    return resultOf<DesignDraft>(needed.fixture().call('POST', path, published));
  };
  return {
    managedStores: () => asMiraOf(),
    managedStore: () => asMiraOf({ query: { id: 'us' } }),
    saveStore: async () => {
      const { token, store } = await asAdmin();
      return { query: { token }, body: { id: 'us', ...store } };
    },
    removeStore: async () => {
      const { token, store } = await asAdmin();
      return { query: { token }, body: { id: 'us', version: store.version }, status: 409 };
    },
    managedDesigns: () => asMiraOf(),
    managedDesign: () => asMiraOf({ query: { id: 'shop' } }),
    saveDesign: async () => {
      const { token, published } = await workshop('alma@vitrine.example');
      return { query: { token }, body: { id: 'shop', ...published } };
    },
    removeDesign: async () => {
      const { token, published } = await workshop('alma@vitrine.example');
      return { query: { token }, body: { id: 'shop', version: published.version }, status: 409 };
    },
    designWorkshop: () => asMiraOf(),
    saveDesignDraft: async () => asMiraOf({ body: (await workshop(mira)).published }),
    removeDesignDraft: () => asMiraOf(),
    draftSettings: async () => ({ query: { key: (await drafted()).key, store: 'us' } }),
  };
}

function updateExamples(needed: Needed): Examples {
  const as = asMira(needed);
  return {
    importFile: async () => ({ ...(await as({ body: {} })), status: 400 }),
    importRecords: async () => ({ ...(await as({ query: { kind: 'redirects' }, body: {} })), status: 400 }),
    previewImport: async () => ({ ...(await as({ body: {} })), status: 400 }),
    importMaps: () => as(),
    forgetImportMap: () => as({ body: { id: 'none' } }),
    updateImport: () => as(),
    updateReport: () => as(),
    updateSkins: () => as(),
  };
}
