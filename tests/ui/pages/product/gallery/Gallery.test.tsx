import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { bomberView } from '../../../../../storybook/fixtures/products';
import { Gallery } from '../../../../../ui/pages/product/gallery/Gallery';
import { renderPage } from '../../../render-page';

beforeAll(() => {
  Element.prototype.scrollBy = () => undefined;
});

const { gallery } = bomberView;
const setup = (images = gallery) => renderPage(<Gallery images={images} name="Bomber" />);

describe('Gallery', () => {
  it('fetches the first picture before all else and the others when they are near', () => {
    setup();
    const [first, ...others] = screen.getAllByRole('img', { name: /picture \d, Picture/ });
    expect(first).toHaveAttribute('fetchpriority', 'high');
    for (const other of others) expect(other).toHaveAttribute('loading', 'lazy');
  });
  it('is made of links that work by themselves: a picture to its large self, a small one to its place', () => {
    setup();
    expect(screen.getAllByTestId('gallery-picture')[0]).toHaveAttribute('href', expect.stringContaining('/img/'));
    expect(screen.getByRole('link', { name: 'Picture 2 of 3' })).toHaveAttribute('href', '#picture-2');
    expect(document.getElementById('picture-2')).toBeInTheDocument();
  });
  it('goes from picture to picture by keyboard and marks the small one', async () => {
    const { user } = setup();
    screen.getAllByTestId('gallery-picture')[0]?.focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getAllByTestId('gallery-picture')[1]).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Picture 2 of 3' })).toHaveAttribute('aria-current', 'true');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getAllByTestId('gallery-picture')[0]).toHaveFocus();
  });
  it('goes by its buttons, which end where the pictures do', async () => {
    const { user } = setup();
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  });
  it('shows a film with its first frame and fetches nothing else of it', () => {
    setup(gallery.map((image, index) => (index === 1 ? { ...image, video: '/film/rain.webm' } : image)));
    const film = screen.getByLabelText('Video of Bomber');
    expect(film).toHaveAttribute('preload', 'none');
    expect(film).toHaveAttribute('poster', expect.stringContaining('/img/'));
    expect(film).toHaveAttribute('controls');
  });
  it('has neither small pictures nor buttons for a single one', () => {
    setup(gallery.slice(0, 1));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
