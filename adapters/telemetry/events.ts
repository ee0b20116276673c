import type { Clock, Ids, JsonValue, Telemetry } from '../../core/ports';
import { neverThrow } from './never-throw';
import { redact } from './redact';

/** Payload of an event such as a purchase. */
export interface EventReport {
  readonly kind: 'event';
  readonly id: string;
  readonly time: string;
  readonly name: string;
  readonly data: Readonly<Record<string, JsonValue>>;
}

/** Options of `createEventTelemetry`. */
export interface EventTelemetryOptions {
  readonly endpoint: string;
  readonly send: (endpoint: string, report: string) => unknown;
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: Ids;
}

/** Posts each event that matters to the merchant separately, redacted. */
export function createEventTelemetry({ endpoint, send, clock, ids }: EventTelemetryOptions): Telemetry {
  const report = (name: string, data: Parameters<Telemetry['event']>[1]): EventReport => ({
    kind: 'event',
    id: ids.uuid(),
    time: new Date(clock.now()).toISOString(),
    name,
    data: redact(data),
  });
  return {
    event: (name, data) => {
      neverThrow(() => send(endpoint, JSON.stringify(report(name, data))));
    },
    error: () => undefined,
    log: () => undefined,
  };
}
