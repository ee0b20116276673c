import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A server on a free port of this machine. */
export interface SuiteSocket {
  readonly origin: string;
  /** Connections accepted so far. */
  readonly connections: number;
  close(): Promise<void>;
}

type Handler = (request: Request) => Promise<Response>;

async function toRequest(incoming: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const body = await buffer(incoming);
  const { method = 'GET', headers, url = '/' } = incoming;
  const entries = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const init = { method, headers: entries, signal, ...(body.length > 0 && { body: new Uint8Array(body) }) };
  return new Request(new URL(url, 'http://localhost'), init);
}

async function write(response: Response, outgoing: ServerResponse): Promise<void> {
  const headers: Record<string, string | string[]> = {};
  response.headers.forEach((value, name) => {
    headers[name] = name === 'set-cookie' ? response.headers.getSetCookie() : value;
  });
  outgoing.writeHead(response.status, headers);
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) outgoing.write(part.value);
  outgoing.end();
}

/** Serves a handler of web requests over HTTP. A handler that rejects breaks the connection. */
export async function listen(handler: Handler): Promise<SuiteSocket> {
  let connections = 0;
  const server: Server = createServer((incoming, outgoing) => {
    const gone = new AbortController();
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) gone.abort();
    });
    toRequest(incoming, gone.signal)
      .then(handler)
      .then((response) => write(response, outgoing))
      .catch(() => outgoing.destroy());
  });
  server.on('connection', () => (connections += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // sound: it listens on a port, not on a pipe
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    get connections() {
      return connections;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
