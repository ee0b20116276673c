import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ImportFileError } from '../../../adapters/import';
import { importCustomers } from '../../../adapters/import/customers/import-customers';
import { resultOf } from '../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { signIn } from '../../fixtures/signed-in';
import { csvOf } from './import-shop';

let fixture: FixturePlatform;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-customers-'));
  fixture = await openFixturePlatform({ userGroups: [{ id: 2 }] });
});
afterEach(async () => {
  await fixture.platform.close();
  await rm(folder, { recursive: true, force: true });
});

const MAIN = {
  ...{
    email: '',
    _website: 'base',
    _store: 'default',
    confirmation: '',
    created_at: '',
    firstname: '',
    middlename: '',
  },
  ...{ lastname: '', group_id: '', password_hash: '' },
};
const BESIDE = {
  ...{ _address_firstname: '', _address_lastname: '', _address_company: '', _address_street: '', _address_city: '' },
  ...{
    _address_region: '',
    _address_postcode: '',
    _address_country_id: '',
    _address_telephone: '',
    _address_vat_id: '',
  },
  ...{ _address_default_billing_: '', _address_default_shipping_: '' },
};
const BERLIN = {
  ...{
    _address_street: 'Torstr. 1\nHof',
    _address_city: 'Berlin',
    _address_postcode: '10119',
    _address_country_id: 'DE',
  },
  _address_telephone: '+49 30 123456',
};
const VERONICA = {
  ...{ email: 'Roni_Cost@example.com', created_at: '2021-03-01 09:30:00', firstname: 'Veronica', lastname: 'Costello' },
  ...{ group_id: '2', password_hash: 'a1b2:salt:1' },
};

async function file(rows: readonly Readonly<Record<string, string>>[], heading: Readonly<Record<string, string>>) {
  const path = join(folder, 'customers.csv');
  await writeFile(path, csvOf(rows.map((row) => ({ ...heading, ...row }))));
  return path;
}
const run = async (
  rows: readonly Readonly<Record<string, string>>[],
  heading: Readonly<Record<string, string>>,
  dryRun = false,
) => importCustomers({ file: await file(rows, heading) }, fixture.platform.people, { dryRun });
const composite = (rows: readonly Readonly<Record<string, string>>[], dryRun = false) =>
  run(rows, { ...MAIN, ...BESIDE }, dryRun);

describe('customers of a Magento export', () => {
  it('are imported without passwords, sign in by code and find their addresses, the default shipping one first', async () => {
    const report = await composite([
      { ...VERONICA, ...BERLIN, _address_default_billing_: '1' },
      {
        ...{
          email: '',
          _website: '',
          _address_firstname: 'Vero',
          _address_street: '6146 Honey Bluff',
          _address_city: 'Calder',
        },
        ...{ _address_region: 'Michigan', _address_postcode: '49628-7978', _address_country_id: 'US' },
        _address_default_shipping_: '1',
      },
    ]);
    expect(report).toMatchObject({
      ...{
        kind: 'customers',
        rows: 2,
        ...{ format: 'magento', created: 1, existing: 0, refused: 0 },
        also: { addresses: 2, passwords: 1 },
      },
      ...{ refusals: [], notes: [] },
    });
    expect(await fixture.platform.outbox.list()).toEqual([]);
    const user = await signIn(fixture, 'roni_cost@example.com');
    expect(user).toMatchObject({
      firstname: 'Veronica',
      lastname: 'Costello',
      group_id: 2,
      email: 'roni_cost@example.com',
    });
    expect(user.addresses).toEqual([
      {
        ...{
          firstname: 'Vero',
          lastname: 'Costello',
          street: ['6146 Honey Bluff'],
          city: 'Calder',
          region: 'Michigan',
        },
        ...{ postcode: '49628-7978', countryId: 'US', email: 'roni_cost@example.com' },
      },
      {
        ...{
          firstname: 'Veronica',
          lastname: 'Costello',
          street: ['Torstr. 1', 'Hof'],
          city: 'Berlin',
          postcode: '10119',
        },
        ...{ countryId: 'DE', phone: '+49 30 123456', email: 'roni_cost@example.com' },
      },
    ]);
  });

  it('cannot sign in with the password of their old shop, nor without one', async () => {
    await composite([VERONICA]);
    for (const password of ['a1b2:salt:1', '']) {
      const answer = await fixture.call('POST', '/api/user/login', { username: VERONICA.email, password });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
  });

  it('keep their registration date', async () => {
    await composite([VERONICA]);
    const { items } = await listed();
    expect(items).toMatchObject([{ email: 'roni_cost@example.com', since: '2021-03-01T09:30:00.000Z' }]);
  });

  it('with an account keep it, and a second import changes nothing', async () => {
    await signIn(fixture, 'roni_cost@example.com');
    const sent = (await fixture.platform.outbox.list()).length;
    expect(await composite([{ ...VERONICA, ...BERLIN }])).toMatchObject({
      ...{ created: 0, existing: 1, also: { passwords: 1 } },
    });
    const other = { ...VERONICA, email: 'ida@example.com', firstname: 'Ida', ...BERLIN };
    expect(await composite([other])).toMatchObject({ created: 1, also: { addresses: 1 } });
    const before = await listed();
    expect(await composite([other])).toMatchObject({ created: 0, existing: 1 });
    expect(await listed()).toEqual(before);
    expect(await fixture.platform.outbox.list()).toHaveLength(sent);
  });

  it('are counted but not written in a dry run', async () => {
    expect(await composite([{ ...VERONICA, ...BERLIN }], true)).toMatchObject({
      ...{ dry_run: true, created: 1, also: { addresses: 1 } },
    });
    expect((await listed()).total).toBe(0);
  });

  it('are imported without invalid values, each reported with row, column and reason', async () => {
    const report = await composite([
      { ...VERONICA, ...BERLIN, _address_postcode: '1011', group_id: '3' },
      { ...BERLIN, email: '', _address_telephone: 'none', _address_vat_id: 'X'.repeat(41) },
      { ...BERLIN, email: '', _address_telephone: 'none' },
      { ...BERLIN, email: '', _address_street: 'a\nb\nc\nd\ne' },
      { ...VERONICA, email: 'nobody', ...BERLIN },
      { ...BERLIN, email: '' },
      { ...VERONICA, email: 'ida@example.com', created_at: '31.02.2021', firstname: 'I'.repeat(101) },
    ]);
    const email = 'roni_cost@example.com';
    expect(report.refusals).toEqual([
      { row: 6, column: 'email', about: 'nobody', reason: 'must be an e-mail address like name@example.com' },
      {
        row: 7,
        column: 'email',
        about: '',
        reason: 'is empty, and the row above has no customer whose address this could be',
      },
    ]);
    expect(report.notes).toContainEqual({
      ...{ row: 2, column: '_address_postcode', about: email },
      reason: '"1011": Please enter a postcode like 10115',
    });
    expect(report.notes.map(({ row, column }) => [row, column])).toEqual([
      [2, '_address_postcode'],
      [2, 'group_id'],
      [3, '_address_vat_id'],
      [4, '_address_telephone'],
      [5, '_address_street'],
      [8, 'created_at'],
      [8, 'firstname'],
    ]);
    expect(report).toMatchObject({ created: 2, refused: 2, also: { addresses: 1, refused_addresses: 3 } });
    const user = await signIn(fixture, email);
    expect(user).toMatchObject({ group_id: 1, addresses: [{ city: 'Berlin' }] });
    expect(user.addresses[0]).not.toHaveProperty('phone');
  });
});

const ADDRESS_FILE = {
  _website: 'base',
  _email: '',
  _entity_id: '1',
  city: '',
  country_id: '',
  firstname: '',
  lastname: '',
  postcode: '',
  street: '',
};
const PARIS = {
  street: '1 rue de Rivoli',
  city: 'Paris',
  country_id: 'FR',
  postcode: '75001',
  firstname: 'Ida',
  lastname: 'B',
};

describe('addresses in a separate file', () => {
  it('extend the address books of imported customers, once, and are refused for people without an account', async () => {
    await run([{ ...VERONICA, email: 'ida@example.com' }], MAIN);
    const rows = [
      { ...PARIS, _email: 'ida@example.com' },
      { ...PARIS, _email: 'stranger@example.com' },
    ];
    expect(await run(rows, ADDRESS_FILE)).toMatchObject({
      ...{ created: 0, existing: 1, refused: 1, also: { addresses: 1 } },
      refusals: [{ row: 3, column: '_email', about: 'stranger@example.com' }],
    });
    expect((await run(rows, ADDRESS_FILE)).also).toEqual({});
    expect((await signIn(fixture, 'ida@example.com')).addresses).toMatchObject([{ city: 'Paris', countryId: 'FR' }]);
  });

  it("are not shown to people who registered with another person's email address", async () => {
    const customer = { email: 'ida@example.com', firstname: 'Mal', lastname: 'Lory' };
    await resultOf(fixture.call('POST', '/api/user/create', { customer, password: 'Sesame-0pen-42' }));
    const report = await run([{ ...PARIS, _email: 'ida@example.com' }], ADDRESS_FILE);
    expect([report.existing, report.also]).toEqual([1, {}]);
  });
});

describe('a file that is not such an export', () => {
  it('is refused as a whole: a list of email addresses, or a product file', async () => {
    for (const heading of [
      { email: 'a@example.com', note: 'A' },
      { sku: 'A', name: 'A' },
    ])
      await expect(run([heading], {})).rejects.toThrow(ImportFileError);
    expect((await listed()).total).toBe(0);
  });
});

async function listed() {
  const answer = await fixture.platform.records.list('people', {});
  if (!('result' in answer)) throw new Error('people cannot be listed');
  return answer.result as { readonly items: readonly unknown[]; readonly total: number };
}
