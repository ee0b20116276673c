import { simulate, type Journey } from './simulate';

/** Seeds from 1 on; SEEDS=n changes how many, SEED=n replays that one alone. */
const DEFAULT_SEEDS = 1000;
/** After so many broken promises a run has seen enough. */
const MOST_FAILURES = 3;

export interface Run {
  readonly journeys: readonly Journey[];
  /** Why seeds failed, each with its log and how to replay it. */
  readonly failures: readonly string[];
  /** Rejections that nobody handled; there must never be one. */
  readonly unhandled: readonly unknown[];
}

/**
 * The seeds of one half of the run: two files, so that two processors share the work.
 * @param half 0 or 1
 */
export function seedsOf(half: 0 | 1): readonly number[] {
  const replay = process.env['SEED'];
  const all =
    replay === undefined
      ? Array.from({ length: Number(process.env['SEEDS'] ?? DEFAULT_SEEDS) }, (_, index) => index + 1)
      : [Number(replay)];
  return all.filter((seed) => seed % 2 === half);
}

function report(journeys: readonly Journey[], seconds: number): void {
  const sum = (figure: (journey: Journey) => number) => journeys.reduce((total, entry) => total + figure(entry), 0);
  const rate = (journeys.length / seconds).toFixed(1);
  process.stdout.write(
    `${journeys.length} journeys in ${seconds.toFixed(1)} s (${rate} a second): ${sum(({ steps }) => steps)} steps, ` +
      `${sum(({ requests }) => requests)} requests, ${sum(({ faults }) => faults)} of them faulty or late, ` +
      `${sum(({ placed }) => placed)} orders placed, ${sum(({ queued }) => queued)} queued\n`,
  );
}

/** Simulates one shopper after another and reports what they did. */
export async function runJourneys(seeds: readonly number[]): Promise<Run> {
  const journeys: Journey[] = [];
  const failures: string[] = [];
  const unhandled: unknown[] = [];
  const note = (reason: unknown): void => void unhandled.push(reason);
  process.on('unhandledRejection', note);
  const began = performance.now();
  try {
    for (const seed of seeds) {
      if (failures.length >= MOST_FAILURES) break;
      try {
        journeys.push(await simulate(seed));
      } catch (error) {
        failures.push(error instanceof Error ? error.message : String(error));
      }
    }
  } finally {
    process.off('unhandledRejection', note);
  }
  if (seeds.length > 0) report(journeys, (performance.now() - began) / 1000);
  return { journeys, failures, unhandled };
}
