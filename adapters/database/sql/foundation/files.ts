import type { FileRepository, StoredFileFacts } from '../../../platform/ports/foundation/stored-files';
import { numberOf, textOf } from '../base/columns';
import type { Row, SqlConnection } from '../base/connection';

export class SqlFiles implements FileRepository {
  constructor(private readonly connection: SqlConnection) {}

  async write(key: string, file: { readonly bytes: Uint8Array; readonly sha256: string }, now: number): Promise<void> {
    await this.connection
      .sql(
        `INSERT INTO file (key, size, sha256, bytes, written_at) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (key) DO UPDATE SET size = excluded.size, sha256 = excluded.sha256, bytes = excluded.bytes,
           written_at = excluded.written_at`,
      )
      .run(key, file.bytes.byteLength, file.sha256, file.bytes, now);
  }

  async find(key: string): Promise<StoredFileFacts | undefined> {
    const row = await this.connection.sql('SELECT size, sha256 FROM file WHERE key = ?').first(key);
    return row && { size: numberOf(row, 'size'), sha256: textOf(row, 'sha256') };
  }

  async bytes(key: string): Promise<Uint8Array | undefined> {
    return bytesOf(await this.connection.sql('SELECT bytes FROM file WHERE key = ?').first(key));
  }

  async part(
    key: string,
    sha256: string,
    { from, max }: { readonly from: number; readonly max: number },
  ): Promise<Uint8Array | undefined> {
    const row = await this.connection
      .sql(
        'SELECT substr(bytes, CAST(? AS INTEGER), CAST(? AS INTEGER)) AS bytes FROM file WHERE key = ? AND sha256 = ?',
      )
      .first(from + 1, max, key, sha256);
    return bytesOf(row);
  }

  async remove(key: string): Promise<void> {
    await this.connection.sql('DELETE FROM file WHERE key = ?').run(key);
  }

  async list(
    prefix: string,
    after: string,
    max: number,
  ): Promise<readonly { readonly key: string; readonly size: number }[]> {
    // `0` follows `/` in ASCII, so this range selects the prefix.
    const rows = await this.connection
      .sql('SELECT key, size FROM file WHERE key >= ? AND key > ? AND key < ? ORDER BY key LIMIT ?')
      .all(prefix, after, `${prefix.slice(0, -1)}0`, max);
    return rows.map((row) => ({ key: textOf(row, 'key'), size: numberOf(row, 'size') }));
  }
}

function bytesOf(row: Row | undefined): Uint8Array | undefined {
  const bytes = row?.['bytes'];
  return bytes instanceof Uint8Array ? bytes : undefined;
}
