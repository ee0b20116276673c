import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../core/contract';
import { MAIN_PLACE } from '../../../core/contract/catalogue/stock-places';
import type { ManagedCard } from '../../../core/contract/orders/manage-gift-cards';
import type { ManagedOrder } from '../../../core/contract/orders/manage-orders';
import type { PersonDetails } from '../../../core/contract/people/manage-person';
import { BloggerShop } from '../../fixtures/bloggers';
import { resultOf } from '../../fixtures/order';
import { signIn } from '../../fixtures/signed-in';
import { dialogForms, refusedFields, type DialogForm, type FormRecords } from './dialog-forms';
import { withMember } from './violations';

const SHOWN: FormRecords = { order: '', line: {}, address: {}, person: '', revision: '', card: '' };
const NAMES = dialogForms(SHOWN).map(({ name }) => name);

let shop: BloggerShop;
let admin: string;
let records: FormRecords;
const ask = <T>(path: string) =>
  resultOf<T>(shop.fixture.call('GET', `/api/manage/${path}${path.includes('?') ? '&' : '?'}token=${admin}`));

beforeAll(async () => {
  shop = await BloggerShop.open({ starter: true });
  const { platform } = shop.fixture;
  const depot = { ...MAIN_PLACE, code: 'depot', name: { en: 'Depot' } };
  await platform.commerce.write({ stock_places: [MAIN_PLACE, depot] });
  const person = { source: 'test', lastname: '', addresses: [], groupId: 1, bonus: 0, currency: 'USD', roles: [] };
  await platform.people.write(async (people) => {
    await people.writePerson({ ...person, email: 'alma@shop.test', firstname: 'Alma', roles: ['admin'] });
    await people.writePerson({ ...person, email: 'eve@shop.test', firstname: 'Eve' });
  });
  ({ token: admin } = await signIn(shop.fixture, 'alma@shop.test'));
  const eve = await signIn(shop.fixture, 'eve@shop.test');
  const { number } = await shop.buy([{ sku: 'TEE', qty: 3 }], { token: eve.token });
  const order = await ask<ManagedOrder>(`order?id=${number}`);
  const { revision } = await ask<PersonDetails>(`person-details?id=${String(eve.id)}`);
  const issue = { key: 'form-0000', store: 'us', amount: 20, email: 'eve@shop.test', note: 'Late' };
  const card = await resultOf<ManagedCard>(shop.fixture.call('POST', `/api/manage/gift-card?token=${admin}`, issue));
  records = {
    ...{ order: number, line: { line: 0, qty: 2 }, address: order.edit_address ?? {} },
    ...{ person: String(eve.id), revision, card: card.id },
  };
});
afterAll(() => shop.close());

const formOf = (name: string): DialogForm => {
  const form = dialogForms(records).find((one) => one.name === name);
  if (form === undefined) throw new Error(`No form ${name}`);
  return form;
};

const send = ({ path, access }: Endpoint, body: object) =>
  shop.fixture.call('POST', `${path}?token=${access === 'staff' ? admin : shop.lotte.token}`, body);

describe('a rule of a dialog is a rule of the shop', () => {
  it.each(NAMES)('refuses by field what the form does not send: %s', async (name) => {
    const { endpoint, input, violations } = formOf(name);
    const missed: string[] = [];
    for (const { path, value, breaks } of violations) {
      const { status, json } = await send(endpoint, withMember(input, path, value));
      const fields = (refusedFields.safeParse(json).data?.meta.errors ?? []).map(({ field }) =>
        field.replaceAll(/\[(\d+)\]/g, '.$1'),
      );
      const isNamed = fields.some((field) => field === path || field.startsWith(`${path}.`));
      if ((status !== 400 && status !== 422) || !isNamed)
        missed.push(`${path} = ${JSON.stringify(value)?.slice(0, 40)} (${breaks}): ${String(status)} names ${fields.join() || JSON.stringify(json)?.slice(0, 200)}`);
    }
    expect(missed).toEqual([]);
  });

  it.each(NAMES)('accepts what the form sends: %s', async (name) => {
    const { endpoint, input, refused } = formOf(name);
    const { status, json } = await send(endpoint, input);
    if (refused === undefined) expect({ status, json }).toMatchObject({ status: 200 });
    else expect(JSON.stringify(json)).toContain(refused);
  });
});
