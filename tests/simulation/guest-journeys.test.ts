import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { simulate, type Journey } from './simulate';

/** Seeds of a run: SEED=n replays one, SEEDS=n runs the first n. */
const replay = process.env['SEED'];
const count = Number(process.env['SEEDS'] ?? 1000);
const seeds = replay === undefined ? Array.from({ length: count }, (_, index) => index + 1) : [Number(replay)];

const unhandled: unknown[] = [];
const note = (reason: unknown): void => {
  unhandled.push(reason);
};

describe('guest journeys', () => {
  beforeAll(() => {
    process.on('unhandledRejection', note);
  });
  afterAll(() => {
    process.off('unhandledRejection', note);
  });

  it(`keep every promise of the shop, ${seeds.length} seeds long`, async () => {
    const journeys: Journey[] = [];
    const failures: string[] = [];
    const began = performance.now();
    for (const seed of seeds) {
      try {
        journeys.push(await simulate(seed));
      } catch (error) {
        failures.push(error instanceof Error ? error.message : String(error));
        if (failures.length >= 3) break;
      }
    }
    const seconds = (performance.now() - began) / 1000;
    const sum = (figure: (journey: Journey) => number) => journeys.reduce((total, entry) => total + figure(entry), 0);
    process.stdout.write(
      `${journeys.length} journeys in ${seconds.toFixed(1)} s (${(journeys.length / seconds).toFixed(1)} a second): ` +
        `${sum(({ steps }) => steps)} steps, ${sum(({ requests }) => requests)} requests, ${sum(({ faults }) => faults)} of them faulty or late, ` +
        `${sum(({ placed }) => placed)} orders placed, ${sum(({ queued }) => queued)} queued\n`,
    );
    expect(failures.join('\n\n')).toBe('');
    expect(unhandled).toEqual([]);
    if (replay === undefined) expect(sum(({ placed }) => placed)).toBeGreaterThan(0);
  });
});
