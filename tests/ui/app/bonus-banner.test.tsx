import { act, screen, waitFor } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import { signIn } from '../../core/sign-in';
import { openFixturePlatform } from '../../fixtures/platform';
import { openStorefront } from '../open-storefront';

async function open(path: string) {
  const fixture = await openFixturePlatform();
  const json = { name: 'Vitrine', award_bonuses: true, award_bonuses_amount: 10, show_bonuses_banner: true };
  const block = { id: 1, identifier: 'cms_settings', title: 'Settings', json };
  await fixture.platform.catalogue.writeBlocks([{ blocks: { en: block } }]);
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  return openStorefront(path, { fixture });
}
const banner = () => screen.queryByTestId('bonus-banner');

describe('the bonus banner (A §2.7)', () => {
  it('disappears as soon as a blogger has signed in', async () => {
    const blogger = await open('/');
    expect(banner()).toBeInTheDocument();
    await act(() => signIn(blogger, 'lotte@vitrine.example'));
    await waitFor(() => expect(banner()).not.toBeInTheDocument());
  });

  it('invites a visitor', async () => {
    const { user } = await open('/');
    await user.click(screen.getByTestId('bonus-banner'));
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeInTheDocument();
  });

  it('stays when a customer signs in', async () => {
    const customer = await open('/');
    await act(() => signIn(customer, 'ada@vitrine.example'));
    expect(await firstValueFrom(customer.shop.user$)).toMatchObject({ email: 'ada@vitrine.example' });
    expect(banner()).toBeInTheDocument();
  });

  it('is not shown above the order confirmation, which may be of a guest who earned none', async () => {
    await open('/successful-payment?order=none');
    await screen.findByTestId('thank-you');
    expect(banner()).not.toBeInTheDocument();
  });

  it('is not shown in the cabinet, even before the user is known', async () => {
    await open('/cabinet/sales');
    expect(banner()).not.toBeInTheDocument();
  });
});
