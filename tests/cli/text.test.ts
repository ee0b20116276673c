import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { segmentsText } from '../../cli/areas/cart/cart-answer';
import { createScreen } from '../../cli/output/screen';
import { plainText } from '../../cli/output/plain-text';
import { BIN } from './built-bin';
import { findJacket } from './shopper';
import { openShop, vitrine, type Shop } from './vitrine';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop.remove());

const ESCAPE = '\u001B';

describe('text output', () => {
  it('shows a list as a table with prices as in the store', async () => {
    const { stdout, code } = await shop.run('catalog', 'search', 'jacket', '--size', '3');
    expect(code).toBe(0);
    expect(stdout).toMatch(/SKU +Name +Brand +Price/);
    expect(stdout).toMatch(/\$\d+\.\d{2}/);
    expect(stdout).not.toContain(ESCAPE);
  });

  it('shows the cart with its totals', async () => {
    const { sku } = await findJacket(shop);
    await shop.ask('cart', 'add', sku);
    const { stdout } = await shop.run('cart', 'show');
    expect(stdout).toMatch(new RegExp(`${sku}.*\\$`));
    expect(stdout).toMatch(/Grand total +\$\d/);
  });

  it('ends silently when the reader has closed the pipe', async () => {
    const child = spawn(
      process.execPath,
      [BIN, '--data', shop.data, 'catalog', 'search', '', '--json', '--size', '-1'],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.stdout.destroy();
    await new Promise((resolve) => child.on('close', resolve));
    expect(stderr).not.toMatch(/EPIPE|\n\s+at /);
  });

  it('creates the catalogue automatically in an empty folder, once for concurrent commands', async () => {
    const data = `${shop.data}/fresh`;
    const runs = await Promise.all(
      [1, 2, 3].map(() => vitrine(['--data', data, '--json', 'catalog', 'search', 'jacket', '--size', '1'])),
    );
    for (const { code, stderr } of runs) expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(new Set(runs.map(({ stdout }) => stdout)).size).toBe(1);
  }, 180_000);
});

describe('the screen', () => {
  const price = (amount: number): string => `$${amount.toFixed(2)}`;

  it('shows how much tax is included, instead of none', () => {
    const screen = createScreen(false, price);
    const shown = segmentsText(
      [
        { code: 'tax', title: 'Tax', value: 0, value_included: 28.5 },
        { code: 'grand_total', title: 'Grand total', value: 178.5 },
      ],
      screen,
    );
    expect(shown).toMatch(/^Tax \(included\) +\$28\.50\nGrand total +\$178\.50$/);
  });

  it('aligns columns, cuts long values and keeps lines whole', () => {
    const table = createScreen(false, price).table(
      [{ head: 'Name' }, { head: 'Qty', align: 'right' }],
      [
        ['a\nb', 5],
        ['x'.repeat(60), 12],
      ],
    );
    const lines = table.split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^a b +5$/);
    expect(lines[2]).toMatch(/^x{47}… +12$/);
  });

  it('uses colours only when configured', () => {
    expect(createScreen(false, price).bold('x')).toBe('x');
    expect(createScreen(true, price).bold('x')).toContain(ESCAPE);
  });
});

describe('plain text', () => {
  it('has the words of HTML, a paragraph per line', () => {
    expect(plainText('<p>One &amp; two</p>\n<ul><li>three</li></ul>')).toBe('One & two\nthree');
  });
});
