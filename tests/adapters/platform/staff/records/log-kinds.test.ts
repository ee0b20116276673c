import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LOG_KINDS } from '../../../../../core/contract/staff/manage-log';
import { LOG_LABELS } from '../../../../../ui/pages/manage/records/format-log';

const WRITTEN = /const [A-Z_]+_KIND = '([^']+)'/g;

it('lists and labels every kind of entry that the platform writes', () => {
  const root = 'adapters/platform';
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const sources = files.map((name) => readFileSync(join(root, name), 'utf8'));
  const written = sources.flatMap((text) => [...text.matchAll(WRITTEN)].map(([, kind]) => kind));
  expect(written).toEqual(expect.arrayContaining(['gift_card', 'payout', 'bank_file', 'payee', 'person_bonus']));
  expect(written.filter((kind) => !Object.keys(LOG_KINDS).includes(kind ?? ''))).toEqual([]);
  expect(Object.keys(LOG_KINDS).filter((kind) => !LOG_LABELS.has(kind))).toEqual([]);
});
