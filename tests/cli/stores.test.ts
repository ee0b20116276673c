import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, vitrine, type Shop } from './vitrine';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(20);
}, 120_000);
afterAll(() => shop.remove());

describe('--stores', () => {
  it('opens stores that are closed by default, each with its prices and texts', async () => {
    const closed = await shop.run('--store', 'de', 'catalog', 'tree');
    expect(closed.code).toBe(2);
    expect(closed.stderr).toContain('--store must be one of us, en, not "de"');
    const open = await shop.run('--stores', 'us,de', '--store', 'de', 'catalog', 'tree');
    expect(open.code).toBe(0);
    expect(open.stdout).toContain('Herren');
  });

  it('opens all of them at once', async () => {
    const { stdout } = await shop.run('--stores', 'all', '--store', 'cn', 'catalog', 'tree');
    expect(stdout).toContain('男士');
  });

  it('can be set in the environment', async () => {
    const env = { VITRINE_STORES: 'ru' };
    const open = await vitrine(['--data', shop.data, 'catalog', 'tree'], env);
    expect(open.stdout).toContain('Мужчинам');
    const wrong = await vitrine(['--data', shop.data, 'catalog', 'tree'], { VITRINE_STORES: 'R U' });
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toContain('VITRINE_STORES must be store codes separated by commas');
  });

  it('reports an unknown store', async () => {
    const wrong = await shop.run('--stores', 'us,fr', 'catalog', 'tree');
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toContain('--stores must be among us, en, eu, de, ru, ua, cn, or all, not "fr"');
  });
});
