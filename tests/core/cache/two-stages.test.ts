import { describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../../adapters/clock/virtual';
import { createMemoryTelemetry } from '../../../adapters/telemetry/memory';
import { TwoStages } from '../../../core/cache';

function open() {
  const clock = createVirtualClock();
  const telemetry = createMemoryTelemetry();
  const stages = new TwoStages({ clock, telemetry, name: 'cache.test' });
  let looked = 0;
  const after = <T>(ms: number, value: T) =>
    new Promise<T>((resolve) => {
      clock.schedule(() => resolve(value), ms);
    });
  const first = async (ms: number, value: string | undefined) => {
    const read = stages.first(() => {
      looked += 1;
      return after(ms, value);
    });
    await clock.advance(ms);
    return read;
  };
  const second = async (ms: number) => {
    const asked = stages.second(() => after(ms, 'asked'));
    await clock.advance(ms);
    return asked;
  };
  return { stages, telemetry, first, second, looked: () => looked };
}

describe('S §4 local cache: two-stage caching is disabled at runtime if the first stage is slower than the second', () => {
  it('is bypassed from then on, and the log records it', async () => {
    const { stages, telemetry, first, second, looked } = open();
    expect(await first(120, undefined)).toBeUndefined();
    expect(await second(119)).toBe('asked');
    expect(stages.isOff).toBe(true);
    expect(await first(1, 'kept')).toBeUndefined();
    expect([looked(), await second(500)]).toEqual([1, 'asked']);
    expect(stages.isOff).toBe(true);
    expect(telemetry.records).toMatchObject([
      { kind: 'log', level: 'warn', data: { cache: 'cache.test', firstMs: 120, secondMs: 119 } },
    ]);
  });

  it('stays while the first stage is as fast as the second or faster', async () => {
    const { stages, telemetry, first, second } = open();
    for (const ms of [0, 5, 50]) {
      await first(ms, undefined);
      await second(50);
    }
    expect(await first(50, 'kept')).toBe('kept');
    expect([stages.isOff, telemetry.records]).toEqual([false, []]);
  });

  it('is also bypassed when the first stage becomes slow later', async () => {
    const { stages, first, second } = open();
    await first(1, undefined);
    await second(50);
    expect(await first(51, 'kept')).toBe('kept');
    expect(stages.isOff).toBe(true);
  });

  it('ignores a server that did not respond', async () => {
    const { stages, first } = open();
    await first(40, undefined);
    await expect(stages.second(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    expect(stages.isOff).toBe(false);
  });
});
