import type { KeptProduct, KeptShop, KeptStock } from './read-shop';
import type { WantedFile, WantedOffer } from './wanted';

export interface SaidRow {
  readonly row: number;
  readonly status: string;
  readonly product?: string | undefined;
  readonly sku: string;
  readonly reasons: readonly { readonly message: string }[];
}

export interface Comparison {
  readonly checked: number;
  readonly wrong: readonly string[];
}

type Sold = Pick<KeptProduct, 'image' | 'price' | 'sku' | 'special_price'>;

/** Compares a shop with its source file: every row is accounted for and imported as written. */
export function compare(
  wanted: WantedFile,
  said: readonly SaidRow[],
  shop: KeptShop,
  hashes: ReadonlyMap<string, string>,
): Comparison {
  const wrong: string[] = [];
  let checked = 0;
  const check = (row: number, what: string, is: unknown, should: unknown): void => {
    checked += 1;
    const [left, right] = [is, should].map((value) => JSON.stringify(value) as string | undefined);

    if (left !== right) wrong.push(`row ${row}: ${what} is ${left ?? 'missing'}, the file says ${right ?? 'nothing'}`);
  };
  const byRow = new Map(said.map((row) => [row.row, row]));
  check(
    0,
    'the list of rows',
    [...byRow.keys()].sort((a, b) => a - b),
    wanted.rows,
  );
  for (const { row, status, reasons } of said)
    if (status !== 'taken') check(row, 'a refusal with its reason', reasons.length > 0, true);

  const takenOf = (row: number): KeptProduct | undefined => {
    const found = byRow.get(row);
    if (found?.status !== 'taken') return undefined;
    const product = shop.products.get(found.product ?? '');
    check(row, 'its product in the shop', product !== undefined, true);
    return product;
  };

  for (const offer of wanted.offers) {
    const product = takenOf(offer.row);
    if (product === undefined) continue;
    const all = soldBy(product, offer, byRow.get(offer.row)?.sku ?? '');
    check(offer.row, 'what it sells', all.length > 0, true);
    for (const sold of all) {
      check(offer.row, 'price', inCents(sold.price), offer.price);
      check(offer.row, 'special price', inCents(sold.special_price), offer.special);
      check(offer.row, 'stock', stockOf(shop.stock.get(sold.sku)), offer.stock);
      const [own] = offer.pictures;
      const hash = own === undefined ? undefined : hashes.get(own);
      if (hash !== undefined && sold !== product)
        check(offer.row, 'its own picture', shop.hashOf(sold.image ?? ''), hash);
    }
  }
  for (const { row, pictures } of wanted.galleries) {
    const product = takenOf(row);
    if (product === undefined) continue;
    const should = [...new Set(pictures.flatMap((name) => hashes.get(name) ?? []))];
    const is = (product.media_gallery ?? []).map(({ image }) => shop.hashOf(image));
    check(row, 'pictures', is.slice(0, should.length), should);
  }
  wrong.push(...extraVariants(wanted, byRow, shop));
  return { checked, wrong };
}

function extraVariants(wanted: WantedFile, byRow: ReadonlyMap<number, SaidRow>, shop: KeptShop): string[] {
  const sold = new Set<string>();
  for (const offer of wanted.offers) {
    const found = byRow.get(offer.row);
    const product = shop.products.get(found?.product ?? '');
    if (found?.status === 'taken' && product !== undefined)
      for (const { sku } of soldBy(product, offer, found.sku)) sold.add(sku);
  }
  const children = [...shop.products.values()].flatMap(({ configurable_children: own }) => own ?? []);
  return children
    .filter(({ sku }) => !sold.has(sku))
    .map(({ sku }) => `the variant ${sku} stands in no row of the file`);
}

const folded = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();

function soldBy(product: KeptProduct, { choices }: WantedOffer, sku: string): readonly Sold[] {
  const { configurable_children: children, configurable_options: options = [] } = product;
  if (children === undefined) return choices.length === 0 || product.sku === sku ? [product] : [];
  const labels = new Map(
    options.flatMap(({ attribute_code: code, values }) =>
      values.map(({ value_index: value, label }) => [`${code} ${String(value)}`, folded(label)] as const),
    ),
  );
  const wanted = choices.flatMap(([, value]) => (value === undefined ? [] : [folded(value)])).sort();
  return children.filter(({ custom_attributes: own }) => {
    const chosen = own
      .filter(({ attribute_code: code }) => options.some((option) => option.attribute_code === code))
      .map(({ attribute_code: code, value }) => labels.get(`${code} ${String(value)}`) ?? '');
    if (choices.some(([, value]) => value === undefined)) return wanted.every((value) => chosen.includes(value));
    return options.length === choices.length && JSON.stringify(chosen.sort()) === JSON.stringify(wanted);
  });
}

function inCents(amount: number | null | undefined): number | undefined {
  return amount === null || amount === undefined ? undefined : Math.round(amount * 100);
}

function stockOf(record: KeptStock | undefined): WantedOffer['stock'] | undefined {
  if (record === undefined) return undefined;
  if (record.manage_stock === 0) return record.is_in_stock === 1 ? 'always' : 'never';
  return record.is_in_stock === 1 ? record.qty : 0;
}
