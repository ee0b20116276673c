import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ADDRESS_LIMITS } from '../../adapters/platform/foundation/limits/address-limits';
import { REQUIREMENTS } from './asvs-requirements';

const asvs = readFileSync('docs/security/asvs.md', 'utf8');
const details = readFileSync('docs/security/details.md', 'utf8');

const STATUSES = ['met', 'partial', 'open', 'n.a.'];

interface Row {
  readonly from: string;
  readonly to: string;
  readonly status: string;
  readonly where: string;
}

const rows: readonly Row[] = asvs.split('\n').flatMap((line): Row[] => {
  const cells = line.split('|').map((cell) => cell.trim());
  const numbers = /^\d+\.\d+\.\d+(?:[–, ]+\d+\.\d+\.\d+)*/.exec(cells[1] ?? '')?.[0];
  const [, , status = '', where = ''] = cells;
  if (numbers === undefined || !STATUSES.includes(status)) return [];
  return numbers.split(', ').map((one) => {
    const [from = '', to = from] = one.split('–');
    return { from, to, status, where };
  });
});

const order = (number: string) => number.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);
const rowsOf = (number: string) =>
  rows.filter(({ from, to }) => order(from) <= order(number) && order(number) <= order(to));

describe('the ASVS list', () => {
  it('has each requirement of levels 1 and 2 once, and says how many are met', () => {
    expect(REQUIREMENTS).toHaveLength(253);
    expect(REQUIREMENTS.filter((number) => rowsOf(number).length !== 1)).toEqual([]);
    const counted = STATUSES.map(
      (status) => REQUIREMENTS.filter((number) => rowsOf(number)[0]?.status === status).length,
    );
    expect(asvs).toMatch(new RegExp(`\\n\\| +${counted.join(' +\\| +')} +\\|\\n`));
  });

  it('gives a reason for each unmet requirement', () => {
    for (const { from, status, where } of rows)
      if (status !== 'met') expect([from, where.length > 4]).toEqual([from, true]);
  });

  it('names existing files', () => {
    const named = [
      ...(asvs + details).matchAll(/`((?:adapters|cli|core|docs|scripts|tests|testing|ui)\/[\w./-]+\.\w+)`/g),
    ];
    expect(named.length).toBeGreaterThan(200);
    expect(named.flatMap(([, path = '']) => (existsSync(path) ? [] : [path]))).toEqual([]);
  });
});

it('the details page has the current limits', () => {
  for (const [purpose, { count, windowMs }] of Object.entries(ADDRESS_LIMITS))
    expect(details).toMatch(new RegExp(`\\| ${purpose} +\\| ${String(count)} in ${String(windowMs / 60_000)} minutes`));
});
