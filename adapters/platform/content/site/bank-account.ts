import * as z from 'zod/mini';
import type { BankAccount, CmsBlock } from '../../../../core/contract';
import { bankAccount } from '../../../../core/contract/content/bank-account';
import { rememberFor } from '../../../../core/kernel/async/remember-for';
import type { StoreView } from '../../../../core/store-views';
import type { Repositories } from '../../ports/database';
import type { Content } from './content';

const withAccount = z.object({ bank_account: bankAccount });
const accountIn = rememberFor(({ json }: CmsBlock) => withAccount.safeParse(json).data?.bank_account);

/** Returns the store's bank account; undefined if incomplete. Requires a priced cart. */
export async function bankAccountOf(
  db: Pick<Repositories, 'commerce' | 'content'>,
  content: Pick<Content, 'keptSettings'>,
  store: StoreView,
): Promise<BankAccount | undefined> {
  const block = await content.keptSettings(db, store);
  return block && accountIn(block);
}
