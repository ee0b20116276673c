import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhotoPicker } from '../../ui/pages/product/reviews/PhotoPicker';
import { ReviewForm } from '../../ui/pages/product/reviews/ReviewForm';
import { ReviewItem } from '../../ui/pages/product/reviews/ReviewItem';
import { Reviews } from '../../ui/pages/product/reviews/Reviews';
import { ReviewSummary } from '../../ui/pages/product/reviews/ReviewSummary';
import { SizeGuide } from '../../ui/pages/product/sizes/SizeGuide';
import { StarsInput } from '../../ui/pages/product/reviews/StarsInput';
import { noReviews, openReviews, pageProps, reviewList, reviews, sizeChart } from '../fixtures/product-page';
import { bomber } from '../fixtures/products';
import { inMainUnder } from '../in-main';

const meta: Meta = {
  title: 'Shop/Reviews',
  decorators: [inMainUnder(bomber.name)],
};
export default meta;
type Story = StoryObj;
const nothing = () => undefined;
const padded = (element: React.ReactNode) => <div style={{ padding: 24, maxWidth: 640 }}>{element}</div>;
const all = {
  product: bomber,
  first: reviews,
  load: pageProps.loadReviews,
  openReviews,
  locale: pageProps.locale,
};
const form = { open: true, onClose: nothing, sku: bomber.sku, name: bomber.name, openReviews } as const;
const photo = (name: string) =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], name, { type: 'image/svg+xml' });

export const List: Story = { render: () => <Reviews {...all} /> };
export const OneReview: Story = {
  render: () => <Reviews {...all} first={{ ...reviews, items: reviewList.slice(0, 1), total: 1 }} />,
};
export const NoReviews: Story = { render: () => <Reviews {...all} first={noReviews} /> };
export const MoreFailed: Story = {
  render: () => <Reviews {...all} load={() => Promise.reject(new Error('offline'))} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByTestId('more-reviews'));
  },
};
export const WithPhotographs: Story = {
  render: () =>
    padded(reviewList.slice(0, 1).map((item) => <ReviewItem key={item.id} review={item} locale={pageProps.locale} />)),
};
export const Spread: Story = {
  render: () => padded(<ReviewSummary rating={4.4} reviews={reviews} only={4} onOnly={() => undefined} />),
};

export const Writing: Story = { render: () => <ReviewForm {...form} /> };
export const WritingWithErrors: Story = {
  ...Writing,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByTestId('send-review'));
  },
};
export const Sent: Story = {
  ...Writing,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '4 stars' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^In a few words/ }), 'Warm');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Your review/ }), 'Light, too.');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Your name/ }), 'Ada');
    await userEvent.click(canvas.getByTestId('send-review'));
  },
};
export const NotSent: Story = {
  render: () => <ReviewForm {...form} openReviews={() => Promise.reject(new Error('offline'))} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByTestId('send-review'));
  },
};
export const StarsToGive: Story = {
  render: () => padded(<StarsInput id="stars" value={3} error={undefined} onChange={nothing} />),
};
export const Photographs: Story = {
  render: () =>
    padded(
      <PhotoPicker id="photos" files={[photo('coat.png'), photo('zip.png')]} error={undefined} onChange={nothing} />,
    ),
};
export const PhotographTooLarge: Story = {
  render: () =>
    padded(
      <PhotoPicker
        id="photos"
        files={[photo('coat.png')]}
        error="coat.png is larger than 5 MB. Choose a smaller file."
        onChange={nothing}
      />,
    ),
};

export const Sizes: Story = {
  render: () => (
    <SizeGuide
      open
      onClose={nothing}
      product={bomber}
      page="/size-guide"
      readBlock={() => Promise.resolve(sizeChart)}
    />
  ),
};
export const SizesMissing: Story = {
  render: () => (
    <SizeGuide
      open
      onClose={nothing}
      product={bomber}
      page="/size-guide"
      readBlock={() => Promise.reject(new Error('none'))}
    />
  ),
};
