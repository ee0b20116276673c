import { command } from '../../declare/command';
import { answer } from '../../output/answer';

export const settlePayments = command({
  name: 'settle-payments',
  summary:
    'ask the payment provider about every order that waits for its payment, and have money given back that has to go back; a serving shop does it by itself',
  run: async (_, session) => {
    const platform = await session.platform('order settle-payments');
    const round = await platform.payments.check();
    if (round === undefined) {
      return answer({ elsewhere: true }, () => 'Another process of the shop is asking the payment provider now.');
    }
    const { asked, paid, canceled, released, refunded, unanswered, calledOff, givenBack, notGivenBack } = round;
    return answer(round, (screen) => {
      if (asked + calledOff + givenBack + notGivenBack === 0) return 'No order waits for its payment.';
      const lines = [`${asked} asked about: ${paid} paid, ${canceled} given up, ${refunded} to be paid back.`];
      if (released > 0) lines.push(`${released} were not paid in time: their goods can be bought by others.`);
      if (calledOff > 0) lines.push(`${calledOff} of guests were not paid in time: they are called off.`);
      if (unanswered > 0) lines.push(`${unanswered} without an answer: they are asked about again.`);
      if (givenBack > 0) lines.push(`${givenBack} refunds were carried out.`);
      if (notGivenBack > 0) lines.push(`${notGivenBack} refunds were refused: give that money back by hand.`);
      return screen.good(lines.join('\n'));
    });
  },
});
