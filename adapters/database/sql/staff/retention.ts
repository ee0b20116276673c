import { MISSED_SEARCH } from '../../../../core/contract/catalogue/missed-search';
import { HIDDEN, SECRET_KINDS } from '../../../platform/ports/foundation/hidden';
import type { ForgottenKind, RetentionRepository, RunOut } from '../../../platform/ports/staff/retention';
import { DECLINED } from '../../../platform/ports/catalogue/reviews';
import { numberOf } from '../base/columns';
import type { SqlConnection } from '../base/connection';
import { placeholders } from '../base/placeholders';
import { reviewOf } from '../catalogue/reviews';

export class SqlRetention implements RetentionRepository {
  constructor(private readonly connection: SqlConnection) {}

  async forget(
    { now, spentBefore, messagesBefore, unconfirmedBefore, searchesBefore }: RunOut,
    max: number,
  ): Promise<Readonly<Record<ForgottenKind, number>>> {
    const remove = (table: string, key: string, where: string, ...values: number[]): Promise<number> =>
      this.connection
        .sql(
          `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${where} LIMIT ?${this.#skipping()})`,
        )
        .run(...values, max);
    return {
      proofs: await this.#removeProofs(now, max),
      counts: await remove('rate', 'key', 'ends_at <= ?', now),
      tokens: await remove('session_token', 'hash', '(expires_at <= ? OR spent_at <= ?)', now, spentBefore),
      sessions: await remove('session', 'id', 'expires_at <= ?', now),
      subscriptions: await remove('newsletter', 'email', 'confirmed_at IS NULL AND created_at < ?', unconfirmedBefore),
      searches: await this.connection
        .sql('DELETE FROM missed_search WHERE day < ? OR (hits = 1 AND day < ?)')
        .run(searchesBefore, searchesBefore + MISSED_SEARCH.days - MISSED_SEARCH.daysOfSingle),
      messages: await remove('outbox', 'id', "created_at < ? AND state <> 'waiting'", messagesBefore),
    };
  }

  #removeProofs(now: number, max: number): Promise<number> {
    return this.connection
      .sql(
        `DELETE FROM proof WHERE (contact, kind) IN
           (SELECT contact, kind FROM proof WHERE expires_at <= ? LIMIT ?${this.#skipping()})`,
      )
      .run(now, max);
  }

  #skipping(): string {
    return this.connection.dialect === 'postgres' ? ' FOR UPDATE SKIP LOCKED' : '';
  }

  hideSecrets(now: number): Promise<number> {
    return hideSecrets(this.connection, "(state = 'sent' OR expires_at <= ?)", now);
  }

  async declinedPhotos(
    max: number,
  ): Promise<readonly { readonly review: number; readonly photos: readonly string[] }[]> {
    const rows = await this.connection
      .sql(`SELECT id, document FROM review WHERE status = ? AND document LIKE '%"photos":["%' ORDER BY id LIMIT ?`)
      .all(DECLINED, max);
    return rows.map((row) => ({ review: numberOf(row, 'id'), photos: reviewOf(row).photos ?? [] }));
  }
}

export function hideSecrets(connection: SqlConnection, where: string, value: number): Promise<number> {
  return connection
    .sql(
      `UPDATE outbox SET subject = ?, body_text = ?, body_html = NULL, letter = NULL
       WHERE body_text <> ? AND (expires_at IS NOT NULL OR kind IN (${placeholders(SECRET_KINDS.length)})) AND ${where}`,
    )
    .run(HIDDEN.subject, HIDDEN.text, HIDDEN.text, ...SECRET_KINDS, value);
}
