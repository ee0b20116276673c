import { command } from '../../../declare/command';
import { answer } from '../../../output/answer';
import { text } from '../../../usage/kinds';
import { flag, optional, required } from '../../../usage/parameter';
import { UsageError } from '../../../usage/usage-error';
import { recordAdminOf } from './record-admin';

const MAX_ANSWER = 2000;

export const reviewAnswer = command({
  name: 'review answer',
  summary: 'answer a review; the answer is public',
  args: { id: required('id, from the list', text('id', 200)) },
  options: {
    text: optional('text of the answer; replaces an earlier one', text('text', MAX_ANSWER)),
    remove: flag('remove the answer'),
  },
  run: async (input, session) => {
    if ((input.text === undefined) !== input.remove) throw new UsageError('Give either --text or --remove');
    const admin = await recordAdminOf(session, 'reviews');
    const { id, version, document } = await admin.show(input.id);
    const saved = await admin.save({ id, version, document: { ...document, answer: input.text ?? '' } });
    return answer(saved, (screen) => screen.good(input.remove ? 'The answer is removed.' : 'It is public now.'));
  },
});
