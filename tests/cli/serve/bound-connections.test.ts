import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { boundConnections, MAX_OF_ADDRESS, MAX_OF_NETWORK } from '../../../cli/serve/bound-connections';
import { rangesOf } from '../../../cli/serve/client-address';

class Socket extends EventEmitter {
  isClosed = false;

  constructor(readonly remoteAddress: string) {
    super();
  }

  destroy(): void {
    this.isClosed = true;
  }
}

/** Opens so many connections from an address. @returns those that stayed */
function opened(server: EventEmitter, count: number, from: (at: number) => string): readonly Socket[] {
  const sockets = Array.from({ length: count }, (_, at) => new Socket(from(at)));
  for (const socket of sockets) server.emit('connection', socket);
  return sockets.filter(({ isClosed }) => !isClosed);
}

it('one address has its share of the connections, and the rest stays for others', () => {
  const server = new EventEmitter();
  boundConnections(server, []);
  const own = opened(server, MAX_OF_ADDRESS + 20, () => '203.0.113.9');
  expect(own).toHaveLength(MAX_OF_ADDRESS);
  expect(opened(server, 5, () => '203.0.113.10')).toHaveLength(5);
  for (const socket of own.slice(0, 3)) socket.emit('close');
  expect(opened(server, 5, () => '203.0.113.9')).toHaveLength(3);
});

it('an IPv6 subscriber is one address', () => {
  const server = new EventEmitter();
  boundConnections(server, []);
  expect(opened(server, MAX_OF_ADDRESS + 1, (at) => `2001:db8::${at.toString(16)}`)).toHaveLength(MAX_OF_ADDRESS);
});

it.each(['127.0.0.1', '10.0.0.2', '198.51.100.7'])('a proxy can open any number: %s', (remote) => {
  const server = new EventEmitter();
  boundConnections(server, rangesOf('198.51.100.7') ?? []);
  expect(opened(server, MAX_OF_ADDRESS + 20, () => remote)).toHaveLength(MAX_OF_ADDRESS + 20);
});

it('an IPv6 subscriber with many networks has the share of two addresses', () => {
  const server = new EventEmitter();
  boundConnections(server, []);
  const own = opened(server, MAX_OF_NETWORK + 50, (at) => `2001:db8:0:${(at % 256).toString(16)}::1`);
  expect(own).toHaveLength(MAX_OF_NETWORK);
  expect(opened(server, 5, () => '2001:db8:1::1')).toHaveLength(5);
  for (const socket of own.slice(0, 3)) socket.emit('close');
  expect(opened(server, 5, () => '2001:db8:0:ff::1')).toHaveLength(3);
});
