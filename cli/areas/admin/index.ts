import { bankFiles, cancelBankFile, makeBankFile } from './bank-files';
import type { Command } from '../../declare/command';
import { BACKUPS } from './backup';
import { closing } from './closing';
import { bloggersCode } from './bloggers';
import { books } from './books';
import { commerceSet, commerceShow } from './commerce';
import { copy } from './copy';
import { events, eventsRetry } from './events';
import { figures } from './figures';
import { GIFT_CARDS } from './gift-cards';
import { GOODS } from './goods';
import { IMPORT_MAPS } from './import-maps';
import { INSIGHTS } from './insights';
import { INVOICES } from './invoices';
import { log } from './log';
import { messages, messagesRetry } from './messages';
import { ORDER_COMMANDS } from './order';
import { orders } from './orders';
import { PAST_IMPORTS } from './past-imports';
import { payments } from './payments';
import { payouts, payoutsDue, payoutsMake, payoutsSent, payoutsShow, payoutsWithdraw } from './payouts';
import { newsletter, people } from './people';
import { PERSONS } from './persons';
import { PRIVACY } from './privacy';
import { RECORDS } from './records';
import { recordList } from './records/record-commands';
import { report } from './report';
import { refunds, refundsGiven, refundsRetry } from './refunds';
import { saveDesign } from './save-design';
import { skins, updateAll } from './updates';
import { taxRates } from './tax-rates';
import { USERS } from './users';

export const ADMIN: readonly Command[] = [
  ...BACKUPS,
  bloggersCode,
  commerceShow,
  commerceSet,
  copy,
  saveDesign,
  skins,
  updateAll,
  events,
  eventsRetry,
  figures,
  report,
  closing,
  books,
  ...INSIGHTS,
  ...INVOICES,
  log,
  messages,
  messagesRetry,
  newsletter,
  orders,
  ...ORDER_COMMANDS,
  payments,
  recordList('products', 'products'),
  people,
  payouts,
  payoutsDue,
  bankFiles,
  makeBankFile,
  cancelBankFile,
  payoutsShow,
  payoutsMake,
  payoutsSent,
  payoutsWithdraw,
  refunds,
  refundsRetry,
  refundsGiven,
  ...GIFT_CARDS,
  ...GOODS,
  ...IMPORT_MAPS,
  ...PAST_IMPORTS,
  ...PERSONS,
  ...PRIVACY,
  ...RECORDS,
  taxRates,
  ...USERS,
];
