import type { Telemetry } from '../../core/ports';

/** Options of `createLazyTelemetry`. */
export interface LazyTelemetryOptions {
  /** Max buffered records; later ones are dropped. Default 200. */
  readonly limit?: number;
}

/** Loads the telemetry code with the first record, and buffers meanwhile. Failed loads are retried. */
export function createLazyTelemetry(load: () => Promise<Telemetry>, options: LazyTelemetryOptions = {}): Telemetry {
  const { limit = 200 } = options;
  let telemetry: Telemetry | undefined;
  let isLoading = false;
  let waiting: ((telemetry: Telemetry) => void)[] = [];

  const open = async (): Promise<void> => {
    try {
      const loaded = await load();
      telemetry = loaded;
      for (const record of waiting) record(loaded);
      waiting = [];
    } catch {
      // Offline: the next record retries.
    } finally {
      isLoading = false;
    }
  };
  const hand = (record: (telemetry: Telemetry) => void): void => {
    if (telemetry !== undefined) {
      record(telemetry);
      return;
    }
    if (waiting.length < limit) waiting.push(record);
    if (isLoading) return;
    isLoading = true;
    void open();
  };
  return {
    event: (name, data) => hand((to) => to.event(name, data)),
    error: (error, context) => hand((to) => to.error(error, context)),
    log: (level, message, data) => hand((to) => to.log(level, message, data)),
  };
}
