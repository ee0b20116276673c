import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { isLogged, type LogLevel } from './log-levels';
import { routeLabel, traceRequest, type Metrics } from '../composition/composition-watch';

export interface Exchange {
  readonly outgoing: {
    readonly once: (event: 'close', listener: () => void) => unknown;
    readonly setHeader: (name: string, value: string) => unknown;
    readonly socket: { readonly bytesWritten: number } | null | undefined;
    readonly statusCode: number;
    readonly writableFinished: boolean;
  };
  readonly isTrusted: boolean;
}

interface RequestLogOptions {
  readonly write: (line: string) => void;
  readonly level: LogLevel;
  readonly metrics: Pick<Metrics, 'request'> | undefined;
  readonly now?: () => number;
}

const HEADER = 'x-request-id';
const ID = /^[\w.:-]{8,64}$/;
const FAILED = 500;
const underWay = new AsyncLocalStorage<string>();

export function withRequestId(line: string): string {
  const id = underWay.getStore();
  return id === undefined ? line : line.replace(/^\{/, `{"request":${JSON.stringify(id)},`);
}

/**
 * Assigns a request id (trusted proxies may set it), returns it as `x-request-id`, and logs without address, query or
 * body.
 */
export function createRequestLog({ write, level, metrics, now = Date.now }: RequestLogOptions) {
  return (request: Request, { outgoing, isTrusted }: Exchange, answer: () => Promise<Response>): Promise<Response> => {
    const began = performance.now();
    const id = idOf(request, isTrusted);
    const { method } = request;
    const route = routeLabel(new URL(request.url).pathname);
    const { socket } = outgoing;
    const sentBefore = socket?.bytesWritten ?? 0;
    outgoing.setHeader(HEADER, id);
    outgoing.once('close', () => {
      const ms = performance.now() - began;
      const status = outgoing.statusCode;
      metrics?.request({ method, route, status, seconds: ms / 1000 });
      const own: LogLevel = status >= FAILED ? 'error' : 'info';
      if (!isLogged(own, level)) return;
      const facts = {
        method,
        route,
        status,
        ms: Math.round(ms * 10) / 10,
        bytes: (socket?.bytesWritten ?? 0) - sentBefore,
      };
      const isWhole = outgoing.writableFinished ? {} : { aborted: true };
      const line = {
        time: new Date(now()).toISOString(),
        level: own,
        message: 'request',
        request: id,
        ...facts,
        ...isWhole,
      };
      write(JSON.stringify(line));
    });
    return underWay.run(id, () => traceRequest({ method, route, headers: request.headers }, answer));
  };
}

function idOf({ headers }: Request, isTrusted: boolean): string {
  const given = isTrusted ? headers.get(HEADER) : null;
  return given !== null && ID.test(given) ? given : randomUUID();
}
