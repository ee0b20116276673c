import { createServer } from 'node:http';
import { CommandError } from '../usage/usage-error';
import type { Metrics } from '../composition/composition-watch';
import type { MetricsPlace } from './metrics-place';

export interface MetricsServer {
  /** 'http://127.0.0.1:9464/metrics' */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/**
 * Answers /metrics at a port of its own, which shoppers do not reach.
 * @throws CommandError 'port-taken' where it cannot listen there
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text'>,
  { host, port }: MetricsPlace,
  onError: (error: unknown) => void,
): Promise<MetricsServer> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url !== '/metrics') {
      outgoing.writeHead(404).end();
      return;
    }
    metrics.text().then(
      ({ body, type }) => outgoing.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body),
      (error: unknown) => {
        onError(error);
        outgoing.writeHead(503).end();
      },
    );
  });
  // Who reads them asks every few seconds and closes or reuses its connection; nobody else is here.
  server.requestTimeout = 10_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: Error) =>
      reject(new CommandError('port-taken', `--metrics: ${host}:${String(port)} cannot be had: ${cause.message}`)),
    );
    server.listen(port, host, resolve);
  });
  const at = server.address();
  const real = typeof at === 'object' && at !== null ? at.port : port;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${String(real)}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
