import { command } from '../../declare/command';
import { answer } from '../../output/answer';

export const payments = command({
  name: 'payments',
  summary: 'list payment providers and whether each is ready; the first takes new payments',
  run: async (_, session) => {
    const platform = await session.platform('admin payments');
    const providers = await platform.payments.providers();
    return answer({ providers }, (screen) =>
      providers.length === 0
        ? 'There is no payment provider. Configure it as payments in vitrine.config.ts.'
        : screen.table(
            [{ head: 'Provider' }, { head: 'Ready' }, { head: 'New payments' }],
            providers.map(({ code, isReady }, at) => [
              code,
              isReady ? screen.good('yes') : screen.bad('no'),
              at === 0 ? 'yes' : '',
            ]),
          ),
    );
  },
});
