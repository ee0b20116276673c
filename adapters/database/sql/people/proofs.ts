import type { ProofKind, ProofRepository, StoredProof } from '../../../platform/ports/people/proofs';
import { textOf } from '../base/columns';
import type { Row, SqlConnection } from '../base/connection';

export class SqlProofs implements ProofRepository {
  constructor(private readonly connection: SqlConnection) {}

  async write(
    proof: { readonly contact: string; readonly kind: ProofKind } & StoredProof,
    expiresAt: number,
  ): Promise<void> {
    await this.connection
      .sql(
        `INSERT INTO proof (contact, kind, salt, hash, attempts, expires_at) VALUES (?, ?, ?, ?, 0, ?)
         ON CONFLICT (contact, kind) DO UPDATE SET salt = excluded.salt, hash = excluded.hash, attempts = 0,
           expires_at = excluded.expires_at`,
      )
      .run(proof.contact, proof.kind, proof.salt, proof.hash, expiresAt);
  }

  async take(contact: string, kind: ProofKind, now: number): Promise<StoredProof | undefined> {
    const row = await this.connection
      .sql(
        `UPDATE proof SET attempts = attempts + 1 WHERE contact = ? AND kind = ? AND expires_at > ?
         RETURNING salt, hash`,
      )
      .first(contact, kind, now);
    return row && proofOf(row);
  }

  async find(contact: string, kind: ProofKind, now: number): Promise<StoredProof | undefined> {
    const row = await this.connection
      .sql('SELECT salt, hash FROM proof WHERE contact = ? AND kind = ? AND expires_at > ?')
      .first(contact, kind, now);
    return row && proofOf(row);
  }

  async remove(contact: string): Promise<void> {
    await this.connection.sql('DELETE FROM proof WHERE contact = ?').run(contact);
  }
}

function proofOf(row: Row): StoredProof {
  return { salt: textOf(row, 'salt'), hash: textOf(row, 'hash') };
}
