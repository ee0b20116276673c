import { command } from '../../declare/command';
import { answer } from '../../output/answer';
import { day } from './day';

/** Where a promo product stands (A §4.9). */
function phaseOf(entry: { archive: boolean; promoted_count: number; delivered: boolean }): string {
  if (entry.archive) return 'archived';
  if (entry.promoted_count > 0) return 'promoted';
  return entry.delivered ? 'for promotion' : 'delivering';
}

export const products = command({
  name: 'products',
  summary: 'products and sets to show, on their way and shown',
  run: async (_, session) => {
    const list = await (await (await session.shop()).bloggers()).products();
    return answer(list, (screen) =>
      list.items.length === 0
        ? 'There is nothing to show yet.'
        : screen.table(
            [{ head: 'Id', align: 'right' }, { head: 'What' }, { head: 'Phase' }, { head: 'Shown', align: 'right' }],
            list.items.map((entry) => [
              entry.id,
              entry.is_set ? `${entry.title} (set of ${entry.parts.length})` : entry.title,
              phaseOf(entry),
              entry.promoted_count,
            ]),
          ),
    );
  },
});

export const posts = command({
  name: 'posts',
  summary: 'posts, the newest first',
  run: async (_, session) => {
    const list = await (await (await session.shop()).bloggers()).posts();
    return answer(list, (screen) =>
      list.items.length === 0
        ? 'Nothing was posted yet.'
        : screen.table(
            [{ head: 'Day' }, { head: 'Type' }, { head: 'Text' }, { head: 'Products', align: 'right' }],
            list.items.map((post) => [day(post.promoted_at), post.type, post.text, post.products.length]),
          ),
    );
  },
});

export const wikis = command({
  name: 'wikis',
  summary: 'instructions',
  run: async (_, session) => {
    const items = await (await (await session.shop()).bloggers()).wikis();
    return answer({ items, total: items.length }, (screen) =>
      items.length === 0
        ? 'There are no instructions.'
        : screen.table(
            [{ head: 'Slug' }, { head: 'Title' }],
            items.map(({ identifier, title }) => [identifier, title]),
          ),
    );
  },
});
