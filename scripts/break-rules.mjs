/**
 * `npm run break:rules [count] [seed]`: breaks rules of docs/rules.md at random (default 20) and reports mutations
 * their tests miss. Exits with 1 if any survived.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mutationsOf, planted, probed } from './break-rules/mutations.mjs';

const ROW = /^\| (.+) \| `([^`#]+\.tsx?)(?:#([^`]+))?` \| `([^`]+)` › "(.+)" \|$/;
const SKIPPED = /^tests\/(?:browser|cli|package)\//;
const RUN_MS = 180_000;

const count = Number(process.argv[2] ?? 20);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
let state = (seed % 2_147_483_646) + 1;
const chance = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
const takeAny = (list) => list.splice(Math.floor(chance() * list.length), 1)[0];

const folder = mkdtempSync(join(tmpdir(), 'vitrine-broken-'));
const notes = join(folder, 'reached');
let changed;
function restore() {
  if (changed !== undefined) writeFileSync(changed.file, changed.text);
  changed = undefined;
}
process.on('exit', () => {
  restore();
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));

const patternOf = (title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/%[sdifjo#]|\\\$\w+/g, '.*');

function passes({ file, test, title }, text, to) {
  changed = { file, text };
  writeFileSync(file, to);
  try {
    const args = ['vitest', 'run', test, '-t', patternOf(title), '--maxWorkers=1', '--reporter=json', '--bail=1'];
    const { stdout, status } = spawnSync('npx', args, { encoding: 'utf8', timeout: RUN_MS, maxBuffer: 1 << 28 });
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(/^\{.*/ms.exec(stdout)?.[0] ?? '{}');
    return passed === 0 && failed === 0 ? undefined : status === 0;
  } catch {
    return false;
  } finally {
    restore();
  }
}

function reachedBy(rule, text) {
  const all = mutationsOf(rule.file, text);
  writeFileSync(notes, '');
  const passed = passes(rule, text, probed(text, all, notes));
  if (passed !== true) return undefined;
  const indexes = new Set(readFileSync(notes, 'utf8').split('\n').filter(Boolean).map(Number));
  const reached = all.filter((_, index) => indexes.has(index));
  const at = rule.symbol === undefined ? -1 : text.indexOf(rule.symbol);
  const near = reached.filter(({ start }) => at !== -1 && start > at && start < at + 2000);
  return near.length > 0 ? near : reached;
}

const rules = readFileSync('docs/rules.md', 'utf8')
  .split('\n')
  .flatMap((line, index) => {
    const [, rule, file, symbol, test, title] = ROW.exec(line) ?? [];
    return rule === undefined || SKIPPED.test(test) || !existsSync(file)
      ? []
      : [{ at: `docs/rules.md:${String(index + 1)}`, rule, file, symbol, test, title }];
  });

console.log(`${String(count)} of ${String(rules.length)} rules, seed ${String(seed)}`);
const sums = { caught: 0, survived: 0, 'not reached': 0 };
while (rules.length > 0 && sums.caught + sums.survived + sums['not reached'] < count) {
  const rule = takeAny(rules);
  const text = readFileSync(rule.file, 'utf8');
  const reached = reachedBy(rule, text);
  const mutation = reached === undefined ? undefined : takeAny(reached);
  const passed = mutation && passes(rule, text, planted(text, mutation));
  const outcome = mutation === undefined ? 'not reached' : passed === false ? 'caught' : 'survived';
  sums[outcome] += 1;
  console.log(`${outcome.padEnd(11)} ${rule.at} ${rule.rule}`);
  if (outcome === 'caught') continue;
  const place =
    mutation === undefined ? rule.file : `${rule.file}:${String(mutation.line)} ${mutation.from} → ${mutation.to}`;
  console.log(`            ${place.replaceAll(/\s+/g, ' ')}\n            ${rule.test} › "${rule.title}"`);
}
console.log(
  Object.entries(sums)
    .map(([name, number]) => `${name}: ${String(number)}`)
    .join(', '),
);
process.exit(sums.survived === 0 ? 0 : 1);
