import type { Platform } from '../../adapters/platform';
import type { Database } from '../../adapters/platform/ports/database';
import type { PastOrder } from '../../adapters/platform/ports/orders';
import type { BenchRow } from './bench-row';
import { onBothDatabases, timed } from './support/on-both-databases';

const ORDERS = Number(process.env['VITRINE_ORDERS'] ?? 100_000);
const AT_ONCE = 2000;
const ROUNDS = 15;
/** Milliseconds of the server at the median. */
const LIMIT = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

type Wanted = Parameters<Platform['orders']['list']>[0];
const ASKED: readonly (readonly [string, Wanted])[] = [
  ['the newest, with their sums', {}],
  ['page 1,000', { page: 1000 }],
  ['to send', { needs: 'sending' }],
  ['unpaid', { needs: 'payment' }],
  ['to refund', { needs: 'refund' }],
  ['returns', { needs: 'return' }],
  ['by number', { q: '154321' }],
  ['by e-mail address', { q: 'person777@' }],
  ['by name, which many have', { q: 'ada' }],
  ['by sku and paid', { q: 'sku-42', paid: true }],
  ['that are not there', { q: 'nobody-at-all' }],
  ['the dearest of a store', { store: 'de', sort: 'total:desc' }],
  ['of a week, by card, on their way', { from: '2026-03-02', to: '2026-03-08', payment: 'card', step: 3 }],
];

/** Lists of 100,000 orders by each kind of question, and all of them as a table. */
export function run(): Promise<BenchRow[]> {
  return onBothDatabases({ write, measure });
}

async function measure(name: string, { orders }: Platform): Promise<BenchRow[]> {
  const { total } = await orders.list({});
  if (total !== ORDERS) throw new Error(`${String(total)} orders were written, not ${String(ORDERS)}`);
  const rows: BenchRow[] = [];
  for (const [label, wanted] of ASKED) {
    const { value } = await timed(ROUNDS, () => orders.list(wanted));
    rows.push({ name: `${name}, ${String(ORDERS)} orders: ${label}`, value, limit: `${String(LIMIT)} ms` });
  }
  const began = performance.now();
  let bytes = 0;
  for await (const lines of orders.table({})) bytes += lines.length;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  rows.push({ name: `${name}: all of them as CSV`, value: `${seconds} s, ${(bytes / 1e6).toFixed(1)} MB` });
  return rows;
}

async function write(database: Database): Promise<void> {
  for (let first = 1; first <= ORDERS; first += AT_ONCE) {
    await database.write(async (db) => {
      for (let id = first; id < first + AT_ONCE && id <= ORDERS; id += 1) await db.orders.insertPast(order(id));
    });
  }
}

const FIRST_NAMES = ['Ada', 'Theo', 'Mira', 'Іванна', 'Jörg', 'Пётр'] as const;
const LETTERS = ['N', 'AB', 'D', 'LF', 'O', 'O', 'O', 'O', 'O', 'O'] as const;

function order(id: number): PastOrder {
  const number = String(100_000 + id);
  const firstName = FIRST_NAMES[id % FIRST_NAMES.length] ?? 'Ada';
  const email = `person${String(id % 30_000)}@mail.example`;
  const isCanceled = id % 23 === 0;
  const products = [0, 1, 2].map((line) => ({
    sku: `SKU-${String((id * 7 + line * 13) % 5000)}`,
    name: 'A garment with a name of some length',
    count: 1 + ((id + line) % 2),
    price: 49.5,
    row_total: 49.5,
    image: '/media/catalog/product/a/garment.svg',
    options: [
      { label: 'Colour', value: 'Pine' },
      { label: 'Size', value: 'M' },
    ],
  }));
  const address = {
    firstname: firstName,
    lastname: `Person ${String(id % 911)}`,
    street: ['48 Mercer Street'],
    city: 'New York',
    postcode: '10013',
    countryId: 'US',
    phone: `+1 212 555 ${String(1000 + (id % 9000))}`,
  };
  return {
    id,
    number,
    orderId: `order-${number}-0123456789abcdef`,
    hash: `hash-${number}`,
    cartToken: `cart-${number}`,
    storeCode: id % 5 === 0 ? 'de' : 'us',
    email,
    redirect: id % 3 !== 0,
    currency: id % 5 === 0 ? 'EUR' : 'USD',
    grandTotal: 1000 + (id % 30_011),
    units: products.map(({ sku, count: qty }) => ({ sku, qty })),
    document: {
      products,
      totals: [
        { code: 'subtotal', title: 'Subtotal', value: 148.5 },
        { code: 'grand_total', title: 'Grand total', value: 152.5 },
      ],
      addressInformation: {
        shippingAddress: address,
        billingAddress: address,
        payment_method_code: id % 3 === 0 ? 'cashondelivery' : 'card',
        shipping_method_code: 'standard',
      },
      personalDetails: { firstName, lastName: address.lastname, emailAddress: email },
    },
    result: { id, number, currency: 'USD', price: 152.5 },
    createdAt: Date.parse('2026-01-01') + Math.floor((id / ORDERS) * 300 * DAY_MS),
    customerId: undefined,
    status: isCanceled ? 'canceled' : id % 7 === 0 ? 'new' : 'paid',
    deliveryStatus: LETTERS[id % LETTERS.length] ?? 'O',
    stage: undefined,
    fulfilment: id % 40 === 0 ? { returned: [products[0]?.sku ?? ''] } : {},
    source: 'bench',
  };
}
