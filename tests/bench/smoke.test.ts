import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

interface Run {
  readonly code: number | null;
  readonly output: string;
}

function smoke(): Promise<Run> {
  const child = spawn(process.execPath, ['scripts/bench.mjs', '--smoke'], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => {
    child.once('close', (code) => {
      resolve({ code, output });
    });
  });
}

it('runs every benchmark once, or explains why it is skipped', async () => {
  const { code, output } = await smoke();
  expect(code, output).toBe(0);
  const names = readdirSync('tests/bench')
    .filter((file) => file.endsWith('.ts') && !['bench-row.ts', 'smoke.test.ts'].includes(file))
    .map((file) => basename(file, '.ts'));
  const lines = new Set(output.split('\n').map((line) => line.replace(/: left out, it .+/, '')));
  expect(names.filter((name) => !lines.has(name))).toEqual([]);
});
