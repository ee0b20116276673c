import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-supply-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check-supply.mjs', ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};
const good = { version: '1.0.0', integrity: 'sha512-abc', license: 'MIT' };
const lockOf = (found: object): string => {
  const file = join(folder, 'lock.json');
  writeFileSync(file, JSON.stringify({ packages: { '': {}, 'node_modules/one': { ...good, ...found } } }));
  return file;
};

describe('the supply chain check', () => {
  it('accepts the lock file of this shop, and writes its bill of materials', { timeout: 60_000 }, () => {
    const file = join(folder, 'sbom.json');
    const { status, stdout, stderr } = run('--sbom', file);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Advisories: ');
    const sbom = z.parse(
      z.looseObject({
        bomFormat: z.string(),
        components: z.array(z.looseObject({ name: z.string() })),
      }),
      JSON.parse(readFileSync(file, 'utf8')),
    );
    expect(sbom.bomFormat).toBe('CycloneDX');
    const names = sbom.components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['hono', 'libsql', 'pg', 'prom-client']));
    expect(names).toEqual(
      expect.arrayContaining([
        'react',
        'react-dom',
        'scheduler',
        'rxjs',
        'commander',
        'nodemailer',
        '@fontsource-variable/sofia-sans',
      ]),
    );
    for (const tool of ['vitest', 'tsup', 'oxlint', 'playwright-core']) expect(names).not.toContain(tool);
  });

  it.each([
    [{ license: 'GPL-3.0-only' }, 'one@1.0.0 has the licence GPL-3.0-only'],
    [{ license: '(MIT AND AGPL-3.0)' }, 'has the licence'],
    [{ license: 'MPL-2.0' }, 'has the licence MPL-2.0'],
    [{ license: undefined }, 'has the licence none'],
    [{ integrity: undefined }, 'one@1.0.0 has no checksum'],
    [{ integrity: 'sha1-abc' }, 'has no checksum'],
    [{ hasInstallScript: true }, 'runs a script when it is installed'],
    [{ resolved: 'git+ssh://git@host/one.git' }, 'does not come from a registry'],
  ])('refuses %o', (found, message) => {
    const { status, stderr } = run(lockOf(found));
    expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
  });

  it.each([{}, { license: '(GPL-3.0-only OR MIT)' }, { license: 'MPL-2.0', dev: true }])('accepts %o', (found) => {
    expect(run(lockOf(found)).status).toBe(0);
  });
});

describe('SECURITY.md', () => {
  it('names existing code and tests', () => {
    const named = [...readFileSync('SECURITY.md', 'utf8').matchAll(/`((?:adapters|tests|cli|core)\/[^`]+)`/g)];
    expect(named.length).toBeGreaterThan(20);
    expect(named.map(([, path]) => path ?? '').filter((path) => !existsSync(path))).toEqual([]);
  });
});
