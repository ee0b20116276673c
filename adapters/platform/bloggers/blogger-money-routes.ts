import * as money from '../../../core/contract/bloggers/blogger-money';
import * as statements from '../../../core/contract/bloggers/blogger-statement';
import * as contract from '../../../core/contract/bloggers/bloggers';
import { confirmationDays } from '../../../core/bloggers/confirmation-days';
import { dayAt } from '../../../core/kernel/calendar-days';
import { nextPayoutAt } from '../../../core/bloggers/payouts/plan-payout';
import {
  royaltyRulesOf,
  requireUser,
  storeOf,
  timeZoneOf,
  type Caller,
  type Route,
  route,
  type OrderFileLinks,
  type Settings,
} from '../foundation';
import type { Customer } from '../ports/people/customers';
import type { Database } from '../ports/database';
import { balanceView, entryView, payoutView, saleView } from './money-views';
import { promoCodeOf } from './promo-codes';
import type { RoyaltyJobs } from './royalty-jobs';
import type { Statements } from './statements';
import { profitWindows, statisticsOf, statisticsWindows } from './statistics';

interface Services {
  readonly database: Database;
  readonly fileLinks: OrderFileLinks;
  readonly royaltyJobs: RoyaltyJobs;
  readonly settings: Settings;
  readonly statements: Statements;
}

const MAX = 1000;
/** Max orders confirmed per page view; each takes milliseconds. */
const MAX_CONFIRMED = 20;

export function bloggerMoneyRoutes(services: Services): readonly Route[] {
  return [...figureRoutes(services), termsRoute(services), statementRoute(services)];
}

function figureRoutes({ database, fileLinks, royaltyJobs, settings }: Services): readonly Route[] {
  const now = () => settings.clock.now();
  const link = (path: string) => fileLinks.sign(path, now());
  const current = async (caller: Caller): Promise<Customer> => {
    const { customer } = requireUser(caller);
    await royaltyJobs.confirm({ bloggerId: customer.id, max: MAX_CONFIRMED });
    return customer;
  };
  return [
    route(contract.statistics, async ({ caller }) => {
      const { id, currency } = await current(caller);
      const moment = now();
      const windows = statisticsWindows(moment);
      const { today, longer } = profitWindows(moment);
      return database.read(async ({ royalties }) => {
        const [days, mentions] = [await royalties.soldDays(id), await royalties.mentions(id, windows)];
        const profits = {
          hours: await royalties.profits(id, today, 'hour'),
          days: await royalties.profits(id, longer, 'day'),
        };
        return statisticsOf({ currency, days, mentions, profits, now: moment });
      });
    }),
    route(contract.payouts, ({ caller, query }) => {
      const { id } = requireUser(caller).customer;
      return database.read(async ({ payouts }) => {
        const found = await payouts.ofBlogger(id, query.size ?? MAX);
        return { items: found.map((payout) => payoutView(payout, link)), total: await payouts.countOf(id) };
      });
    }),
    route(contract.orders, async ({ caller, query }) => {
      const { id } = await current(caller);
      return database.read(async ({ royalties }) => {
        const { size: limit = MAX, start, state, number } = query;
        const filter = { state, number };
        const sales = await royalties.sales(id, { ...filter, limit, start });
        return { items: sales.map((sale) => saleView(sale, link)), total: await royalties.countSales(id, filter) };
      });
    }),
    route(contract.balance, async ({ caller }) => {
      const { id, currency } = await current(caller);
      return database.read(async (db) => {
        const [accounts, rules] = [await db.ledger.balances(id), await royaltyRulesOf(db)];
        return balanceView({ bloggerId: id, currency, accounts, rules, now: now(), timeZone: await timeZoneOf(db) });
      });
    }),
    route(money.bloggerLedger, async ({ caller, query }) => {
      const { id } = await current(caller);
      const { currency, order: orderId, payout: payoutId, before } = query;
      const filter = { currency, orderId, payoutId, before };
      return database.read(async (db) => {
        const postings = await db.ledger.list(id, filter, query.size ?? MAX);
        const facts = { now: now(), rules: await royaltyRulesOf(db), timeZone: await timeZoneOf(db) };
        const items = postings.map((posting) => entryView(posting, facts));
        return { items, total: await db.ledger.count(id, filter) };
      });
    }),
  ];
}

function termsRoute({ database, settings }: Services): Route {
  return route(money.terms, async ({ caller }) => {
    const { customer } = requireUser(caller);
    const known = await database.read((db) => db.royalties.codeOf(customer.id));
    const code = known ?? (await database.write((db) => promoCodeOf(db, customer)));
    const { rules, timeZone } = await database.read(async (db) => ({
      rules: await royaltyRulesOf(db),
      timeZone: await timeZoneOf(db),
    }));
    return {
      id: customer.id,
      promo_code: code,
      profit_percent: rules.profit_percent,
      bonus_percent: rules.bonus_percent,
      return_days: confirmationDays(rules.return_days),
      payout_minimum: { ...rules.payout_minimum },
      payout_day: rules.payout_day,
      next_payout: new Date(nextPayoutAt(settings.clock.now(), rules.payout_day, timeZone)).toISOString(),
    };
  });
}

function statementRoute({ database, royaltyJobs, settings, statements: service }: Services): Route {
  return route(statements.statement, async ({ caller, query }) => {
    const { id: bloggerId, currency } = requireUser(caller).customer;
    await royaltyJobs.confirm({ bloggerId, max: MAX_CONFIRMED });
    return service.of({
      bloggerId,
      period: query.period ?? dayAt(settings.clock.now(), await database.read(timeZoneOf)).slice(0, 7),
      currency: query.currency ?? currency,
      store: storeOf(query.storeCode, settings).storeCode,
    });
  });
}
