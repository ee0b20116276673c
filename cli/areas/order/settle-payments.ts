import { command } from '../../declare/command';
import { answer } from '../../output/answer';

export const settlePayments = command({
  name: 'settle-payments',
  summary: 'ask the payment provider about every order that waits for its payment; a serving shop does it by itself',
  run: async (_, session) => {
    const platform = await session.platform('order settle-payments');
    const round = await platform.payments.check();
    const { asked, paid, canceled, refunded } = round;
    return answer(round, (screen) =>
      asked === 0
        ? 'No order waits for its payment.'
        : screen.good(`${asked} asked about: ${paid} paid, ${canceled} given up, ${refunded} to be paid back.`),
    );
  },
});
