import * as z from 'zod/mini';
import { planBankFile, type BankFilePlan, type OpenPayout } from '../../../core/bloggers/payouts/plan-bank-file';
import { sepaText } from '../../../core/bloggers/payouts/sepa-text';
import { accountKey, isBic, isSepaIban } from '../../../core/contract/bloggers/iban';
import { bankAccount } from '../../../core/contract/content/bank-account';
import {
  bankAccountMissing,
  bankFileRefused,
  bankFileSent,
  type BankFile,
  type BankFileFormat,
} from '../../../core/contract/bloggers/manage-bank-files';
import { dayAt } from '../../../core/kernel/calendar-days';
import { csvLine } from '../../../core/kernel/csv-line';
import { amountText } from '../../../core/kernel/currency';
import { isDay } from '../../../core/kernel/is-day';
import { toDecimal } from '../../../core/kernel/money';
import { type Content, siteSettings } from '../content';
import { inTurn, invalidField, notFound, refuse, timeZoneOf, type OrderFileLinks, type Settings } from '../foundation';
import type { Debtor, StoredBankFile } from '../ports/bloggers/bank-files';
import type { StoredPayout } from '../ports/bloggers/payouts';
import type { Database, Repositories } from '../ports/database';
import { pain001 } from './pain001';
import { BANK_FILE_KIND, logPayouts, OWNER_NAME } from './payout-log';

const MAX_LISTED = 100;
/** Characters of a name in a credit transfer. */
const MAX_NAME = 70;
const shopAccount = z.looseObject({ bank_account: z.optional(bankAccount) });

export interface BankFileRequest {
  readonly ids: readonly number[];
  readonly format: BankFileFormat;
  /** ISO day. */
  readonly day: string;
  /** Name of the staff member. */
  readonly by: string;
  /** Login for the log; omitted for the owner. */
  readonly who?: string;
}

/** Bank files for payouts. A payout can be in only one file, and cannot then be withdrawn. */
export class BankFiles {
  constructor(
    private readonly services: {
      readonly content: Content;
      readonly database: Database;
      readonly fileLinks: OrderFileLinks;
      readonly settings: Settings;
    },
  ) {}

  list(): Promise<readonly BankFile[]> {
    return this.services.database.read(async (db) =>
      (await db.bankFiles.list(MAX_LISTED)).map((file) => this.#shown(file)),
    );
  }

  /** @throws ApiError 400 for a past day; 409 'bank_file_refused', 'bank_account_missing' */
  async make({ ids, format, day, by, who = OWNER_NAME }: BankFileRequest): Promise<BankFile> {
    const { database, settings } = this.services;
    const now = settings.clock.now();
    if (!isDay(day) || day < dayAt(now, await database.read(timeZoneOf)))
      throw invalidField('day', 'must be today or a later day');
    return database.write(async (db) => {
      const payouts = await lockedPayouts(db, [...new Set(ids)]);
      const currency = payouts[0]?.currency ?? '';
      const { transfers, problems } = planBankFile(payouts, { format, currency });
      if (problems.length > 0)
        throw refuse(bankFileRefused, `Nothing was written: ${problems.map(wordsOf).join(', ')}`, {
          problems: [...problems],
        });
      const debtor = await this.#debtor(db, format);
      const made = { format, currency, day, debtor, createdAt: now, createdBy: by };
      const file = await db.bankFiles.byId(await db.bankFiles.add(made, transfers));
      if (file === undefined) throw new Error('The bank file is missing after it was written');
      const sum = sumOf({ transfers });
      const what = { sum, currency, day, payouts: transfers.map(({ payoutId }) => payoutId) };
      await logPayouts(db, { kind: BANK_FILE_KIND, id: file.id, action: 'created', who, at: now, what });
      return this.#shown(file);
    }, 'power');
  }

  /**
   * @param who login for the log; omitted for the owner
   * @throws ApiError 404; 409 'bank_file_sent' if one of its payouts was marked as sent
   */
  cancel(id: number, who = OWNER_NAME): Promise<BankFile> {
    const { database, settings } = this.services;
    return database.write(async (db) => {
      const found = await db.bankFiles.byId(id);
      if (found === undefined) throw notFound(`id ${String(id)} does not match any bank file`);
      if (found.canceledAt === undefined) {
        const payouts = await lockedPayouts(
          db,
          found.transfers.map(({ payoutId }) => payoutId),
        );
        const sent = payouts.find(({ status }) => status === 'sent');
        if (sent !== undefined) throw refuse(bankFileSent, `Payout ${String(sent.id)} of this file was sent`);
        const at = settings.clock.now();
        await db.bankFiles.cancel(id, at);
        const what = { sum: sumOf(found), currency: found.currency, day: found.day };
        await logPayouts(db, { kind: BANK_FILE_KIND, id, action: 'removed', who, at, what });
      }
      return this.#shown((await db.bankFiles.byId(id)) ?? found);
    }, 'power');
  }

  /** Returns the file for the bank; undefined if unknown or cancelled. */
  async text(id: number): Promise<{ readonly format: BankFileFormat; readonly text: string } | undefined> {
    const file = await this.services.database.read((db) => db.bankFiles.byId(id));
    if (file === undefined || file.canceledAt !== undefined) return undefined;
    return { format: file.format, text: file.format === 'sepa' ? pain001(file) : csvOf(file) };
  }

  async #debtor(db: Repositories, format: BankFileFormat): Promise<Debtor> {
    const account = (await siteSettings(db, this.services, shopAccount))?.bank_account;
    const found = account && {
      holder: account.holder,
      account: accountKey(account.iban),
      bic: accountKey(account.bic ?? ''),
    };
    const isSepa =
      found !== undefined &&
      isSepaIban(found.account) &&
      (found.bic === '' || isBic(found.bic)) &&
      sepaText(found.holder, MAX_NAME) !== '';
    if (found === undefined || (format === 'sepa' && !isSepa))
      throw refuse(
        bankAccountMissing,
        'Set bank_account in the settings, for a SEPA file with a valid IBAN and a holder in letters that banks take',
        {
          setting: 'bank_account',
        },
      );
    return found;
  }

  #shown(file: StoredBankFile): BankFile {
    const { id, format, currency, day, transfers, createdAt, createdBy, canceledAt } = file;
    const isCanceled = canceledAt !== undefined;
    return {
      ...{ id, format, currency, day },
      sum: sumOf(file),
      payouts: transfers.map(({ payoutId }) => payoutId),
      created_at: new Date(createdAt).toISOString(),
      created_by: createdBy,
      canceled_at: isCanceled ? new Date(canceledAt).toISOString() : null,
      link: isCanceled
        ? null
        : this.services.fileLinks.sign(`/api/manage/bank-file/${String(id)}/file`, this.services.settings.clock.now()),
    };
  }
}

/** In major units. */
function sumOf({ transfers }: Pick<StoredBankFile, 'transfers'>): number {
  return toDecimal(transfers.reduce((total, { sum }) => total + sum, 0));
}

/** Locks the ledgers of the bloggers in id order, since a withdrawal must not run during an export. */
async function lockedPayouts(db: Repositories, ids: readonly number[]): Promise<readonly OpenPayout[]> {
  const found: StoredPayout[] = [];
  for (const id of ids) {
    const payout = await db.payouts.byId(id);
    if (payout === undefined) throw invalidField('ids', `must name payouts: ${String(id)} is none`);
    found.push(payout);
  }
  found.sort((one, other) => one.bloggerId - other.bloggerId || one.id - other.id);
  for (const bloggerId of new Set(found.map((payout) => payout.bloggerId))) await db.ledger.lock(bloggerId);
  return inTurn(found, async (before) => {
    const { id, bloggerId, currency, sum, paidAt, withdrawnAt } = (await db.payouts.byId(before.id)) ?? before;
    const isIn = (await db.bankFiles.fileOf(id)) !== undefined;
    const open = isIn ? 'exported' : 'open';
    const status = paidAt !== undefined ? 'sent' : withdrawnAt !== undefined ? 'withdrawn' : open;
    return { id, currency, sum, status, payee: await db.bankFiles.payeeOf(bloggerId) };
  });
}

function csvOf({ currency, day, transfers }: StoredBankFile): string {
  const lines = transfers.map(({ payoutId, holder, account, bic, sum }) =>
    csvLine([
      String(payoutId),
      holder,
      account,
      bic,
      amountText(sum, currency),
      currency,
      day,
      `PAYOUT-${String(payoutId)}`,
    ]),
  );
  return [csvLine(['payout', 'name', 'account', 'bic', 'amount', 'currency', 'day', 'reference']), ...lines].join('');
}

function wordsOf({ id, problem }: BankFilePlan['problems'][number]): string {
  return `payout ${String(id)} ${problem.replaceAll('_', ' ')}`;
}
