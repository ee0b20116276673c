import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ReviewPhoto } from '../../../../core/staff';
import { ReviewPhotos } from '../../../../ui/routes/manage/ReviewPhotos';
import { ManageSpeech } from '../../../../ui/text/manage-text';
import manageEn from '../../../../ui/text/messages/en/manage.json';
import { Speaking } from '../../speaking';

const show = (answer: Promise<readonly ReviewPhoto[]>) =>
  render(
    <Speaking>
      <ManageSpeech messages={manageEn} locale="en-US">
        <ReviewPhotos id="7" manage={{ reviewPhotos: () => answer }} />
      </ManageSpeech>
    </Speaking>,
  );

describe('the photos of a review', () => {
  it('are shown to moderators through links issued for them only', async () => {
    show(Promise.resolve([{ small: '/img/small?key=a', large: '/img/large?key=a' }]));
    const region = await screen.findByRole('region', { name: 'Photos' });
    expect(region).toHaveTextContent('Only staff can see them until the review is approved.');
    const picture = within(region).getByRole('img', { name: 'Photo 1' });
    expect(picture).toHaveAttribute('src', '/img/small?key=a');
    expect(picture.closest('a')).toHaveAttribute('href', '/img/large?key=a');
  });

  it('are omitted if there are none', async () => {
    const { container } = show(Promise.resolve([]));
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });

  it('show an error if they cannot be loaded', async () => {
    show(Promise.reject(new Error('away')));
    expect(await screen.findByRole('alert')).toHaveTextContent('cannot be loaded');
  });
});
