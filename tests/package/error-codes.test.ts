import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import { errorCodesPage } from './error-codes-page';

const PAGE = 'docs/guides/error-codes.md';

describe('the page of error codes', () => {
  it('has every code of the core with its message, cause and remedy', async () => {
    const { code: made } = await format(PAGE, errorCodesPage());
    // `VITRINE_WRITE=1` regenerates the page.
    if (process.env['VITRINE_WRITE'] === '1') writeFileSync(PAGE, made);
    expect(readFileSync(PAGE, 'utf8')).toBe(made);
    const rows = made.split('\n').filter((line) => line.startsWith('| `'));
    expect(rows.length).toBeGreaterThan(80);
    expect(
      rows.filter((row) => row.split(/(?<!\\)\|/).some((cell, at) => at > 0 && at < 5 && cell.trim() === '')),
    ).toEqual([]);
  });
});
