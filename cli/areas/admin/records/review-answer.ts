import { command } from '../../../declare/command';
import { answer } from '../../../output/answer';
import { text } from '../../../usage/kinds';
import { flag, optional, required } from '../../../usage/parameter';
import { UsageError } from '../../../usage/usage-error';
import { recordAdminOf } from './record-admin';

const MAX_ANSWER = 2000;

export const reviewAnswer = command({
  name: 'review answer',
  summary: 'answer a review; everybody reads it below the review',
  args: { id: required('its id, as the list shows it', text('id', 200)) },
  options: {
    text: optional('what the shop says, in place of an earlier answer', text('text', MAX_ANSWER)),
    remove: flag('take the answer away'),
  },
  run: async (input, session) => {
    if ((input.text === undefined) !== input.remove) throw new UsageError('Give either --text or --remove');
    const admin = await recordAdminOf(session, 'reviews');
    const { id, version, document } = await admin.show(input.id);
    const saved = await admin.save({ id, version, document: { ...document, answer: input.text ?? '' } });
    return answer(saved, (screen) => screen.good(input.remove ? 'The answer is gone.' : 'Everybody can read it now.'));
  },
});
