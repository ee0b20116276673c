import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, POSTGRES_URL } from '../fixtures/postgres';
import { ensureBin } from './built-bin';
import { vitrine } from './vitrine';

let data: string;
beforeAll(ensureBin, 240_000);
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'vitrine-database-'));
  return () => {
    rmSync(data, { recursive: true, force: true });
  };
});

describe('--database', () => {
  it.each(['mysql://h/shop', 'postgres://', 'postgres://host', 'shop.db'])(
    'refuses %s and explains the valid format',
    async (url) => {
      const { code, stderr } = await vitrine(['--data', data, '--database', url, 'catalog', 'tree']);
      expect(code).toBe(2);
      expect(stderr).toContain('must be a URL that starts with postgres://');
    },
  );

  it('names the database that cannot be opened, without the password', async () => {
    const url = 'postgres://vitrine:s3cret@127.0.0.1:9/shop';
    const { code, stderr } = await vitrine(['--data', data, '--database', url, '--json', 'catalog', 'tree']);
    expect(code).toBe(1);
    expect(stderr).toContain('The database shop at 127.0.0.1:9 cannot be opened');
    expect(stderr).not.toContain('s3cret');
  });
});

describe.skipIf(POSTGRES_URL === undefined)('a shop on PostgreSQL', () => {
  let made: Awaited<ReturnType<typeof createDatabase>>;
  beforeAll(async () => {
    made = await createDatabase(POSTGRES_URL ?? '');
  });
  afterAll(() => made.drop());

  it('is one shop for every process, with any data folder', { timeout: 120_000 }, async () => {
    const run = async (folder: string, ...args: string[]) => {
      const place = ['--data', join(data, folder), '--database', made.url, '--json'];
      const { code, stderr, json } = await vitrine([...place, ...args]);
      expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
      return json();
    };
    await run('one', 'catalog', 'seed', '--products', '40');
    expect(await run('two', 'catalog', 'search', 'jacket')).toEqual(await run('one', 'catalog', 'search', 'jacket'));
    expect(await run('two', 'catalog', 'reindex')).toMatchObject({ products: 40 });
  });
});
