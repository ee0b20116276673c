// Buys the first search result as a guest: `node buy.mjs https://shop.example lamp`.
import { createShop, moneyText } from 'vitrine';
import {
  createFixedNetwork,
  createMemoryStorage,
  createNoTabs,
  createNoTelemetry,
  createSystemClock,
  createSystemIds,
  createUndiciHttp,
} from 'vitrine/node';

const [baseUrl = 'http://localhost:3000', text = 'jacket'] = process.argv.slice(2);

const shop = createShop({
  adapters: {
    http: createUndiciHttp({ baseUrl }),
    storage: createMemoryStorage(),
    network: createFixedNetwork(true),
    tabs: createNoTabs(),
    telemetry: createNoTelemetry(),
    clock: createSystemClock(),
    ids: createSystemIds(),
  },
});
await shop.start();

const { items } = await shop.catalogue.search({ text, filters: { in_stock: ['1'] }, size: 1 });
if (items[0] === undefined) throw new Error(`Nothing is found for ${text}`);
const shown = await shop.product.load({ sku: items[0].sku });
// Keeps the preselected size.
const product = await shop.product.load({ sku: shown.current.sku });
const { problems } = await shop.cart.add(product);
if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join(', '));

const ada = { firstName: 'Ada', lastName: 'Byron' };
const checkout = await shop.checkout();
await checkout.savePersonal({ ...ada, emailAddress: 'ada@shop.example' });
await checkout.saveShipping({
  ...ada,
  country: 'US',
  streetAddress: '1 Broadway',
  city: 'New York',
  state: 'New York',
  zipCode: '10004',
  phoneNumber: '+1 212 555 0100',
  shippingMethod: 'standard',
});
await checkout.savePayment({ paymentMethod: 'cashondelivery' });

await shop.cart.syncTotals();
const total = shop.cart.snapshot.totals?.grand_total ?? 0;
const placed = await (await shop.orders()).place();
if (placed.status !== 'placed') throw new Error(`The order was not placed: ${placed.status}`);
console.log(`${product.current.name}: order ${placed.number}, ${moneyText(total, 'USD', 'en-US')}`);
shop.dispose();
