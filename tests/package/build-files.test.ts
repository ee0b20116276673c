import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildFiles } from '../../scripts/build-files.mjs';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-build-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MANIFEST = {
  'ui/entry/client.tsx': {
    file: 'assets/client.js',
    css: ['assets/client.css'],
    dynamicImports: ['ui/routes/HomeRoute.tsx', 'ui/routes/ManageRoute.tsx', 'ui/text/messages/en/manage.json'],
  },
  'ui/routes/HomeRoute.tsx': { file: 'assets/home.js', imports: ['_shared.js'] },
  'ui/routes/ManageRoute.tsx': {
    file: 'assets/manage.js',
    css: ['assets/manage.css'],
    imports: ['_shared.js', '_table.js', 'ui/entry/client.tsx'],
  },
  'ui/text/messages/en/manage.json': { file: 'assets/manage-en.js' },
  '_shared.js': { file: 'assets/shared.js' },
  '_table.js': { file: 'assets/table.js' },
};

describe('the files of a build', () => {
  it('are split into those of shoppers and those that only staff pages load', () => {
    mkdirSync(join(folder, '.vite'));
    writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(MANIFEST));
    expect(buildFiles(folder)).toEqual({
      shop: ['/assets/client.css', '/assets/client.js', '/assets/home.js', '/assets/shared.js'],
      office: ['/assets/manage-en.js', '/assets/manage.css', '/assets/manage.js', '/assets/table.js'],
    });
  });
});
