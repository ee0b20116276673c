import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { CommandError } from '../declare/usage-error';

export interface Place {
  readonly port: number;
  readonly host: string;
}

export interface Listening {
  /** 'http://127.0.0.1:3000' */
  readonly address: string;
  /** Takes no further requests, finishes those under way, and cuts off what has not come to an end in 10 seconds. */
  readonly close: () => Promise<void>;
}

const MOST_CLOSING_MS = 10_000;

/**
 * Listens.
 * @throws CommandError 'port-taken', 'port-refused' or 'host-unknown', naming the option that would help
 */
export async function listen(fetch: (request: Request) => Promise<Response>, place: Place): Promise<Listening> {
  const answer = getRequestListener(fetch);
  const server = createServer((incoming, outgoing) => {
    void answer(incoming, outgoing); // it handles its own errors
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, place)));
    server.listen(place.port, place.host, resolve);
  });
  return { address: addressOf(server, place), close: () => close(server) };
}

function explain(error: NodeJS.ErrnoException, { port, host }: Place): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new CommandError(
        'port-taken',
        `Port ${port} is taken: choose another one with --port, or --port 0 for any`,
      );
    case 'EACCES':
      return new CommandError('port-refused', `Port ${port} may not be used: choose one from 1024 on with --port`);
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
      return new CommandError('host-unknown', `This machine has no address ${host}: choose another one with --host`);
    default:
      return error;
  }
}

function addressOf(server: Server, { port, host }: Place): string {
  const address = server.address();
  const open = typeof address === 'object' && address !== null ? address.port : port;
  // 'Every address of this machine' is none that a browser could open.
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${open}`;
}

async function close(server: Server): Promise<void> {
  const ended = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), MOST_CLOSING_MS);
  await ended;
  clearTimeout(timer);
}
