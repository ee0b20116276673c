import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ReviewDraft, ReviewsPage, ReviewsQuery } from '../../../../../core/shopper';
import { checkReview } from '../../../../../core/reviews/check-review';
import { noReviews, reviewList, reviews } from '../../../../../storybook/fixtures/product-page';
import { bomber } from '../../../../../storybook/fixtures/products';
import { ReviewForm } from '../../../../../ui/pages/product/reviews/ReviewForm';
import { Reviews } from '../../../../../ui/pages/product/reviews/Reviews';
import { renderPage } from '../../../render-page';

beforeAll(() => {
  URL.createObjectURL = (file) => `blob:${file instanceof File ? file.name : ''}`;
  URL.revokeObjectURL = () => undefined;
});

const more = { ...reviewList[0]!, id: 99, title: 'Another one' };
const setup = (
  load: (query: ReviewsQuery) => Promise<ReviewsPage> = () => Promise.resolve({ ...reviews, items: [more] }),
  first = reviews,
) => {
  const asked = vi.fn(load);
  const openReviews = () => Promise.reject(new Error('not now'));
  const rendered = renderPage(
    <Reviews product={bomber} first={first} load={asked} openReviews={openReviews} locale="en-US" />,
  );
  return { asked, ...rendered };
};
const titles = () => screen.getAllByTestId('review').map((item) => within(item).getByRole('heading').textContent);

describe('Reviews', () => {
  it('show the first ones, the average and the distribution of stars', () => {
    setup();
    expect(titles()).toEqual(['Warm without the weight', 'Nearly perfect', 'Expected more']);
    expect(screen.getByText('5 stars:').closest('li')).toHaveTextContent('11');
    expect(screen.getByText('You have seen 3 of 18')).toBeInTheDocument();
  });
  it('have bars as long as the share of their stars, and none that is full unless all gave them', () => {
    const distribution = [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 4 ? 4 : stars === 2 ? 0 : 2 }));
    setup(undefined, { ...reviews, distribution });
    const widths = [5, 4, 3, 2, 1].map((stars) => {
      const row = screen.getByRole('button', { name: new RegExp(`^${String(stars)} star`) });
      return row.querySelector<HTMLElement>('[style]')?.style.width;
    });
    expect(widths).toEqual(['20%', '40%', '20%', '0%', '20%']);
  });
  it('append the next ones if the list ends', async () => {
    const { user, asked } = setup();
    await user.click(screen.getByTestId('more-reviews'));
    expect(asked).toHaveBeenLastCalledWith({ sort: 'newest', start: 3 });
    expect(titles().at(-1)).toBe('Another one');
    expect(titles()).toHaveLength(4);
  });
  it('start over in another order', async () => {
    const { user, asked } = setup();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'lowest');
    expect(asked).toHaveBeenLastCalledWith({ sort: 'lowest', start: undefined });
    expect(titles()).toEqual(['Another one']);
  });
  it('are filtered by the pressed number of stars, and all again', async () => {
    const { user, asked } = setup(({ stars }) =>
      Promise.resolve({ ...reviews, total: stars === undefined ? reviews.total : 1, items: [more] }),
    );
    await user.click(screen.getByRole('button', { name: /^5 stars/ }));
    expect(asked).toHaveBeenLastCalledWith({ sort: 'newest', stars: 5 });
    expect(screen.getByRole('button', { name: /^5 stars/, pressed: true })).toBeInTheDocument();
    expect(screen.getByText('Reviews with 5 stars: 1')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'lowest');
    expect(asked).toHaveBeenLastCalledWith({ sort: 'lowest', stars: 5 });
    await user.click(screen.getByRole('button', { name: 'Show all reviews' }));
    expect(asked).toHaveBeenLastCalledWith({ sort: 'lowest' });
    expect(screen.queryByText(/^Reviews with/)).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });
  it('stay, and show an error, when the next cannot be loaded', async () => {
    const { user } = setup(() => Promise.reject(new Error('offline')));
    await user.click(screen.getByTestId('more-reviews'));
    expect(screen.getByText(/cannot be loaded right now/)).toBeInTheDocument();
    expect(titles()).toHaveLength(3);
  });
  it('show the answer of the shop below its review', async () => {
    const [one, ...others] = reviewList;
    const answer = { text: 'We are glad it keeps you warm.', created_at: '2026-11-02T10:00:00.000Z' };
    setup(undefined, { ...reviews, items: [{ ...one!, answer }, ...others] });
    const [first, second] = screen.getAllByTestId('review');
    expect(await within(first!).findByTestId('review-answer')).toHaveTextContent(
      'The shop’s answer · November 2, 2026We are glad it keeps you warm.',
    );
    expect(within(second!).queryByTestId('review-answer')).toBeNull();
  });
  it('invite shoppers to write the first one', () => {
    setup(undefined, noReviews);
    expect(screen.getByText('No reviews yet.')).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByTestId('write-review')).toBeEnabled();
  });
});

describe('ReviewForm', () => {
  const write = (create: (draft: ReviewDraft) => Promise<{ id: number; status: number }>) => {
    const onCreate = vi.fn(create);
    const openReviews = () => Promise.resolve({ check: checkReview, create: onCreate });
    const rendered = renderPage(
      <ReviewForm open onClose={() => undefined} sku="NRL-1042" name={bomber.name} openReviews={openReviews} />,
    );
    return { onCreate, ...rendered };
  };
  const field = (name: RegExp) => screen.getByRole('textbox', { name });
  const fill = async ({ user }: ReturnType<typeof write>) => {
    await user.click(screen.getByRole('radio', { name: '4 stars' }));
    await user.type(field(/^In a few words/), 'Warm');
    await user.type(field(/^Your review/), 'Light, too.');
    await user.type(field(/^Your name/), 'Ada');
  };
  const taken = () => Promise.resolve({ id: 7, status: 2 });

  it('lists missing fields with their limits, and sends nothing', async () => {
    const { user, onCreate } = write(taken);
    await user.click(screen.getByTestId('send-review'));
    expect(await screen.findByText('Choose one to five stars.')).toBeInTheDocument();
    expect(field(/^In a few words/)).toHaveAccessibleDescription('Please fill this in, using up to 120 characters.');
    expect(field(/^Your review/)).toHaveAccessibleDescription('Please fill this in, using up to 4,000 characters.');
    expect(field(/^Your name/)).toHaveAccessibleDescription('Please fill this in, using up to 60 characters.');
    expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus();
    expect(onCreate).not.toHaveBeenCalled();
    await user.type(field(/^In a few words/), 'W');
    expect(field(/^In a few words/)).toBeValid();
  });

  it('sends the review with its photos, and is empty after that', async () => {
    const form = write(taken);
    await fill(form);
    const photo = new File(['picture'], 'coat.png', { type: 'image/png' });
    await form.user.upload(screen.getByTestId('review-photos'), photo);
    expect(screen.getByRole('img', { name: 'coat.png' })).toBeInTheDocument();
    await form.user.click(screen.getByTestId('send-review'));
    expect(await screen.findByTestId('review-sent')).toHaveTextContent('once we have read it');
    const [draft] = form.onCreate.mock.calls[0] ?? [];
    expect(draft).toMatchObject({ sku: 'NRL-1042', title: 'Warm', text: 'Light, too.', nickname: 'Ada', rating: 4 });
    expect(draft?.photos?.map(({ name, type, bytes }) => [name, type, bytes.byteLength])).toEqual([
      ['coat.png', 'image/png', 7],
    ]);
  });

  it('names an invalid picture, and lets the shopper remove it', async () => {
    const form = write(taken);
    await fill(form);
    const notes = new File(['x'], 'notes.txt', { type: 'text/plain' });
    await form.user.setup({ applyAccept: false }).upload(screen.getByTestId('review-photos'), notes);
    await form.user.click(screen.getByTestId('send-review'));
    expect(await screen.findByText('notes.txt is not a JPEG, PNG or WebP picture.')).toBeInTheDocument();
    expect(form.onCreate).not.toHaveBeenCalled();
    await form.user.click(screen.getByRole('button', { name: 'Remove notes.txt' }));
    await form.user.click(screen.getByTestId('send-review'));
    expect(await screen.findByTestId('review-sent')).toBeInTheDocument();
  });

  it('keeps the input when it could not be sent', async () => {
    const form = write(() => Promise.reject(new Error('offline')));
    await fill(form);
    await form.user.click(screen.getByTestId('send-review'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing is lost');
    expect(field(/^In a few words/)).toHaveValue('Warm');
  });
});
