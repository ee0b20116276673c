import { command } from '../declare/command';
import { text, whole } from '../declare/kinds';
import { withDefault } from '../declare/parameter';
import { UsageError } from '../declare/usage-error';
import { answer } from '../output/answer';

const MOST_PORT = 65_535;

export const serve = command({
  name: '',
  summary: 'open the shop: API, storefront and pictures',
  options: {
    port: withDefault('port to listen on; 0 for any free one', whole(0, MOST_PORT), 3000),
    host: withDefault('address to listen on; 0.0.0.0 for every network', text('address', 255), '127.0.0.1'),
  },
  run: async ({ port, host }, session) => {
    if (session.globals.api !== undefined) throw new UsageError('serve opens a shop of its own: leave out --api');
    const { openServer } = await import('../serve/open-server');
    await openServer({ port, host }, session);
    return answer(undefined, () => '');
  },
});
