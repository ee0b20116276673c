import * as contract from '../../../core/contract/bloggers/manage-payouts';
import { invalidField, notFound, refuse, type Route, route } from '../foundation';
import type { PayoutAdmin, PayoutOutcome } from './payout-admin';

interface Services {
  readonly payoutAdmin: PayoutAdmin;
}

export function managePayoutRoutes({ payoutAdmin }: Services): readonly Route[] {
  return [
    route(contract.managedPayouts, async () => ({ items: [...(await payoutAdmin.list())] })),
    route(contract.duePayouts, async () => ({ items: [...(await payoutAdmin.due())] })),
    route(contract.makePayouts, async ({ body }) => {
      const outcome = await payoutAdmin.make(body.items);
      if (outcome.kind === 'made') return { items: [...outcome.payouts] };
      throw refuse(contract.payoutsChanged, 'The amounts due have changed: review them again', {
        due: [...outcome.due],
      });
    }),
    route(contract.sendPayout, async ({ query, files }) => {
      const [file, ...others] = files;
      if (others.length > 0 || (file !== undefined && file.field !== 'file'))
        throw invalidField('file', 'must be one PDF file');
      return answerOf(await payoutAdmin.sent(query.id, file?.bytes), query.id);
    }),
    route(contract.withdrawPayout, async ({ query }) => answerOf(await payoutAdmin.withdraw(query.id), query.id)),
  ];
}

const WHY = {
  payout_sent: 'The payout has been sent: returns are deducted from the next earnings',
  payout_withdrawn: 'The payout was withdrawn',
} as const;

function answerOf(outcome: PayoutOutcome, id: number): contract.ManagedPayout {
  if (outcome.kind === 'done') return outcome.payout;
  const { code } = outcome;
  if (code === 'not-found') throw notFound(`id ${String(id)} names no payout`);
  if (code === 'invalid-file') throw invalidField('file', 'must be a PDF of at most 5 MB');
  throw refuse(contract.PAYOUT_REFUSALS[code], WHY[code]);
}
