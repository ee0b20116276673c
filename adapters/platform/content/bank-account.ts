import * as z from 'zod/mini';
import type { BankAccount } from '../../../core/contract';
import { bankAccount } from '../../../core/contract/bank-account';
import type { StoreView } from '../../../core/store-views';
import type { Repositories } from '../ports/database';
import type { Content } from './content';
import { SETTINGS_BLOCK } from './settings-block';

const withAccount = z.looseObject({ bank_account: bankAccount });

/** The account that a store's customers pay to by bank transfer; undefined where its settings name none that is whole. */
export async function bankAccountOf(
  db: Pick<Repositories, 'commerce' | 'content'>,
  content: Pick<Content, 'block'>,
  store: StoreView,
): Promise<BankAccount | undefined> {
  const block = await content.block(db, SETTINGS_BLOCK, store);
  return withAccount.safeParse(block?.json).data?.bank_account;
}
