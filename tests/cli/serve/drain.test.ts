import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { listen, type Listening } from '../../../cli/serve/listen';

const open: Promise<void>[] = [];
afterEach(() => Promise.all(open.splice(0)));

function serve(closingWaitMs?: number): Promise<Listening> {
  const answer = () => Promise.resolve(new Response('sold'));
  return listen(answer, { port: 0, host: '127.0.0.1', trustedProxies: [], closingWaitMs });
}

async function watch(shop: Listening, everyMs: number) {
  const [began, seen]: [number, { ready: number; sold: number }[]] = [performance.now(), []];
  const closing = shop.close();
  open.push(closing);
  for (;;) {
    await pause(everyMs);
    try {
      const close = { headers: { connection: 'close' } };
      const [ready, sold] = [await fetch(`${shop.address}/readyz`, close), await fetch(`${shop.address}/`, close)];
      seen.push({ ready: ready.status, sold: sold.status });
    } catch {
      return { seen, closedAfter: performance.now() - began };
    }
  }
}

describe('a shop that is asked to shut down', () => {
  it('accepts calls for the minimum wait and reports not ready, even if a proxy polls less often', async () => {
    const { seen, closedAfter } = await watch(await serve(1500), 600);
    expect(seen.length).toBeGreaterThanOrEqual(2);
    expect(new Set(seen.map((one) => JSON.stringify(one)))).toEqual(new Set(['{"ready":503,"sold":200}']));
    expect(closedAfter).toBeGreaterThan(1500);
  });

  it('closes once it is idle for a moment if no wait is set', async () => {
    const { seen } = await watch(await serve(), 600);
    expect(seen).toEqual([]);
  });
});
