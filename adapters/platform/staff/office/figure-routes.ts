import * as contract from '../../../../core/contract/staff/manage-figures';
import { monthClosing, salesReport } from '../../../../core/contract/staff/manage-reports';
import { ATTENTION_LISTS } from '../../../../core/manage/attention-lists';
import { accessDenied, mayDo, type Route, route, inTurn } from '../../foundation';
import { figuresOf } from './figures-of';
import { monthClosingOf } from './month-closing';
import { salesReportOf } from './sales-report';
import { waitingIn, type WaitingDependencies } from './waiting-in';

export function figureRoutes(services: WaitingDependencies): readonly Route[] {
  return [
    route(contract.figures, ({ query }) => figuresOf(services, query)),
    route(monthClosing, ({ query }) => monthClosingOf(services, query)),
    route(salesReport, ({ query, caller }) => {
      // Customers are shown by their address.
      if (query.name === 'customers' && !mayDo(caller, 'people:read')) throw accessDenied();
      return salesReportOf(services, query);
    }),
    route(contract.attention, async ({ caller }) => {
      const readable = contract.ATTENTION.filter((name) => mayDo(caller, ATTENTION_LISTS[name].needs));
      const items = await inTurn(readable, async (name) => ({ name, count: await waitingIn(name, services) }));
      return { items: items.filter(({ count }) => count > 0) };
    }),
  ];
}
