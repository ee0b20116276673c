import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An endpoint of the merchant's that takes reports, as text. */
export async function startCollector(): Promise<{
  readonly url: string;
  readonly reports: readonly string[];
  readonly close: () => Promise<void>;
}> {
  const reports: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      reports.push(body);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // sound: it listens on a port
  return {
    url: `http://127.0.0.1:${String(port)}/reports`,
    reports,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
