import type { Telemetry } from '../../core/shopper';
import type { Platform } from '../composition/composition-root';
import {
  createCombinedObserver,
  createMetrics,
  createTracing,
  withMetrics,
  type Metrics,
  type Observer,
} from '../composition/composition-watch';
import type { Streams } from '../output/streams';
import { isLogged, type LogLevel } from './log-levels';
import type { MetricsPlace } from './metrics-place';
import { serveMetrics } from './metrics-server';
import { createRequestLog, withRequestId } from './request-log';

export interface Seen {
  readonly logLevel: LogLevel;
  readonly metrics: MetricsPlace | undefined;
}

export interface Watch {
  readonly log: (line: string) => void;
  readonly warn: (line: string) => void;
  readonly request: ReturnType<typeof createRequestLog>;
  readonly observer: Observer;
  readonly onPage: Metrics['page'];
  readonly counting: (telemetry: Telemetry) => Telemetry;
  /**
   * @returns a function that stops the server
   * @throws CommandError if the port cannot be bound
   */
  readonly open: (shop: Platform, onError: (error: unknown) => void) => Promise<() => Promise<void>>;
}

export function createWatch({ logLevel, metrics: place }: Seen, { err }: Pick<Streams, 'err'>): Watch {
  const log = (line: string): void => void err.write(`${withRequestId(line)}\n`);
  const metrics = place === undefined ? undefined : createMetrics();
  const tracing = createTracing();
  return {
    log,
    warn: (line) => (isLogged('warn', logLevel) ? log(line) : undefined),
    request: createRequestLog({ write: log, level: logLevel, metrics }),
    observer: metrics === undefined ? tracing : createCombinedObserver([tracing, metrics.observer]),
    onPage: (from) => metrics?.page(from),
    counting: (telemetry) => (metrics === undefined ? telemetry : withMetrics(telemetry, metrics)),
    open: async (shop, onError) => {
      if (metrics === undefined || place === undefined) return () => Promise.resolve();
      metrics.watch(shop);
      const server = await serveMetrics(metrics, place, onError);
      log(`Metrics for Prometheus at ${server.address}`);
      return server.close;
    },
  };
}
