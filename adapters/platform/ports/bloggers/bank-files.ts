import type { BankFileFormat } from '../../../../core/contract/bloggers/manage-bank-files';
import type { Payee } from '../../../../core/contract/bloggers/blogger-payee';

/** Account that transfers are paid from, at the time of creation. */
export interface Debtor {
  readonly holder: string;
  readonly account: string;
  readonly bic: string;
}

/** Amounts in minor units, times in milliseconds. */
export interface NewBankFile {
  readonly format: BankFileFormat;
  readonly currency: string;
  /** ISO day of execution. */
  readonly day: string;
  readonly debtor: Debtor;
  readonly createdAt: number;
  readonly createdBy: string;
}

export interface StoredTransfer {
  readonly payoutId: number;
  readonly sum: number;
  readonly holder: string;
  readonly account: string;
  readonly bic: string;
}

export interface StoredBankFile extends NewBankFile {
  readonly id: number;
  readonly canceledAt: number | undefined;
  readonly transfers: readonly StoredTransfer[];
}

/** Blogger payout accounts and bank files. A payout is in at most one file. */
export interface BankFileRepository {
  payeeOf(bloggerId: number): Promise<Payee | undefined>;
  setPayee(bloggerId: number, payee: Payee, at: number): Promise<void>;
  /** @returns id of the file */
  add(file: NewBankFile, transfers: readonly StoredTransfer[]): Promise<number>;
  byId(id: number): Promise<StoredBankFile | undefined>;
  /** Newest first. */
  list(limit: number): Promise<readonly StoredBankFile[]>;
  fileOf(payoutId: number): Promise<number | undefined>;
  /** Newest first. */
  ofBlogger(bloggerId: number): Promise<readonly StoredBankFile[]>;
  /** Cancels a file: releases its payouts and deletes the names and accounts of its transfers. */
  cancel(id: number, at: number): Promise<void>;
}
