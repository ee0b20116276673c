import type { Payee } from '../../../../core/contract/bloggers/blogger-payee';
import type {
  BankFileRepository,
  Debtor,
  NewBankFile,
  StoredBankFile,
  StoredTransfer,
} from '../../../platform/ports/bloggers/bank-files';
import { documentOf, numberOf, optionalNumberOf, textOf } from '../base/columns';
import type { Row, SqlConnection } from '../base/connection';

const COLUMNS = 'id, format, currency, day, debtor, transfers, created_at, created_by, canceled_at';

export class SqlBankFiles implements BankFileRepository {
  constructor(private readonly connection: SqlConnection) {}

  async payeeOf(bloggerId: number): Promise<Payee | undefined> {
    const row = await this.connection.sql('SELECT document FROM blogger_payee WHERE blogger_id = ?').first(bloggerId);
    return row && documentOf<Payee>(row, 'document');
  }

  async setPayee(bloggerId: number, payee: Payee, at: number): Promise<void> {
    await this.connection
      .sql(
        `INSERT INTO blogger_payee (blogger_id, document, updated_at) VALUES (?1, ?2, ?3)
         ON CONFLICT (blogger_id) DO UPDATE SET document = excluded.document, updated_at = excluded.updated_at`,
      )
      .run(bloggerId, JSON.stringify(payee), at);
  }

  async add(
    { format, currency, day, debtor, createdAt, createdBy }: NewBankFile,
    transfers: readonly StoredTransfer[],
  ): Promise<number> {
    const row = await this.connection
      .sql(
        `INSERT INTO bank_file (format, currency, day, debtor, transfers, created_at, created_by)
         VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id`,
      )
      .first(format, currency, day, JSON.stringify(debtor), JSON.stringify(transfers), createdAt, createdBy);
    const id = numberOf(row ?? {}, 'id');
    for (const { payoutId } of transfers)
      await this.connection.sql('INSERT INTO bank_transfer (payout_id, file_id) VALUES (?, ?)').run(payoutId, id);
    return id;
  }

  async byId(id: number): Promise<StoredBankFile | undefined> {
    const row = await this.connection.sql(`SELECT ${COLUMNS} FROM bank_file WHERE id = ?`).first(id);
    return row && fileOf(row);
  }

  async list(limit: number): Promise<readonly StoredBankFile[]> {
    const rows = await this.connection.sql(`SELECT ${COLUMNS} FROM bank_file ORDER BY id DESC LIMIT ?`).all(limit);
    return rows.map(fileOf);
  }

  async ofBlogger(bloggerId: number): Promise<readonly StoredBankFile[]> {
    const rows = await this.connection
      .sql(
        `SELECT ${COLUMNS} FROM bank_file WHERE id IN (
           SELECT t.file_id FROM bank_transfer t JOIN blogger_payout p ON p.id = t.payout_id WHERE p.blogger_id = ?
         ) ORDER BY id DESC`,
      )
      .all(bloggerId);
    return rows.map(fileOf);
  }

  async fileOf(payoutId: number): Promise<number | undefined> {
    const row = await this.connection.sql('SELECT file_id FROM bank_transfer WHERE payout_id = ?').first(payoutId);
    return row && numberOf(row, 'file_id');
  }

  async cancel(id: number, at: number): Promise<void> {
    const transfers = (await this.byId(id))?.transfers ?? [];
    const blank = transfers.map((transfer) => ({ ...transfer, holder: '', account: '', bic: '' }));
    await this.connection
      .sql('UPDATE bank_file SET canceled_at = ?, transfers = ? WHERE id = ?')
      .run(at, JSON.stringify(blank), id);
    await this.connection.sql('DELETE FROM bank_transfer WHERE file_id = ?').run(id);
  }
}

function fileOf(row: Row): StoredBankFile {
  return {
    id: numberOf(row, 'id'),
    format: textOf(row, 'format') === 'sepa' ? 'sepa' : 'csv',
    currency: textOf(row, 'currency'),
    day: textOf(row, 'day'),
    debtor: documentOf<Debtor>(row, 'debtor'),
    transfers: documentOf<readonly StoredTransfer[]>(row, 'transfers'),
    createdAt: numberOf(row, 'created_at'),
    createdBy: textOf(row, 'created_by'),
    canceledAt: optionalNumberOf(row, 'canceled_at'),
  };
}
