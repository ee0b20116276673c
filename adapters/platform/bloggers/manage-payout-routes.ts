import * as contract from '../../../core/contract/bloggers/manage-payouts';
import { invalidField, nameOfCaller, notFound, refuse, type Route, route } from '../foundation';
import type { PayoutAdmin, PayoutOutcome } from './payout-admin';

interface Services {
  readonly payoutAdmin: PayoutAdmin;
}

export function managePayoutRoutes({ payoutAdmin }: Services): readonly Route[] {
  return [
    route(contract.managedPayouts, async ({ query: { q, state } }) => ({
      items: [...(await payoutAdmin.list({ q, state }))],
    })),
    route(contract.payoutParts, async ({ query: { id, blogger_id, currency } }) => {
      if (id === undefined && (blogger_id === undefined || currency === undefined))
        throw invalidField('id', 'is required without blogger_id and currency');
      const wanted = id === undefined ? { blogger_id: blogger_id ?? 0, currency: currency ?? '' } : { id };
      const found = await payoutAdmin.parts(wanted);
      if (found === undefined) throw notFound(`id ${String(id)} does not match any payout`);
      return { ...found, items: [...found.items] };
    }),
    route(contract.duePayouts, async () => ({ items: [...(await payoutAdmin.due())] })),
    route(contract.makePayouts, async ({ body, caller }) => {
      const outcome = await payoutAdmin.make(body.items, nameOfCaller(caller));
      if (outcome.kind === 'made') return { items: [...outcome.payouts] };
      throw refuse(contract.payoutsChanged, 'The amounts due have changed: review them again', {
        due: [...outcome.due],
      });
    }),
    route(contract.sendPayout, async ({ query, files, caller }) => {
      const [file, ...others] = files;
      if (others.length > 0 || (file !== undefined && file.field !== 'file'))
        throw invalidField('file', 'must be one PDF file');
      return answerOf(await payoutAdmin.sent(query.id, file?.bytes, nameOfCaller(caller)), query.id);
    }),
    route(contract.withdrawPayout, async ({ query: { id }, caller }) =>
      answerOf(await payoutAdmin.withdraw(id, nameOfCaller(caller)), id),
    ),
  ];
}

const WHY = {
  payout_sent: 'The payout has been sent: returns are deducted from the next earnings',
  payout_withdrawn: 'The payout was withdrawn',
  payout_exported: 'The payout is in a bank file: cancel the file first',
} as const;

function answerOf(outcome: PayoutOutcome, id: number): contract.ManagedPayout {
  if (outcome.kind === 'done') return outcome.payout;
  const { code } = outcome;
  if (code === 'not-found') throw notFound(`id ${String(id)} does not match any payout`);
  if (code === 'invalid-file') throw invalidField('file', 'must be a PDF of at most 5 MB');
  throw refuse(contract.PAYOUT_REFUSALS[code], WHY[code]);
}
