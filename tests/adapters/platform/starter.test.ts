import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../../adapters/clock/virtual';
import { createSeededIds } from '../../../adapters/ids/seeded';
import { createPlatform, type Platform } from '../../../adapters/platform';
import { resultOf } from '../../fixtures/order';
import { callPlatform } from '../../fixtures/platform';

const folders: string[] = [];
const open: Platform[] = [];
afterEach(async () => {
  for (const platform of open.splice(0)) await platform.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'vitrine-starter-'));
  folders.push(made);
  return made;
}

async function opened(data: string, starter?: boolean): Promise<Platform> {
  const stores = ['us', 'de', 'ru', 'ua', 'cn'];
  const ids = createSeededIds('starter');
  const platform = await createPlatform({
    data,
    clock: createVirtualClock(),
    ids,
    stores,
    ...(starter === undefined ? {} : { starter }),
  });
  open.push(platform);
  return platform;
}

const get = (platform: Platform, path: string) => callPlatform(platform, 'GET', path);
const titleOf = async (platform: Platform, block: string, store = 'us') =>
  (await resultOf<{ title: string }>(get(platform, `/api/cms/block/${block}?storeId=${store}`))).title;

describe('a shop that is opened for the first time', () => {
  it('has settings, pages and taxes, and neither goods nor people', async () => {
    const platform = await opened(':memory:');
    expect(await platform.stats()).toMatchObject({ products: 0, categories: 0, orders: 0 });
    expect(await titleOf(platform, 'cms_settings')).toBe('Settings');
    const taxes = await get(platform, '/api/catalog?store=us&type=taxrule');
    expect(taxes.json).toMatchObject({ items: [{ code: 'goods' }, {}, {}] });
  });

  it('has no invented company, account, telephone or coupon', async () => {
    const platform = await opened(':memory:');
    const said = await Promise.all(
      ['us', 'de', 'ru', 'ua', 'cn'].flatMap((store) =>
        ['cms_block', 'news'].map(
          async (type) => (await get(platform, `/api/catalog?store=${store}&type=${type}`)).json,
        ),
      ),
    );
    expect(JSON.stringify(said)).toContain('cms_settings');
    expect(JSON.stringify(said)).not.toMatch(/WELCOME10|VITRINE10|Trading|Arcade|\.example|555|bank_account|"company/);
  });

  it('says in five languages that nothing is on sale yet', async () => {
    const platform = await opened(':memory:');
    const titles = await Promise.all(
      ['us', 'de', 'ru', 'ua', 'cn'].map((store) => titleOf(platform, 'opening', store)),
    );
    expect(titles).toEqual(['Opening soon', 'Bald geöffnet', 'Скоро откроемся', 'Скоро відкриємось', '即将开业']);
  });

  it('keeps changes of its merchant when it is opened again', async () => {
    const data = folder();
    const first = await opened(data);
    const id = (await resultOf<{ id: number }>(get(first, '/api/cms/block/opening'))).id;
    await first.catalogue.writeBlocks([{ blocks: { en: { id, identifier: 'opening', title: 'Ours' } } }]);
    await first.close();
    expect(await titleOf(await opened(data), 'opening')).toBe('Ours');
  });

  it('adds nothing to content from elsewhere', async () => {
    const data = folder();
    const before = await opened(data, false);
    await before.catalogue.writeBlocks([{ blocks: { en: { id: 7, identifier: 'cms_settings', title: 'Theirs' } } }]);
    await before.close();
    const platform = await opened(data);
    expect(await titleOf(platform, 'cms_settings')).toBe('Theirs');
    expect((await get(platform, '/api/cms/block/opening')).status).toBe(404);
  });
});
