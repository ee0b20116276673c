import type { Command } from '../../declare/command';
import { attributes } from './attributes';
import { category } from './category';
import { exportFile } from './export';
import { feed } from './feed';
import { importFile } from './import';
import { reindex } from './reindex';
import { search } from './search';
import { seed } from './seed';
import { tree } from './tree';

export const CATALOG: readonly Command[] = [
  search,
  category,
  tree,
  attributes,
  seed,
  importFile,
  exportFile,
  reindex,
  feed,
];
