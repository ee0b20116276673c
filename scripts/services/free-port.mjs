import { createServer } from 'node:net';

/** @returns {Promise<number>} a local port that nobody listens at now */
export function freePort() {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });
}
