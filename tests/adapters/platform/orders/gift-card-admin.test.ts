import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../adapters/demo';
import type { SignedIn, User } from '../../../../core/contract';
import type { GiftCardRow, ManagedCard } from '../../../../core/contract/orders/manage-gift-cards';
import { GIFT_CARD_LIMITS } from '../../../../core/contract/orders/manage-gift-cards';
import type { MonthClosing } from '../../../../core/staff';
import { approve, giftCardFor, writeGiftCard } from '../../../fixtures/gift-cards';
import { cartWith, orderOf, resultOf } from '../../../fixtures/order';
import { DATABASES, openRawShop, type RawShop } from '../../../fixtures/raw-shop';
import { runs } from '../../../fixtures/runs';
import { signIn } from '../../../fixtures/signed-in';

describe.each(DATABASES)('gift cards for staff on %s', (kind) => {
  let shop: RawShop;
  let staff: SignedIn;
  let forms = 0;
  beforeEach(async () => {
    shop = await openRawShop(kind);
    await seedPeople(shop.platform.people, { now: shop.clock.now() });
    await writeGiftCard(shop);
    staff = await signIn(shop, 'mira@vitrine.example');
  });
  afterEach(() => shop.end());

  const nextKey = () => `card-form-${String((forms += 1))}`;
  const post = (path: string, body: object) => shop.call('POST', `/api/manage/${path}?token=${staff.token}`, body);
  const issue = (more: object = {}) =>
    post('gift-card', {
      key: nextKey(),
      store: 'us',
      amount: 20,
      email: 'eve@shop.test',
      note: 'Late parcel',
      ...more,
    });
  const issued = (more?: object) => resultOf<ManagedCard>(issue(more));
  const list = (query = '') =>
    resultOf<{ items: GiftCardRow[]; total: number; owed: object[] }>(
      shop.call('GET', `/api/manage/gift-cards?token=${staff.token}${query}`),
    );
  const show = (id: string) =>
    resultOf<ManagedCard>(shop.call('GET', `/api/manage/gift-card?id=${id}&token=${staff.token}`));
  const bought = async (answers: object, email = 'ada@shop.test') => {
    const cart = await cartWith(shop, [{ sku: 'GIFT', product_option: { extension_attributes: answers } }]);
    const order = await orderOf(shop, cart, { payment: 'card', email });
    await resultOf(shop.call('POST', '/api/order', order));
    await approve(shop, order.order_id);
  };
  const codeOf = async (contact: string) => {
    const mails = (await shop.platform.outbox.list(contact)).filter(({ kind: of }) => of === 'gift-card');
    return /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(mails[0]?.text ?? '')?.[0] ?? '';
  };
  const balanceOf = (code: string) => shop.call('POST', '/api/gift-card/balance', { code });

  it('are issued as goodwill, mailed, and pay an order; the history says so and hides the code', async () => {
    const card = await issued({ recipient: 'Eve', message: 'Sorry!' });
    expect(card).toMatchObject({ state: 'active', value: 20, balance: 20, currency: 'USD', order: null });
    const code = await codeOf('eve@shop.test');
    expect(JSON.stringify(await list())).not.toContain(code);
    const cart = await cartWith(shop, [{ sku: 'TEE', qty: 2 }]);
    await resultOf(shop.call('POST', `/api/cart/apply-gift-card?cartId=${cart}`, { code }));
    const { number } = await resultOf<{ number: string }>(shop.call('POST', '/api/order', await orderOf(shop, cart)));
    const spent = await show(card.id);
    expect(spent.history).toMatchObject([
      { act: 'issue', amount: 20, who: 'mira@vitrine.example', note: 'Late parcel' },
      { act: 'spend', amount: -20, order: number },
    ]);
    expect(spent).toMatchObject({ state: 'used-up', balance: 0 });
  });

  it('are found by the end of the code, the whole code, order, recipient, status and person', async () => {
    const ada = await signIn(shop, 'ada@shop.test');
    const bought = await giftCardFor(shop, 'ada@shop.test');
    await issued();
    const [own] = (await list(`&q=${bought.slice(-4)}`)).items;
    expect(own).toMatchObject({ code: `•••• •••• •••• ${bought.slice(-4)}`, value: 50, email: 'ada@shop.test' });
    expect((await list(`&q=${bought}`)).items).toEqual([own]);
    expect((await list(`&q=${own?.order ?? ''}`)).items).toEqual([own]);
    expect((await list('&q=eve')).items).toMatchObject([{ value: 20, order: null }]);
    expect((await list('&state=used-up')).items).toEqual([]);
    expect((await list(`&person=${String(ada.id)}`)).items).toEqual([own]);
    expect((await show(own?.id ?? '')).history[0]).toMatchObject({ act: 'issue', amount: 50, order: own?.order });
  });

  it('are topped up with a reason, blocked and unblocked, and resent', async () => {
    const { id } = await issued();
    const code = await codeOf('eve@shop.test');
    const key = nextKey();
    const more = { id, key, amount: 5.5, note: 'And a little more' };
    await Promise.all([resultOf(post('gift-card-top-up', more)), resultOf(post('gift-card-top-up', more))]);
    expect(await balanceOf(code)).toMatchObject({ json: { result: { balance: 25.5, value: 25.5 } } });
    expect(await resultOf<ManagedCard>(post('gift-card-act', { id, act: 'block' }))).toMatchObject({
      state: 'blocked',
    });
    expect(await balanceOf(code)).toMatchObject({ status: 409, json: { meta: { error: 'gift_card_blocked' } } });
    await resultOf(post('gift-card-act', { id, act: 'unblock' }));
    await resultOf(post('gift-card-act', { id, act: 'send' }));
    expect(
      (await shop.platform.outbox.list('eve@shop.test')).filter(({ kind: of }) => of === 'gift-card'),
    ).toHaveLength(2);
    expect((await show(id)).history.map(({ act }) => act)).toEqual(['issue', 'top-up', 'block', 'unblock', 'send']);
  });

  it('return the same card for a repeated form, and refuse its key for anything else', async () => {
    const key = nextKey();
    const first = await issued({ key });
    expect((await issued({ key })).id).toBe(first.id);
    const reused = { status: 400, json: { meta: { errors: [{ field: 'key' }] } } };
    for (const other of [{ amount: 21 }, { email: 'ada@shop.test' }, { store: 'de' }])
      expect(await issue({ key, ...other })).toMatchObject(reused);
    const topUp = { id: first.id, key: nextKey(), amount: 5, note: 'More' };
    await resultOf(post('gift-card-top-up', topUp));
    expect((await resultOf<ManagedCard>(post('gift-card-top-up', topUp))).balance).toBe(25);
    const other = await issued();
    for (const more of [{ amount: 6 }, { id: other.id }, { key }])
      expect(await post('gift-card-top-up', { ...topUp, ...more })).toMatchObject(reused);
    expect((await list()).items.map(({ balance }) => balance).sort()).toEqual([20, 25]);
  });

  it('cannot be issued by staff to themselves, by a plus address or as the buyer', async () => {
    for (const email of ['mira@vitrine.example', 'Mira+gift@Vitrine.example'])
      expect((await issue({ email })).status).toBe(403);
    expect((await list()).total).toBe(0);
    await shop.platform.cards.issue({
      ...{ key: nextKey(), store: 'us', amount: 20, email: 'mira+gift@vitrine.example', note: 'From the owner' },
    });
    const [own] = (await list()).items;
    const topUp = { id: own?.id, key: nextKey(), amount: 5, note: 'More' };
    expect((await post('gift-card-top-up', topUp)).status).toBe(403);
    const given = await giftCardFor(shop, 'mira@vitrine.example');
    const [got] = (await list(`&q=${given}`)).items;
    expect((await post('gift-card-top-up', { ...topUp, id: got?.id, key: nextKey() })).status).toBe(403);
    staff = await signIn(shop, 'alma@vitrine.example');
    expect((await post('gift-card-top-up', topUp)).status).toBe(200);
  });

  it('are not given by staff to themselves as the guest who bought them without a receiver', async () => {
    await bought({}, 'Mira+gift@vitrine.example');
    const [own] = (await list()).items;
    expect(own).toMatchObject({ state: 'active', person: null });
    const topUp = { id: own?.id, key: nextKey(), amount: 5, note: 'More' };
    expect((await post('gift-card-top-up', topUp)).status).toBe(403);
  });

  it('are listed with the person whose address they were sent to once it is confirmed, in any case', async () => {
    await bought({ custom_options: [{ option_id: 2, option_value: ' Eve@Shop.test' }] });
    await issued();
    const customer = { firstname: 'Eve', lastname: 'Stranger', email: 'eve@shop.test' };
    const password = 'a long passphrase';
    await resultOf(shop.call('POST', '/api/user/create', { customer, password }));
    const login = { username: customer.email, password };
    const stranger = await resultOf<SignedIn>(shop.call('POST', '/api/user/login', login));
    const { id } = await resultOf<User>(shop.call('GET', `/api/user/profile-account?token=${stranger.token}`));
    expect((await list(`&person=${String(id)}`)).items).toEqual([]);
    await signIn(shop, customer.email);
    expect((await list(`&person=${String(id)}`)).items.map(({ value }) => value).sort()).toEqual([20, 50]);
  });

  it('are found by a name that looks like a code', async () => {
    await issued({ recipient: 'Alexander Schmidt' });
    expect((await list('&q=Alexander%20Schmidt')).items).toMatchObject([{ recipient: 'Alexander Schmidt' }]);
  });

  it('are refused by field, and once they have expired', async () => {
    for (const wrong of [
      { amount: GIFT_CARD_LIMITS.amount + 1 },
      { amount: 1.005 },
      { amount: 0 },
      { email: 'nonsense' },
      { recipient: 'Win at http://evil.example' },
      { note: ' ' },
      { store: 'mars' },
    ])
      expect([wrong, (await issue(wrong)).status]).toEqual([wrong, 400]);
    const { id } = await issued();
    const { id: blocked } = await issued();
    await resultOf(post('gift-card-act', { id: blocked, act: 'block' }));
    const { expires_at: end } = await show(blocked);
    await shop.clock.advance(Date.parse(end ?? '') - shop.clock.now());
    staff = await signIn(shop, 'mira@vitrine.example');
    for (const card of [id, blocked]) {
      const late = await post('gift-card-top-up', { id: card, key: nextKey(), amount: 5, note: 'Late' });
      expect(late).toMatchObject({ status: 409, json: { meta: { error: 'card_closed' } } });
    }
  });

  it('have the same balances in the list and the reports: issued, added and not spent', async () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 4 });
    let sum = 0;
    await fc.assert(
      fc.asyncProperty(amounts, async ([first = 1, ...more]) => {
        const { id } = await issued({ amount: first / 100 });
        for (const cents of more)
          await resultOf(post('gift-card-top-up', { id, key: nextKey(), amount: cents / 100, note: 'More' }));
        sum += first + more.reduce((all, one) => all + one, 0);
        const { owed, total } = await list();
        expect(owed).toEqual([{ currency: 'USD', cards: total, balance: sum / 100 }]);
      }),
      { numRuns: runs(4, 60) },
    );
    const month = new Date(shop.clock.now()).toISOString().slice(0, 7);
    const closing = await resultOf<MonthClosing>(
      shop.call('GET', `/api/manage/month-closing?month=${month}&token=${staff.token}`),
    );
    expect(closing.owed.map(({ gift_card_balance: of }) => of)).toEqual([sum / 100]);
  });

  it('lose name, address and message of an erased recipient, and keep their balance', async () => {
    const { id } = await issued({ recipient: 'Eve', message: 'Sorry!' });
    await shop.platform.privacy.erase('eve@shop.test');
    expect(await show(id)).toMatchObject({ recipient: '', email: '', balance: 20 });
  });
  it('name the recipient even if the email is gone from the outbox', async () => {
    const { id } = await issued({ recipient: 'Eve' });
    await shop.run('DELETE FROM outbox');
    expect(await shop.platform.privacy.export('eve@shop.test')).toMatchObject({
      result: { gift_cards: [{ recipient: 'Eve' }] },
    });
    await shop.platform.privacy.erase('eve@shop.test');
    expect(await show(id)).toMatchObject({ recipient: '', email: '', balance: 20 });
    expect(await shop.platform.privacy.export('eve@shop.test')).not.toMatchObject({ kind: 'done' });
  });

  it('are in the change log with the amount, without addresses and codes', async () => {
    const { id } = await issued();
    await resultOf(post('gift-card-top-up', { id, key: nextKey(), amount: 5, note: 'More' }));
    await resultOf(post('gift-card-act', { id, act: 'block' }));
    const log = await resultOf<{ items: object[] }>(
      shop.call('GET', `/api/manage/log?kind=gift_card&token=${staff.token}`),
    );
    const who = { who: 'mira@vitrine.example', record: id };
    expect(log.items).toMatchObject([
      { ...who, action: 'changed', changes: [{ path: 'act', to: 'block' }] },
      { ...who, action: 'changed' },
      { ...who, action: 'created' },
    ]);
    expect(JSON.stringify(log)).toContain('"to":5');
    expect(JSON.stringify(log)).not.toContain('eve@');
  });
});
