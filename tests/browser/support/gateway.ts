import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { laterBuild, type LaterBuild } from './later-build';

/** Proxy in front of the shop that can drop the network or simulate a new build. */
export interface Gateway {
  readonly url: string;
  cut(): void;
  mend(): void;
  deploy(): void;
  close(): Promise<void>;
}

export async function startGateway(shop: string): Promise<Gateway> {
  let isCut = false;
  let build: LaterBuild | undefined;
  const server: Server = createServer((incoming, outgoing) => {
    if (isCut) {
      incoming.socket.destroy();
      return;
    }
    const path = build === undefined ? (incoming.url ?? '/') : build.before(incoming.url ?? '/');
    if (path === undefined) {
      outgoing.writeHead(404).end();
      return;
    }
    const { 'if-none-match': known, ...rest } = incoming.headers;
    const isSame = build === undefined && known !== undefined;
    const headers = { ...rest, 'accept-encoding': 'identity', ...(isSame && { 'if-none-match': known }) };
    const onward = request(shop + path, { method: incoming.method, headers }, (answer) => {
      if (build === undefined || !build.changes(answer.headers['content-type'])) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const { 'content-length': _length, etag: _etag, ...others } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, others);
      const deployed = build;
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => outgoing.end(deployed.after(text)));
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
      build = laterBuild((build?.number ?? 0) + 1);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
