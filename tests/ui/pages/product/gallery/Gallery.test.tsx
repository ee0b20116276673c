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
  it('loads the first picture with priority and the others when they are near', () => {
    setup();
    const [first, ...others] = screen.getAllByRole('img', { name: /picture \d, Picture/ });
    expect(first).toHaveAttribute('fetchpriority', 'high');
    for (const other of others) expect(other).toHaveAttribute('loading', 'lazy');
  });
  it('consists of links that work without script: a picture to its large version, a thumbnail to its position', () => {
    setup();
    expect(screen.getAllByTestId('gallery-picture')[0]).toHaveAttribute('href', expect.stringContaining('/img/'));
    expect(screen.getByRole('link', { name: 'Picture 2 of 3' })).toHaveAttribute('href', '#picture-2');
    expect(document.getElementById('picture-2')).toBeInTheDocument();
  });
  it('moves between pictures by keyboard and marks the thumbnail', async () => {
    const { user } = setup();
    screen.getAllByTestId('gallery-picture')[0]?.focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getAllByTestId('gallery-picture')[1]).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Picture 2 of 3' })).toHaveAttribute('aria-current', 'true');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getAllByTestId('gallery-picture')[0]).toHaveFocus();
  });
  it('moves by its buttons, which stop at the first and last picture', async () => {
    const { user } = setup();
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  });
  it('shows a video with its first frame and loads nothing else of it', () => {
    setup(gallery.map((image, index) => (index === 1 ? { ...image, video: '/film/rain.webm' } : image)));
    const film = screen.getByLabelText('Video of Bomber');
    expect(film).toHaveAttribute('preload', 'none');
    expect(film).toHaveAttribute('poster', expect.stringContaining('/img/'));
    expect(film).toHaveAttribute('controls');
  });
  it('has neither thumbnails nor buttons for a single one', () => {
    setup(gallery.slice(0, 1));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
