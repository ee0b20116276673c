import { Broken } from '../broken';
import type { World } from '../world';

/** Errors that the simulation injects and those that the shop reports by design. */
const EXPECTED = new Set(['ShopError', 'HttpFailure', 'StorageQuotaError', 'Killed']);
const MEDIUM = 'The medium is broken';

export function checkTelemetry({ browsers, telemetry }: World): void {
  for (const record of [...browsers.flatMap((browser) => browser.telemetry.records), ...telemetry.records]) {
    if (record.kind !== 'error') continue;
    const { name, message, stack } = record.error;
    if (EXPECTED.has(name) || message.startsWith(MEDIUM)) continue;
    throw new Broken(`unexpected ${name}: ${message}\n${stack ?? ''}`);
  }
}
