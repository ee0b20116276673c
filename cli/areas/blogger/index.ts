import type { Command } from '../../declare/command';
import { feeds } from './feeds';
import { approve, archive, received } from './keep';
import { addLabel, labels, removeLabel } from './labels';
import { ledger } from './ledger';
import { balance, payouts, sales, stats } from './money';
import { promo } from './promo';
import { post, set, upload } from './show';
import { statement } from './statement';
import { posts, products, wikis } from './work';

export const BLOGGER: readonly Command[] = [
  ...[products, posts, set, post, upload, received, archive, approve],
  ...[sales, payouts, balance, stats, ledger, statement, labels, addLabel, removeLabel, wikis, feeds, promo],
];
