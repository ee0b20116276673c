import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import { signIn } from '../../core/sign-in';
import { openFixturePlatform } from '../../fixtures/platform';
import { openStorefront } from '../open-storefront';

const HIDDEN = '/p/OLD/old-coat';

async function open(who?: string) {
  const fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  const front = await openStorefront(HIDDEN, { fixture });
  if (who !== undefined) await act(() => signIn(front, who));
  return front;
}
const mark = () => screen.queryByTestId('hidden-mark');
const product = () => screen.queryByRole('heading', { level: 1, name: /Old Coat/ });

it('a manager who signs in sees a disabled product with a mark, until they leave', async () => {
  const { shop } = await open('mira@vitrine.example');
  await waitFor(() => expect(product()).toBeInTheDocument());
  await waitFor(() => expect(mark()).toHaveTextContent('Hidden: only staff can see this page.'));
  await act(() => shop.routing.open('/'));
  expect(mark()).toBeNull();
  await act(() => shop.routing.open(HIDDEN));
  await waitFor(() => expect(mark()).not.toBeNull());
  await act(async () => (await shop.accounts()).logout());
  await waitFor(() => expect(product()).toBeNull());
  expect(mark()).toBeNull();
});

it.each([undefined, 'ada@vitrine.example', 'lotte@vitrine.example'])(
  'a disabled product has no page for %s',
  async (who) => {
    const { shop } = await open(who);
    await act(() => shop.routing.reload());
    expect(shop.routing.page?.name).toBe('page-not-found');
    expect([product(), mark()]).toEqual([null, null]);
  },
);
