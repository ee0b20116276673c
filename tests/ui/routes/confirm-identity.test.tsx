import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import { signIn } from '../../core/sign-in';
import { appCode } from '../../fixtures/authenticator';
import { openStorefront } from '../open-storefront';

const MINUTE_MS = 60_000;

it('asks staff for the second factor in place if their sign-in is old', async () => {
  let secret = '';
  const { user, fixture } = await openStorefront('/manage/people', {
    prepare: async (open) => {
      await seedPeople(open.fixture.platform.people, { now: open.fixture.clock.now() });
      const accounts = await open.shop.accounts();
      await signIn(open, 'eve@shop.test');
      await accounts.logout();
      await signIn(open, 'alma@vitrine.example');
      const { secondFactor } = accounts;
      ({ secret } = await secondFactor.begin());
      await secondFactor.confirm(appCode(secret, open.fixture.clock.now()));
    },
  });
  const row = await screen.findByRole('row', { name: /eve@shop.test/ });
  await user.click(within(row).getAllByRole('link')[0]!);
  await fixture.clock.advance(16 * MINUTE_MS);
  await user.click(await screen.findByRole('button', { name: 'Erase person' }));
  const erase = within(await screen.findByRole('dialog', { name: 'Erase eve@shop.test?' }));
  await user.click(await erase.findByRole('button', { name: 'Confirm that it is you' }));
  const confirm = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  await user.type(confirm.getByRole('textbox', { name: /Code from your app/ }), appCode(secret, fixture.clock.now()));
  expect(await erase.findByRole('textbox', { name: 'Type eve@shop.test to confirm' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Confirm that it is you' })).toBeNull();
});
