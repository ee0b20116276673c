import { spawnSync } from 'node:child_process';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

interface Piece {
  readonly path: string;
  /** The packages it imports, in the order in which they are imported. */
  readonly packages: readonly string[];
}

/** The library in pieces, cut as the build cuts it, with packages left outside. */
async function cutLibrary(): Promise<readonly Piece[]> {
  const { metafile } = await build({
    entryPoints: ['core/index.ts', 'adapters/browser.ts', 'adapters/platform/index.ts'],
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    outdir: 'pieces',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return Object.entries(metafile.outputs).map(([path, output]) => ({
    path,
    packages: output.imports.flatMap((one) => (one.external && one.kind === 'import-statement' ? [one.path] : [])),
  }));
}

/**
 * Evaluates what an import of these gives, CommonJS alone and in order, in a process of its own; ES modules are left out, as their turn
 * comes later.
 */
const EVALUATE = `
  import { createRequire } from 'node:module';
  import { fileURLToPath } from 'node:url';
  const require = createRequire(import.meta.url);
  for (const name of process.argv.slice(1)) {
    try {
      require(fileURLToPath(import.meta.resolve(name)));
      console.log(name);
    } catch (error) {
      if (error.code !== 'ERR_REQUIRE_ESM') throw error;
    }
  }`;

function evaluateCommonJs(packages: readonly string[]): string[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--no-experimental-require-module', '--input-type=module', '-e', EVALUATE, ...packages],
    { encoding: 'utf8' },
  );
  return stderr === '' ? stdout.trim().split('\n') : [stderr];
}

describe('the metadata API that tsyringe asks for', () => {
  it('is there before tsyringe where CommonJS packages are evaluated before ES modules, as Bun does', async () => {
    const users = (await cutLibrary()).filter(({ packages }) => packages.includes('tsyringe'));
    expect(users.length).toBeGreaterThan(0);
    for (const { path, packages } of users) {
      const before = packages.slice(0, packages.indexOf('tsyringe') + 1);
      expect(evaluateCommonJs(before).at(-1), path).toBe('tsyringe');
    }
  });
});
