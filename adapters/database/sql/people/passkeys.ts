import type {
  PasskeyRepository,
  PasskeyToKeep,
  PasskeyUsed,
  StoredPasskey,
} from '../../../platform/ports/people/passkeys';
import { numberOf, optionalNumberOf, textOf } from '../base/columns';
import type { Row, SqlConnection } from '../base/connection';

const COLUMNS = 'id, customer_id, credential_id, public_key, counter, rp_id, name, is_synced, created_at, used_at';

export class SqlPasskeys implements PasskeyRepository {
  constructor(private readonly connection: SqlConnection) {}

  async add(passkey: PasskeyToKeep, now: number): Promise<boolean> {
    const { customerId, credentialId, publicKey, counter, rpId, name, isSynced } = passkey;
    const added = await this.connection
      .sql(
        `INSERT INTO passkey (customer_id, credential_id, public_key, counter, rp_id, name, is_synced, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (credential_id) DO NOTHING`,
      )
      .run(customerId, credentialId, publicKey, counter, rpId, name, isSynced ? 1 : 0, now);
    return added > 0;
  }

  async byCredential(credentialId: string): Promise<StoredPasskey | undefined> {
    const row = await this.connection.sql(`SELECT ${COLUMNS} FROM passkey WHERE credential_id = ?`).first(credentialId);
    return row && passkeyOf(row);
  }

  async ofCustomer(customerId: number): Promise<readonly StoredPasskey[]> {
    const rows = await this.connection
      .sql(`SELECT ${COLUMNS} FROM passkey WHERE customer_id = ? ORDER BY id DESC`)
      .all(customerId);
    return rows.map(passkeyOf);
  }

  async use(id: number, { now, before, counter, isSynced }: PasskeyUsed): Promise<boolean> {
    const used = await this.connection
      .sql('UPDATE passkey SET counter = ?, is_synced = ?, used_at = ? WHERE id = ? AND counter = ?')
      .run(counter, isSynced ? 1 : 0, now, id, before);
    return used > 0;
  }

  async rename(customerId: number, id: number, name: string): Promise<boolean> {
    const renamed = await this.connection
      .sql('UPDATE passkey SET name = ? WHERE id = ? AND customer_id = ?')
      .run(name, id, customerId);
    return renamed > 0;
  }

  async remove(customerId: number, id: number): Promise<StoredPasskey | undefined> {
    const row = await this.connection
      .sql(`DELETE FROM passkey WHERE id = ? AND customer_id = ? RETURNING ${COLUMNS}`)
      .first(id, customerId);
    return row && passkeyOf(row);
  }

  async removeAll(customerId: number): Promise<void> {
    await this.connection.sql('DELETE FROM passkey WHERE customer_id = ?').run(customerId);
  }
}

function passkeyOf(row: Row): StoredPasskey {
  return {
    id: numberOf(row, 'id'),
    customerId: numberOf(row, 'customer_id'),
    credentialId: textOf(row, 'credential_id'),
    publicKey: textOf(row, 'public_key'),
    counter: numberOf(row, 'counter'),
    rpId: textOf(row, 'rp_id'),
    name: textOf(row, 'name'),
    isSynced: numberOf(row, 'is_synced') === 1,
    addedAt: numberOf(row, 'created_at'),
    usedAt: optionalNumberOf(row, 'used_at'),
  };
}
