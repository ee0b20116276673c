import { describe, expect, it } from 'vitest';
import { createMemoryTelemetry } from '../../../../adapters/telemetry/memory';
import { reportDropped } from '../../../../core/kernel/async/report-dropped';

describe('a warning about dropped input', () => {
  it('is reported once per kind: whichever entry of a list it was in, however often it is read', () => {
    const telemetry = createMemoryTelemetry();
    reportDropped(telemetry, 'settings', [
      ['sliders', 3, 'bg'],
      ['sliders', 0, 'bg'],
    ]);
    reportDropped(telemetry, 'settings', [['sliders', 7, 'bg'], ['name']]);
    reportDropped(telemetry, 'products', [['name']]);
    expect(telemetry.records).toEqual([
      expect.objectContaining({ level: 'warn', data: { source: 'settings', place: 'sliders.*.bg' } }),
      expect.objectContaining({ level: 'warn', data: { source: 'settings', place: 'name' } }),
      expect.objectContaining({ level: 'warn', data: { source: 'products', place: 'name' } }),
    ]);
  });

  it('is reported to each telemetry', () => {
    const [one, other] = [createMemoryTelemetry(), createMemoryTelemetry()];
    for (const telemetry of [one, other, one, other]) reportDropped(telemetry, 'settings', [['skin']]);
    expect([one.records.length, other.records.length]).toEqual([1, 1]);
  });

  it('is reported for a limited number of kinds, since users may have named the fields', () => {
    const telemetry = createMemoryTelemetry();
    for (let at = 0; at < 1000; at += 1) reportDropped(telemetry, 'settings', [['domains', `host-${String(at)}`]]);
    expect(telemetry.records).toHaveLength(200);
  });

  it('is not reported if nothing was dropped', () => {
    const telemetry = createMemoryTelemetry();
    reportDropped(telemetry, 'settings', []);
    expect(telemetry.records).toEqual([]);
  });
});
