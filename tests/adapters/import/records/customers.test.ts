import { describe, expect, it } from 'vitest';
import { uploadedRecords } from '../../../../cli/composition/composition-imports';
import { seedPeople } from '../../../../adapters/demo';
import { resultOf } from '../../../fixtures/order';
import { signIn } from '../../../fixtures/signed-in';
import { pastShop } from './past-shop';

const { fixture, run, listed } = pastShop('customers', { userGroups: [{ id: 2 }], recordReader: uploadedRecords });

const SHOPIFY = {
  ...{ 'Customer ID': "'77", 'First Name': 'Ida', 'Last Name': 'Berg', Email: 'Ida@Example.com' },
  ...{
    'Accepts Email Marketing': 'yes',
    'Default Address Company': 'Berg GmbH',
    'Default Address Address1': 'Torstr. 1',
  },
  ...{ 'Default Address Address2': 'Hof', 'Default Address City': 'Berlin', 'Default Address Province Code': '' },
  ...{
    'Default Address Country Code': 'DE',
    'Default Address Zip': "'10119",
    'Default Address Phone': "'+49 30 123456",
  },
  ...{ Phone: '', 'Accepts SMS Marketing': 'no', 'Total Spent': '12.00', Tags: 'VIP' },
};

describe("customers of Shopify's export", () => {
  it('are imported as unconfirmed, with their address and consent, and without mail', async () => {
    expect(await run([SHOPIFY])).toEqual({
      ...{ kind: 'customers', file: 'customers.csv', format: 'shopify', dry_run: false, rows: 1 },
      ...{ created: 1, existing: 0, refused: 0, also: { addresses: 1, subscribers: 1 }, refusals: [], notes: [] },
      ignored_columns: ['Customer ID', 'Accepts SMS Marketing', 'Total Spent', 'Tags'],
    });
    expect(await fixture().platform.outbox.list()).toEqual([]);
    expect(await listed('subscribers')).toMatchObject({ items: [{ email: 'ida@example.com' }] });
    const found = await fixture().platform.past.people.write((people) => people.personOf('ida@example.com'));
    expect(found).toMatchObject({ addresses: 1 });
    expect((await signIn(fixture(), 'ida@example.com')).addresses).toEqual([
      {
        ...{ firstname: 'Ida', lastname: 'Berg', company: 'Berg GmbH', street: ['Torstr. 1', 'Hof'], city: 'Berlin' },
        ...{ postcode: '10119', countryId: 'DE', phone: '+49 30 123456', email: 'ida@example.com' },
      },
    ]);
  });

  it('get no permission and no order of others: an existing account of someone else is unchanged, and so is consent', async () => {
    await signIn(fixture(), 'ida@example.com');
    const report = await run([SHOPIFY]);
    expect([report.created, report.existing, report.also]).toEqual([0, 1, {}]);
    expect(await listed('subscribers')).toMatchObject({ total: 0 });
    const found = await fixture().platform.past.people.write((people) => people.personOf('ida@example.com'));
    expect(found).toMatchObject({ addresses: 0 });
  });

  it('are not subscribed again after they unsubscribed', async () => {
    await run([SHOPIFY]);
    const { platform } = fixture();
    const shown = await platform.records.show('subscribers', 'ida@example.com');
    const { version } = (shown as { readonly result: { readonly version: string } }).result;
    await platform.records.remove('subscribers', 'ida@example.com', version);
    await run([SHOPIFY]);
    expect(await listed('subscribers')).toMatchObject({ total: 0 });
  });

  it('are not subscribed by the file after they unsubscribed as guests', async () => {
    const { platform } = fixture();
    await fixture().call('POST', '/api/newsletter/subscribe', { email: 'Ida@example.com', store: 'us' });
    const [mail] = await platform.outbox.list('ida@example.com');
    const path = /\/api\/newsletter\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
    for (const act of ['confirm', 'leave'])
      await platform.fetch(new Request(`http://shop.test${path}/${act}`, { method: 'POST' }));
    expect(await listed('subscribers')).toMatchObject({ total: 0 });
    const note = { row: 2, about: 'ida@example.com', reason: 'unsubscribed here, and stays without the newsletter' };
    expect(await run([SHOPIFY], { dryRun: true })).toMatchObject({ notes: [note] });
    expect(await run([SHOPIFY])).toMatchObject({ created: 1, also: { addresses: 1 }, notes: [note] });
    expect(await listed('subscribers')).toMatchObject({ total: 0 });
  });

  it('are refused after they were erased', async () => {
    await run([SHOPIFY]);
    await fixture().platform.privacy.erase('ida@example.com');
    const report = await run([SHOPIFY]);
    expect(report.also).toEqual({});
    expect(report).toMatchObject({
      ...{ created: 0, refused: 1 },
      refusals: [
        { row: 2, about: 'ida@example.com', reason: 'was erased here: only the person can open an account again' },
      ],
    });
    expect(await listed('subscribers')).toMatchObject({ total: 0 });
  });

  it('are subscribed only if none of their rows says no', async () => {
    const no = { ...SHOPIFY, 'Accepts Email Marketing': 'no' };
    expect((await run([SHOPIFY, no])).also).not.toHaveProperty('subscribers');
    const bo = { ...SHOPIFY, Email: 'bo@example.com' };
    expect((await run([bo, { ...bo, 'Accepts Email Marketing': '' }])).also).toMatchObject({ subscribers: 1 });
  });

  it('are only counted in a dry run', async () => {
    expect(await run([SHOPIFY], { dryRun: true })).toMatchObject({
      created: 1,
      also: { addresses: 1, subscribers: 1 },
    });
    expect(await listed('people')).toMatchObject({ total: 0 });
  });

  it('sign in by phone if they have no email address', async () => {
    const { Email: _none, ...rest } = SHOPIFY;
    expect(await run([{ ...rest, Email: '', Phone: "'+49 171 1234567" }])).toMatchObject({ created: 1 });
    expect((await signIn(fixture(), '+491711234567')).firstname).toBe('Ida');
  });
});

describe('customers of other shops', () => {
  it('are read from WooCommerce, PrestaShop and tables in other languages', async () => {
    const woo = {
      ...{ Name: 'Ann Lee Fox', Username: 'ann', 'Date Registered': '2021-03-01 10:00:00', Email: 'ann@example.com' },
      ...{ Orders: '2', 'Country / Region': 'US', City: 'Calder', Region: 'MI', 'Postal Code': '49628' },
    };
    const woocommerce = await run([woo]);
    expect(woocommerce).toMatchObject({ format: 'woocommerce', created: 1, also: { refused_addresses: 1 } });
    expect(woocommerce.notes[0]).toMatchObject({ row: 2, about: 'ann@example.com' });
    const presta = {
      ...{ ID: '1', 'Social title': 'Mr.', 'First name': 'Bo', 'Last name': 'Ek', 'Email address': 'bo@example.com' },
      ...{ Newsletter: '1', Registration: '2022-05-06 07:08:09', 'Partner offers': '0' },
    };
    expect(await run([presta])).toMatchObject({ format: 'prestashop', created: 1, also: { subscribers: 1 } });
    const german = {
      ...{ Vorname: 'Cy', Nachname: 'Dahl', 'E-Mail': 'cy@example.com', Telefon: '030 1234567', Straße: 'Weg 2' },
      ...{ PLZ: '1010', Ort: 'Wien', Land: 'Österreich' },
    };
    expect(await run([german])).toMatchObject({ format: 'table', created: 1, also: { addresses: 1 } });
    expect((await signIn(fixture(), 'cy@example.com')).addresses).toMatchObject([
      { countryId: 'AT', phone: '030 1234567' },
    ]);
    expect(await listed('people')).toMatchObject({ total: 3 });
  });

  it('are read by a mapping, and rows with the same address are one customer', async () => {
    const row = {
      Kontakt: 'eva@example.com',
      Wer: 'Eva',
      Weg: '1 rue de Rivoli',
      Stadt: 'Paris',
      Code: '75001',
      Wo: 'FR',
    };
    const map = 'email=Kontakt,lastname=Wer,street=Weg,city=Stadt,postcode=Code,country=Wo';
    const report = await run([row, { ...row, Weg: '2 rue de Rivoli', Kontakt: 'EVA@example.com' }, row], { map });
    expect(report).toMatchObject({ rows: 3, created: 1, ignored_columns: [] });
    await expect(run([row])).rejects.toThrow('needs a column for email');
    await expect(run([row], { map: 'mail=Kontakt' })).rejects.toThrow('fields are email');
  });

  it('are refused by row without a usable contact', async () => {
    const { refusals, refused } = await run([
      { ...SHOPIFY, Email: 'nobody' },
      { ...SHOPIFY, Email: '' },
    ]);
    expect(refused).toBe(2);
    expect(refusals.map(({ row, column }) => [row, column])).toEqual([
      [2, 'Email'],
      [3, 'Email'],
    ]);
  });
});

describe('customers uploaded by staff', () => {
  const GROUPED = 'email,_website,_store,confirmation,created_at,firstname,middlename,lastname,group_id,password_hash';
  const upload = async (contact: string, email: string) => send((await signIn(fixture(), contact)).token, email);
  const send = async (token: string, email: string) => {
    const form = new FormData();
    form.append('file', new Blob([`${GROUPED}\n${email},base,default,,,Ida,,Berg,2,\n`]), 'customers.csv');
    const url = `http://shop.test/api/manage/import-records?kind=customers&token=${token}`;
    const reply = await fixture().platform.fetch(new Request(url, { method: 'POST', body: form }));
    return resultOf(Promise.resolve({ status: reply.status, json: (await reply.json()) as unknown }));
  };

  it('get a price group only from users who may change settings', async () => {
    await seedPeople(fixture().platform.people, { now: fixture().clock.now() });
    const note = { column: 'group_id', about: 'ida@example.com' };
    expect(await upload('mira@vitrine.example', 'ida@example.com')).toMatchObject({ created: 1, notes: [note] });
    expect((await signIn(fixture(), 'ida@example.com')).group_id).toBe(1);
    expect(await upload('alma@vitrine.example', 'bo@example.com')).toMatchObject({ created: 1, notes: [] });
    expect((await signIn(fixture(), 'bo@example.com')).group_id).toBe(2);
  });

  it('are imported one file at a time', async () => {
    await seedPeople(fixture().platform.people, { now: fixture().clock.now() });
    const { token } = await signIn(fixture(), 'mira@vitrine.example');
    const [one, other] = await Promise.allSettled([send(token, 'ida@example.com'), send(token, 'bo@example.com')]);
    const failed = [one, other].find(({ status }) => status === 'rejected');
    expect(String((failed as PromiseRejectedResult | undefined)?.reason)).toContain('update_running'); // sound: found by it
    expect(await send(token, 'cy@example.com')).toMatchObject({ created: 1 });
  });
});
