import { writeFile, mkdtemp, rm } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoLinks, keepDemoFiles } from '../../../adapters/demo/files/demo-files';
import { epubOf } from '../../../adapters/demo/files/epub';
import type { KeptDownload } from '../../../adapters/platform/ports/orders/download-keeper';

const TITLES = ['10 km in Eight Weeks (PDF)', '10 km in Eight Weeks (calendar)', 'Mending Denim (EPUB)'];

describe('files of the demo', () => {
  it('are real files of their types, identical each time, under the names in the products', async () => {
    const kept = new Map<string, KeptDownload & { readonly bytes: Buffer }>();
    const links = demoLinks(TITLES);
    const product = { id: 1, sku: 'PLAN', name: 'Plan', type_id: 'downloadable', downloadable_links: [...links] };
    await keepDemoFiles([product], {
      keep: async (file, content) => {
        const pieces: Uint8Array[] = [];
        for await (const piece of content) pieces.push(piece);
        kept.set(file.id, { ...file, bytes: Buffer.concat(pieces) });
        return { id: file.id, name: file.name, size: 0 };
      },
    });
    const begins = links.map(({ file }) => {
      const found = kept.get(file?.id ?? '');
      expect(found?.bytes.byteLength).toBe(file?.size);
      return `${found?.name ?? ''} ${found?.bytes.subarray(0, 4).toString('latin1') ?? ''}`;
    });
    expect(begins).toEqual([
      '10 km in Eight Weeks.pdf %PDF',
      '10 km in Eight Weeks.ics BEGI',
      'Mending Denim.epub PK\u0003\u0004',
    ]);
    expect(demoLinks(TITLES)).toEqual(links);
  });

  it('have books whose archive every program unpacks', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-epub-'));
    try {
      const file = path.join(folder, 'book.epub');
      await writeFile(file, epubOf('A & B', 'id', [{ title: 'One', lines: ['<first>'] }]));
      const script =
        'import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(z.namelist()[0], len(z.namelist()))';
      expect(execFileSync('python3', ['-c', script, file]).toString().trim()).toBe('mimetype 5');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
