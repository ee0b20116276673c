import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const TAG = `window.heard = [...window.dataLayer];
window.dataLayer.push = (...entries) => window.heard.push(...entries);`;

export async function startCollector(): Promise<{
  readonly url: string;
  readonly tagScript: string;
  readonly reports: readonly string[];
  readonly close: () => Promise<void>;
}> {
  const reports: string[] = [];
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(TAG);
      return;
    }
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
    tagScript: `http://127.0.0.1:${String(port)}/tag.js`,
    reports,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
