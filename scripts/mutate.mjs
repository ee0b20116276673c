/**
 * `npm run mutate -- PATH… [--tests FOLDER,…]`: incremental mutation testing by Stryker (docs/mutation.md). Report:
 * .build/mutation/index.html.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const args = process.argv.slice(2);
const testsAt = args.indexOf('--tests');
const tests = testsAt === -1 ? undefined : args.splice(testsAt, 2)[1];
const missing = args.filter((path) => !existsSync(path));
if (args.length === 0 || missing.length > 0) {
  console.error(
    missing.length > 0 ? `There is no ${missing.join(', ')}` : 'npm run mutate -- PATH… [--tests FOLDER,…]',
  );
  process.exit(2);
}
const patterns = args.map((path) => (statSync(path).isDirectory() ? `${path.replace(/\/$/, '')}/**/*.ts` : path));
const { status } = spawnSync('npx', ['stryker', 'run', 'scripts/stryker.config.mjs', '--mutate', patterns.join(',')], {
  stdio: 'inherit',
  env: { ...process.env, ...(tests !== undefined && { VITRINE_MUTATE_TESTS: tests }) },
});
process.exit(status ?? 1);
