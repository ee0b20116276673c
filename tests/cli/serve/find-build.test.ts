import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BUILDER, findBuild, makeBuild as makeBuildIn, type Build } from '../../../cli/serve/find-build';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-checkout-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text = ''): string {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
  return join(root, file);
}

function checkout(): void {
  for (const folder of ['core', 'adapters', 'ui', 'cli']) write(`${folder}/index.ts`);
  mkdirSync(join(root, 'scripts'));
  cpSync('scripts/build-stale.mjs', join(root, 'scripts/build-stale.mjs'));
  write(
    'scripts/build.mjs',
    `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
     import { dirname } from 'node:path';
     appendFileSync('asked', process.argv.slice(2).join(' ') + '\\n');
     for (const file of ['dist/ui/server/server.js', 'dist/ui/client/.vite/manifest.json', 'dist/cli/main.js']) {
       mkdirSync(dirname(file), { recursive: true });
       writeFileSync(file, '{}');
     }`,
  );
}
const makeBuild = (format: (line: string) => void): Promise<Build> => makeBuildIn(format, root, join(root, 'dist/ui'));
const asked = () => readFileSync(join(root, 'asked'), 'utf8');

describe('the storefront of a checkout', () => {
  it('is built if there is none, and not again', async () => {
    checkout();
    const said: string[] = [];
    const build = await makeBuild((line) => said.push(line));
    expect(build).toEqual(await findBuild(root, join(root, 'dist/ui')));
    await makeBuild((line) => said.push(line));
    expect(said).toEqual(['The storefront is not built yet. Building it …']);
    expect(asked()).toBe('ui\n');
  });

  it('that cannot be built is an error that refers to the lines above it', async () => {
    checkout();
    write('scripts/build.mjs', 'process.exit(3);');
    await expect(makeBuild(() => undefined)).rejects.toMatchObject({
      code: 'not-built',
      message: expect.stringContaining('lines above') as unknown,
    });
  });

  it('is never built in an installed package: there it is missing', async () => {
    const said: string[] = [];
    await expect(makeBuild((line) => said.push(line))).rejects.toThrow('install the package again');
    expect(said).toEqual([]);
    const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { files: readonly string[] }; // sound: npm wants a list
    expect(files).toContain('dist/cli');
    expect(files.filter((folder) => BUILDER.startsWith(folder))).toEqual([]);
  });
});

describe('a stale build', () => {
  const run = (...parts: readonly string[]) =>
    spawnSync(process.execPath, ['scripts/build-stale.mjs', ...parts], { cwd: root });

  it('is one that is missing or older than its sources', () => {
    checkout();
    expect(run().status).toBe(0);
    expect(asked()).toBe('bin ui\n');
    run();
    expect(asked()).toBe('bin ui\n');
    const later = Date.now() / 1000 + 60;
    utimesSync(join(root, 'dist/cli/main.js'), later, later);
    utimesSync(join(root, 'core/index.ts'), later - 30, later - 30);
    run('bin');
    expect(asked()).toBe('bin ui\n');
    run();
    expect(asked()).toBe('bin ui\nui\n');
    expect(existsSync(resolve(root, 'dist/ui/server/server.js'))).toBe(true);
  });
});
