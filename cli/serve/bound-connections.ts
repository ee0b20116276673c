import { clientOf, isNear, isTrusted, type Range } from './client-address';

/** Connections of one address at a time: what some eighty browsers open, a tenth of what there is for all. */
export const MAX_OF_ADDRESS = 500;

/** A connection, as far as it is counted. */
interface Connection {
  readonly remoteAddress?: string | undefined;
  destroy(): unknown;
  once(event: 'close', listener: () => void): unknown;
}

/** A server, as far as its connections are counted. */
interface Connected {
  on(event: 'connection', listener: (socket: Connection) => void): unknown;
}

/**
 * Closes what one address opens beyond its share, so that nobody takes all connections of a server. Proxies of ours, and machines as near as a
 * proxy usually is, bring many visitors and are not counted.
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
    const count = (open.get(address) ?? 0) + 1;
    if (count > MAX_OF_ADDRESS) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
