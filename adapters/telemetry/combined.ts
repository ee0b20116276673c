import type { Telemetry } from '../../core/ports';
import { neverThrow } from './never-throw';

/** Forwards to several telemetries in order and isolates their failures. */
export function createCombinedTelemetry(all: readonly Telemetry[]): Telemetry {
  const each = (action: (telemetry: Telemetry) => void): void => {
    for (const telemetry of all) {
      neverThrow(() => {
        action(telemetry);
      });
    }
  };
  return {
    event: (name, data) => {
      each((telemetry) => telemetry.event(name, data));
    },
    error: (error, context) => {
      each((telemetry) => telemetry.error(error, context));
    },
    log: (level, message, data) => {
      each((telemetry) => telemetry.log(level, message, data));
    },
  };
}
