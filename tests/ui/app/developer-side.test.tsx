import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { json as answerOf, type OpenShop } from '../../core/open-shop';
import { signIn } from '../../core/sign-in';
import { openStorefront } from '../open-storefront';

async function shopWith(settings: object): Promise<FixturePlatform> {
  const fixture = await openFixturePlatform();
  const json = { name: 'Vitrine', feeds_facebook: { en: '/feeds/en.xml' }, ...settings };
  await fixture.platform.catalogue.writeBlocks([{ blocks: { en: { id: 1, identifier: 'cms_settings', json } } }]);
  return fixture;
}

async function openSidebar(contact: string | undefined, settings: object = {}, mishap = (_: OpenShop) => undefined) {
  const opened = await openStorefront('/', {
    fixture: await shopWith(settings),
    prepare: async (shop) => {
      await seedPeople(shop.fixture.platform.people, { now: shop.fixture.clock.now() });
      if (contact !== undefined) await signIn(shop, contact);
      mishap(shop);
    },
  });
  opened.shop.ui.open('sidebar');
  return opened;
}
const menu = () => screen.findByTestId('developer-menu');
const codesOf = ({ notices }: OpenShop) => notices.map(({ code }) => code);

describe('the developer menu (A §2.12)', () => {
  it('has imports, skins, full update, impersonation, language and feeds for a manager', async () => {
    await openSidebar('mira@vitrine.example', { interfaceLangs: ['en', 'de'] });
    const tools = within(await menu());
    expect(tools.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Update import',
      'Update skins',
      'Update everything',
      'Sign in as a user',
      'Product feeds',
    ]);
    expect(tools.getByRole('link', { name: 'Back office' })).toHaveAttribute('href', '/manage');
    expect(tools.getByRole('combobox', { name: 'Interface language' })).toHaveValue('en');
  });

  it('has the cabinet and the language for a blogger, whose sidebar has the rest', async () => {
    await openSidebar('lotte@vitrine.example', { interfaceLangs: ['en', 'de'] });
    const tools = within(await menu());
    expect(tools.getAllByRole('button').map((button) => button.textContent)).toEqual(['Update the blogger dashboard']);
    expect(tools.getByRole('combobox', { name: 'Interface language' })).toBeInTheDocument();
  });

  it.each([['a customer', 'ada@vitrine.example'] as const, ['a guest', undefined] as const])(
    'is hidden from %s',
    async (_, contact) => {
      await openSidebar(contact);
      await screen.findByTestId(contact === undefined ? 'sidebar-guest' : 'sidebar-person');
      await act(() => vi.dynamicImportSettled());
      expect(screen.queryByTestId('developer-menu')).not.toBeInTheDocument();
    },
  );

  it('shows the running action, blocks others, and reports the result', async () => {
    let answer: () => void = () => undefined;
    const opened = await openSidebar('mira@vitrine.example', {}, (shop) => {
      shop.mishap(
        '/api/manage/skin-update',
        (given) =>
          new Promise((resolve) => {
            answer = () => resolve(given);
          }),
      );
      return undefined;
    });
    const tools = within(await menu());
    await opened.user.click(tools.getByRole('button', { name: 'Update skins' }));
    expect(tools.getByRole('button', { name: 'Updating skins…' })).toHaveAttribute('aria-busy', 'true');
    expect(tools.getByRole('button', { name: 'Update import' })).toBeDisabled();
    expect(tools.getByRole('button', { name: 'Update everything' })).toBeDisabled();
    answer();
    await waitFor(() => expect(codesOf(opened)).toContain('SKINS_ARE_SUCCESSFUL_UPDATED'));
    expect(tools.getByRole('button', { name: 'Update import' })).toBeEnabled();
  });

  it('reports the error of an import', async () => {
    const opened = await openSidebar('mira@vitrine.example', {}, (shop) => {
      shop.mishap('/api/manage/update', answerOf(422, { code: 422, result: 'no column sku' }));
      return undefined;
    });
    await opened.user.click(within(await menu()).getByRole('button', { name: 'Update import' }));
    expect(await screen.findByText('The import failed: no column sku')).toBeInTheDocument();
    expect(codesOf(opened).filter((code) => code === 'ERROR_OCCURRED_WHEN_IMPORTING')).toHaveLength(1);
  });

  it('opens and closes the impersonation field, rejects invalid contacts, and signs in', async () => {
    const opened = await openSidebar('mira@vitrine.example');
    const tools = within(await menu());
    const toggle = tools.getByRole('button', { name: 'Sign in as a user' });
    await opened.user.click(toggle);
    const field = tools.getByRole('textbox', { name: 'Phone number or e-mail' });
    await opened.user.type(field, 'nobody{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please enter a phone number or an e-mail address'));
    await opened.user.click(toggle);
    expect(tools.queryByRole('textbox')).not.toBeInTheDocument();
    await opened.user.click(toggle);
    await opened.user.clear(tools.getByRole('textbox'));
    await opened.user.type(tools.getByRole('textbox'), 'ada@vitrine.example{Enter}');
    await waitFor(() => expect(codesOf(opened)).toContain('YOU_ARE_LOGGED_AS_USER'));
    await waitFor(() => expect(screen.queryByTestId('developer-menu')).not.toBeInTheDocument());
    expect(opened.shop.ui.snapshot.panel).toBeNull();
  });

  it('signs in as the blogger only if the settings allow it to staff', async () => {
    const opened = await openSidebar('mira@vitrine.example', { blogger_has_phone: true });
    await opened.user.click(within(await menu()).getByRole('button', { name: 'Sign in as the blogger' }));
    await waitFor(() => expect(codesOf(opened)).toContain('YOU_ARE_LOGGED_AS_BLOGGER'));
  });

  it('copies a feed, and confirms it', async () => {
    const opened = await openSidebar('mira@vitrine.example');
    const tools = within(await menu());
    await opened.user.click(tools.getByRole('button', { name: 'Product feeds' }));
    await opened.user.click(tools.getByRole('button', { name: 'Copy the link: English' }));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/feeds/en.xml`);
    await waitFor(() => expect(codesOf(opened)).toContain('PRODUCT_FEEDS_INSTAGRAM_FEED_COPIED'));
  });
});

describe('the age of the data in the footer (A §4.6)', () => {
  const label = () => within(screen.getByTestId('last-updated'));

  it("is hidden from shoppers, as are the shop's operating details", async () => {
    await openStorefront('/', {
      prepare: async (shop) => {
        await seedPeople(shop.fixture.platform.people, { now: shop.fixture.clock.now() });
        await signIn(shop, 'ada@vitrine.example');
      },
    });
    const footer = await screen.findByRole('contentinfo');
    expect(within(footer).queryByTestId('last-updated')).not.toBeInTheDocument();
    expect(within(footer).queryByText('Powered by')).not.toBeInTheDocument();
  });

  it('can be pressed by an admin, shows progress, and updates everything', async () => {
    let answer: () => void = () => undefined;
    const opened = await openStorefront('/', {
      prepare: async (shop) => {
        await seedPeople(shop.fixture.platform.people, { now: shop.fixture.clock.now() });
        await shop.fixture.platform.catalogue.noteUpdate(shop.fixture.clock.now());
        await signIn(shop, 'alma@vitrine.example');
        shop.mishap(
          '/api/manage/skin-update',
          (given) =>
            new Promise((resolve) => {
              answer = () => resolve(given);
            }),
        );
      },
    });
    await waitFor(() => {
      window.dispatchEvent(new Event('scroll'));
      label().getByRole('button');
    });
    await opened.user.click(label().getByRole('button'));
    await waitFor(() => expect(label().getByRole('button')).toHaveTextContent('Updating…'));
    answer();
    await waitFor(() => expect(codesOf(opened)).toContain('SKINS_ARE_SUCCESSFUL_UPDATED'));
    await waitFor(() => expect(label().getByRole('button')).toHaveTextContent('Updated'));
    expect(screen.getByText('Powered by')).toBeInTheDocument();
  });
});
