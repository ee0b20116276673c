import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { reach, type Check } from '../../cli/areas/doctor/check';
import { machineChecks } from '../../cli/areas/doctor/machine-checks';
import { packageChecks } from '../../cli/areas/doctor/package-checks';
import { packageRoot } from '../../cli/package-root';
import { createForwardedWatch } from '../../cli/serve/forwarded-faults';
import { ensureBin } from './built-bin';
import { vitrine } from './vitrine';

let folder: string;
const open: { close: (done: () => void) => unknown }[] = [];
beforeAll(ensureBin, 240_000);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => Promise.all(open.map((server) => new Promise<void>((closed) => server.close(closed)))));

const report = z.object({
  isSound: z.boolean(),
  checks: z.array(
    z.object({
      name: z.string(),
      state: z.enum(['right', 'wrong', 'skipped']),
      found: z.string(),
      remedy: z.optional(z.string()),
      ms: z.number(),
    }),
  ),
});

async function doctor(args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  const outcome = await vitrine(['--data', folder, '--json', ...args, 'doctor', '--port', '0'], env);
  const { isSound, checks } = report.parse(outcome.json());
  const of = (name: string) => checks.find((one) => one.name === name);
  return { ...outcome, isSound, checks, of };
}

async function answering(document: unknown, status = 200): Promise<number> {
  const server = createServer((_, response) => response.writeHead(status).end(JSON.stringify(document)));
  open.push(server);
  await new Promise<void>((opened) => server.listen(0, 'localhost', opened));
  return (server.address() as AddressInfo).port; // sound: it listens on a port
}

async function lookAt(checks: readonly Check[], name: string) {
  const check = checks.find((one) => one.name === name);
  if (check === undefined) throw new Error(`There is no check ${name}`);
  return check.look();
}

describe('vitrine doctor', () => {
  it('finds no error in this installation, and leaves no trace in the folder', async () => {
    const { checks, code, isSound } = await doctor();
    const wrong = checks.filter(({ state }) => state === 'wrong').map(({ name }) => name);
    expect(wrong.filter((name) => name !== 'storefront')).toEqual([]);
    expect([code, isSound]).toEqual(wrong.length === 0 ? [0, true] : [1, false]);
    expect(checks.map(({ name }) => name)).toEqual(
      'node packages native holidays environment settings database payments search files mail sms data import disk port proxy storefront clock'.split(
        ' ',
      ),
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it('prints each problem and its fix on one line, and exits with 1', async () => {
    const env = { VITRINE_STORES: '?', VITRINE_DATABSE: 'x' };
    const far = [
      '--database',
      'postgres://ada:hush@localhost:9/shop',
      '--sms',
      'http://:0123456789abcdef@localhost:9/',
    ];
    const { code, stdout, stderr } = await vitrine(['--data', folder, ...far, 'doctor', '--port', '0'], env);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Error: \d of 19 checks failed\n$/);
    expect(stdout).toMatch(
      /^✗ environment +VITRINE_STORES must be store codes.*; VITRINE_DATABSE is not a known variable → correct or remove it/m,
    );
    expect(stdout).toMatch(/^✗ database .*ECONNREFUSED.* → check that the server is running/m);
    expect(stdout).toMatch(/^✗ sms .*ECONNREFUSED.* → check that the service is running/m);
    expect(stdout).not.toContain('hush');
    expect(stdout.trimEnd().split('\n').length).toBe(19);
  });

  it('reports an invalid setting without failing, and checks nothing that it configures', async () => {
    const file = join(folder, 'x.mjs');
    writeFileSync(file, "export default { carrier: [], database: 'postgres://localhost/shop' };");
    const { of, code } = await doctor(['--config', file]);
    expect(code).toBe(1);
    expect(of('settings')).toMatchObject({
      state: 'wrong',
      found: expect.stringContaining('unknown option carrier') as unknown,
    });
    expect(of('database')?.state).toBe('skipped');
  });

  it('knows the schema of a shop, and refuses that of a newer release', async () => {
    const database = new Libsql(join(folder, 'shop.db'));
    const schema = (version: number) => database.exec(`PRAGMA user_version = ${String(version)}`);
    try {
      schema(3);
      expect((await doctor()).of('database')).toMatchObject({
        state: 'right',
        found: expect.stringMatching(/^SQLite with schema 3: migrated to \d+ when/) as unknown,
      });
      schema(9000);
      expect((await doctor()).of('database')).toMatchObject({
        state: 'wrong',
        found: expect.stringMatching(/^schema 9000, but this program supports \d+$/) as unknown,
        remedy: expect.stringContaining('update the program') as unknown,
      });
    } finally {
      database.close();
    }
    writeFileSync(join(folder, 'shop.db'), 'This is no database, and long enough to be looked at by its first page.');
    expect((await doctor()).of('database')?.state).toBe('wrong');
  });

  it('names the currency of the prices, and a setting with another one', async () => {
    const file = join(folder, 'goods.csv');
    writeFileSync(file, 'sku,name,price\nCUP,Cup,1800\n');
    const store = { code: 'jp', name: 'Nippon', language: 'en', locale: 'ja-JP', currency: 'JPY', country: 'JP' };
    const config = join(folder, 'shop.config.mjs');
    const settings = { stores: ['jp'], config: { stores: { own: [{ ...store, prices_include_tax: true }] } } };
    writeFileSync(config, `export default ${JSON.stringify({ ...settings, baseCurrency: 'JPY' })};\n`);
    const columns = ['--currency', 'JPY', '--map', 'sku=sku,name=name,price=price'];
    const args = ['--config', config, '--data', folder];
    expect((await vitrine([...args, 'catalog', 'import', file, ...columns])).code).toBe(0);
    expect((await doctor(['--config', config])).of('database')).toMatchObject({
      state: 'right',
      found: expect.stringMatching(/, prices in JPY$/) as string,
    });
    const { of } = await doctor(['--config', config, '--base-currency', 'PLN']);
    expect(of('database')).toMatchObject({
      state: 'wrong',
      found: 'its prices are in JPY, but --base-currency, or baseCurrency of vitrine.config.ts, is PLN',
      remedy: 'set JPY, or make a new shop for PLN in another folder or database',
    });
  });

  it('asks a search server for its version, and signs in to a mail server', async () => {
    const port = await answering({ version: { number: '2.19.1' } });
    const mails = new SMTPServer({
      onAuth: ({ username, password }, _, done) =>
        password === 'right' ? done(null, { user: username }) : done(new Error('Who are you?')),
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
    });
    open.push(mails);
    await new Promise<void>((opened) => mails.listen(0, 'localhost', opened));
    const mailPort = (mails.server.address() as AddressInfo).port; // sound: it listens on a port
    const asked = (password: string, search: number) => {
      const mail = `smtp://shop:${password}@localhost:${String(mailPort)}`;
      return doctor([
        '--search',
        `http://localhost:${String(search)}`,
        '--mail',
        mail,
        '--mail-from',
        'a@shop.example',
      ]);
    };
    const { of } = await asked('right', port);
    expect(of('search')).toMatchObject({ state: 'right', found: 'OpenSearch 2.19.1' });
    expect(of('mail')).toMatchObject({ state: 'right', found: `localhost:${String(mailPort)} accepts mail` });
    const refused = await asked('hush', await answering({ error: 'who' }, 401));
    expect(refused.of('search')).toMatchObject({
      state: 'wrong',
      found: expect.stringContaining('answered 401') as unknown,
    });
    expect(refused.of('mail')).toMatchObject({
      state: 'wrong',
      found: expect.stringContaining('Who are you?') as unknown,
    });
    expect(refused.stdout).not.toContain('hush');
    const other = await asked('right', await answering({ hello: 'world' }));
    expect(other.of('search')?.found).toBe('The server at this address is not OpenSearch');
  });

  it('lists with --verbose its checks and their duration, and belongs to this machine', async () => {
    const { stderr } = await vitrine(['--data', folder, '--verbose', 'doctor', '--port', '0']);
    expect(stderr).toMatch(/^checked database \d+ ms$/m);
    const { code } = await vitrine(['--api', 'http://localhost:1', 'doctor']);
    expect(code).toBe(2);
  });
});

describe('the machine check', () => {
  const place = (given: {
    readonly now?: number;
    readonly port?: number;
    readonly data?: string;
    readonly root?: string;
  }) =>
    machineChecks({
      root: given.root ?? packageRoot(),
      data: given.data ?? folder,
      host: 'localhost',
      port: given.port ?? 0,
      now: () => given.now ?? Date.now(),
    });

  it('finds the port free, used by a shop, or used by another program', async () => {
    const shop = await answering({ code: 200, result: 'ok' });
    const other = await answering('hello');
    expect(await lookAt(place({ port: shop }), 'port')).toMatchObject({
      state: 'right',
      found: `a shop is running at localhost:${String(shop)}`,
    });
    expect(await lookAt(place({ port: other }), 'port')).toMatchObject({
      state: 'wrong',
      remedy: expect.stringContaining('--port') as unknown,
    });
    expect(await lookAt(place({ port: 0 }), 'port')).toMatchObject({ state: 'right' });
  });

  it('requires a writable folder, or creates it', async () => {
    expect(await lookAt(place({}), 'data')).toMatchObject({ state: 'right', found: `${folder} is writable` });
    const below = join(folder, 'a/b');
    expect(await lookAt(place({ data: below }), 'data')).toMatchObject({
      state: 'right',
      found: `${below} is created when the shop opens`,
    });
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await lookAt(place({ data: file }), 'data')).toMatchObject({
      state: 'wrong',
      found: `${file} is not a folder`,
    });
    expect(await lookAt(place({}), 'disk')).toMatchObject({
      found: expect.stringMatching(/ (?:MB|GB) free/) as unknown,
    });
  });

  it('requires a clock that is set, and not behind the stored data', async () => {
    expect(await lookAt(place({ now: 0 }), 'clock')).toMatchObject({
      state: 'wrong',
      remedy: expect.stringContaining('NTP') as unknown,
    });
    const file = join(folder, 'shop.db');
    writeFileSync(file, '');
    const later = Date.now() / 1000 + 3600;
    expect(await lookAt(place({}), 'clock')).toMatchObject({ state: 'right' });
    utimesSync(file, later, later);
    expect(await lookAt(place({}), 'clock')).toMatchObject({
      state: 'wrong',
      found: expect.stringContaining('was last written at') as unknown,
    });
  });

  it('reports the X-Forwarded-For headers of the last day', async () => {
    expect(await lookAt(place({}), 'proxy')).toMatchObject({ state: 'right' });
    const at = Date.now();
    const lines: string[] = [];
    const watch = createForwardedWatch({ write: (line) => lines.push(line), folder, stage: 'testing', now: () => at });
    const looked = () => lookAt(place({ now: at + 3000 }), 'proxy');
    watch('untrusted', false);
    await expect.poll(() => readdirSync(folder)).toContain('forwarded-faults.json');
    expect(await looked()).toMatchObject({ state: 'right' });
    watch('untrusted', true);
    watch('unreadable', true);
    await expect.poll(async () => (await looked()).found).toMatch(/could not be parsed; .* not trusted/);
    expect((await looked()).remedy).toContain('--trusted-proxy');
    expect(await lookAt(place({ now: at + 25 * 3_600_000 }), 'proxy')).toMatchObject({ state: 'right' });
  });

  it('requires a storefront, or explains whether it can be built', async () => {
    expect(await lookAt(place({ root: folder }), 'storefront')).toMatchObject({
      state: 'wrong',
      remedy: 'install the package again',
    });
    mkdirSync(join(folder, 'scripts'));
    writeFileSync(join(folder, 'scripts/build-stale.mjs'), '');
    expect(await lookAt(place({ root: folder }), 'storefront')).toMatchObject({
      remedy: expect.stringContaining('npm run build') as unknown,
    });
  });
});

describe('the package check', () => {
  const written = (packages: Readonly<Record<string, string>>) => {
    const file = {
      version: '1.0.0',
      engines: { node: '>=20.19' },
      dependencies: { hono: '^4.0.0' },
      peerDependencies: { nodemailer: '^10.0.0' },
    };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(file));
    for (const [name, version] of Object.entries(packages)) {
      mkdirSync(join(folder, 'node_modules', name), { recursive: true });
      writeFileSync(join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ version }));
    }
    return packageChecks({ root: folder, node: '20.20.0' });
  };

  it.each([
    [{ hono: '4.2.0' }, 'right', '1 with correct versions'],
    [{ hono: '4.2.0', nodemailer: '10.1.0' }, 'right', '2 with correct versions'],
    [{ hono: '4.2.0', nodemailer: '9.0.0' }, 'wrong', 'nodemailer 9.0.0 does not satisfy ^10.0.0'],
    [{}, 'wrong', 'hono is missing'],
  ])('with %o is %s', async (packages, state, found) => {
    expect(await lookAt(written(packages), 'packages')).toMatchObject({ state, found });
  });

  it('reports that public holidays are ignored without their package', async () => {
    expect(await lookAt(written({}), 'holidays')).toMatchObject({
      state: 'skipped',
      found: expect.stringContaining('npm install date-holidays') as unknown,
    });
    expect(await lookAt(written({ 'date-holidays': '3.26.0' }), 'holidays')).toEqual(
      expect.objectContaining({ state: 'right', found: 'date-holidays 3.26.0' }),
    );
  });

  it('requires the supported Node.js, and native modules that load on this system', async () => {
    expect(await lookAt(written({}), 'node')).toMatchObject({ state: 'right' });
    const old = packageChecks({ root: folder, node: '18.19.1' });
    expect(await lookAt(old, 'node')).toMatchObject({ state: 'wrong', found: '18.19.1, but Vitrine needs >=20.19' });
    expect(await lookAt(written({}), 'native')).toMatchObject({
      state: 'wrong',
      found: expect.stringContaining('libsql') as unknown,
    });
  });
});

it('a check without a response counts as failed after a time-out', async () => {
  const finding = await reach(() => new Promise<string>(() => undefined), 'look after it', 20);
  expect(finding).toEqual({ state: 'wrong', found: 'no answer within 0.02 s', remedy: 'look after it' });
});
