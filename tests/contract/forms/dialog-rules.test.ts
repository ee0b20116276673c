import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../core/contract';
import { MAIN_PLACE } from '../../../core/contract/catalogue/stock-places';
import type { ManagedCard } from '../../../core/contract/orders/manage-gift-cards';
import type { ManagedOrder } from '../../../core/contract/orders/manage-orders';
import type { PersonDetails } from '../../../core/contract/people/manage-person';
import { BloggerShop } from '../../fixtures/bloggers';
import { resultOf } from '../../fixtures/order';
import { signIn } from '../../fixtures/signed-in';
import { dialogForms, RECORD_FIELDS, refusedFields, type DialogForm, type FormRecords } from './dialog-forms';
import { UNSENT_FIELDS } from './unsent-fields';
import { withMember, type Violation } from './violations';

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

const send = ({ path, access, method, bodyKind }: Endpoint, input: Readonly<Record<string, unknown>>) => {
  const at = `${path}?token=${access === 'staff' ? admin : shop.lotte.token}`;
  const entries = Object.entries(input).filter(([, value]) => value !== undefined);
  if (method === 'GET')
    return shop.fixture.call('GET', `${at}&${String(new URLSearchParams(entries.map(([k, v]) => [k, String(v)])))}`);
  return bodyKind === 'multipart' ? sendForm(at, entries) : shop.fixture.call('POST', at, input);
};

async function sendForm(path: string, entries: readonly (readonly [string, unknown])[]) {
  const body = new FormData();
  for (const [name, value] of entries) for (const one of [value].flat()) body.append(name, String(one));
  const response = await shop.fixture.platform.fetch(new Request(`http://shop.test${path}`, { method: 'POST', body }));
  return { status: response.status, json: (await response.json()) as unknown }; // sound: checked by its reader
}

/** Returns undefined for a refusal that names the field, else what the shop answered. */
async function missed({ endpoint, input }: DialogForm, { path, value, breaks }: Violation) {
  const { status, json } = await send(endpoint, withMember(input, path, value));
  const named = (refusedFields.safeParse(json).data?.meta.errors ?? []).map(({ field }) =>
    field.replaceAll(/\[(\d+)\]/g, '.$1'),
  );
  const isNamed = named.some((field) => field === path || field.startsWith(`${path}.`));
  if ((status === 400 || status === 422) && isNamed) return undefined;
  return `${path} (${breaks}): ${String(status)} names ${named.join() || 'nothing'}`;
}

const FIELD = /<(?:AreaField|Field|FigureField|input|NumberField|SelectField|textarea)\b/;
const FOLDERS = ['ui/pages/manage', 'ui/routes/manage', 'ui/pages/cabinet', 'ui/routes/cabinet'];
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...FOLDERS], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => file.endsWith('.tsx'));

describe('the rules of dialogs', () => {
  it('cover every component with a field', () => {
    const sent = dialogForms(SHOWN).flatMap((form) => form.files);
    const withFields = files.filter((file) => FIELD.test(readFileSync(file, 'utf8')));
    const isOfRecords = (file: string) => RECORD_FIELDS.some((folder) => file.startsWith(folder));
    const known = [...new Set([...sent, ...UNSENT_FIELDS])].sort();
    expect(withFields.filter((file) => !isOfRecords(file) && !known.includes(file))).toEqual([]);
    expect(known.filter((file) => !files.includes(file))).toEqual([]);
  });

  it('take the limits of fields from the contract', () => {
    const sent = [...new Set(dialogForms(SHOWN).flatMap((form) => form.files))];
    const typed = sent.filter((file) => /maxLength(?:=\{|: )\d/.test(readFileSync(file, 'utf8')));
    expect(typed).toEqual([]);
  });

  it.each(NAMES)('refuse by field what the form does not send: %s', async (name) => {
    const form = formOf(name);
    const answers: (string | undefined)[] = [];
    for (const violation of form.violations) answers.push(await missed(form, violation));
    expect(answers.filter((answer) => answer !== undefined)).toEqual([]);
  });

  it.each(NAMES)('accept what the form sends: %s', async (name) => {
    const { endpoint, input, refused } = formOf(name);
    const { status, json } = await send(endpoint, input);
    if (refused === undefined) expect({ status, json }).toMatchObject({ status: 200 });
    else expect(JSON.stringify(json)).toContain(refused);
  });
});
