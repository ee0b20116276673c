import * as contract from '../../../core/contract/bloggers/blogger-labels';
import { requireUser, route, type Caller, type Route, type Settings } from '../foundation';
import type { Labels } from './labels';
import { periodStart } from './statistics';

interface Services {
  readonly labels: Labels;
  readonly settings: Settings;
}

export function labelRoutes({ labels, settings }: Services): readonly Route[] {
  const idOf = (caller: Caller) => requireUser(caller).customer.id;
  const all = async (id: number, from = 0) => ({ items: [...(await labels.list(id, from))] });
  return [
    route(contract.labels, ({ caller, query: { period } }) =>
      all(idOf(caller), period === undefined ? 0 : periodStart(period, settings.clock.now())),
    ),
    route(contract.addLabel, async ({ caller, body }) => {
      await labels.add(idOf(caller), body.label);
      return all(idOf(caller));
    }),
    route(contract.removeLabel, async ({ caller, body }) => {
      await labels.remove(idOf(caller), body.label);
      return all(idOf(caller));
    }),
  ];
}
