import { resultOf } from '../fixtures/order';
import type { FixturePlatform } from '../fixtures/platform';

interface Example {
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly status?: number;
}
type As = (input?: { readonly query?: object; readonly body?: unknown }) => Promise<Example>;
interface Kept {
  readonly version: string;
  readonly document: Readonly<Record<string, unknown>>;
}

const SALE = { parent_id: 2, position: 9, visible: true, texts: { en: { name: 'Sale' } } };

function attribute(code: string) {
  const options = [{ value: 'soft', labels: { en: 'Soft', de: 'Weich' } }];
  return { code, kind: 'one', visible: true, comparable: true, labels: { en: 'Made for tests' }, options };
}

export function goodsExamples(
  fixture: () => FixturePlatform,
  token: () => Promise<string>,
  as: As,
): Readonly<Record<string, () => Promise<Example>>> {
  const shown = async (kind: string, id: string) =>
    resultOf<Kept>(fixture().call('GET', `/api/manage/${kind}?id=${id}&token=${await token()}`));
  const post = async (path: string, body: object) =>
    fixture().call('POST', `/api/manage/${path}?token=${await token()}`, body);
  const copied = async (sku: string) => {
    const { document } = await shown('product', 'TEE');
    return { ...document, sku };
  };
  const bulkEdit = async (type: string) => {
    const { id } = await resultOf<{ id: number }>(
      post('product-bulk', { filter: { type }, set: { visibility: 'everywhere' } }),
    );
    return id;
  };
  return {
    managedProducts: () => as({ query: { q: 'tee', in_stock: true, sort: 'price:desc' } }),
    managedProduct: () => as({ query: { id: 'TEE' } }),
    saveProduct: async () => as({ body: { document: await copied('TEE-MADE') } }),
    removeProduct: async () => {
      const document = await copied('TEE-GONE');
      const { version } = await resultOf<Kept>(post('product', { document }));
      return as({ body: { id: 'TEE-GONE', version } });
    },
    goodsChoices: () => as(),
    attributeUse: () => as({ query: { id: 'color' } }),
    managedAttributes: () => as({ query: { kind: 'one', sort: 'name:asc' } }),
    managedAttribute: () => as({ query: { id: 'color' } }),
    saveAttribute: () => as({ body: { document: attribute('sole') } }),
    removeAttribute: async () => {
      const { version } = await resultOf<Kept>(post('attribute', { document: attribute('lining') }));
      return as({ body: { id: 'lining', version } });
    },
    managedCategories: () => as({ query: { parent: 2 } }),
    managedCategory: () => as({ query: { id: '2' } }),
    saveCategory: () => as({ body: { document: { ...SALE, slug: 'sale-made' } } }),
    removeCategory: async () => {
      const { id, version } = await resultOf<{ id: string; version: string }>(
        post('category', { document: { ...SALE, slug: 'sale-gone' } }),
      );
      return as({ body: { id, version } });
    },
    managedStockLevels: () => as({ query: { product: 'JACKET' } }),
    managedStockLevel: () => as({ query: { id: 'TEE' } }),
    saveStockLevel: async () => {
      const { version, document } = await shown('stock-level', 'TEE');
      return as({ body: { id: 'TEE', version, document: { ...document, qty: 9 } } });
    },
    // A product's stock level cannot be removed.
    removeStockLevel: async () => {
      const { version } = await shown('stock-level', 'TEE');
      return { ...(await as({ body: { id: 'TEE', version } })), status: 409 };
    },
    // Files are not part of the form's schema.
    uploadShopPicture: async () => ({ ...(await as({ body: { use: 'logo' } })), status: 400 }),
    uploadPictures: async () => ({ ...(await as({ body: {} })), status: 400 }),
    sendDownloadPart: async () => {
      const upload = '11111111-2222-4333-8444-555555555555';
      return { ...(await as({ query: { upload, number: 1 }, body: {} })), status: 400 };
    },
    keepDownloadFile: async () => {
      const upload = '11111111-2222-4333-8444-666666666666';
      return { ...(await as({ body: { upload, parts: 1, name: 'Plan.pdf' } })), status: 409 };
    },
    stockMoves: () => as({ query: { sku: 'TEE', place: 'main', from: '2024-01-01', to: '2030-12-31', size: 5 } }),
    applyPriceList: () => as({ body: { csv: 'sku,price\nTEE,31\n', dry_run: true } }),
    undoPriceList: async () => {
      const { id } = await resultOf<{ id: number }>(post('price-list', { csv: 'sku,price\nTEE,32.50\n' }));
      return as({ body: { id } });
    },
    priceLists: () => as(),
    bulkEditProducts: () => as({ body: { filter: { type: 'simple' }, set: { enabled: true }, dry_run: true } }),
    bulkEditReviews: () => as({ body: { filter: {}, set: { status: 'approved' }, dry_run: true } }),
    continueBulkEdit: async () => as({ body: { id: await bulkEdit('simple') } }),
    undoBulkEdit: async () => as({ body: { id: await bulkEdit('virtual') } }),
    bulkEdits: () => as({ query: { kind: 'product' } }),
  };
}
