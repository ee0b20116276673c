import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import type { CatalogueSource, ImportOutcome, ImportTarget } from '../../../adapters/platform';
import type { ManageArea, UpdatesState } from '../../../core/staff';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { json, openShop, type OpenShop } from '../open-shop';
import { signIn } from '../sign-in';

const OUTCOME: ImportOutcome = {
  rows: { read: 3, written: 2 },
  products: { created: 1, updated: 1, unchanged: 0 },
  refused: [{ file: 'goods.csv', row: 3, sku: 'BAD', reason: 'price: it is no number' }],
};

class SlowSource implements CatalogueSource {
  readonly name = 'goods.csv';
  finish: (outcome: ImportOutcome) => void = () => undefined;
  fail: (error: Error) => void = () => undefined;
  report: Parameters<CatalogueSource['run']>[1] = () => undefined;
  target: ImportTarget | undefined;
  readonly begun: Promise<void>;
  #begin: () => void = () => undefined;

  constructor() {
    this.begun = new Promise((resolve) => {
      this.#begin = resolve;
    });
  }

  run(target: ImportTarget, onProgress: SlowSource['report']): Promise<ImportOutcome> {
    this.target = target;
    this.report = onProgress;
    this.#begin();
    return new Promise((resolve, reject) => {
      this.finish = resolve;
      this.fail = reject;
    });
  }
}

let source: SlowSource;
let fixture: FixturePlatform;
let open: OpenShop;
beforeEach(() => {
  source = new SlowSource();
});
afterEach(async () => {
  open.shop.dispose();
  await fixture.platform.close();
});

async function as(contact: string, options: Parameters<typeof openFixturePlatform>[0] = { importSource: source }) {
  fixture = await openFixturePlatform(options);
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  open = await openShop({ fixture, clock: fixture.clock });
  await signIn(open, contact);
  return open.shop.manage();
}

const said = () => open.notices.map(({ type, code, params }) => ({ type, code, params }));
const running = ({ updates }: ManageArea) =>
  Object.entries(updates.snapshot.running)
    .filter(([, isOn]) => isOn)
    .map(([name]) => name);

describe('an import from the developer menu (A §2.12, §8)', () => {
  it('has its own busy flag, shows its progress, and ends with IMPORT_IS_SUCCESSFUL_FINISHED', async () => {
    const manage = await as('mira@vitrine.example');
    const seen: UpdatesState['progress'][] = [];
    manage.updates.state$.subscribe(({ progress }) => seen.push(progress));
    const update = manage.updates.updateImport();
    expect(running(manage)).toEqual(['import']);
    await source.begun;
    source.report(1, 3, 'goods');
    await fixture.clock.advance(2000);
    expect(seen.at(-1)).toEqual({ done: 1, total: 3, label: 'goods' });
    source.finish(OUTCOME);
    expect(await update).toMatchObject({ state: 'done', products: { created: 1 } });
    expect(running(manage)).toEqual([]);
    expect(said()).toContainEqual({
      type: 'success',
      code: 'IMPORT_IS_SUCCESSFUL_FINISHED',
      params: { created: 1, updated: 1, refused: 1 },
    });
    expect(open.shop.content.lastUpdated).toBe(fixture.clock.now());
  });

  it('is polled until it ends, if it exceeds the time-out of the shop', async () => {
    const manage = await as('mira@vitrine.example');
    const update = manage.updates.updateImport();
    await source.begun;
    await fixture.clock.advance(21_000);
    expect(running(manage)).toEqual(['import']);
    source.finish(OUTCOME);
    await fixture.clock.advance(2000);
    expect((await update)?.state).toBe('done');
  });

  it('runs alone: further requests are ignored meanwhile', async () => {
    const manage = await as('mira@vitrine.example');
    const update = manage.updates.updateImport();
    await source.begun;
    const before = open.requests.length;
    expect(await manage.updates.updateSkins()).toBeUndefined();
    expect(await manage.updates.updateAll()).toBeUndefined();
    expect(open.requests.length).toBe(before);
    source.finish(OUTCOME);
    await update;
  });

  it('fails with IMPORT_ASKS_ABOUT_THE_DEMO if the shop has the demo and no decision was made', async () => {
    const manage = await as('mira@vitrine.example');
    const undecided = Object.assign(new Error('keep or remove'), { name: 'ImportFileError', code: 'DEMO_UNDECIDED' });
    const update = manage.updates.updateImport();
    await source.begun;
    source.fail(undecided);
    await expect(update).rejects.toMatchObject({ code: 'IMPORT_ASKS_ABOUT_THE_DEMO' });
    const params = { reason: 'keep or remove' };
    expect(said()).toContainEqual({ type: 'error', code: 'IMPORT_ASKS_ABOUT_THE_DEMO', params });
  });

  it('sends the decision about the demo to the shop', async () => {
    const manage = await as('mira@vitrine.example');
    const update = manage.updates.updateAll({ demo: 'keep' });
    await source.begun;
    expect(source.target?.demoFate).toBe('keep');
    source.finish(OUTCOME);
    await update;
  });

  it('reports ERROR_OCCURRED_WHEN_IMPORTING with the reason if it fails, and can be started again', async () => {
    const manage = await as('mira@vitrine.example');
    const update = manage.updates.updateImport();
    await source.begun;
    source.fail(Object.assign(new Error('goods.csv has no column sku'), { name: 'ImportFileError' }));
    await expect(update).rejects.toMatchObject({ code: 'ERROR_OCCURRED_WHEN_IMPORTING' });
    const params = { reason: 'goods.csv has no column sku' };
    expect(said()).toContainEqual({ type: 'error', code: 'ERROR_OCCURRED_WHEN_IMPORTING', params });
    expect(running(manage)).toEqual([]);
  });
});

describe('an update of the skins (A §2.12, §8)', () => {
  it('reports SKINS_ARE_SUCCESSFUL_UPDATED', async () => {
    const manage = await as('mira@vitrine.example');
    expect(await manage.updates.updateSkins()).toMatchObject({ skin: 'default' });
    expect(said()).toContainEqual({ type: 'success', code: 'SKINS_ARE_SUCCESSFUL_UPDATED', params: {} });
  });

  it('reports ERROR_OCCURRED_WHEN_SKINS_UPDATING if it fails', async () => {
    const manage = await as('mira@vitrine.example');
    open.mishap('/api/manage/skin-update', json(500, { code: 500, result: 'Out of paint' }));
    await expect(manage.updates.updateSkins()).rejects.toMatchObject({ code: 'ERROR_OCCURRED_WHEN_SKINS_UPDATING' });
    expect(said()).toContainEqual({
      type: 'error',
      code: 'ERROR_OCCURRED_WHEN_SKINS_UPDATING',
      params: { reason: 'Out of paint' },
    });
  });
});

describe('a full update (A §4.6)', () => {
  it('imports and updates the skins for staff', async () => {
    const manage = await as('alma@vitrine.example');
    const update = manage.updates.updateAll();
    expect(running(manage)).toEqual(['all']);
    await source.begun;
    source.finish(OUTCOME);
    expect(await update).toMatchObject({ import: { state: 'done' }, skins: { skin: 'default' }, cabinet: false });
  });

  it('continues with the skins if the import fails, and throws its error', async () => {
    const manage = await as('alma@vitrine.example', {});
    await expect(manage.updates.updateAll()).rejects.toMatchObject({ code: 'ERROR_OCCURRED_WHEN_IMPORTING' });
    expect(said().map(({ code }) => code)).toEqual(
      expect.arrayContaining(['SKINS_ARE_SUCCESSFUL_UPDATED', 'ERROR_OCCURRED_WHEN_IMPORTING']),
    );
  });

  it('reloads only the cabinet of a blogger: BLOGGER_CABINET_IS_UPDATED', async () => {
    const manage = await as('lotte@vitrine.example');
    const before = open.requests.length;
    expect(await manage.updates.updateAll()).toEqual({ cabinet: true });
    const asked = open.requests.slice(before);
    expect(asked).toContain('GET /api/blogger/balance');
    expect(asked.filter((request) => request.includes('/api/manage/'))).toEqual([]);
    expect(said()).toContainEqual({ type: 'success', code: 'BLOGGER_CABINET_IS_UPDATED', params: {} });
  });

  it('is refused to everyone else with ACCESS_DENIED, without a request', async () => {
    const manage = await as('ada@vitrine.example');
    const before = open.requests.length;
    await expect(manage.updates.updateAll()).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
    expect(open.requests.length).toBe(before);
  });
});
