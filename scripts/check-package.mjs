/**
 * `npm run check:package`: runs publint and "are the types wrong?" on the tarball, and compares the public types with
 * their reports.
 */
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
  ['node_modules/publint/src/cli.js', 'run', tarball, '--strict'],
  [
    'node_modules/@arethetypeswrong/cli/dist/index.js',
    ...[tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...sheets],
  ],
  ['scripts/api.mjs'],
];
const passed =
  tarball !== undefined && checks.every((args) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0);
rmSync(folder, { recursive: true, force: true });
process.exit(passed ? 0 : 1);
