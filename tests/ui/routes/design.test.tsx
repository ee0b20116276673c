import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import type { FileFacts, FileStore } from '../../../adapters/platform';
import { openFixturePlatform } from '../../fixtures/platform';
import { signIn } from '../../core/sign-in';
import { openStorefront } from '../open-storefront';

afterEach(() => localStorage.clear());

/** Node rejects jsdom's typed arrays, so use memory. */
function memoryFiles(): FileStore {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const facts = (key: string, size: number): FileFacts => ({ size, type: 'application/json', etag: key });
  const factsOf = (key: string) => {
    const content = files.get(key);
    return Promise.resolve(content && facts(key, content.byteLength));
  };
  return {
    put: (key, content) => {
      const bytes = content as Uint8Array<ArrayBuffer>; // sound: drafts are kept in one piece
      files.set(key, bytes);
      return Promise.resolve(facts(key, bytes.byteLength));
    },
    find: factsOf,
    read: (key) => Promise.resolve(files.get(key)),
    open: () => Promise.resolve(undefined),
    remove: (key) => {
      files.delete(key);
      return Promise.resolve();
    },
    list: () => {
      throw new Error('Nothing here lists files');
    },
    close: () => Promise.resolve(),
  };
}

async function openEditor(contact: string) {
  const fixture = await openFixturePlatform({ files: memoryFiles() });
  const json = { name: 'Vitrine', skin: 'default', sliders: [{ image: '/img/a.svg', title: 'Rain' }] };
  await fixture.platform.catalogue.writeBlocks([{ blocks: { en: { id: 1, identifier: 'cms_settings', json } } }]);
  const opened = await openStorefront('/admin', {
    fixture,
    prepare: async (shop) => {
      await seedPeople(shop.fixture.platform.people, { now: shop.fixture.clock.now() });
      await signIn(shop, contact);
    },
  });
  await screen.findByRole('heading', { name: 'Design' });
  const manage = await opened.shop.manage();
  return { ...opened, manage };
}
const state = () => screen.getByTestId('draft-state');
const isSaid = (text: string) => waitFor(() => expect(state()).toHaveTextContent(text));
const skin = (name: string) => screen.getByRole('radio', { name });

describe('the design editor (A §2.1)', () => {
  it('keeps a draft that shoppers do not see, publishes it, and reverts it', async () => {
    const { user, manage } = await openEditor('alma@vitrine.example');
    await isSaid('No unpublished changes.');
    await user.click(skin('Night'));
    await isSaid('Draft saved, not published yet.');
    expect((await manage.design.workshop()).published.document.skin).toBe('vitrine');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await isSaid('No unpublished changes.');
    expect((await manage.design.workshop()).published.document.skin).toBe('night');
    const history = screen.getByRole('region', { name: 'Earlier versions' });
    await user.click(await within(history).findByRole('button', { name: /^Undo/ }));
    await waitFor(async () => expect((await manage.design.workshop()).published.document.skin).toBe('vitrine'));
  });

  it('undoes and repeats each step, including discarding the draft', async () => {
    const { user } = await openEditor('alma@vitrine.example');
    const button = (name: string) => screen.getByRole('button', { name });
    expect(button('Undo')).toBeDisabled();
    await user.click(screen.getByText('Banners'));
    const [cookies, bonuses] = ['Cookie notice', 'Bonus banner'].map((name) =>
      screen.getByRole<HTMLInputElement>('checkbox', { name }),
    );
    const shown = () => [cookies?.checked, bonuses?.checked];
    await user.click(screen.getByRole('checkbox', { name: 'Cookie notice' }));
    await user.click(screen.getByRole('checkbox', { name: 'Bonus banner' }));
    expect(shown()).toEqual([true, true]);
    await user.click(button('Revert to published'));
    expect(shown()).toEqual([false, false]);
    await user.click(button('Undo'));
    expect(shown()).toEqual([true, true]);
    await user.click(button('Undo'));
    expect(shown()).toEqual([true, false]);
    await user.click(button('Redo'));
    expect(shown()).toEqual([true, true]);
  });

  it('warns about unreadable text while editing', async () => {
    const { user } = await openEditor('alma@vitrine.example');
    expect(screen.getByTestId('contrast')).toHaveTextContent('All text is readable.');
    await user.click(screen.getByText('Colors'));
    const ink = screen.getByRole('textbox', { name: 'Faint ink, as six hex digits' });
    await user.clear(ink);
    await user.type(ink, 'b0a998{Enter}');
    expect(screen.getByTestId('contrast')).toHaveTextContent('3 color pairs are hard to read');
    await user.click(screen.getByRole('button', { name: 'Changed. Reset to the skin: Faint ink' }));
    expect(screen.getByTestId('contrast')).toHaveTextContent('All text is readable.');
  });

  it('shows pages with the draft, under a key that no other page carries', async () => {
    const { manage } = await openEditor('alma@vitrine.example');
    const frame = await screen.findByTitle('Preview: Home');
    const { draft } = await manage.design.workshop();
    expect(frame).toHaveAttribute('src', `/?design-draft=${draft?.key ?? ''}`);
  });

  it('can be tried by managers, who cannot publish', async () => {
    const { user, manage } = await openEditor('mira@vitrine.example');
    await user.click(skin('Night'));
    await isSaid('Draft saved, not published yet.');
    expect((await manage.design.workshop()).draft?.document.skin).toBe('night');
    expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  });

  it('keeps a step on the device until the shop has it', async () => {
    const { user, shop } = await openEditor('alma@vitrine.example');
    await isSaid('No unpublished changes.');
    const { id } = (await shop.accounts()).snapshot.user ?? { id: 0 };
    await user.click(skin('Night'));
    expect(localStorage.getItem(`vitrine.edit.design-${String(id)}`)).toContain('"skin":"night"');
    await isSaid('Draft saved, not published yet.');
    expect(localStorage.getItem(`vitrine.edit.design-${String(id)}`)).toBeNull();
  });

  it('shows what another user has published meanwhile, and saves both together', async () => {
    const { user, manage } = await openEditor('alma@vitrine.example');
    await isSaid('No unpublished changes.');
    const { published } = await manage.design.workshop();
    const theirs = { ...published.document, skin_tokens: { radius: 9 } };
    await manage.records.designs.save({ id: 'shop', version: published.version, document: theirs });
    await user.click(screen.getByText('Banners'));
    await user.click(screen.getByRole('checkbox', { name: 'Cookie notice' }));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('dialog', { name: 'Someone else has changed this' });
    await user.click(within(dialog).getByRole('button', { name: 'Save both' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const { document } = (await manage.design.workshop()).published;
    expect(document).toMatchObject({ skin_tokens: { radius: 9 }, banners: { show_cookie: true } });
  });
});
