import type { VatCheck } from '../../../../core/contract/selling/vat-number';
import type { VatCheckRepository } from '../../../platform/ports/selling/vat-checks';
import { optionalDocumentOf } from '../base/columns';
import type { SqlConnection } from '../base/connection';

export class SqlVatChecks implements VatCheckRepository {
  constructor(private readonly connection: SqlConnection) {}

  async find(number: string, requester: string): Promise<VatCheck | undefined> {
    const row = await this.connection
      .sql('SELECT document FROM vat_check WHERE number = ? AND requester = ?')
      .first(number, requester);
    return row && optionalDocumentOf<VatCheck>(row, 'document');
  }

  async keep(check: VatCheck, requester: string, { at, keptSince }: { at: number; keptSince: number }): Promise<void> {
    await this.connection
      .sql(
        `INSERT INTO vat_check (number, requester, document, at) VALUES (?, ?, ?, ?)
         ON CONFLICT (number, requester) DO UPDATE SET document = excluded.document, at = excluded.at`,
      )
      .run(check.number, requester, JSON.stringify(check), at);
    await this.connection.sql('DELETE FROM vat_check WHERE at < ?').run(keptSince);
  }
}
