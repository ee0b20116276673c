import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import { settingsPage } from './settings-page';

const PAGE = 'docs/operate/settings.md';

describe('the table of settings', () => {
  it('has every declared setting, as declared', async () => {
    const { code: made } = await format(PAGE, settingsPage());
    // `VITRINE_WRITE=1` regenerates the page.
    if (process.env['VITRINE_WRITE'] === '1') writeFileSync(PAGE, made);
    expect(readFileSync(PAGE, 'utf8')).toBe(made);
    for (const word of [
      '--metrics',
      'VITRINE_DATABASE',
      '`mailFrom`',
      '`payments`',
      '`cart.maxQuantity`',
      '`checkout.',
    ]) {
      expect(made).toContain(word);
    }
    expect(made.split('\n').filter((line) => /^\|.*\|\s*\|$/.test(line) && !line.includes('---'))).toEqual([]);
  });
});
