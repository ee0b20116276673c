import type { MailingRepository } from '../../platform/ports/mailings';
import type { SqlConnection } from './connection';

export class SqlMailings implements MailingRepository {
  constructor(private readonly connection: SqlConnection) {}

  async subscribe(email: string, storeCode: string, now: number): Promise<boolean> {
    const added = await this.connection
      .sql('INSERT INTO newsletter (email, store_code, created_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
      .run(email, storeCode, now);
    return added === 1;
  }

  async addToken(token: string, now: number, forgetBefore: number): Promise<void> {
    await this.connection.sql('DELETE FROM mail_token WHERE created_at < ?').run(forgetBefore);
    await this.connection.sql('INSERT INTO mail_token (token, created_at) VALUES (?, ?)').run(token, now);
  }

  async takeToken(token: string, notBefore: number): Promise<boolean> {
    const taken = await this.connection
      .sql('DELETE FROM mail_token WHERE token = ? AND created_at >= ?')
      .run(token, notBefore);
    return taken === 1;
  }
}
