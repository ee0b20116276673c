import type { AttentionName } from '../../../../core/contract/staff/manage-figures';
import { ATTENTION_LISTS } from '../../../../core/manage/attention-lists';
import { readOrderFilters } from '../../../../core/manage/order-filters';
import { decodeQuery } from '../../../../core/contract/foundation/query-codec';
import type { KeptKind, Settings } from '../../foundation';
import type { OrderLists, OpenRefunds } from '../../orders';
import type { Database } from '../../ports/database';
import type { QueueAdmin } from './queue-admin';
import { listOf } from '../records/record-lists';

export interface WaitingDependencies {
  readonly database: Database;
  readonly openRefunds: Pick<OpenRefunds, 'list'>;
  readonly orderLists: Pick<OrderLists, 'count'>;
  readonly queueAdmin: Pick<QueueAdmin, 'events' | 'messages'>;
  readonly recordKinds: readonly KeptKind[];
  readonly settings: Settings;
}

export async function waitingIn(name: AttentionName, services: WaitingDependencies): Promise<number> {
  const { orderLists, openRefunds, queueAdmin } = services;
  const { filters } = ATTENTION_LISTS[name];
  switch (name) {
    case 'unpaid':
    case 'large_unpaid':
    case 'to_send':
      return orderLists.count(readOrderFilters(filters));
    case 'refunds':
      return (await openRefunds.list()).length;
    case 'messages':
      return (await queueAdmin.messages('failed')).length;
    case 'events':
      return (await queueAdmin.events()).items.length;
    case 'reviews':
      return recordsIn('review', filters, services);
    case 'low_stock':
      return recordsIn('stock_level', filters, services);
  }
}

async function recordsIn(
  kind: string,
  filters: Readonly<Record<string, string>>,
  { database, recordKinds }: WaitingDependencies,
): Promise<number> {
  const kept = recordKinds.find((one) => one.kind.kind === kind);
  if (kept === undefined) throw new Error(`There are no records of the kind ${kind}`);
  const query = kept.kind.list.query.parse(decodeQuery(kept.kind.list.query, { ...filters, size: '1' }));
  return (await listOf(database, kept, query)).total;
}
