import type { Command } from '../../declare/command';
import { advance } from './advance';
import { check } from './check';
import { listOrders } from './list';
import { paid } from './paid';
import { place } from './place';
import { placeMany } from './place-many';
import { process, queue } from './queue';
import { reorder } from './reorder';
import { settlePayments } from './settle-payments';
import { show } from './show';

export const ORDER: readonly Command[] = [
  place,
  placeMany,
  queue,
  process,
  listOrders,
  show,
  check,
  paid,
  settlePayments,
  reorder,
  advance,
];
