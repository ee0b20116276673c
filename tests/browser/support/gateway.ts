import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands between a browser and the shop: it can be cut, as a network, and can say that the shop has another build by now. */
export interface Gateway {
  readonly url: string;
  cut(): void;
  mend(): void;
  /** From now on the service worker is another one, as after a deploy. */
  deploy(): void;
  close(): Promise<void>;
}

/** @param shop address of the shop behind it */
export async function startGateway(shop: string): Promise<Gateway> {
  let [isCut, builds] = [false, 0];
  const server: Server = createServer((incoming, outgoing) => {
    if (isCut) {
      incoming.socket.destroy();
      return;
    }
    const { pathname } = new URL(incoming.url ?? '/', shop);
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const onward = request(shop + (incoming.url ?? '/'), { method: incoming.method, headers }, (answer) => {
      if (pathname !== '/service-worker.js') {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const { 'content-length': _length, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, rest);
      answer.on('data', (chunk: Buffer) => outgoing.write(chunk));
      answer.on('end', () => outgoing.end(`\n// build ${String(builds)}`));
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // sound: it listens on a port
  return {
    url: `http://127.0.0.1:${String(port)}`,
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    mend: () => {
      isCut = false;
    },
    deploy: () => {
      builds += 1;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
