import type { Command } from '../../declare/command';
import { commerceSet, commerceShow } from './commerce';
import { copy } from './copy';
import { events, eventsRetry } from './events';
import { messages, messagesRetry } from './messages';
import { payments } from './payments';
import { refunds, refundsRetry } from './refunds';

/** What those who run the shop look after. */
export const ADMIN: readonly Command[] = [
  commerceShow,
  commerceSet,
  copy,
  events,
  eventsRetry,
  messages,
  messagesRetry,
  payments,
  refunds,
  refundsRetry,
];
