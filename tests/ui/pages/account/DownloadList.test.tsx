import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OrderDownload } from '../../../../core/account';
import { DownloadList } from '../../../../ui/pages/account/DownloadList';
import { fileSize } from '../../../../ui/text/file-size';
import { renderPage } from '../../render-page';

const plan: OrderDownload = {
  id: 'one',
  sku: 'PLAN',
  product: 'Running Plan',
  title: 'Plan (PDF)',
  file: { name: 'plan.pdf', size: 2_400_000 },
  state: 'ready',
  link: '/api/download/one?key=k',
  used: 1,
  max: 5,
  expires_at: '2026-12-26T00:00:00.000Z',
};

describe('purchased files', () => {
  it('have a link each, with the remaining downloads and the expiry', () => {
    renderPage(<DownloadList downloads={[plan]} />);
    const link = screen.getByRole('link', { name: 'Download Plan (PDF) (plan.pdf)' });
    expect(link).toHaveAttribute('href', '/api/download/one?key=k');
    expect(link).toHaveAttribute('download');
    expect(screen.getByTestId('downloads')).toHaveTextContent('2.4 MB · 4 left · until Dec 26, 2026');
  });

  it.each([
    ['unpaid', 'Available once the order is paid'],
    ['no-file', 'Not ready yet'],
    ['used-up', 'No downloads left'],
    ['expired', 'Expired'],
    ['taken-back', 'Cancelled, returned or refunded'],
  ] as const)('have no link but the reason if there is none: %s', (state, words) => {
    renderPage(<DownloadList downloads={[{ ...plan, state, link: null }]} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(words)).toBeVisible();
  });

  it('have readable sizes', () => {
    expect([0, 999, 1000, 1_500_000, 2_000_000_000].map((size) => fileSize(size, 'en'))).toEqual([
      '0 bytes',
      '999 bytes',
      '1 kB',
      '1.5 MB',
      '2 GB',
    ]);
  });
});
