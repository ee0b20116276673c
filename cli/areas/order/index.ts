import type { Command } from '../../declare/command';
import { advance } from './advance';
import { check } from './check';
import { downloads, renewDownload } from './downloads';
import {
  blockGiftCard,
  giftCardBalance,
  giftCards,
  payWithGiftCards,
  sendGiftCard,
  unblockGiftCard,
} from './gift-cards';
import { listOrders } from './list';
import { paid } from './paid';
import { place } from './place';
import { placeMany } from './place-many';
import { process, queue } from './queue';
import { reorder } from './reorder';
import { settlePayments } from './settle-payments';
import { show } from './show';
import { cancel, find, makeAccount, sendBack, sendLink, track } from './track';

export const ORDER: readonly Command[] = [
  place,
  placeMany,
  queue,
  process,
  listOrders,
  show,
  find,
  track,
  sendLink,
  downloads,
  renewDownload,
  giftCards,
  sendGiftCard,
  payWithGiftCards,
  giftCardBalance,
  blockGiftCard,
  unblockGiftCard,
  cancel,
  sendBack,
  makeAccount,
  check,
  paid,
  settlePayments,
  reorder,
  advance,
];
