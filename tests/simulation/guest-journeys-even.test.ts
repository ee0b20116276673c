import { describe, expect, it } from 'vitest';
import { runJourneys, seedsOf } from './run-journeys';

describe('guest journeys, even seeds', () => {
  it('keep every promise of the shop', async () => {
    const seeds = seedsOf(0);
    const { journeys, failures, unhandled } = await runJourneys(seeds);
    expect(failures.join('\n\n')).toBe('');
    expect(unhandled).toEqual([]);
    expect(journeys).toHaveLength(seeds.length);
  });
});
