import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';

/** SEEDS=n changes how many are simulated here. */
const SEEDS = process.env['SEEDS'] ?? '2000';

interface End {
  readonly code: unknown;
  readonly output: string;
}

/** The command that shoppers are simulated with, as somebody would run it. */
async function simulate(...options: readonly string[]): Promise<End> {
  const child = spawn(process.execPath, ['scripts/simulate.mjs', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(child, 'close')) as [unknown]; // sound: the event's first argument is the code
  return { code, output };
}

describe('the simulation', () => {
  it(`keeps every promise of the shop in ${SEEDS} journeys`, async () => {
    const { code, output } = await simulate('--seeds', SEEDS);
    expect(output).toContain('every promise was kept');
    expect(code).toBe(0);
  });

  it.each([
    ['--seeds', 'none'],
    ['--seed', '-1'],
    ['--seeds', '0'],
    ['--shops', '3'],
  ])('says how it is used when it is told %s %s', async (...options) => {
    const { code, output } = await simulate(...options);
    expect(output).toContain('npm run simulate -- [--seeds N] [--seed S]');
    expect(code).toBe(2);
  });
});
