import type {
  FactorConfirmed,
  SecondFactorRepository,
  StoredFactor,
} from '../../../platform/ports/people/second-factors';
import { numberOf, optionalNumberOf, textOf } from '../base/columns';
import type { SqlConnection } from '../base/connection';

export class SqlSecondFactors implements SecondFactorRepository {
  constructor(private readonly connection: SqlConnection) {}

  async find(customerId: number): Promise<StoredFactor | undefined> {
    const row = await this.connection
      .sql('SELECT secret, confirmed_at FROM second_factor WHERE customer_id = ?')
      .first(customerId);
    return row && { secret: textOf(row, 'secret'), confirmedAt: optionalNumberOf(row, 'confirmed_at') };
  }

  async begin(customerId: number, secret: string, now: number): Promise<boolean> {
    const kept = await this.connection
      .sql(
        `INSERT INTO second_factor (customer_id, secret, created_at) VALUES (?, ?, ?)
         ON CONFLICT (customer_id) DO UPDATE SET secret = excluded.secret, created_at = excluded.created_at
           WHERE second_factor.confirmed_at IS NULL`,
      )
      .run(customerId, secret, now);
    return kept > 0;
  }

  async confirm(customerId: number, { now, step, recoveryCodes }: FactorConfirmed): Promise<boolean> {
    const confirmed = await this.connection
      .sql('UPDATE second_factor SET confirmed_at = ?, last_step = ? WHERE customer_id = ? AND confirmed_at IS NULL')
      .run(now, step, customerId);
    if (confirmed === 0) return false;
    await this.replaceRecoveryCodes(customerId, recoveryCodes);
    return true;
  }

  async replaceRecoveryCodes(customerId: number, hashes: readonly string[]): Promise<void> {
    await this.connection.sql('DELETE FROM recovery_code WHERE customer_id = ?').run(customerId);
    const insert = this.connection.sql('INSERT INTO recovery_code (customer_id, hash) VALUES (?, ?)');
    for (const hash of hashes) await insert.run(customerId, hash);
  }

  async useStep(customerId: number, step: number): Promise<boolean> {
    const used = await this.connection
      .sql('UPDATE second_factor SET last_step = ? WHERE customer_id = ? AND last_step < ?')
      .run(step, customerId, step);
    return used > 0;
  }

  async useRecoveryCode(customerId: number, hash: string): Promise<boolean> {
    const used = await this.connection
      .sql('DELETE FROM recovery_code WHERE customer_id = ? AND hash = ?')
      .run(customerId, hash);
    return used > 0;
  }

  async countRecoveryCodes(customerId: number): Promise<number> {
    const row = await this.connection
      .sql('SELECT count(*) AS codes FROM recovery_code WHERE customer_id = ?')
      .first(customerId);
    return numberOf(row ?? {}, 'codes');
  }

  async remove(customerId: number): Promise<void> {
    await this.connection.sql('DELETE FROM second_factor WHERE customer_id = ?').run(customerId);
  }
}
