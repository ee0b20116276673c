import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createNoTelemetry } from '../../../adapters/telemetry/none';
import { openShop } from '../../../cli/composition/composition-root';

it('waits for the folder of a profile far longer than a page does, unless configured otherwise', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'vitrine-profile-'));
  const place = { profile, store: 'us', offline: true, backEnd: undefined, telemetry: createNoTelemetry() };
  try {
    for (const [config, timeout] of [
      [{}, 60_000],
      [{ cache: { timeoutMs: 900 } }, 900],
    ] as const) {
      const { shop, close } = await openShop({ ...place, config });
      expect(shop.config.cache.timeoutMs).toBe(timeout);
      await close();
    }
  } finally {
    rmSync(profile, { recursive: true });
  }
});
