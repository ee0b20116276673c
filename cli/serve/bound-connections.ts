import { subscriberNetworkOf } from '../composition/composition-root';
import { clientOf, isNear, isTrusted, type Range } from './client-address';

/** Maximum concurrent connections per address: enough for about eighty browsers, and a tenth of the total. */
export const MAX_OF_ADDRESS = 500;
/** Connections of one IPv6 network (/48) at a time, since one subscriber may hold all its addresses. */
export const MAX_OF_NETWORK = 1000;

/** Counted connection. */
interface Connection {
  readonly remoteAddress?: string | undefined;
  destroy(): unknown;
  once(event: 'close', listener: () => void): unknown;
}

/** The part of a server that counts connections. */
interface Connected {
  on(event: 'connection', listener: (socket: Connection) => void): unknown;
}

/**
 * Limits connections per address so that no client can exhaust the server. Trusted proxies and private networks carry
 * many visitors and are exempt.
 */
export function boundConnections(
  server: Connected,
  trusted: readonly Range[],
  open: Map<string, number> = new Map(),
): void {
  server.on('connection', (socket) => {
    const { remoteAddress: remote } = socket;
    if (isTrusted(remote, trusted) || isNear(remote)) return;
    const { address } = clientOf(remote, undefined, []);
    if (address === undefined) return;
    const network = subscriberNetworkOf(address);
    const isFull =
      has(open, address) >= MAX_OF_ADDRESS || (network !== undefined && has(open, network) >= MAX_OF_NETWORK);
    if (isFull) {
      socket.destroy();
      return;
    }
    for (const who of [address, network]) if (who !== undefined) open.set(who, has(open, who) + 1);
    socket.once('close', () => {
      for (const who of [address, network]) if (who !== undefined) leave(open, who);
    });
  });
}

function has(open: ReadonlyMap<string, number>, who: string): number {
  return open.get(who) ?? 0;
}

function leave(open: Map<string, number>, who: string): void {
  const left = has(open, who) - 1;
  if (left > 0) open.set(who, left);
  else open.delete(who);
}
