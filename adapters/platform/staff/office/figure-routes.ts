import * as contract from '../../../../core/contract/staff/manage-figures';
import { ATTENTION_LISTS } from '../../../../core/manage/attention-lists';
import { mayDo, type Route, route, inTurn } from '../../foundation';
import { figuresOf } from './figures-of';
import { waitingIn, type WaitingDependencies } from './waiting-in';

export function figureRoutes(services: WaitingDependencies): readonly Route[] {
  return [
    route(contract.figures, ({ query }) => figuresOf(services, query)),
    route(contract.attention, async ({ caller }) => {
      const readable = contract.ATTENTION.filter((name) => mayDo(caller, ATTENTION_LISTS[name].needs));
      const items = await inTurn(readable, async (name) => ({ name, count: await waitingIn(name, services) }));
      return { items: items.filter(({ count }) => count > 0) };
    }),
  ];
}
