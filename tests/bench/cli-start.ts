import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchRow } from './bench-row';
import { size } from './support/size';

const BIN = join(import.meta.dirname, '..', '..', 'dist', 'cli', 'main.js');
/** Runs alternate, so that other load affects both equally. */
const RUNS = size(21, 1);
const MAX_TIMES_NODE = 6;

function measure(args: readonly string[]): number {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });
  const wall = performance.now() - started;
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${String(status)}: ${stderr}`);
  return wall;
}

function median(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Whole-process time of `vitrine catalog search jacket --json` relative to bare node. */
export function run(): Promise<BenchRow[]> {
  if (!existsSync(BIN)) throw new Error('The bin is not built: run npm run build');
  const data = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
  try {
    const search = [BIN, '--data', data, 'catalog', 'search', 'jacket', '--json'];
    measure([BIN, '--data', data, 'catalog', 'seed', '--json']);
    measure(search);
    const [bare, vitrine]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < RUNS; turn += 1) {
      bare.push(measure(['-e', '0']));
      vitrine.push(measure(search));
    }
    const [node, whole] = [median(bare), median(vitrine)];
    return Promise.resolve([
      { name: 'bare node -e 0', value: `${node.toFixed(0)} ms` },
      { name: 'vitrine catalog search jacket --json, warm', value: `${whole.toFixed(0)} ms` },
      {
        name: 'the two compared',
        value: `${(whole / node).toFixed(1)} times`,
        limit: `at most ${MAX_TIMES_NODE} times`,
      },
    ]);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
