import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolderFiles } from '../../../adapters/files/folder';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueReader, CatalogueSource, ImportOutcome } from '../../../adapters/platform';
import { seedPeople } from '../../../adapters/demo';
import { MAX_IMPORT_BYTES } from '../../../core/contract/staff/import-limits';
import type { UpdateReport } from '../../../core/contract/staff/manage-updates';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { signIn } from '../../fixtures/signed-in';

const OUTCOME: ImportOutcome = {
  rows: { read: 3, written: 2 },
  products: { created: 1, updated: 1, unchanged: 0 },
  refused: [{ file: 'goods.csv', row: 3, sku: 'BAD', reason: 'price: it is no number' }],
};

class SlowSource implements CatalogueSource {
  readonly name = 'goods.csv';
  runs = 0;
  report: Parameters<CatalogueSource['run']>[1] = () => undefined;
  finish: (outcome: ImportOutcome) => void = () => undefined;
  fail: (error: Error) => void = () => undefined;

  run(_target: unknown, onProgress: SlowSource['report']): Promise<ImportOutcome> {
    this.runs += 1;
    this.report = onProgress;
    return new Promise((resolve, reject) => {
      this.finish = resolve;
      this.fail = reject;
    });
  }
}

let source: SlowSource;
let fixture: FixturePlatform;
const ends: (() => Promise<unknown>)[] = [];
beforeEach(() => {
  source = new SlowSource();
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function open(options: Parameters<typeof openFixturePlatform>[0] = { importSource: source }) {
  tokens.clear();
  fixture = await openFixturePlatform(options);
  ends.push(() => fixture.platform.close());
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
}

interface Reply {
  readonly code: number;
  readonly result: UpdateReport;
  readonly meta?: { readonly error?: string };
}

const tokens = new Map<string, string>();

async function tokenOf(contact = 'mira@vitrine.example'): Promise<string> {
  const token = tokens.get(contact) ?? (await signIn(fixture, contact)).token;
  tokens.set(contact, token);
  return token;
}

async function ask(path: string, contact?: string): Promise<Reply> {
  const token = await tokenOf(contact);
  return (await fixture.call('GET', `/api/manage/${path}${path.includes('?') ? '&' : '?'}token=${token}`))
    .json as Reply;
}

describe('an import started by staff (A §7, update)', () => {
  it('responds 200 with rows read, written and refused, stores the report, and shows when the data was updated', async () => {
    await open();
    expect((await ask('update-report')).result).toBeNull();
    const token = await tokenOf();
    const reply = fixture.call('GET', `/api/manage/update?token=${token}`);
    await expect.poll(() => source.runs).toBe(1);
    source.finish(OUTCOME);
    const { status, json } = await reply;
    expect(status).toBe(200);
    const report = {
      state: 'done',
      source: 'goods.csv',
      by: 'mira@vitrine.example',
      rows: { read: 3, written: 2, refused: 1 },
      products: OUTCOME.products,
      refused: OUTCOME.refused,
      error: null,
    };
    expect(json).toMatchObject({ result: report });
    expect((await ask('update-report')).result).toMatchObject(report);
    const block = await fixture.call('GET', '/api/cms/block/last_updated?storeId=us');
    expect(block.json).toMatchObject({ result: { json: { last_updated: fixture.clock.now() } } });
  });

  it('runs one at a time: a second call is refused with its code during the first, and progress can be read', async () => {
    await open();
    const token = await tokenOf();
    const first = fixture.call('GET', `/api/manage/update?token=${token}`);
    await expect.poll(() => source.runs).toBe(1);
    expect(await ask('update', 'alma@vitrine.example')).toMatchObject({ code: 409, meta: { error: 'update_running' } });
    source.report(5, 20, 'Writing products');
    expect((await ask('update-report')).result).toMatchObject({
      state: 'running',
      progress: { done: 5, total: 20, label: 'Writing products' },
    });
    source.finish(OUTCOME);
    expect(await first).toMatchObject({ status: 200 });
    expect(source.runs).toBe(1);
    const again = fixture.call('GET', `/api/manage/update?token=${token}`);
    await expect.poll(() => source.runs).toBe(2);
    source.finish(OUTCOME);
    expect(await again).toMatchObject({ status: 200 });
  });

  it('responds after 20 seconds that it is still running', async () => {
    await open();
    const token = await tokenOf();
    const reply = fixture.call('GET', `/api/manage/update?token=${token}`);
    await expect.poll(() => source.runs).toBe(1);
    await fixture.clock.advance(20_001);
    expect(await reply).toMatchObject({ status: 200, json: { result: { state: 'running' } } });
    source.finish(OUTCOME);
    await expect.poll(async () => (await fixture.platform.updates.report())?.state).toBe('done');
  });

  it('refuses with the reason if the source cannot be read, which does not count as an update', async () => {
    await open();
    const token = await tokenOf();
    const reply = fixture.call('GET', `/api/manage/update?token=${token}`);
    await expect.poll(() => source.runs).toBe(1);
    source.fail(new Error('goods.csv is not there'));
    expect(await reply).toMatchObject({
      status: 422,
      json: { result: 'goods.csv is not there', meta: { error: 'import_failed' } },
    });
    expect((await ask('update-report')).result).toMatchObject({ state: 'failed', error: 'goods.csv is not there' });
    const block = await fixture.call('GET', '/api/cms/block/last_updated?storeId=us');
    expect(block.status).toBe(404);
  });

  it('has a dry run, whose report is separate from that of the last import and does not count as an update', async () => {
    const change = { file: 'goods.csv', row: 2, sku: 'TEE', name: 'Tee', outcome: 'updated' as const };
    const long = 'x'.repeat(300);
    const found: ImportOutcome = {
      ...OUTCOME,
      notes: [{ file: 'goods.csv', row: 2, sku: 'TEE', reason: 'picture tee.jpg was not found' }],
      changes: [
        {
          ...change,
          changes: [
            { path: 'price', from: '10', to: '12' },
            { path: 'texts.en.description', from: null, to: long },
          ],
        },
      ],
      demo: { products: 2, categories: 1, reviews: 0, coupons: 0, people: 3, orders: 4 },
    };
    await open({
      importSource: { name: 'goods.csv', run: () => Promise.resolve(OUTCOME), check: () => Promise.resolve(found) },
    });
    const versions = await fixture.platform.versions();
    expect(await ask('update?dry_run=true')).toMatchObject({
      code: 200,
      result: {
        dry_run: true,
        rows: { read: 3, written: 2, refused: 1 },
        notes: found.notes,
        changes: [{ ...change, changes: [{ path: 'price', from: '10', to: '12' }, { to: `${'x'.repeat(200)}…` }] }],
        demo: { ...found.demo, fate: null },
      },
    });
    expect(await fixture.platform.versions()).toEqual(versions);
    expect((await ask('update-report')).result).toBeNull();
    expect((await ask('update-report?dry_run=true')).result).toMatchObject({ state: 'done', dry_run: true });
    expect((await ask('update')).result).toMatchObject({ state: 'done', dry_run: false });
    expect((await ask('update-report')).result).toMatchObject({ dry_run: false });
  });

  it('refuses a dry run of a source that can only be imported', async () => {
    await open();
    expect(await ask('update?dry_run=true')).toMatchObject({ code: 409, meta: { error: 'no_dry_run' } });
    expect(source.runs).toBe(0);
  });

  it('is refused with a clear error if no source is configured', async () => {
    await open({});
    expect(await ask('update')).toMatchObject({ code: 409, meta: { error: 'no_import_source' } });
  });

  it.each(['update', 'update-report', 'skin-update'])('lets only staff call %s', async (path) => {
    await open();
    expect((await fixture.call('GET', `/api/manage/${path}`)).status).toBe(401);
    expect(await ask(path, 'lotte@vitrine.example')).toMatchObject({ code: 403 });
    expect(source.runs).toBe(0);
  });

  it('ends between two products when the shop is closed, and is called interrupted if its process died', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-updates-'));
    ends.push(() => rm(folder, { recursive: true, force: true }));
    await open({ importSource: source, files: createFolderFiles({ folder }) });
    const started = await fixture.platform.updates.start('mira@vitrine.example');
    await expect.poll(() => source.runs).toBe(1);
    source.report(1, 2, 'Writing products');
    const closed = fixture.platform.close();
    expect(() => source.report(2, 2, 'Writing products')).toThrow('The shop was closed');
    source.fail(new Error('The shop was closed'));
    await closed;
    ends.splice(-1);
    if (started.kind !== 'started') throw new Error(started.code);
    expect(await started.finished).toMatchObject({ state: 'failed', error: 'The shop was closed' });
    const report = { ...(await started.finished), state: 'running', error: null };
    const files = createFolderFiles({ folder });
    await files.put('updates/import.json', new TextEncoder().encode(JSON.stringify({ aliveAt: 0, report })));
    await open({ importSource: source, files });
    expect(await fixture.platform.updates.report()).toMatchObject({
      state: 'failed',
      error: 'The import was interrupted',
    });
  });
});

describe('a product file uploaded by staff (A §6)', () => {
  const read: Parameters<CatalogueReader>[0][] = [];
  const reader: CatalogueReader = (file) => {
    read.push(file);
    const run = () => Promise.resolve(OUTCOME);
    return { name: file.name, run, check: run };
  };
  const send = async (
    files: readonly (readonly [string, Uint8Array<ArrayBuffer>])[],
    more = '',
    contact = 'mira@vitrine.example',
  ) => {
    const body = new FormData();
    for (const [field, bytes] of files) body.append(field, new Blob([bytes], { type: 'text/csv' }), 'winter.csv');
    const address = `http://shop.test/api/manage/import-file?token=${await tokenOf(contact)}${more}`;
    const answer = await fixture.platform.fetch(new Request(address, { method: 'POST', body }));
    return { status: answer.status, ...((await answer.json()) as Reply) };
  };
  const csv = new TextEncoder().encode('sku\n');

  it('is validated and imported under its original name', async () => {
    read.splice(0);
    await open({ catalogueReader: reader });
    expect(await send([['file', csv]], '&dry_run=true')).toMatchObject({
      status: 200,
      result: { state: 'done', dry_run: true, source: 'winter.csv', by: 'mira@vitrine.example' },
    });
    expect(await send([['file', csv]])).toMatchObject({ status: 200, result: { dry_run: false } });
    expect(read.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)])).toEqual([
      ['winter.csv', 'sku\n'],
      ['winter.csv', 'sku\n'],
    ]);
  });

  it('is refused with its limit if it is empty, too large, missing or uploaded without permission', async () => {
    read.splice(0);
    await open({ catalogueReader: reader });
    const fields = async (...sent: Parameters<typeof send>) => {
      const { status, meta } = await send(...sent);
      return [status, JSON.stringify(meta)];
    };
    expect(await fields([['file', new Uint8Array()]])).toEqual([
      400,
      expect.stringContaining('file must not be empty'),
    ]);
    expect(await fields([['goods', csv]])).toEqual([400, expect.stringContaining('file must be one file')]);
    expect(await fields([['file', csv], ['file', csv]])).toEqual([400, expect.stringContaining('one file')]); // prettier-ignore
    const large = new Uint8Array(MAX_IMPORT_BYTES + 1);
    expect(await fields([['file', large]])).toEqual([400, expect.stringContaining('must be at most 24 MB')]);
    expect(await fields([['file', csv]], '&currency=euros')).toEqual([400, expect.stringContaining('currency')]);
    expect((await send([['file', csv]], '', 'lotte@vitrine.example')).status).toBe(403);
    expect(read).toEqual([]);
  });

  it('is refused if the shop has no reader for it', async () => {
    await open({});
    expect(await send([['file', csv]])).toMatchObject({ status: 409, meta: { error: 'no_import_source' } });
  });
});

describe('the skin update (A §7)', () => {
  it('reloads the settings shown on pages', async () => {
    await open();
    const settings = { id: 1, identifier: 'cms_settings', title: 'Settings', json: { name: 'Shop', skin: 'winter' } };
    await fixture.platform.catalogue.writeBlocks([{ blocks: { en: settings } }]);
    const before = await fixture.platform.changes.since();
    const versions = await fixture.platform.versions();
    expect(await ask('skin-update')).toMatchObject({ code: 200, result: { skin: 'winter' } });
    const { tags } = await fixture.platform.changes.since(before.cursor);
    expect(tags === 'everything' ? [] : [...tags]).toContain('block:cms_settings');
    expect((await fixture.platform.versions()).catalogue).toBeGreaterThan(versions.catalogue);
  });
});
