import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import type { BloggerSettings } from '../../../core/blogger';
import { PROMO } from '../../../storybook/fixtures/promo';
import { TERMS } from '../../../storybook/fixtures/cabinet';
import { json, type OpenShop } from '../../core/open-shop';
import { signIn } from '../../core/sign-in';
import { openStorefront } from '../open-storefront';

const answer = (shop: OpenShop, path: string, result: unknown) =>
  shop.mishap(`/api/blogger/${path}`, json(200, { code: 200, result }));
const POST = { id: 9, type: 'story', promoted_at: '2026-11-23T10:00:00.000Z', text: 'Hi', images: [], products: [] };

function open(path: string, product = PROMO, before?: (shop: OpenShop) => void) {
  return openStorefront(path, {
    prepare: async (shop) => {
      await seedPeople(shop.fixture.platform.people, { now: shop.fixture.clock.now() });
      await signIn(shop, 'lotte@vitrine.example');
      answer(shop, 'promo_products', { items: [product], total: 1 });
      answer(shop, 'terms', TERMS);
      before?.(shop);
    },
  });
}
const answerSettings = (shop: OpenShop, settings: BloggerSettings) => {
  const result = { id: 7, identifier: 'blogger_settings', title: 'For bloggers', json: settings };
  shop.mishap('/api/cms/block/blogger_settings', json(200, { code: 200, result }));
};
const picture = (name: string, type = 'image/jpeg') => new File([new Uint8Array([1, 2, 3])], name, { type });

describe('a promo product (A §2.1)', () => {
  it('shows its phase, if it can be shown, and the link to it with the promo code', async () => {
    await open('/cabinet/products/6');
    expect(await screen.findByText('Arrived on October 19, 2026')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'New story' })).toHaveAttribute('href', '/cabinet/products/6/story');
    expect(screen.getByText(/\/p\/NOR-1099-BLACK-42\?promo=LOTTE$/)).toBeInTheDocument();
  });

  it('cannot be shown before it has arrived, and a missing one is not found', async () => {
    await open('/cabinet/products/6/post', { ...PROMO, delivered: false });
    expect(await screen.findByText(/has not arrived yet/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
    await open('/cabinet/products/7');
    expect(await screen.findByText('This product does not exist.')).toBeInTheDocument();
  });
});

describe('a post (A §4.9)', () => {
  it('is written with photos in a selected order, and published', async () => {
    const { notices, user, requests } = await open('/cabinet/products/6/story', PROMO, (device) => {
      answer(device, 'upload_photos', { images: ['/blogger/one.jpg'] });
      answer(device, 'upload_photos', { images: ['/blogger/two.jpg'] });
      answer(device, 'save_post', POST);
    });
    await user.upload(await screen.findByTestId('choose-photos'), [picture('one.jpg'), picture('two.jpg')]);
    expect(await screen.findByText('All uploaded.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Move photo 2 of 2 back' }));
    await waitFor(() =>
      expect(screen.getAllByAltText(/^Your photo/).map((image) => image.getAttribute('alt'))).toEqual([
        'Your photo two.jpg',
        'Your photo one.jpg',
      ]),
    );
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Hi');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(requests.some((path) => path.endsWith('/save_post'))).toBe(true));
    await waitFor(() => expect(notices.map(({ message }) => message)).toContain('Your post is published'));
  });

  it('reports errors in place, and keeps the rest', async () => {
    const { user } = await open('/cabinet/products/6/post');
    await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'Kept');
    const input = screen.getByTestId('choose-photos');
    input.removeAttribute('accept');
    await user.upload(input, picture('notes.txt', 'text/plain'));
    expect(await screen.findByText('Photos must be JPEG, PNG or WebP.')).toHaveAttribute('role', 'alert');
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Kept');
  });

  it('requires a text or a photo', async () => {
    const { user } = await open('/cabinet/products/6/post', PROMO, (device) => {
      device.mishap('/api/blogger/save_post', json(400, { code: 400, result: 'No', meta: { error: 'post_empty' } }));
    });
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Write something or add a photo.')).toHaveAttribute('role', 'alert');
  });

  it('is not lost if the shop does not respond', async () => {
    const { user } = await open('/cabinet/products/6/post', PROMO, (device) => {
      device.mishap('/api/blogger/save_post', 'lost-before', 'lost-before');
    });
    await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'Kept');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText(/^The shop is not responding\. What you entered/)).toHaveAttribute('role', 'alert');
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Kept');
  });
});

describe('additions to a post (A §3, blogger settings)', () => {
  const SETTINGS: BloggerSettings = {
    instagram: 'lotte.wears',
    instagram_shopping: 'Mark each thing in the picture.',
    shop_instagram: '@vitrine',
    instagram_link: 'https://instagram.example/vitrine',
    has_instagram_shopping: true,
    profile_text: 'What I wear, and where it is from',
    profile_link: '/new',
    post_actions: ['Say how it fits', ' ', 'Say that it is advertising'],
  };
  const guide = () => screen.findByTestId('post-guide');

  it('include a checklist, the labelling rules, and names and links to copy', async () => {
    const { user } = await open('/cabinet/products/6/post', PROMO, (device) => answerSettings(device, SETTINGS));
    const shown = within(await guide());
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Say how it fits',
      'Say that it is advertising',
    ]);
    expect(shown.getByRole('heading', { name: 'Instagram Shopping' })).toBeInTheDocument();
    expect(shown.getByText('Mark each thing in the picture.')).toBeInTheDocument();
    expect(shown.getByText('@lotte.wears')).toBeInTheDocument();
    expect(shown.getByRole('link', { name: '@vitrine' })).toHaveAttribute('href', 'https://instagram.example/vitrine');
    expect(await shown.findByText(/\/p\/NOR-1099-BLACK-42\?promo=LOTTE$/)).toBeInTheDocument();
    expect(shown.queryByText('What I wear, and where it is from')).not.toBeInTheDocument();
    const [account] = shown.getAllByRole('button', { name: 'Copy' });
    await user.click(account ?? document.body);
    expect(await navigator.clipboard.readText()).toBe('@lotte.wears');
  });

  it('include a text and a link with the promo code for a profile', async () => {
    await open('/cabinet/products/6/profile', PROMO, (device) => answerSettings(device, SETTINGS));
    const shown = within(await guide());
    expect(shown.getByText('What I wear, and where it is from')).toBeInTheDocument();
    expect(await shown.findByText(/\/new\?promo=LOTTE$/)).toBeInTheDocument();
  });

  it('exclude product tagging if it is not available', async () => {
    await open('/cabinet/products/6/story', PROMO, (device) =>
      answerSettings(device, { ...SETTINGS, has_instagram_shopping: false }),
    );
    expect(within(await guide()).getByText('Say how it fits')).toBeInTheDocument();
    expect(screen.queryByText('Mark each thing in the picture.')).not.toBeInTheDocument();
  });

  it('include a link to each part of a set', async () => {
    const top = { ...PROMO, id: 7, sku: 'SHIRT', type_type: 'top', title: 'Shirt' } as const;
    const set = { ...PROMO, id: 9, sku: null, is_set: true, parts: [6, 7], title: 'Early train' };
    await openStorefront('/cabinet/products/9/post', {
      prepare: async (shop) => {
        await seedPeople(shop.fixture.platform.people, { now: shop.fixture.clock.now() });
        await signIn(shop, 'lotte@vitrine.example');
        answer(shop, 'promo_products', { items: [set, PROMO, top], total: 3 });
        answer(shop, 'terms', TERMS);
      },
    });
    const shown = within(await guide());
    expect(await shown.findByText('Your link to Shirt')).toBeInTheDocument();
    expect(shown.getByText(/\/p\/SHIRT\?promo=LOTTE$/)).toBeInTheDocument();
    expect(shown.getByText('Your link to Kallin Trail Shoe')).toBeInTheDocument();
  });
});

describe('the reminder about good photos (A §3, show_attention_photo_modal)', () => {
  const reminder = () => screen.queryByRole('dialog', { name: 'Good photos' });

  it('is shown with the first post, is remembered, and is shown again on request', async () => {
    const { user, shop } = await open('/cabinet/products/6/post', PROMO, (device) =>
      answerSettings(device, { show_attention_photo_modal: true }),
    );
    const shown = await screen.findByRole('dialog', { name: 'Good photos' });
    expect(within(shown).getAllByRole('listitem')).toHaveLength(5);
    await user.click(within(shown).getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(reminder()).not.toBeInTheDocument());
    const known: boolean[] = [];
    (await shop.bloggers()).knowsPhotoAdvice$.subscribe((is) => known.push(is)).unsubscribe();
    expect(known).toEqual([true]);
    await user.click(screen.getByRole('button', { name: 'Tips for good photos' }));
    expect(reminder()).toBeInTheDocument();
  });

  it('is not shown after it was closed, or if the merchant has disabled it', async () => {
    await open('/cabinet/products/6/post', PROMO, (device) => {
      answerSettings(device, { show_attention_photo_modal: true });
      void device.storage.set('cabinet', 'photo-advice', true);
    });
    expect(await screen.findByRole('button', { name: 'Tips for good photos' })).toBeInTheDocument();
    expect(reminder()).not.toBeInTheDocument();
  });

  it('is not offered if the merchant has disabled it', async () => {
    await open('/cabinet/products/6/post', PROMO, (device) =>
      answerSettings(device, { show_attention_photo_modal: false }),
    );
    await screen.findByTestId('post-guide');
    expect(reminder()).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Tips for good photos' })).not.toBeInTheDocument();
  });
});
