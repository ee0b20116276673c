import type { BlockRecord, PageRecord } from '../catalogue/catalogue-data';

export type PageTexts = PageRecord['pages'];
export type BlockTexts = BlockRecord['blocks'];

export interface ContentRepository {
  pages(): Promise<readonly PageTexts[]>;
  blocks(): Promise<readonly BlockTexts[]>;
  /** @param key id or identifier */
  page(key: string): Promise<PageTexts | undefined>;
  block(key: string): Promise<BlockTexts | undefined>;
  writePages(pages: readonly PageTexts[]): Promise<void>;
  writeBlocks(blocks: readonly BlockTexts[]): Promise<void>;
  removePage(id: number): Promise<void>;
  removeBlock(id: number): Promise<void>;
  nextBlockId(): Promise<number>;
}
