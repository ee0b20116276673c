import { command } from '../../declare/command';
import { flag } from '../../usage/parameter';
import { answer } from '../../output/answer';

export const sync = command({
  name: 'sync',
  summary: "merge this cart with the server's",
  options: {
    dryRun: flag('show the plan without applying it'),
    force: flag('even if nothing has changed'),
  },
  run: async ({ dryRun, force }, session) => {
    const shop = await session.shop();
    const differences = await shop.cart.sync({ dryRun, force });
    await shop.cart.settled();
    const { cartServerToken: token, cartItems: items } = shop.cart.snapshot;
    return answer({ differences, dryRun, token, items }, (screen) =>
      differences.length === 0
        ? 'Nothing to do.'
        : screen.table(
            [
              { head: 'SKU' },
              { head: 'Found' },
              { head: 'Here', align: 'right' },
              { head: 'There', align: 'right' },
              { head: dryRun ? 'Would do' : 'Done' },
            ],
            differences.map((one) => [one.sku, one.status, one.clientQty, one.serverQty, one.action]),
          ),
    );
  },
});
