import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { RECORDS } from '../../cli/areas/admin/records';
import { RECORD_KINDS } from '../../core/contract/staff/record-kinds';
import { BIN } from './built-bin';
import { openShop, type Shop } from './vitrine';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(20);
}, 120_000);
afterAll(() => shop.remove());

const record = z.object({ id: z.string(), version: z.string(), document: z.looseObject({}) });
const log = z.object({ items: z.array(z.object({ id: z.number(), who: z.string(), action: z.string() })) });
const spring = { code: 'SPRING', kind: 'percent', value: '15', active: true };

const file = (content: unknown): string => {
  const path = join(shop.data, 'record.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
};
const coupon = (...args: readonly string[]) => shop.ask('admin', 'coupon', ...args);
const refused = async (...args: readonly string[]) => {
  const outcome = await shop.run('--json', 'admin', 'coupon', ...args);
  return [outcome.code, outcome.error()];
};

describe('admin commands of records', () => {
  it('exist for every kind', () => {
    const kinds = new Set(RECORDS.map(({ name }) => name.split(' ')[0]));
    expect([...kinds].sort()).toEqual(
      Object.values(RECORD_KINDS)
        .map(({ kind }) => kind.replaceAll('_', '-'))
        .sort(),
    );
    const bulk = ['product', 'review'].flatMap((kind) =>
      ['edit', 'resume', 'undo', 'list'].map((step) => `${kind} bulk-${step}`),
    );
    const own = [...bulk, 'coupon codes', 'product variants', 'review answer', 'review photos'];
    expect(RECORDS.filter(({ name }) => !own.includes(name))).toHaveLength(kinds.size * 6);
  });

  it('save their own output, preview changes, and find the record again', async () => {
    await coupon('save', file({ document: spring }));
    const shown = record.parse(await coupon('show', 'spring'));
    expect(shown).toMatchObject({ id: 'SPRING', document: spring });
    expect(await coupon('save', file(shown))).toMatchObject({ changes: [] });
    const changed = { ...shown, document: { ...spring, value: '20' } };
    const changes = [{ path: 'value', from: '15', to: '20' }];
    expect(await coupon('save', file(changed), '--dry-run')).toMatchObject({ changes });
    expect(await coupon('show', 'SPRING')).toMatchObject({ document: spring });
    const piped = spawnSync(process.execPath, [BIN, '--data', shop.data, '--json', 'admin', 'coupon', 'save', '-'], {
      input: JSON.stringify(changed),
      encoding: 'utf8',
    });
    expect(JSON.parse(piped.stdout)).toMatchObject({ changes });
    expect(await coupon('list', '--q', 'spr', '--filter', 'kind=percent', '--filter', 'active=true')).toMatchObject({
      items: [{ id: 'SPRING', value: '20' }],
      total: 1,
    });
    expect(await coupon('list', '--filter', 'active=false', '--q', 'spr')).toMatchObject({ total: 0 });
    const { stdout } = await shop.run('admin', 'coupon', 'list', '--sort', 'code:asc');
    expect(stdout).toMatch(/SPRING +SPRING +percent +20 +true/);
  });

  it('refuse with the error code, and save nothing over another change', async () => {
    await coupon('save', file({ document: { ...spring, code: 'OLD' } }));
    const shown = record.parse(await coupon('show', 'OLD'));
    await coupon('save', file({ ...shown, document: { ...shown.document, value: '30' } }));
    expect(await refused('save', file({ ...shown, document: { ...shown.document, value: '40' } }))).toMatchObject([
      1,
      { error: { code: 'record_changed', document: { value: '30' }, changed: { who: 'shop' } } },
    ]);
    expect(await refused('save', file({ document: { ...spring, code: 'BAD', value: '101' } }))).toMatchObject([
      1,
      { error: { code: 'invalid_input', fields: [{ field: 'value' }] } },
    ]);
    expect(await refused('show', 'NONE')).toMatchObject([1, { error: { code: 'not_found' } }]);
    expect(await refused('save', file([]))).toMatchObject([1, { error: { code: 'invalid-input' } }]);
    expect(await refused('list', '--sort', 'secret:asc')).toMatchObject([1, { error: { code: 'invalid_input' } }]);
    expect((await shop.run('admin', 'coupon', 'restore', 'soon')).code).toBe(2);
  });

  it('refuse fields that the product form does not show, by name', async () => {
    const { items } = z
      .object({ items: z.array(z.object({ id: z.string() })) })
      .parse(await shop.ask('admin', 'product', 'list', '--filter', 'type=configurable'));
    const shown = record.parse(await shop.ask('admin', 'product', 'show', items[0]?.id ?? ''));
    expect(shown.document).toMatchObject({ type: 'configurable', price: null });
    const priced = { ...shown, document: { ...shown.document, price: '9' } };
    const outcome = await shop.run('--json', 'admin', 'product', 'save', file(priced));
    expect([outcome.code, outcome.error()]).toMatchObject([
      1,
      { error: { code: 'invalid_input', fields: [{ field: 'price' }] } },
    ]);
  });

  it('create the missing variants of a product, and leave existing ones alone', async () => {
    const variants = (...args: readonly string[]) => shop.ask('admin', 'product', 'variants', 'STAFF-TEE', ...args);
    const document = {
      ...{ sku: 'STAFF-TEE', type: 'configurable', enabled: true, visibility: 'everywhere', url_key: '' },
      ...{ texts: { en: { name: 'Staff tee' } }, meta_title: '', meta_description: '', price: null },
      ...{ special_price: null, special_from: null, special_to: null, own_prices: [], tax_class_id: 2 },
      ...{ category_ids: [], pictures: [], options: ['color', 'size'], bundle: [], group: [], custom_options: [] },
      downloads: [],
      variants: [
        {
          ...{ sku: 'OLD', values: { color: 'black', size: 's' }, enabled: true, price: '19.9' },
          ...{ special_price: null, special_from: null, special_to: null },
        },
      ],
    };
    await shop.ask('admin', 'product', 'save', file({ document }));
    const values = ['--value', 'color=black', '--value', 'color=navy', '--value', 'size=s', '--value', 'size=m'];
    const skus = ['STAFF-TEE-BLACK-M', 'STAFF-TEE-NAVY-S', 'STAFF-TEE-NAVY-M'];
    expect(await variants(...values, '--dry-run')).toMatchObject({ added: skus, existing: 1, saved: false });
    const made = await variants(...values, '--skip', 'STAFF-TEE-NAVY-S', '--disabled');
    expect(made).toMatchObject({ added: ['STAFF-TEE-BLACK-M', 'STAFF-TEE-NAVY-M'], existing: 1, saved: true });
    const { document: after } = record.parse(await shop.ask('admin', 'product', 'show', 'STAFF-TEE'));
    expect(after['variants']).toMatchObject([
      { sku: 'OLD', enabled: true, price: '19.9' },
      { sku: 'STAFF-TEE-BLACK-M', values: { color: 'black', size: 'm' }, enabled: false, price: '19.9' },
      { sku: 'STAFF-TEE-NAVY-M', values: { color: 'navy', size: 'm' }, enabled: false, price: '19.9' },
    ]);
    const wrong = await shop.run('--json', 'admin', 'product', 'variants', 'STAFF-TEE', '--value', 'fit=slim');
    expect(wrong.code).toBe(2);
    expect(JSON.stringify(wrong.error())).toContain('The variants of STAFF-TEE do not differ in fit');
  });

  it('remove, show the history, and restore', async () => {
    await coupon('save', file({ document: { ...spring, code: 'GONE' } }));
    const { version } = record.parse(await coupon('show', 'GONE'));
    expect(await refused('remove', 'GONE', '--revision', 'another')).toMatchObject([
      1,
      { error: { code: 'record_changed' } },
    ]);
    await coupon('remove', 'GONE', '--revision', version);
    const { items } = log.parse(await coupon('history', 'GONE'));
    expect(items.map(({ action, who }) => [action, who])).toEqual([
      ['removed', 'shop'],
      ['created', 'shop'],
    ]);
    await coupon('restore', String(items[0]?.id));
    expect(await coupon('show', 'GONE')).toMatchObject({ document: { code: 'GONE' } });
  });
});
