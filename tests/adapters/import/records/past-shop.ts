import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { importRecords } from '../../../../adapters/import';
import type { RecordImportKind } from '../../../../core/contract/staff/import-records';
import { openFixturePlatform, type FixturePlatform } from '../../../fixtures/platform';
import { csvOf } from '../import-shop';

type Row = Readonly<Record<string, string>>;
interface Said {
  readonly dryRun?: boolean;
  readonly map?: string;
  readonly currency?: string;
}

/** Shop that tables of a previous shop are imported into. */
export function pastShop(kind: RecordImportKind, options: Parameters<typeof openFixturePlatform>[0] = {}) {
  let fixture: FixturePlatform;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-past-'));
    fixture = await openFixturePlatform(options);
  });
  afterEach(async () => {
    await fixture.platform.close();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    fixture: () => fixture,
    run: async (rows: readonly Row[], { dryRun = false, ...said }: Said = {}) => {
      const file = join(folder, `${kind}.csv`);
      await writeFile(file, csvOf(rows));
      return importRecords({ kind, file, ...said }, fixture.platform.past, { dryRun, now: fixture.clock.now() });
    },
    listed: async (name: 'coupons' | 'people' | 'redirects' | 'subscribers') => {
      const answer = await fixture.platform.records.list(name, {});
      if (answer.kind !== 'done') throw new Error(answer.message);
      return answer.result as { readonly items: readonly Row[]; readonly total: number }; // sound: as the contract says
    },
  };
}
