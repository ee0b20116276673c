import type { Clock, Ids, JsonValue, Telemetry } from '../../core/ports';
import { neverThrow } from './never-throw';
import { redact } from './redact';

/** What is posted of an event, such as a purchase. */
export interface EventReport {
  readonly kind: 'event';
  readonly id: string;
  /** When it happened, ISO 8601 in UTC. */
  readonly time: string;
  readonly name: string;
  readonly data: Readonly<Record<string, JsonValue>>;
}

/** Options of `createEventTelemetry`. */
export interface EventTelemetryOptions {
  readonly endpoint: string;
  /** Posts one report (JSON text) to the endpoint; its failures are ignored. */
  readonly send: (endpoint: string, report: string) => unknown;
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: Ids;
}

/** Posts events of interest to the merchant (a purchase, AddToWishlist …), redacted, each by itself and none left out. */
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
