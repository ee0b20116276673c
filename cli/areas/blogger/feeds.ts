import { command } from '../../declare/command';
import { answer } from '../../output/answer';

export const feeds = command({
  name: 'feeds',
  summary: 'list links of the product feeds by language',
  run: async (_, session) => {
    const shop = await session.shop();
    const { feeds_facebook: links = {} } = await shop.content.loadSettings();
    const items = Object.entries(links).flatMap(([language, link]) => (link === '' ? [] : [{ language, link }]));
    return answer({ items, total: items.length }, (screen) =>
      items.length === 0
        ? 'There are no feeds.'
        : screen.table(
            [{ head: 'Language' }, { head: 'Link' }],
            items.map(({ language, link }) => [language, link]),
          ),
    );
  },
});
