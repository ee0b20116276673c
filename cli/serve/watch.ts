import type { Telemetry } from '../../core';
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

/** How a shop that is served is seen. */
export interface Seen {
  /** Lines of the log from this level on. */
  readonly logLevel: LogLevel;
  /** Where Prometheus reads metrics; nowhere by default. */
  readonly metrics: MetricsPlace | undefined;
}

/** Log, metrics and traces of a process that serves. */
export interface Watch {
  /** Writes a line of the log, with the request that is being answered. */
  readonly log: (line: string) => void;
  /** The same for warnings, which the level may leave out. */
  readonly warn: (line: string) => void;
  readonly request: ReturnType<typeof createRequestLog>;
  readonly observer: Observer;
  readonly onPage: Metrics['page'];
  /** Counts what is reported. */
  readonly counting: (telemetry: Telemetry) => Telemetry;
  /** Answers who reads the metrics of a shop, where that was asked for. @returns ends it; CommandError where the port cannot be had */
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
