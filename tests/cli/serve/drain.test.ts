import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { listen } from '../../../cli/serve/listen';

/** One request; its status and whether the connection is to be kept, or the code of what went wrong. */
function ask(address: string, path: string, agent: Agent | undefined, body?: string): Promise<string> {
  return new Promise((resolve) => {
    const sent = request(`${address}${path}`, { agent, method: body === undefined ? 'GET' : 'POST' }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(`${String(answer.statusCode)} ${answer.headers.connection ?? ''}`));
      answer.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    sent.end(body);
  });
}

describe('a server that is asked to close', () => {
  it('turns away nobody of a burst, on new connections and on kept ones, and says that it is not ready', async () => {
    const server = await listen(
      async (asked) => {
        const text = await asked.text();
        await pause(text.length % 40);
        return new Response('x'.repeat(10_000));
      },
      { port: 0, host: '127.0.0.1', trustedProxies: [] },
    );
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    await Promise.all(Array.from({ length: 20 }, () => ask(server.address, '/', agent)));
    const answers: Promise<string>[] = [];
    const burst = { isComing: true };
    const coming = (async () => {
      for (let n = 0; burst.isComing; n += 1) {
        answers.push(ask(server.address, `/${String(n)}`, n % 2 === 0 ? agent : undefined, 'y'.repeat(n % 50)));
        if (n % 20 === 0) await pause(5);
      }
    })();
    await pause(100);
    let isClosed = false;
    const closed = server.close().then(() => {
      isClosed = true;
    });
    await pause(50);
    expect(await ask(server.address, '/readyz', undefined)).toBe('503 close');
    await pause(300);
    burst.isComing = false;
    await coming;
    const all = await Promise.all(answers);
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter((one) => !one.startsWith('200'))).toEqual([]);
    // What is answered from then on keeps no connection.
    expect(all.at(-1)).toBe('200 close');
    expect(isClosed).toBe(false);
    await closed;
    expect(await ask(server.address, '/', undefined)).toBe('ECONNREFUSED');
    agent.destroy();
  });

  it('is closed soon when nobody is there', async () => {
    const server = await listen(() => Promise.resolve(new Response('x')), {
      port: 0,
      host: '127.0.0.1',
      trustedProxies: [],
    });
    const agent = new Agent({ keepAlive: true });
    expect(await ask(server.address, '/', agent)).toBe('200 keep-alive');
    const started = performance.now();
    await server.close();
    expect(performance.now() - started).toBeLessThan(3000);
    agent.destroy();
  });
});
