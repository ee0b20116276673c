import type { BlockRecord, PageRecord } from './catalogue-data';

export type PageTexts = PageRecord['pages'];
export type BlockTexts = BlockRecord['blocks'];

/** CMS pages and blocks, each in all the languages that it has. */
export interface ContentRepository {
  pages(): Promise<readonly PageTexts[]>;
  blocks(): Promise<readonly BlockTexts[]>;
  /** @param key id or identifier */
  page(key: string): Promise<PageTexts | undefined>;
  /** @param key id or identifier */
  block(key: string): Promise<BlockTexts | undefined>;
  /** Writes pages; each takes the place of what has its id or its identifier. */
  writePages(pages: readonly PageTexts[]): Promise<void>;
  /** The same for blocks. */
  writeBlocks(blocks: readonly BlockTexts[]): Promise<void>;
  removePage(id: number): Promise<void>;
  removeBlock(id: number): Promise<void>;
  /** An id that no block has. */
  nextBlockId(): Promise<number>;
}
