import { command } from '../../declare/command';
import { choice } from '../../usage/kinds';
import { required } from '../../usage/parameter';
import { answer } from '../../output/answer';

export const promo = command({
  name: 'promo',
  summary: 'turn promo mode on or off; lists then show only promo products, or all',
  args: { mode: required('on or off', choice(['on', 'off'] as const, 'mode')) },
  run: async ({ mode }, session) => {
    const shop = await session.shop();
    await shop.promo.load();
    await shop.accounts();
    if (mode === 'on') await shop.promo.turnOn();
    else await shop.promo.turnOff();
    return answer({ promo: shop.promo.isOn }, () => `Promo mode is ${mode}.`);
  },
});
