import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { RecordImportReport } from '../../../../core/internal-staff';
import { STORE_VIEWS, type Page, type Shop } from '../../../../core/shopper';
import type { ManageArea } from '../../../../core/staff';
import { accountUser } from '../../../../storybook/fixtures/orders';
import { RecordsPart } from '../../../../ui/routes/manage/goods/RecordsPart';
import { ShopProvider } from '../../../../ui/state/shop-context';
import { ManageSpeech } from '../../../../ui/text/manage-text';
import manageEn from '../../../../ui/text/messages/en/manage.json';
import { renderPage } from '../../render-page';

const REPORT: RecordImportReport = {
  ...{ kind: 'gift_cards', file: 'cards.csv', format: 'table', dry_run: true, rows: 1, created: 1, existing: 0 },
  ...{ refused: 0, also: {}, refusals: [], notes: [], ignored_columns: [] },
};

function open(importRecords = vi.fn(() => Promise.resolve(REPORT))) {
  const shop = { storeViews: { available: STORE_VIEWS } } as unknown as Shop;
  const manage = { goods: { importRecords } } as unknown as ManageArea;
  const page = {} as unknown as Page;
  const { user } = renderPage(
    <ShopProvider shop={shop}>
      <ManageSpeech messages={manageEn} locale="en-US">
        <RecordsPart page={page} user={accountUser({ roles: ['admin'] })} manage={manage} />
      </ManageSpeech>
    </ShopProvider>,
  );
  const choose = () => user.upload(screen.getByLabelText(/^File/), new File(['code,balance\n'], 'cards.csv'));
  const sell = (currency: string) =>
    fireEvent.change(screen.getByLabelText(/^Currency/), { target: { value: currency } });
  return { importRecords, user, choose, sell };
}

describe('an import of records', () => {
  it('uses the displayed currency: changing it ends the preview', async () => {
    const { importRecords, user, choose, sell } = open();
    await choose();
    expect(await screen.findByRole('button', { name: 'Import 1 record' })).toBeVisible();
    sell('EUR');
    expect(screen.queryByRole('button', { name: 'Import 1 record' })).toBeNull();
    await choose();
    await user.click(await screen.findByRole('button', { name: 'Import 1 record' }));
    expect(importRecords).toHaveBeenLastCalledWith(expect.objectContaining({ currency: 'EUR' }));
  });

  it('drops a pending preview of another currency', async () => {
    let answer: (report: RecordImportReport) => void = () => undefined;
    const { choose, sell } = open(vi.fn(() => new Promise((resolve) => (answer = resolve))));
    await choose();
    sell('EUR');
    answer(REPORT);
    await expect(screen.findByRole('button', { name: 'Import 1 record' }, { timeout: 200 })).rejects.toThrow();
  });
});
