import type { Command } from '../../declare/command';
import { balance, payouts, sales, stats } from './money';
import { promo } from './promo';
import { posts, products, wikis } from './work';

export const BLOGGER: readonly Command[] = [products, posts, sales, payouts, balance, stats, wikis, promo];
