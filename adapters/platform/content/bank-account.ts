import * as z from 'zod/mini';
import type { BankAccount } from '../../../core/contract';
import { bankAccount } from '../../../core/contract/bank-account';
import type { StoreView } from '../../../core/store-views';
import type { ContentRepository } from './content-repository';
import { SETTINGS_BLOCK } from './settings-block';

const withAccount = z.looseObject({ bank_account: bankAccount });

/** The account that a store's customers pay to by bank transfer; undefined where its settings name none that is whole. */
export function bankAccountOf(content: Pick<ContentRepository, 'block'>, store: StoreView): BankAccount | undefined {
  return withAccount.safeParse(content.block(SETTINGS_BLOCK, store)?.json).data?.bank_account;
}
