import { createServer } from 'node:http';
import { CommandError } from '../usage/usage-error';
import type { Metrics } from '../composition/composition-watch';
import type { MetricsPlace } from './metrics-place';

export interface MetricsServer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/**
 * Uses a separate port, hidden from shoppers.
 * @throws CommandError 'port-taken'
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
  server.requestTimeout = 10_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: Error) =>
      reject(new CommandError('port-taken', `--metrics: cannot listen at ${host}:${String(port)}: ${cause.message}`)),
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
