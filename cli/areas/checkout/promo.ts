import { command } from '../../declare/command';
import { text } from '../../usage/kinds';
import { required } from '../../usage/parameter';
import { answer } from '../../output/answer';

/** Equivalent of a `?promo=` link: later orders carry it as `promo_code`. */
export const promo = command({
  name: 'promo',
  summary: 'set the promo code of a link (?promo=CODE), which is sent with orders',
  args: { code: required("a blogger's promo code", text('code', 64)) },
  run: async ({ code }, session) => {
    const { claims } = await session.shop();
    await claims.set('promoCode', code);
    return answer({ promoCode: (await claims.get('promoCode'))?.value }, () => `Orders name the promo code ${code}.`);
  },
});
