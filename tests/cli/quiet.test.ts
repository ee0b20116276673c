import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, vitrine, type Shop } from './vitrine';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 240_000);
afterAll(() => shop.remove());

const CALL = /^(?:GET|POST) \/api\/[\w/-]+ 200 \d+ ms$/m;

describe('--verbose', () => {
  it('logs each request and its duration, and nothing to stdout', async () => {
    const { code, stdout, stderr } = await shop.run('--verbose', '--json', 'product', 'show', 'HOL-1001');
    expect([code, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ slug: expect.any(String) as unknown })]);
    expect(stderr).toMatch(/^opened the shop of \S+ \d+ ms$/m);
    expect(stderr).toMatch(CALL);
    expect(stderr).not.toMatch(/[?=]/); // Query strings may contain tokens.
  });

  it('prints long work as lines without a terminal', async () => {
    const { stderr } = await shop.run('--verbose', 'catalog', 'seed', '--products', '60');
    expect(stderr).toMatch(/^Creating the demo catalogue \d+\/\d+ \d+\.\d s$/m);
  });
});

describe('--quiet', () => {
  it('prints only the result, without warnings', async () => {
    const loud = await shop.run('catalog', 'export', '--format', 'google');
    const quiet = await shop.run('--quiet', 'catalog', 'export', '--format', 'google');
    expect(loud.stderr).toContain('--json names each');
    expect([quiet.code, quiet.stderr]).toEqual([0, '']);
    expect(quiet.stdout).toBe(loud.stdout);
  });

  it('still prints errors, and excludes --verbose', async () => {
    const failed = await shop.run('--quiet', 'product', 'show', 'NONE');
    expect([failed.code, failed.stderr]).toEqual([1, expect.stringMatching(/^Error: /)]);
    const both = await vitrine(['--quiet', '--verbose', 'config']);
    expect([both.code, both.stderr]).toEqual([2, expect.stringContaining('--quiet and --verbose cannot be combined')]);
  });
});
