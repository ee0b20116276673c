import { isShopError } from '../../core/shopper';
import { numberOf, textOf } from '../../adapters/database/sql/base/columns';
import type { FaultRecord } from '../../adapters/http/faulty';
import { describeDeed } from './history';
import type { World } from './world';

export type Counts = Readonly<Record<string, number>>;

export function addCounts(one: Counts, other: Counts): Counts {
  const sum = { ...one };
  for (const [name, count] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

/** Counts requests overtaken by a later one. */
export function overtaken(records: readonly FaultRecord[]): number {
  const arrival = ({ at, delayMs }: FaultRecord): number => at + delayMs;
  const late = records.map((record, index) => ({ record, index })).filter(({ record }) => record.delayMs > 0);
  return late.filter(({ record, index }) => records.slice(index + 1).some((next) => arrival(next) < arrival(record)))
    .length;
}

export function countEvents({ history, browsers, backEnd, telemetry }: World): Counts {
  const counts = new Map<string, number>();
  const count = (name: string, times = 1): void => {
    if (times > 0) counts.set(name, (counts.get(name) ?? 0) + times);
  };
  for (const { what } of history.actions) count(`deed ${describeDeed(what)}`);
  for (const { http, notices, refusals, storage, passed, lives } of browsers) {
    for (const transition of lives.seen) count(`life ${transition}`);
    for (const way of passed) count(`people ${way}`);
    for (const { fault, delayMs } of http.records) {
      if (fault !== 'none') count(`fault ${fault}`);
      if (delayMs > 0) count('fault delay');
    }
    count('fault overtaken by a later request', overtaken(http.records));
    for (const { code } of notices) count(`notice ${code}`);
    for (const code of refusals) count(`refused ${code}`);
    count('storage made anew', storage.recreated);
  }
  for (const record of [...browsers.flatMap((browser) => browser.telemetry.records), ...telemetry.records]) {
    if (record.kind === 'error') count(`logged ${isShopError(record.error) ? record.error.code : record.error.name}`);
  }
  for (const row of backEnd.database.sql('SELECT reason, count(*) AS n FROM ledger_transaction GROUP BY reason').all())
    count(`royalty ${textOf(row, 'reason')}`, numberOf(row, 'n'));
  count('webhook taken in', backEnd.webhooks.delivered);
  count('webhook failed and made again', backEnd.webhooks.failed);
  count('back end killed and started again', backEnd.kills);
  return Object.fromEntries(counts);
}
