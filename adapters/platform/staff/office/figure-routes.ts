import * as contract from '../../../../core/contract/staff/manage-figures';
import { ATTENTION_LISTS } from '../../../../core/manage/attention-lists';
import { mayDo } from '../../foundation/http/require-caller';
import type { Route } from '../../foundation/http/route';
import { route } from '../../foundation/http/route';
import { inTurn } from '../../foundation/kernel/in-turn';
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
