import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STORE_VIEWS } from '../../../../../core/shopper';
import { pageTextsOf } from '../../../../../adapters/platform/messages/pages/page-texts';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

const STORES = STORE_VIEWS.map((store) => store.storeCode);

const SAID: Readonly<Record<string, readonly [lang: string, approve: RegExp, subject: RegExp]>> = {
  us: ['en', /Pay \$\d/, /^Your order /],
  en: ['en', /Pay \$\d/, /^Your order /],
  eu: ['en', /Pay \d+\.\d\d\s€/, /^Your order /],
  de: ['de', /\d+,\d\d\s€ bezahlen/, /^Deine Bestellung /],
  ru: ['ru', /Оплатить [\d\s]+,\d\d\s₽/, /^Ваш заказ /],
  ua: ['uk', /Сплатити \d+,\d\d\s€/, /^Ваше замовлення /],
  cn: ['zh', /支付 \$\d/, /^您的订单 /],
};

let fixture: FixturePlatform;
beforeAll(async () => {
  fixture = await openFixturePlatform({ stores: STORES });
});
afterAll(() => fixture.platform.close());

let orders = 0;
async function payLater(store: string): Promise<string> {
  orders += 1;
  const token = await cartWith(fixture, [{ sku: 'TEE', qty: 1 }], store);
  const order = await orderOf(fixture, token, { payment: 'card', orderId: `unique-${orders}-${store}`, store });
  await resultOf(fixture.call('POST', `/api/order?storeCode=${store}`, order));
  return order.order_id;
}

describe('pages and emails of the platform', () => {
  it.each(STORES)('are in the language of the store %s', async (store) => {
    const [lang, approve, subject] = SAID[store] ?? ['', /^$/, /^$/];
    const id = await payLater(store);
    const html = await (await fixture.platform.fetch(new Request(`http://shop.test/pay/${id}`))).text();
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toMatch(approve);
    const [mail] = await fixture.platform.outbox.list();
    expect(mail?.subject).toMatch(subject);
    expect(mail?.language).toBe(lang);
    const words = `${html.replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ')} ${mail?.text.replace(/https?:\S+/g, '') ?? ''}`;
    if (lang !== 'en') expect(words).not.toMatch(/\b(order|pay|total|shipping|thank)\b/i);
  });

  it('link back to the store of the order', async () => {
    const id = await payLater('de');
    const answer = await fixture.platform.fetch(
      new Request(`http://shop.test/pay/${id}`, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) }),
    );
    expect(answer.headers.get('location')).toBe(`/de/successful-payment?order=${id}`);
    const again = await (await fixture.platform.fetch(new Request(`http://shop.test/pay/${id}`))).text();
    expect(again).toContain('ist schon bezahlt');
    expect(again).toContain(`href="/de/successful-payment?order=${id}"`);
  });

  it('have the same messages with the same placeholders in each language', () => {
    const blanks = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    const english = STORE_VIEWS.find((store) => store.storeCode === 'us');
    if (english === undefined) throw new Error('No store us');
    const keys = ['pay.title', 'pay.heading', 'pay.test', 'order.hello', 'order.placed', 'sum.included'] as const;
    for (const store of STORE_VIEWS) {
      for (const key of keys) expect(blanks(pageTextsOf(store)(key)), key).toEqual(blanks(pageTextsOf(english)(key)));
    }
  });
});
