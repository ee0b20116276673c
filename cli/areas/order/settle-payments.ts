import { command } from '../../declare/command';
import { answer } from '../../output/answer';

export const settlePayments = command({
  name: 'settle-payments',
  summary:
    'poll the payment provider about every unpaid order, and make due refunds; a serving shop does this automatically',
  run: async (_, session) => {
    const platform = await session.platform('order settle-payments');
    const round = await platform.payments.check();
    if (round === undefined) {
      return answer({ elsewhere: true }, () => 'Another process of the shop is polling the payment provider now.');
    }
    const { asked, paid, canceled, released, refunded, unanswered, calledOff, givenBack, notGivenBack } = round;
    return answer(round, (screen) => {
      if (asked + calledOff + givenBack + notGivenBack === 0) return 'No order awaits payment.';
      const lines = [`${asked} checked: ${paid} paid, ${canceled} cancelled, ${refunded} to be refunded.`];
      if (released > 0) lines.push(`${released} were not paid in time: their goods are available to others.`);
      if (calledOff > 0) lines.push(`${calledOff} guest orders were not paid in time: they are cancelled.`);
      if (unanswered > 0) lines.push(`${unanswered} without an answer: they will be checked again.`);
      if (givenBack > 0) lines.push(`${givenBack} refunds were made.`);
      if (notGivenBack > 0) lines.push(`${notGivenBack} refunds were refused: make them by hand.`);
      return screen.good(lines.join('\n'));
    });
  },
});
