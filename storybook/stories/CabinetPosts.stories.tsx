import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import {
  partsOf,
  picturesOf,
  type BloggerSettings,
  type DraftPhoto,
  type KeptDraft,
  type PostType,
} from '../../core/blogger';
import { CopyText } from '../../ui/pages/cabinet/CopyText';
import { PhotoAdvice } from '../../ui/pages/cabinet/posts/PhotoAdvice';
import { PostEditor } from '../../ui/pages/cabinet/posts/PostEditor';
import { PostGuide } from '../../ui/pages/cabinet/posts/PostGuide';
import { PromoDetails } from '../../ui/pages/cabinet/PromoDetails';
import { CabinetSpeech } from '../../ui/text/cabinet-text';
import cabinetEn from '../../ui/text/messages/en/cabinet.json';
import { BOMBER_GREEN } from '../fixtures/pictures';
import { PROMO, PROMOS, SET_PROMO } from '../fixtures/promo';
import { inMain } from '../in-main';

const speaking: Decorator = (Story) => (
  <CabinetSpeech messages={cabinetEn} locale="en-US">
    <Story />
  </CabinetSpeech>
);
const meta: Meta = { title: 'Shop/Cabinet posts', decorators: [inMain, speaking] };
export default meta;
type Story = StoryObj;
const nothing = () => undefined;

const EMPTY: KeptDraft = { uid: 'uid-of-a-post', text: '', photos: [] };
const photo = (name: string, more: Partial<DraftPhoto> = {}): DraftPhoto => ({
  key: name,
  name,
  mediaType: 'image/jpeg',
  state: 'sent',
  path: `/blogger/${name}`,
  ...more,
});
const WRITTEN: KeptDraft = {
  ...EMPTY,
  text: 'Two weeks with it: what still looks new, and what does not.',
  photos: [photo('one.jpg'), photo('two.jpg'), photo('three.jpg')],
};
const UNDER_WAY: KeptDraft = {
  ...WRITTEN,
  photos: [
    photo('one.jpg'),
    photo('two.jpg', { state: 'sending', path: undefined }),
    photo('three.jpg', { state: 'waiting', path: undefined }),
  ],
};
const LOST: KeptDraft = {
  ...WRITTEN,
  photos: [
    photo('one.jpg'),
    photo('two.jpg', { state: 'failed', path: undefined }),
    photo('three.jpg', { state: 'failed', path: undefined, reason: 'request-rejected' }),
  ],
};
const FULL: KeptDraft = { ...WRITTEN, photos: Array.from({ length: 10 }, (_, at) => photo(`${String(at + 1)}.jpg`)) };

const preview = ({ name }: DraftPhoto) => <span>{name}</span>;
const photos = { onAdvice: nothing, onAdd: nothing, onRemove: nothing, onMove: nothing, onRetry: nothing };
const link = <CopyText label="Your link" text="https://shop.example/p/NOR-1099-BLACK-42?promo=LOTTE" />;
const WRITTEN_BY_MERCHANT: BloggerSettings = {
  instagram: 'lotte.wears',
  instagram_shopping: 'Tag each item in the picture, so that one tap leads to it.',
  shop_instagram: '@vitrine',
  instagram_link: 'https://instagram.example/vitrine',
  has_instagram_shopping: true,
  profile_text: 'What I wear, and where it is from:\nfollow the link.',
  profile_link: '/',
  post_actions: [
    'Say what it is and how it fits',
    'Put your link where it can be tapped',
    'Say that it is advertising',
  ],
};
const guided = (type: PostType, settings = WRITTEN_BY_MERCHANT) => (
  <PostGuide type={type} settings={settings} profileLink="https://shop.example/?promo=LOTTE" links={link} />
);
const guide = guided('post');

const editor = (
  draft: KeptDraft,
  more: { online?: boolean; busy?: boolean; errors?: { photos?: string; post?: string } } = {},
): Story => ({
  render: () => (
    <PostEditor
      product={PROMO}
      pictures={[BOMBER_GREEN]}
      type="post"
      draft={draft}
      preview={preview}
      online={more.online ?? true}
      busy={more.busy ?? false}
      errors={more.errors ?? {}}
      guide={guide}
      photos={photos}
      onText={nothing}
      onPublish={nothing}
      onDiscard={nothing}
    />
  ),
});

export const NewPost: Story = editor(EMPTY);
export const PostToPublish: Story = editor(WRITTEN);
export const PostWithPhotosOnTheirWay: Story = editor(UNDER_WAY);
export const PostWithoutANetwork: Story = editor(UNDER_WAY, { online: false });
export const PostWithPhotosThatWereLost: Story = editor(LOST);
export const PostWithAllPhotosThatItMayHave: Story = editor(FULL);
export const PostBeingPublished: Story = editor(WRITTEN, { busy: true });
export const PostThatWasRefused: Story = editor(WRITTEN, {
  errors: { photos: cabinetEn['error.type'], post: cabinetEn['error.no-answer'] },
});

export const WhatBelongsToAProfile: Story = { render: () => guided('profile') };
export const WhatBelongsToAStoryWithoutShopping: Story = {
  render: () => guided('story', { ...WRITTEN_BY_MERCHANT, has_instagram_shopping: false, instagram: '' }),
};
export const NothingWasWrittenForPosts: Story = { render: () => guided('post', {}) };
export const AdviceOnPhotographs: Story = { render: () => <PhotoAdvice onClose={nothing} /> };

const details = (more: Partial<typeof PROMO>): Story => {
  const product = { ...PROMO, ...more };
  return {
    render: () => (
      <PromoDetails
        product={product}
        pictures={picturesOf(product, PROMOS)}
        parts={partsOf(product, PROMOS)}
        postPath={(type) => `/cabinet/products/6/${type}`}
        pathOf={(id) => `/cabinet/products/${String(id)}`}
        toCopy={link}
      />
    ),
  };
};
export const SetToShow: Story = details(SET_PROMO);
export const ProductToShow: Story = details({});
export const ProductThatWasShown: Story = details({
  promoted_count: 3,
  promoted_dates: {
    post: ['2026-11-08T10:00:00.000Z', '2026-10-16T10:00:00.000Z'],
    story: ['2026-11-02T10:00:00.000Z'],
  },
});
export const ProductOnItsWay: Story = details({ delivered: false, delivered_at: null, days_to_delivery: 2 });
export const ProductInTheArchive: Story = details({ archive: true, archived_at: '2026-11-01T10:00:00.000Z' });
export const ProductWithALongName: Story = details({
  title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze '.repeat(3),
});
