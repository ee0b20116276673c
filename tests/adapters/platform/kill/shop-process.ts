/**
 * Arguments: data folder, then 'place' (step to die before, order JSON), 'sell' (orders until sold out, prints numbers)
 * or 'serve' (HTTP, prints the port).
 */
import { serve } from '@hono/node-server';
import { createSystemIds } from '../../../../adapters/ids/system';
import { createVirtualClock } from '../../../../adapters/clock/virtual';
import { createPlatform } from '../../../../adapters/platform';
import { callPlatform } from '../../../fixtures/platform';
import { cartWith, orderOf, resultOf } from '../../../fixtures/order';

const [, , data = '', task = '', step = '', order = ''] = process.argv;

function dieBefore(reached: string): void {
  if (reached === step) process.kill(process.pid, 'SIGKILL');
}

async function main(): Promise<void> {
  const platform = await createPlatform({
    data,
    clock: createVirtualClock(),
    ids: createSystemIds(),
    onOrderStep: dieBefore,
  });
  const call = (method: 'GET' | 'POST', path: string, body?: unknown) => callPlatform(platform, method, path, body);
  if (task === 'place') {
    await call('POST', '/api/order', JSON.parse(order));
    return;
  }
  if (task === 'serve') {
    // Long keep-alive: closing an idle connection could race with a request.
    const serverOptions = { keepAliveTimeout: 600_000 };
    const place = { port: 0, hostname: '127.0.0.1', serverOptions };
    serve({ fetch: (request) => platform.fetch(request), ...place }, ({ port }) => process.stdout.write(`${port}\n`));
    return;
  }
  for (;;) {
    const token = await cartWith({ call }, [{ sku: 'TEE', qty: 1 }]);
    const answer = await call('POST', '/api/order', await orderOf({ call }, token));
    if (answer.status === 500 && JSON.stringify(answer.json).includes('Error: Error while adding products')) break;
    const { number } = await resultOf<{ number: string }>(Promise.resolve(answer));
    process.stdout.write(`${number}\n`);
  }
  await platform.close();
}

await main();
