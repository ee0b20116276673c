import type { BlockRecord } from '../../../platform/ports/catalogue/catalogue-data';
import type { ContentRepository, PageTexts } from '../../../platform/ports/content/content';
import { deepFreeze } from '../../../../core/kernel/freeze';
import { remember } from '../../../../core/kernel/async/remember';
import { documentOf, numberOf, textOf } from '../base/columns';
import type { Row, SqlConnection } from '../base/connection';

type BlockTexts = BlockRecord['blocks'];

const PARSED = 100;
const pageOf = remember((text) => deepFreeze(JSON.parse(text) as PageTexts), PARSED); // sound: see documentOf
const blockOf = remember((text) => deepFreeze(JSON.parse(text) as BlockTexts), PARSED);

export class SqlContent implements ContentRepository {
  constructor(private readonly connection: SqlConnection) {}

  async pages(): Promise<readonly PageTexts[]> {
    const rows = await this.connection.sql('SELECT pages FROM cms_page ORDER BY id').all();
    return rows.map((row) => pageOf(textOf(row, 'pages')));
  }

  async blocks(): Promise<readonly BlockTexts[]> {
    const rows = await this.connection.sql('SELECT blocks FROM cms_block ORDER BY id').all();
    return rows.map((row) => documentOf<BlockTexts>(row, 'blocks'));
  }

  async page(key: string): Promise<PageTexts | undefined> {
    const row = await this.#oneOf('cms_page', 'pages', key);
    return row && pageOf(textOf(row, 'pages'));
  }

  async block(key: string): Promise<BlockTexts | undefined> {
    const row = await this.#oneOf('cms_block', 'blocks', key);
    return row && blockOf(textOf(row, 'blocks'));
  }

  async writePages(pages: readonly PageTexts[]): Promise<void> {
    const statement = this.connection.sql(
      `INSERT INTO cms_page (id, identifier, pages) VALUES (?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET identifier = excluded.identifier, pages = excluded.pages`,
    );
    const other = this.connection.sql('DELETE FROM cms_page WHERE identifier = ? AND id <> ?');
    for (const page of pages) {
      const { id, identifier } = page.en;
      await other.run(identifier, id);
      await statement.run(id, identifier, JSON.stringify(page));
    }
  }

  async writeBlocks(blocks: readonly BlockTexts[]): Promise<void> {
    const statement = this.connection.sql(
      `INSERT INTO cms_block (id, identifier, blocks) VALUES (?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET identifier = excluded.identifier, blocks = excluded.blocks`,
    );
    const other = this.connection.sql('DELETE FROM cms_block WHERE identifier = ? AND id <> ?');
    for (const block of blocks) {
      const { id, identifier } = block.en;
      await other.run(identifier, id);
      await statement.run(id, identifier, JSON.stringify(block));
    }
  }

  async removePage(id: number): Promise<void> {
    await this.connection.sql('DELETE FROM cms_page WHERE id = ?').run(id);
  }

  async removeBlock(id: number): Promise<void> {
    await this.connection.sql('DELETE FROM cms_block WHERE id = ?').run(id);
  }

  async #oneOf(table: 'cms_block' | 'cms_page', column: 'blocks' | 'pages', key: string): Promise<Row | undefined> {
    const named = await this.connection.sql(`SELECT ${column} FROM ${table} WHERE identifier = ?`).first(key);
    if (named !== undefined || !isId(key)) return named;
    return this.connection.sql(`SELECT ${column} FROM ${table} WHERE id = ?`).first(Number(key));
  }

  async nextBlockId(): Promise<number> {
    const row = await this.connection.sql('SELECT coalesce(max(id), 0) + 1 AS id FROM cms_block').first();
    return numberOf(row ?? {}, 'id');
  }
}

function isId(key: string): boolean {
  return Number.isSafeInteger(Number(key)) && String(Number(key)) === key;
}
