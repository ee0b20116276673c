import * as contract from '../../../../core/contract/staff/manage-figures';
import { booksJournal, monthBooks } from '../../../../core/contract/staff/manage-books';
import { monthClosing, salesReport } from '../../../../core/contract/staff/manage-reports';
import { ATTENTION_LISTS } from '../../../../core/manage/attention-lists';
import { withoutCosts } from '../../../../core/manage/reports/report-rows';
import { accessDenied, mayDo, type Route, route, inTurn } from '../../foundation';
import {
  leftCartsReport,
  missedSearches,
  sellThroughReport,
  stockValueReport,
} from '../../../../core/contract/staff/manage-insights';
import { figuresOf } from './figures-of';
import { leftCartsOf, missedSearchesOf, sellThroughReportOf, stockValueOf, type InsightDependencies } from './insights';
import { booksJournalOf, monthBooksOf } from './month-books';
import { monthClosingOf } from './month-closing';
import { salesReportOf } from './sales-report';
import { waitingIn, type WaitingDependencies } from './waiting-in';

export function figureRoutes(services: WaitingDependencies): readonly Route[] {
  return [
    route(contract.figures, ({ query }) => figuresOf(services, query)),
    route(monthClosing, ({ query }) => monthClosingOf(services, query)),
    route(monthBooks, ({ query }) => monthBooksOf(services, query)),
    route(booksJournal, ({ query }) => booksJournalOf(services, query)),
    route(salesReport, async ({ query, caller }) => {
      // Customers are shown by their address.
      if (query.name === 'customers' && !mayDo(caller, 'people:read')) throw accessDenied();
      const report = await salesReportOf(services, query);
      return mayDo(caller, 'catalogue:read') ? report : { ...report, tables: report.tables.map(withoutCosts) };
    }),
    route(contract.attention, async ({ caller }) => {
      const readable = contract.ATTENTION.filter((name) => mayDo(caller, ATTENTION_LISTS[name].needs));
      const items = await inTurn(readable, async (name) => ({ name, count: await waitingIn(name, services) }));
      return { items: items.filter(({ count }) => count > 0) };
    }),
  ];
}

export function insightRoutes(services: InsightDependencies): readonly Route[] {
  return [
    route(missedSearches, ({ query }) => missedSearchesOf(services, query)),
    route(leftCartsReport, ({ query }) => leftCartsOf(services, query)),
    route(sellThroughReport, ({ query }) => sellThroughReportOf(services, query)),
    route(stockValueReport, () => stockValueOf(services)),
  ];
}
