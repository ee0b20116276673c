import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Platform } from '../platform';
import type { Observer } from '../platform';
import type { Telemetry } from '../../core/ports';

export interface AnsweredRequest {
  readonly method: string;
  /** Bounded label set, never a URL. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export type WatchedShop = Pick<Platform, 'events' | 'messages' | 'payments' | 'stats' | 'updates'>;

export interface Metrics {
  readonly observer: Observer;
  readonly telemetry: Telemetry;
  readonly request: (request: AnsweredRequest) => void;
  readonly page: (from: 'kept' | 'rendered' | 'waited') => void;
  readonly watch: (shop: WatchedShop) => void;
  readonly text: () => Promise<{ readonly body: string; readonly type: string }>;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Cache time of database figures, in milliseconds. */
const FRESH_MS = 5000;

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const { errors, pages, requests, work } = processFigures(registers);
  const figures = shopFigures(registry);
  return {
    observer: {
      watch: async (kind, name, run) => {
        const end = work[kind].startTimer();
        try {
          const made = await run();
          end({ name, outcome: 'ok' });
          return made;
        } catch (error) {
          end({ name, outcome: 'error' });
          throw error;
        }
      },
    },
    telemetry: {
      event: () => undefined,
      log: () => undefined,
      error: (_, context) => errors.inc({ where: whereOf(context) }),
    },
    request: ({ method, route, status, seconds }) =>
      requests.observe(
        { method: KNOWN_METHODS.has(method) ? method : 'other', route, status: String(status) },
        seconds,
      ),
    page: (from) => pages.inc({ from }),
    watch: figures.watch,
    text: async () => {
      await figures.read();
      return { body: await registry.metrics(), type: registry.contentType };
    },
  };
}

function processFigures(registers: Registry[]) {
  const requests = new Histogram({
    name: 'vitrine_http_request_duration_seconds',
    help: 'Requests by method, route and status, and the time until they were sent',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers,
  });
  const work = {
    database: new Histogram({
      name: 'vitrine_database_duration_seconds',
      help: 'Database transactions and their duration, including waiting',
      labelNames: ['name', 'outcome'] as const,
      buckets: SECONDS,
      registers,
    }),
    'use-case': new Histogram({
      name: 'vitrine_call_duration_seconds',
      help: 'Endpoint calls by name, over HTTP or from a page; refused or failed ones have the outcome "error"',
      labelNames: ['name', 'outcome'] as const,
      buckets: [0.005, 0.025, 0.1, 0.5, 2.5],
      registers,
    }),
  };
  const pages = new Counter({
    name: 'vitrine_pages_total',
    help: 'Pages by source: kept, rendered, or waited for while another request rendered them',
    labelNames: ['from'] as const,
    registers,
  });
  const errors = new Counter({
    name: 'vitrine_errors_total',
    help: 'Unexpected errors by location',
    labelNames: ['where'] as const,
    registers,
  });
  return { errors, pages, requests, work };
}

const KNOWN_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Only fixed labels, to bound cardinality. */
function whereOf(context: Parameters<Telemetry['error']>[1]): string {
  const where = context['where'];
  return typeof where === 'string' && /^[a-z][a-z -]{0,40}$/.test(where) ? where : 'other';
}

function shopFigures(registry: Registry) {
  const gauge = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const orders = gauge('vitrine_orders', 'Placed orders, of all processes');
  const paid = gauge('vitrine_paid_payments', 'Received payments, of all processes');
  const products = gauge('vitrine_products', 'Products in the catalogue');
  const messages = gauge('vitrine_messages', 'Emails and text messages: waiting or failed', ['state']);
  const events = gauge('vitrine_events_waiting', 'Events waiting for a subscriber', ['subscriber']);
  const refunds = gauge('vitrine_refunds', 'Refunds by a provider: waiting or failed', ['state']);
  const importing = gauge('vitrine_import_running', '1 while an import is running');
  const imported = gauge('vitrine_import_rows', 'Rows of the last import', ['state']);
  let shop: WatchedShop | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  const read = async ({ stats, messages: kept, events: log, payments, updates }: WatchedShop): Promise<void> => {
    const counts = await stats();
    orders.set(counts.orders);
    paid.set(counts.payments);
    products.set(counts.products);
    for (const state of ['waiting', 'failed'] as const) {
      messages.set({ state }, await kept.count(state));
      refunds.set({ state }, (await payments.refunds(state)).length);
    }
    for (const { name, waiting } of await log.status()) events.set({ subscriber: name }, waiting ?? 0);
    const report = await updates.report();
    importing.set(report?.state === 'running' ? 1 : 0);
    for (const state of ['read', 'written'] as const) imported.set({ state }, report?.rows[state] ?? 0);
  };
  return {
    watch: (watched: WatchedShop) => {
      shop = watched;
    },
    read: async () => {
      if (shop === undefined || performance.now() - readAt < FRESH_MS) return;
      readAt = performance.now();
      await read(shop);
    },
  };
}
