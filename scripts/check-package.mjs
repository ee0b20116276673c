/** `npm run check:package`: runs publint and "are the types wrong?" on the tarball. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pack } from './pack.mjs';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-package-'));
const tarball = pack(folder);
const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const sheets = Object.keys(exports).filter((entry) => entry.endsWith('.css'));
const checks = [
  ['publint/src/cli.js', 'run', tarball, '--strict'],
  ['@arethetypeswrong/cli/dist/index.js', tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...sheets],
];
const passed =
  tarball !== undefined &&
  checks.every(([file, ...args]) => {
    const { status } = spawnSync(process.execPath, [join('node_modules', file), ...args], { stdio: 'inherit' });
    return status === 0;
  });
rmSync(folder, { recursive: true, force: true });
process.exit(passed ? 0 : 1);
