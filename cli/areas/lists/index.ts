import type { Command } from '../../declare/command';
import { compareText } from './compare-text';
import { listCommands } from './list-commands';

export const WISHLIST: readonly Command[] = listCommands({ of: (shop) => shop.wishlist, noun: 'the wishlist' });

export const COMPARE: readonly Command[] = listCommands({
  of: (shop) => shop.compare,
  noun: 'the comparison',
  more: async (shop) => {
    const table = await shop.compare.table();
    return { json: { rows: table.rows }, text: (screen) => compareText(table, screen) };
  },
});

export const RECENT: readonly Command[] = listCommands({
  of: (shop) => shop.recentlyViewed,
  noun: 'recently viewed products',
});
