import { phaseOf, PHASES } from '../../../core/blogger';
import { command } from '../../declare/command';
import { answer } from '../../output/answer';
import { choice } from '../../usage/kinds';
import { optional } from '../../usage/parameter';
import { day } from './day';

export const products = command({
  name: 'products',
  summary: 'list products and sets: for promotion, in delivery and promoted',
  options: { phase: optional('only this phase', choice(PHASES, 'phase')) },
  run: async ({ phase }, session) => {
    const all = await (await (await session.shop()).bloggers()).products();
    const items = all.items.filter((entry) => phase === undefined || phaseOf(entry) === phase);
    const list = { items, total: phase === undefined ? all.total : items.length };
    return answer(list, (screen) =>
      items.length === 0
        ? 'Nothing to promote yet.'
        : screen.table(
            [{ head: 'Id', align: 'right' }, { head: 'What' }, { head: 'Phase' }, { head: 'Shown', align: 'right' }],
            items.map((entry) => [
              entry.id,
              entry.is_set ? `${entry.title} (set of ${entry.parts.length})` : entry.title,
              entry.archive ? `${phaseOf(entry)}, archived` : phaseOf(entry),
              entry.promoted_count,
            ]),
          ),
    );
  },
});

export const posts = command({
  name: 'posts',
  summary: 'list posts, newest first',
  run: async (_, session) => {
    const list = await (await (await session.shop()).bloggers()).posts();
    return answer(list, (screen) =>
      list.items.length === 0
        ? 'No posts yet.'
        : screen.table(
            [{ head: 'Day' }, { head: 'Type' }, { head: 'Text' }, { head: 'Products', align: 'right' }],
            list.items.map((post) => [day(post.promoted_at), post.type, post.text, post.products.length]),
          ),
    );
  },
});

export const wikis = command({
  name: 'wikis',
  summary: 'show the instructions for bloggers',
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
