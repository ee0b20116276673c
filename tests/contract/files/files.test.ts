import * as vitest from 'vitest';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../../adapters/database/postgres';
import { openSqlite } from '../../../adapters/database/sqlite';
import { createDatabaseFiles } from '../../../adapters/files/database';
import { createFolderFiles } from '../../../adapters/files/folder';
import { createS3Files } from '../../../adapters/files/s3';
import type { Database } from '../../../adapters/platform/ports/database';
import { fileStoreSuite, type FileStoreSource } from '../../../testing/files/file-store-suite';
import { createShopDatabase, POSTGRES_URL } from '../../fixtures/postgres';

const S3_URL = process.env['S3_URL'];

const inDatabase = (database: Database, drop: () => Promise<void>): FileStoreSource => ({
  store: createDatabaseFiles(database, () => 0),
  remove: async () => {
    await database.close();
    await drop();
  },
});

vitest.describe('in a folder', () => {
  fileStoreSuite(vitest, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-files-'));
    return { store: createFolderFiles({ folder }), remove: () => rm(folder, { recursive: true }) };
  });
});

vitest.describe('in a SQLite database', () => {
  fileStoreSuite(vitest, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-files-'));
    return inDatabase(await openSqlite(join(folder, 'shop.db')), () => rm(folder, { recursive: true }));
  });
});

vitest.describe.skipIf(POSTGRES_URL === undefined)('in a PostgreSQL database', () => {
  fileStoreSuite(vitest, async () => {
    const { url, drop } = await createShopDatabase(POSTGRES_URL ?? '');
    return inDatabase(await openPostgres({ url }), drop);
  });
});

vitest.describe.skipIf(S3_URL === undefined)('in a bucket', () => {
  let tests = 0;
  fileStoreSuite(
    vitest,
    () => {
      // The bucket is shared, so each test uses its own prefix.
      const prefix = `${String(process.pid)}-${String((tests += 1))}`;
      const credentials = { accessKeyId: 'shop', secretAccessKey: 'secret' };
      const store = createS3Files({ bucket: 'shop', prefix, endpoint: S3_URL, credentials });
      return Promise.resolve({ store, remove: () => Promise.resolve() });
      // S3 replaces objects atomically; S3Mock mixes the old length with new bytes.
    },
    { overlapping: false },
  );

  vitest.it('that is not there is an error, and not an empty shop', async () => {
    const credentials = { accessKeyId: 'shop', secretAccessKey: 'secret' };
    const store = createS3Files({ bucket: 'none', endpoint: S3_URL, credentials });
    await vitest.expect(store.read('media/a.jpg')).rejects.toThrow('bucket');
    await store.close();
  });
});

vitest.describe('createS3Files', () => {
  vitest.it('refuses options that cannot be used, naming them', () => {
    vitest.expect(() => createS3Files({ bucket: '' })).toThrow('option bucket must not be empty');
    vitest
      .expect(() => createS3Files({ bucket: 'b', prefix: 'x'.repeat(101) }))
      .toThrow('option prefix must have at most 100');
    vitest
      .expect(() => createS3Files({ bucket: 'b', endpoint: 'localhost:9000' }))
      .toThrow('option endpoint must be a URL');
  });
});
