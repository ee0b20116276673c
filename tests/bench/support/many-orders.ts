import type { Database } from '../../../adapters/platform/ports/database';
import type { PastOrder } from '../../../adapters/platform/ports/orders/orders';

const AT_ONCE = 2000;
const DAY_MS = 24 * 60 * 60 * 1000;

export async function writeManyOrders(database: Database, count: number, after = 0): Promise<void> {
  const last = after + count;
  for (let first = after + 1; first <= last; first += AT_ONCE) {
    await database.write(async (db) => {
      for (let id = first; id < first + AT_ONCE && id <= last; id += 1) {
        await db.orders.insertPast(order(id, (id - after) / count));
      }
    });
  }
}

const FIRST_NAMES = ['Ada', 'Theo', 'Mira', 'Іванна', 'Jörg', 'Пётр'] as const;
const LETTERS = ['N', 'AB', 'D', 'LF', 'O', 'O', 'O', 'O', 'O', 'O'] as const;

function order(id: number, share: number): PastOrder {
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
    createdAt: Date.parse('2026-01-01') + Math.floor(share * 300 * DAY_MS),
    customerId: undefined,
    status: isCanceled ? 'canceled' : id % 7 === 0 ? 'new' : 'paid',
    deliveryStatus: LETTERS[id % LETTERS.length] ?? 'O',
    stage: undefined,
    fulfilment: id % 40 === 0 ? { returned: [products[0]?.sku ?? ''] } : {},
    source: 'bench',
  };
}
