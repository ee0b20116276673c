import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../../ui');

function signalled(): readonly string[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  return files
    .flatMap((file) => {
      const sheet = readFileSync(join(FOLDER, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
      return [...sheet.matchAll(/([^{};]+)\{([^{}]*)\}/g)]
        .filter(([, , body = '']) => /var\(--(?:on-)?signal/.test(body))
        .map(([, selector = '']) => `${file} ${selector.trim()}`);
    })
    .sort();
}

describe('the signal colour', () => {
  it('is for buying and reduced prices, and nothing else', () => {
    expect(signalled()).toEqual([
      'components/base/Button.module.css .buy',
      'components/base/Price.module.css .sale',
      'components/orders/PayLink.module.css .pay',
      "pages/CheckoutPage.module.css .review button[type='submit']",
      'shell/frame/Header.module.css .count',
    ]);
  });

  it('is one red, for buying and reductions only', () => {
    const tokens = readFileSync(join(FOLDER, 'design/tokens.css'), 'utf8');
    const colourOf = (name: string) => new RegExp(`--${name}: (#\\w+);`).exec(tokens)?.[1];
    expect(colourOf('signal')).toBeDefined();
    expect(colourOf('signal-ink')).toBe(colourOf('signal'));
  });
});
