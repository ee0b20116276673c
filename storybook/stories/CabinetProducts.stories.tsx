import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import {
  picturesOf,
  type BloggerList,
  type BloggerPost,
  type HiddenPhases,
  type PromoProduct,
  type Reading,
} from '../../core/blogger';
import { ArchivedList, ArchiveNotes } from '../../ui/pages/cabinet/ArchivedList';
import { ArchiveForm } from '../../ui/pages/cabinet/ArchiveForm';
import { PostList } from '../../ui/pages/cabinet/posts/PostList';
import { PromoDetails } from '../../ui/pages/cabinet/PromoDetails';
import { PromoLists } from '../../ui/pages/cabinet/PromoLists';
import { Read } from '../../ui/pages/cabinet/Read';
import { WorkButton } from '../../ui/pages/cabinet/WorkButton';
import { CabinetSpeech } from '../../ui/text/cabinet-text';
import cabinetEn from '../../ui/text/messages/en/cabinet.json';
import { ARCHIVED_PROMO, COMING_PROMO, POST, PROMO, PROMOS, SHOWN_PROMO } from '../fixtures/promo';
import { inMainUnder } from '../in-main';

const speaking: Decorator = (Story) => (
  <CabinetSpeech messages={cabinetEn} locale="en-US">
    <Story />
  </CabinetSpeech>
);
const meta: Meta = { title: 'Shop/Cabinet products', decorators: [inMainUnder('Products'), speaking] };
export default meta;
type Story = StoryObj;
const nothing = () => undefined;
const pathOf = (id: number) => `/cabinet/products/${String(id)}`;

interface Work {
  readonly busy?: boolean;
  readonly error?: string;
}
const button = (label: string, title: string, { busy = false, error }: Work = {}) => (
  <WorkButton label={label} name={`${label}: ${title}`} busy={busy} error={error} onPress={nothing} />
);
const FOLDED: HiddenPhases = { delivering: true, 'for-promotion': true, promoted: true };

const lists = (products: readonly PromoProduct[], work: Work = {}, hidden = FOLDED) => (
  <PromoLists
    products={products}
    hidden={hidden}
    onHidden={nothing}
    begun={new Set([6])}
    picturesOf={(product) => picturesOf(product, PROMOS)}
    pathOf={pathOf}
    actions={({ delivered, title }) => delivered && button('Archive', title)}
    received={({ products: coming }) => button('Mark as arrived', coming.map(({ title }) => title).join(', '), work)}
  />
);
const shown = (...of: Parameters<typeof lists>): Story => ({ render: () => lists(...of) });

export const Products: Story = shown(PROMOS);
export const ProductsOfWhoHasNone: Story = shown([]);
export const ProductsThatAreAllInTheArchive: Story = shown([ARCHIVED_PROMO]);
export const ProductsBeingReceived: Story = shown(PROMOS, { busy: true });
export const ProductsThatCouldNotBeReceived: Story = shown(PROMOS, { error: cabinetEn['work.no-answer'] });

const MANY = Array.from({ length: 1000 }, (_, index) => ({
  ...PROMO,
  id: index + 1,
  title: `Kallin Trail Shoe ${String(index + 1)}`,
}));
export const ManyProductsFolded: Story = shown(MANY);
export const ManyProductsUnfolded: Story = shown(MANY, {}, { ...FOLDED, 'for-promotion': false });
export const ProductsWithLongNames: Story = shown(
  [COMING_PROMO, PROMO, SHOWN_PROMO].map((product) => ({
    ...product,
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze '.repeat(3),
  })),
);

const reading = (of: Reading<BloggerList<PromoProduct>>, online = true): Story => ({
  render: () => (
    <Read of={of} online={online} onRetry={nothing}>
      {({ items }) => lists(items)}
    </Read>
  ),
});
export const ProductsBeingRead: Story = reading({ status: 'loading' });
export const ProductsThatCouldNotBeRead: Story = reading({ status: 'failed', error: undefined });
export const ProductsWithoutANetwork: Story = reading({ status: 'failed', error: undefined }, false);
export const ProductsOfAnHourAgo: Story = reading({
  status: 'here',
  value: { items: PROMOS, total: PROMOS.length },
  readAt: Date.UTC(2026, 10, 23, 9),
  isRefreshing: false,
  error: 'lost',
});

const form = (work: Work = {}): Story => ({
  render: () => (
    <ArchiveForm
      title={PROMO.title}
      busy={work.busy ?? false}
      error={work.error}
      onArchive={nothing}
      onCancel={nothing}
    />
  ),
});
export const IntoTheArchive: Story = form();
export const IntoTheArchiveUnderWay: Story = form({ busy: true });
export const IntoTheArchiveRefused: Story = form({ error: cabinetEn['error.no-answer'] });

const archived = (products: readonly PromoProduct[], work?: Work): Story => ({
  render: () => (
    <ArchivedList
      products={products}
      picturesOf={(product) => picturesOf(product, PROMOS)}
      pathOf={pathOf}
      actions={({ title }) => button('Unarchive', title, work)}
    />
  ),
});
export const Archive: Story = archived([
  ARCHIVED_PROMO,
  { ...ARCHIVED_PROMO, id: 9, archived_by: 'staff', archived_reason: null, archived_notes: null },
]);
export const ArchiveThatIsEmpty: Story = archived([]);
export const ArchiveThatGivesNothingBack: Story = archived([ARCHIVED_PROMO], {
  error: cabinetEn['work.no-answer'],
});
export const ProductOfTheArchiveOnItsPage: Story = {
  render: () => (
    <PromoDetails
      product={ARCHIVED_PROMO}
      pictures={picturesOf(ARCHIVED_PROMO, [])}
      parts={[]}
      postPath={(type) => `${pathOf(ARCHIVED_PROMO.id)}/${type}`}
      pathOf={pathOf}
      actions={
        <>
          <ArchiveNotes product={ARCHIVED_PROMO} />
          {button('Unarchive', ARCHIVED_PROMO.title)}
        </>
      }
    />
  ),
};

const posts = (list: readonly BloggerPost[]): Story => ({ render: () => <PostList posts={list} pathOf={pathOf} /> });
export const Posts: Story = posts([
  POST,
  { ...POST, id: 2, type: 'profile', text: '', images: [] },
  { ...POST, id: 3, type: 'story', text: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze '.repeat(6) },
]);
export const PostsOfYears: Story = posts(Array.from({ length: 120 }, (_, index) => ({ ...POST, id: index + 1 })));
export const PostsOfWhoHasNone: Story = posts([]);
