import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createS3Files } from '../../adapters/files/s3';
import { writePicture } from '../adapters/images/tmp-picture';
import { ensureBin } from './built-bin';
import { vitrine } from './vitrine';

const S3_URL = process.env['S3_URL'];

let data: string;
beforeAll(ensureBin, 240_000);
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'vitrine-files-'));
  return () => {
    rmSync(data, { recursive: true, force: true });
  };
});

async function importOne(files: readonly string[], env: Readonly<Record<string, string>> = {}) {
  await writePicture(join(data, 'photographs', 'tee.jpg'), 60, 80);
  const csv = join(data, 'products.csv');
  writeFileSync(csv, 'sku,product_type,name,price,base_image\nTEE,simple,Tee,10,/t/e/tee.jpg\n');
  const place = ['--data', join(data, 'shop'), ...files, '--json'];
  return vitrine([...place, 'catalog', 'import', csv, '--media', join(data, 'photographs'), '--currency', 'USD'], env);
}

describe('--files', () => {
  it.each(['ftp://h/x', 's3://', 's3://bucket?secret=x', 's3://bucket?endpoint=localhost', 'media'])(
    'refuses %s and explains the valid format',
    async (place) => {
      const { code, stderr } = await vitrine(['--data', data, '--files', place, 'catalog', 'tree']);
      expect(code).toBe(2);
      expect(stderr).toContain('must be folder, database, or a bucket: s3://bucket/prefix');
    },
  );

  it('keeps photos in the data folder of a shop by default', async () => {
    expect(await importOne([])).toMatchObject({ code: 0 });
    expect(readdirSync(join(data, 'shop', 'media', 't', 'e'))).toEqual(['tee.jpg']);
  });

  it('keeps them in the database if that is requested, by option or environment', async () => {
    const first = await importOne(['--files', 'database']);
    expect(first.json()).toMatchObject({ counts: { pictures: { copied: 1 } } });
    const second = await importOne([], { VITRINE_FILES: 'database' });
    expect(second.json()).toMatchObject({ counts: { pictures: { copied: 0, unchanged: 1 } } });
    expect(existsSync(join(data, 'shop', 'media'))).toBe(false);
  });

  it.skipIf(S3_URL === undefined)('keeps them in a bucket', async () => {
    const prefix = `cli-${String(process.pid)}`;
    const keys = { AWS_ACCESS_KEY_ID: 'shop', AWS_SECRET_ACCESS_KEY: 'secret' };
    const place = `s3://shop/${prefix}?endpoint=${encodeURIComponent(S3_URL ?? '')}`;
    expect(await importOne(['--files', place], keys)).toMatchObject({ code: 0 });
    const credentials = { accessKeyId: 'shop', secretAccessKey: 'secret' };
    const store = createS3Files({ bucket: 'shop', prefix, endpoint: S3_URL, credentials });
    expect(await store.find('media/t/e/tee.jpg')).toMatchObject({ type: 'image/jpeg' });
    await store.close();
  });
});
