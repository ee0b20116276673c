import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { DemoFate, UpdateReport } from '../../../../core/staff';
import { ImportDifference } from '../../../../ui/pages/manage/goods/ImportDifference';
import { ImportReport } from '../../../../ui/pages/manage/goods/ImportReport';
import { ManageSpeech } from '../../../../ui/text/manage-text';
import manageEn from '../../../../ui/text/messages/en/manage.json';
import { Speaking } from '../../speaking';

const COUNTS = { products: 600, categories: 136, reviews: 900, coupons: 4, people: 5, orders: 50 };
const REPORT: UpdateReport = {
  ...{ id: '1', state: 'done', source: 'goods.csv', by: 'alma@vitrine.example', dry_run: true, error: null },
  ...{ started_at: '2026-11-25T08:00:00.000Z', finished_at: '2026-11-25T08:00:09.000Z' },
  ...{ refused: [], notes: [], changes: [], files: [], columns_unknown: false, demo_undecided: false },
  progress: { done: 6, total: 7, label: 'Comparing products' },
  rows: { read: 7, written: 7, refused: 0 },
  products: { created: 7, updated: 0, unchanged: 0 },
  demo: { ...COUNTS, fate: null },
};

function open(report: UpdateReport) {
  const applied: (DemoFate | undefined)[] = [];
  render(
    <ManageSpeech messages={manageEn} locale="en-US">
      <ImportDifference report={report} isBusy={false} onApply={(demo) => applied.push(demo)} />
    </ManageSpeech>,
    { wrapper: Speaking },
  );
  return { applied, user: userEvent.setup(), press: () => screen.getByRole('button', { name: 'Import 7 products' }) };
}

describe('an import into a shop with the demo', () => {
  it('counts the demo data, and does not start before a decision about it', async () => {
    const { applied, user, press } = open(REPORT);
    expect(
      screen.getByText(/Products: 600, categories: 136, reviews: 900, coupons: 4, people: 5, orders: 50\./),
    ).toBeInTheDocument();
    await user.click(press());
    expect(applied).toEqual([]);
    const group = screen.getByRole('radiogroup', { name: 'Demo data' });
    expect(group).toHaveAccessibleDescription('Choose whether to remove or keep the demo data.');
    await user.click(screen.getByRole('radio', { name: /^Keep the demo data/ }));
    await user.click(press());
    await user.click(screen.getByRole('radio', { name: /^Remove the demo data .*You stay signed in/ }));
    await user.click(press());
    expect(applied).toEqual(['keep', 'remove']);
  });

  it('requires no decision without demo data', async () => {
    const { applied, user, press } = open({ ...REPORT, demo: null });
    expect(screen.queryByRole('radiogroup')).toBeNull();
    await user.click(press());
    expect(applied).toEqual([undefined]);
  });

  it.each([
    ['remove', 'Demo data removed: products 600, categories 136, reviews 900, coupons 4, people 5, orders 50.'],
    ['keep', 'Demo data kept: products 600, categories 136, reviews 900, coupons 4, people 5, orders 50.'],
  ] as const)('reports afterwards what %s has done', (fate, said) => {
    const nothing = () => undefined;
    render(
      <ManageSpeech messages={manageEn} locale="en-US">
        <ImportReport
          report={{ ...REPORT, dry_run: false, demo: { ...COUNTS, fate } }}
          isRunning={false}
          isBusy={false}
          problem={undefined}
          onRun={nothing}
          onCheck={nothing}
        />
      </ManageSpeech>,
      { wrapper: Speaking },
    );
    expect(screen.getByText(said)).toBeInTheDocument();
  });
});
