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
  /** Ranges of proxies whose word of where a request came from is believed. */
  readonly trustedProxies: readonly Range[];
  /** So many milliseconds it takes calls, at least, once it was asked to close. Default 0. */
  readonly closingWaitMs?: number | undefined;
  /** Called for each request whose `X-Forwarded-For` does not count; `isNear` where it came from this machine or a private network. */
  readonly onForwardedFault?: ((fault: ForwardedFault, isNear: boolean) => void) | undefined;
}

/** Answers a request that came from an address; undefined is one that is not limited by it. */
type Fetch = (
  request: Request,
  connection: { readonly address: string | undefined },
  exchange: Exchange,
) => Promise<Response>;

export interface Listening {
  /** 'http://localhost:3000' */
  readonly address: string;
  /** Says that it is not ready any more, takes no further requests once none come, finishes those under way, and cuts off what has not come to an end in 10 seconds. */
  readonly close: () => Promise<void>;
}

/** A request has to be there as a whole in this time, its head in the first part of it: who sends slower holds connections of others. */
const REQUEST_MS = 120_000;
const HEAD_MS = 20_000;
/** A connection on which nothing moves for so long is closed, also while an answer waits to be read. */
const SILENT_MS = 120_000;
/** Longer than proxies keep a connection (nginx and load balancers a minute): one that we close first may carry their next request already. */
const KEEP_ALIVE_MS = 65_000;
/** Connections at a time: more are closed at once, so that memory for the others is left. */
const MOST_CONNECTIONS = 5000;

/** By which proxies name the country of a caller. */
const COUNTRY_HEADERS = ['cf-ipcountry', 'x-country-code'] as const;

/** What browsers may take 'localhost' for. A server that listens there has to hear both. */
const LOCALHOST = ['127.0.0.1', '::1'] as const;
/** Errors of a machine that has no IPv6: its 'localhost' is the other address alone. */
const NO_IPV6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);
/** A free port of one address may be taken at the other: how often another one is tried. */
const MOST_TRIES = 10;

/**
 * Listens.
 * @throws CommandError 'port-taken', 'port-refused' or 'host-unknown', naming the option that would help
 */
export async function listen(fetch: Fetch, place: Place): Promise<Listening> {
  const answer = getRequestListener(async (request, { incoming, outgoing }) => {
    const { remoteAddress: remote } = incoming.socket;
    // A proxy on this machine that names no visitor by X-Forwarded-For names none that counts.
    const unnamed = isHere(remote) && isForwarded(request.headers) ? '' : undefined;
    const forwarded = request.headers.get('x-forwarded-for') ?? unnamed;
    const { address, fault } = clientOf(remote, forwarded, place.trustedProxies);
    if (fault !== undefined) place.onForwardedFault?.(fault, isNear(remote));
    const isProxy = isTrusted(remote, place.trustedProxies);
    // In which country somebody is, only a proxy of ours can say.
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
          void answer(incoming, outgoing); // it handles its own errors
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

/** Listens at both addresses of this machine that 'localhost' may be, at one port. */
async function openBoth(
  open: (host: string, port: number) => Promise<Server>,
  port: number,
  tries = MOST_TRIES,
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

/** The port that it has, where any was asked for. */
function portOf(server: Server | undefined, asked: number): number {
  const address = server?.address();
  return typeof address === 'object' && address !== null ? address.port : asked;
}

function addressOf(port: number, host: string): string {
  // 'Every address of this machine' is none that a browser could open.
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Nobody's slowness costs others their connection. */
function bound(server: Server): void {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.requestTimeout = REQUEST_MS;
  server.headersTimeout = HEAD_MS;
  server.timeout = SILENT_MS;
  server.maxConnections = MOST_CONNECTIONS;
}

/** Said to who spreads requests over several shops, so that the next ones go to another. */
function notReady(outgoing: ServerResponse): void {
  const answer = JSON.stringify({ code: 503, result: 'closing', meta: { error: 'not_ready' } });
  outgoing.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  outgoing.end(answer);
}
