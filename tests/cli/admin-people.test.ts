import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openShop, type Shop } from './vitrine';

const figures = z.object({ items: z.array(z.object({ orders: z.number(), sum: z.number() })) });

const found = z.object({ items: z.array(z.looseObject({ name: z.string() })), total: z.number() });

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(20);
}, 120_000);
afterAll(() => shop.remove());

describe('admin figures', () => {
  it('returns the orders of a period as a document and a table, and refuses reversed dates', async () => {
    expect(await shop.ask('admin', 'figures', '--from', '2001-01-01', '--to', '2001-01-02')).toEqual({ items: [] });
    expect((await shop.run('admin', 'figures', '--from', '2001-01-01')).stdout).toContain('No orders and no refunds.');
    const months = ['--from', '2026-01-01', '--to', '2035-12-31', '--by', 'currency'];
    const { items } = figures.parse(await shop.ask('admin', 'figures', ...months));
    expect(items[0]?.orders).toBeGreaterThan(0);
    expect((await shop.run('admin', 'figures', ...months)).stdout).toContain(items[0]?.sum.toFixed(2));
    const wrong = await shop.run('--json', 'admin', 'figures', '--from', '2026-02-01', '--to', '2026-01-01');
    expect(wrong.code).toBe(1);
    expect(wrong.stderr).toContain('from 2026-02-01 on');
  });
});

const report = z.object({
  tables: z.array(z.object({ currency: z.string(), total: z.looseObject({ net: z.number() }) })),
});

describe('admin report', () => {
  it('sums to the same total by every group, as a document, a table and CSV, and refuses invalid dates', async () => {
    const years = ['--from', '2025-01-01', '--to', '2034-12-31', '--compare', 'previous'];
    const { tables } = report.parse(await shop.ask('admin', 'report', 'sales', '--step', 'month', ...years));
    expect(tables[0]?.total.net).toBeGreaterThan(0);
    for (const name of ['products', 'taxes', 'customers', 'payment-methods'])
      expect(report.parse(await shop.ask('admin', 'report', name, ...years)).tables).toEqual(
        tables.map(({ currency, total }) => ({ currency, total })),
      );
    expect((await shop.run('admin', 'report', 'brands', ...years)).stdout).toContain(tables[0]?.total.net.toFixed(2));
    const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'taxes.csv');
    await shop.ask('admin', 'report', 'taxes', ...years, '--csv', file);
    const csv = readFileSync(file, 'utf8');
    expect(csv).toMatch(/^currency,key,label,units,gross,/);
    expect(csv).toContain(`${tables[0]?.currency ?? ''},total,,`);
    const closing = join(mkdtempSync(join(tmpdir(), 'closing-')), 'closing.csv');
    await shop.ask('admin', 'closing', '--month', '2026-01', '--csv', closing);
    expect(readFileSync(closing, 'utf8')).toMatch(/^month_or_day,section,currency,kind_or_rate,country,units,/);
    expect((await shop.run('admin', 'closing', '--month', '2026-01')).stdout).toContain('2026-01');
    const empty = await shop.run('admin', 'report', 'sales', '--from', '2001-01-01', '--to', '2001-01-02');
    expect(empty.stdout).toContain('No sales from 2001-01-01 to 2001-01-02.');
    const wrong = await shop.run('--json', 'admin', 'report', 'sales', '--in-store', 'moon');
    expect(wrong.stderr).toContain('does not match any store of this shop');
  });
});

const card = z.object({ id: z.string() });

describe('admin people', () => {
  it('finds people by the given words, and nobody else', async () => {
    expect(await shop.ask('admin', 'people', 'ada@vitrine')).toMatchObject({
      items: [{ name: 'Ada Whitfield', email: 'ada@vitrine.example' }],
      total: 1,
    });
    const bloggers = ['admin', 'people', '--role', 'blogger', '--size', '1'];
    const [first, second] = [await shop.ask(...bloggers), await shop.ask(...bloggers, '--page', '2')].map((page) =>
      found.parse(page),
    );
    expect(first?.items).toHaveLength(1);
    expect(second?.total).toBe(first?.total);
    expect(second?.items).not.toEqual(first?.items);
    expect(await shop.ask('admin', 'people', 'nobody-of-this-name')).toEqual({ items: [], total: 0 });
    expect((await shop.run('admin', 'people', 'nobody-of-this-name')).stdout).toContain('No matching people.');
  });
});

describe('admin person', () => {
  it('shows and changes a person, writes a note, gives bonuses and takes them', async () => {
    const who = 'ada@vitrine.example';
    expect(await shop.ask('admin', 'person', 'details', who)).toMatchObject({
      name: 'Ada Whitfield',
      login_email: who,
    });
    const set = await shop.ask('admin', 'person', 'set', who, '--tags', 'Club, wholesale', '--lastname', 'W');
    expect(set).toMatchObject({ name: 'Ada W', tags: ['club', 'wholesale'] });
    await shop.ask('admin', 'person', 'set', who, '--lastname', 'Whitfield');
    await shop.ask('admin', 'person', 'note', who, 'Prefers Saturdays');
    const before = await shop.ask('admin', 'person', 'bonus', who, '15', '--reason', 'Late parcel');
    const after = await shop.ask('admin', 'person', 'bonus', who, '2.50', '--reason', 'Typed twice', '--take');
    const bonusOf = (shown: unknown) => (shown as { bonus: number }).bonus; // sound: fails if not
    expect(bonusOf(after)).toBe(bonusOf(before) - 2.5);
    const { stdout } = await shop.run('admin', 'person', 'details', who);
    for (const said of ['Prefers Saturdays', 'Typed twice', 'club, wholesale']) expect(stdout).toContain(said);
    const short = await shop.run('--json', 'admin', 'person', 'bonus', who, '9999', '--reason', 'x', '--take');
    expect([short.code, short.stderr]).toEqual([1, expect.stringContaining('bonuses_short')]);
    const wrong = await shop.run('--json', 'admin', 'person', 'set', who, '--email', 'alma@vitrine.example');
    expect(wrong.stderr).toContain('belongs to another person');
  });

  it('shows what a merge moves, and refuses staff', async () => {
    const plan = ['admin', 'person', 'merge', 'vincent@vitrine.example', 'ada@vitrine.example'];
    expect(await shop.ask(...plan)).toMatchObject({ faults: ['roles'] });
    expect((await shop.run(...plan)).stdout).toContain('Cannot be merged: roles');
    const staff = await shop.run('--json', ...plan.slice(0, 3), 'mira@vitrine.example', 'ada@vitrine.example', '--yes');
    expect([staff.code, staff.stderr]).toEqual([1, expect.stringContaining('merge_refused')]);
  });
});

describe('admin gift-card', () => {
  it('issues, tops up, blocks, lists and exports cards', async () => {
    const issue = ['admin', 'gift-card', 'issue', 'eve@shop.test', '20', '--store', 'us', '--reason', 'Late parcel'];
    const { id } = card.parse(await shop.ask(...issue));
    const topped = await shop.ask('admin', 'gift-card', 'top-up', id, '5.50', '--reason', 'And more');
    expect(topped).toMatchObject({ balance: 25.5, history: [{ act: 'issue' }, { act: 'top-up' }] });
    expect(await shop.ask('admin', 'gift-card', 'block', id)).toMatchObject({ state: 'blocked' });
    expect(await shop.ask('admin', 'gift-card', 'list', '--state', 'blocked')).toMatchObject({ items: [{ id }] });
    await shop.ask('admin', 'gift-card', 'unblock', id);
    expect((await shop.run('admin', 'gift-card', 'list', '--q', 'eve')).stdout).toMatch(/25\.50 of 25\.50 USD/);
    expect((await shop.run('admin', 'gift-card', 'show', id)).stdout).toContain('And more');
    const csv = join(shop.data, 'cards.csv');
    expect(await shop.ask('admin', 'gift-card', 'list', '--q', 'eve', '--csv', csv)).toEqual({ file: csv, cards: 1 });
    expect(readFileSync(csv, 'utf8')).toContain(id);
  });
});

describe('admin newsletter', () => {
  it('lists the subscribers, and writes all of them as a table', async () => {
    const input = join(shop.data, 'subscriber.json');
    writeFileSync(input, JSON.stringify({ document: { email: 'zoe@example.com', store_code: 'us' } }));
    await shop.ask('admin', 'subscriber', 'save', input);
    expect(await shop.ask('admin', 'newsletter', '--q', 'zoe')).toMatchObject({
      items: [{ email: 'zoe@example.com', store_code: 'us' }],
      total: 1,
    });
    expect((await shop.run('admin', 'newsletter')).stdout).toContain('zoe@example.com');
    const csv = join(shop.data, 'newsletter.csv');
    expect(await shop.ask('admin', 'newsletter', '--csv', csv)).toEqual({ file: csv, subscribers: 1 });
    expect(readFileSync(csv, 'utf8')).toMatch(/^email,store_code,since,confirmed,leave\r\nzoe@example\.com,us,/);
    const nowhere = await shop.run('--json', 'admin', 'newsletter', '--csv', join(shop.data, 'none', 'x.csv'));
    expect([nowhere.code, nowhere.stderr.includes('cannot be written')]).toEqual([1, true]);
  });
});

describe('admin export-person and erase-person', () => {
  it("export a person's stored data, refuse to erase while something is in progress, and erase them after confirmation", async () => {
    const out = join(shop.data, 'ada.json');
    const said = await shop.ask('admin', 'export-person', 'ada@vitrine.example', '--out', out);
    expect(said).toMatchObject({ file: out, orders: expect.any(Number) as number });
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ account: { login_email: 'ada@vitrine.example' } });
    const open = await shop.run('--json', 'admin', 'erase-person', 'ada@vitrine.example', '--yes');
    expect(open.code).toBe(1);
    expect(JSON.parse(open.stderr)).toMatchObject({ error: { code: 'erasure_waits' } });

    const input = join(shop.data, 'subscriber-2.json');
    writeFileSync(input, JSON.stringify({ document: { email: 'zed@example.com', store_code: 'us' } }));
    await shop.ask('admin', 'subscriber', 'save', input);
    const unsure = await shop.run('--json', 'admin', 'erase-person', 'zed@example.com');
    expect(unsure.code).toBe(2);
    expect(unsure.stderr).toContain('--yes');
    const { stdout } = await shop.run('admin', 'erase-person', 'zed@example.com', '--yes');
    expect(stdout).toContain('0 are kept without personal data');
    const gone = await shop.run('--json', 'admin', 'export-person', 'zed@example.com');
    expect(gone.code).toBe(1);
    expect(gone.stderr).toContain('no data about zed@example.com');
  });
});

describe('admin user', () => {
  it('gives a person staff rights with a new or an existing account, changes them and revokes them', async () => {
    const email = 'Noor@vitrine.example';
    expect(await shop.ask('admin', 'user', 'add', email, '--role', 'manager', '--firstname', 'Noor')).toMatchObject({
      roles: ['manager'],
      own_roles: [],
    });
    expect(await shop.ask('admin', 'people', 'noor@vitrine')).toMatchObject({
      items: [{ roles: ['manager'] }],
      total: 1,
    });
    const input = join(shop.data, 'packer.json');
    writeFileSync(
      input,
      JSON.stringify({ document: { name: 'packer', title: 'Packs', permissions: ['orders:read'] } }),
    );
    await shop.ask('admin', 'role', 'save', input);
    expect(await shop.ask('admin', 'user', 'add', email, '--role', 'packer')).toMatchObject({
      roles: ['manager'],
      own_roles: ['packer'],
    });
    expect(await shop.ask('admin', 'user', 'revoke', email, '--role', 'manager')).toMatchObject({
      roles: [],
      own_roles: ['packer'],
    });
    expect(await shop.ask('admin', 'user', 'role', email, '--role', 'vip')).toMatchObject({
      roles: ['vip'],
      own_roles: [],
    });
    expect((await shop.run('admin', 'user', 'revoke', email)).stdout).toContain('has no role');
    expect(await shop.ask('admin', 'people', 'noor@vitrine')).toMatchObject({ items: [{ roles: [], own_roles: [] }] });
  });

  it('reports what it removed from an unconfirmed account, and removes it', async () => {
    const email = 'support@shop.test';
    const password = ['--password', 'a long password of a stranger'];
    const stranger = ['--profile', 'stranger'];
    await shop.ask('auth', 'register', email, '--firstname', 'Eve', '--lastname', 'X', ...password, ...stranger);
    const { stdout } = await shop.run('admin', 'user', 'add', email, '--role', 'manager');
    expect(stdout).toContain('support@shop.test is manager.');
    expect(stdout).toMatch(/The address was not confirmed .* so its password, sessions and second factor were removed/);
    const login = await shop.run('--json', 'auth', 'password', email, ...password, ...stranger);
    expect([login.code, login.stderr]).toEqual([1, expect.stringContaining('INCORRECT_LOGIN_OR_PASSWORD') as string]);
    const again = ['admin', 'user', 'role', email, '--role', 'vip'] as const;
    expect(await shop.ask(...again)).toMatchObject({ roles: ['vip'], shut_out: true });
    const made = await shop.run('admin', 'user', 'add', 'noa@shop.test', '--role', 'manager');
    expect(made.stdout).toContain('They sign in with a code sent to the address.');
    const alma = await shop.run('admin', 'user', 'add', 'alma@vitrine.example', '--role', 'vip');
    expect(alma.stdout).toBe('alma@vitrine.example is admin, vip.\n');
  });

  it('refuses unknown roles, unknown people, and the removal of the last admin', async () => {
    const refused = async (...words: readonly string[]) => {
      const { code, stderr } = await shop.run('--json', 'admin', 'user', ...words);
      return [code, stderr] as const;
    };
    const wrong = await refused('add', 'zed@vitrine.example', '--role', 'owner');
    expect(wrong).toEqual([1, expect.stringContaining('the roles of this shop are') as string]);
    const nobody = await refused('role', 'nobody@vitrine.example', '--role', 'manager');
    expect(nobody).toEqual([1, expect.stringContaining('There is no account nobody@vitrine.example') as string]);
    expect(await refused('revoke', 'alma@vitrine.example')).toEqual([
      1,
      expect.stringContaining('no one else has it') as string,
    ]);
  });
});
