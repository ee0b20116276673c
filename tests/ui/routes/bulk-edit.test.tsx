import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { BulkReport } from '../../../core/internal-staff';
import { ShopError } from '../../../core/kernel/shop-error';
import type { ManageArea } from '../../../core/staff';
import { BulkPart } from '../../../ui/routes/manage/bulk/BulkPart';
import { ManageSpeech } from '../../../ui/text/manage-text';
import manageEn from '../../../ui/text/messages/en/manage.json';
import { Speaking } from '../speaking';

const REPORT: BulkReport = {
  ...{ id: null, total: 2, done: 2, changed: 2, unchanged: 0, refused: 0, undone: 0 },
  ...{ is_over: true, items: [], refusals: [] },
};
const step = (done: number): BulkReport => ({ ...REPORT, id: 7, done, changed: done, is_over: done === 2 });
const lost = () => Promise.reject(new ShopError('offline'));

/** Shop whose answers are given in turn; `starts` and `continued` record the calls. */
function shopOf(answers: { start: (() => Promise<BulkReport>)[]; next: (() => Promise<BulkReport>)[] }) {
  const starts: { key?: string; total?: number }[] = [];
  const continued: number[] = [];
  const bulk = {
    list: () => Promise.resolve([]),
    reviews: (body: { dry_run?: boolean; key?: string; total?: number }) => {
      if (body.dry_run === true) return Promise.resolve(REPORT);
      starts.push({ ...(body.key && { key: body.key }), ...(body.total !== undefined && { total: body.total }) });
      return answers.start.shift()?.() ?? lost();
    },
    continue: ({ id }: { id: number }) => {
      continued.push(id);
      return answers.next.shift()?.() ?? lost();
    },
  };
  const manage = { bulk } as unknown as ManageArea; // sound: only these methods are called for reviews
  return { manage, starts, continued };
}

async function open(manage: ManageArea) {
  const user = userEvent.setup();
  render(
    <ManageSpeech messages={manageEn} locale="en-US">
      <BulkPart
        kind="review"
        selection={{ ids: ['1', '2'] }}
        count={2}
        manage={manage}
        user={undefined as never}
        onClose={() => undefined}
      />
    </ManageSpeech>,
    { wrapper: Speaking },
  );
  await user.selectOptions(await screen.findByRole('combobox'), 'approved');
  const click = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await click('Preview');
  return { click };
}
const isOffered = (name: string) => within(document.body).queryByRole('button', { name }) !== null;

it('continues a bulk edit whose response was lost, and never applies it a second time', async () => {
  const { manage, starts, continued } = shopOf({
    start: [() => Promise.resolve(step(0))],
    next: [() => Promise.resolve(step(1)), lost, () => Promise.resolve(step(2))],
  });
  const { click } = await open(manage);
  await click('Apply to 2');
  await waitFor(() => expect(isOffered('Continue')).toBe(true));
  expect([isOffered('Apply to 2'), isOffered('Preview')]).toEqual([false, false]);
  await waitFor(() => expect(continued).toEqual([7, 7]));
  await click('Continue');
  await waitFor(() => expect(isOffered('Preview')).toBe(true));
  expect(isOffered('Apply to 2')).toBe(false);
  expect([starts.length, continued]).toEqual([1, [7, 7, 7]]);
});

it('sends the same key and the previewed number when the response of the start was lost', async () => {
  const { manage, starts } = shopOf({
    start: [lost, () => Promise.resolve(step(0))],
    next: [() => Promise.resolve(step(2))],
  });
  const { click } = await open(manage);
  await click('Apply to 2');
  await waitFor(() => expect(starts).toHaveLength(1));
  await click('Apply to 2');
  await waitFor(() => expect(isOffered('Apply to 2')).toBe(false));
  const [first, second] = starts;
  expect([first?.key, first?.total]).toEqual([expect.stringMatching(/^\w{32}$/), 2]);
  expect(second).toEqual(first);
});
