import { createServer, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { isForwarded } from './at-home';
import { CommandError } from '../usage/usage-error';
import { boundConnections } from './bound-connections';
import { clientOf, isHere, isNear, isTrusted, type ForwardedFault, type Range } from './client-address';
import { Drain } from './drain';
import type { Exchange } from './request-log';

export interface Place {
  readonly port: number;
  readonly host: string;
  readonly trustedProxies: readonly Range[];
  readonly closingWaitMs?: number | undefined;
  /** Called when `X-Forwarded-For` is ignored; `isNear` for local and private peers. */
  readonly onForwardedFault?: ((fault: ForwardedFault, isNear: boolean) => void) | undefined;
}

type Fetch = (
  request: Request,
  connection: { readonly address: string | undefined },
  exchange: Exchange,
) => Promise<Response>;

export interface Listening {
  readonly address: string;
  /** Graceful shutdown; cuts connections after 10 seconds. */
  readonly close: () => Promise<void>;
}

/** Max time to receive a request, in milliseconds: slow senders would hold connections of others. */
const REQUEST_MS = 120_000;
const HEAD_MS = 20_000;
/** Also applies to unread responses. */
const SILENT_MS = 120_000;
/** Must exceed the keep-alive of proxies (60 seconds), or their next request may hit a closed connection. */
const KEEP_ALIVE_MS = 65_000;
/** Bounds memory use. */
const MAX_CONNECTIONS = 5000;

const COUNTRY_HEADERS = ['cf-ipcountry', 'x-country-code'] as const;

/** Browsers resolve 'localhost' to either, so listen on both. */
const LOCALHOST = ['127.0.0.1', '::1'] as const;
const NO_IPV6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);
const MAX_TRIES = 10;

export async function listen(fetch: Fetch, place: Place): Promise<Listening> {
  const answer = getRequestListener(async (request, { incoming, outgoing }) => {
    const { remoteAddress: remote } = incoming.socket;
    const unnamed = isHere(remote) && isForwarded(request.headers) ? '' : undefined;
    const forwarded = request.headers.get('x-forwarded-for') ?? unnamed;
    const { address, fault } = clientOf(remote, forwarded, place.trustedProxies);
    if (fault !== undefined) place.onForwardedFault?.(fault, isNear(remote));
    const isProxy = isTrusted(remote, place.trustedProxies);
    // Only trusted proxies may state the country.
    if (!isProxy) for (const name of COUNTRY_HEADERS) request.headers.delete(name);
    return fetch(request, { address }, { outgoing, isTrusted: isProxy });
  });
  const drain = new Drain();
  const connections = new Map<string, number>();
  const open = (host: string, port: number): Promise<Server> =>
    new Promise((resolve, reject) => {
      const server = createServer((incoming, outgoing) => {
        if (drain.isOver) outgoing.shouldKeepAlive = false;
        if (drain.isOver && incoming.url === '/readyz') notReady(outgoing);
        else {
          drain.came();
          void answer(incoming, outgoing);
        }
      });
      bound(server);
      boundConnections(server, place.trustedProxies, connections);
      server.once('error', reject);
      server.listen(port, host, () => resolve(server));
    });
  try {
    const servers =
      place.host === 'localhost' ? await openBoth(open, place.port) : [await open(place.host, place.port)];
    const address = addressOf(portOf(servers[0], place.port), place.host);
    return {
      address,
      close: () => drain.close(servers, place.closingWaitMs),
    };
  } catch (error) {
    throw isSystemError(error) ? explain(error, place) : error;
  }
}

async function openBoth(
  open: (host: string, port: number) => Promise<Server>,
  port: number,
  tries = MAX_TRIES,
): Promise<readonly Server[]> {
  const first = await open(LOCALHOST[0], port);
  try {
    return [first, await open(LOCALHOST[1], portOf(first, port))];
  } catch (error) {
    if (isSystemError(error) && NO_IPV6.has(error.code ?? '')) return [first];
    await new Promise<void>((resolve) => first.close(() => resolve()));
    const isTaken = isSystemError(error) && error.code === 'EADDRINUSE';
    if (isTaken && port === 0 && tries > 1) return openBoth(open, port, tries - 1);
    throw error;
  }
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error;
}

function explain(error: NodeJS.ErrnoException, { port, host }: Place): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new CommandError('port-taken', `Port ${port} is in use: choose another with --port, or --port 0 for any`);
    case 'EACCES':
      return new CommandError('port-refused', `Port ${port} is not allowed: choose one from 1024 on with --port`);
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
      return new CommandError('host-unknown', `This machine has no address ${host}: choose another one with --host`);
    default:
      return error;
  }
}

function portOf(server: Server | undefined, asked: number): number {
  const address = server?.address();
  return typeof address === 'object' && address !== null ? address.port : asked;
}

function addressOf(port: number, host: string): string {
  // Wildcard addresses cannot be opened in a browser.
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function bound(server: Server): void {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.requestTimeout = REQUEST_MS;
  server.headersTimeout = HEAD_MS;
  server.timeout = SILENT_MS;
  server.maxConnections = MAX_CONNECTIONS;
}

/** Tells load balancers to use another instance. */
function notReady(outgoing: ServerResponse): void {
  const answer = JSON.stringify({ code: 503, result: 'closing', meta: { error: 'not_ready' } });
  outgoing.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  outgoing.end(answer);
}
