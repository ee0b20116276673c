import { command } from '../../declare/command';
import { answer } from '../../output/answer';

const SHOWN_OPTIONS = 6;

export const attributes = command({
  name: 'attributes',
  summary: 'list product attributes and their values',
  run: async (_, session) => {
    const shop = await session.shop();
    const items = await shop.catalogue.attributes();
    return answer({ items, total: items.length }, (screen) =>
      screen.table(
        [{ head: 'Code' }, { head: 'Label' }, { head: 'Values', align: 'right' }, { head: 'Examples' }],
        items.map(({ attribute_code, default_frontend_label, options }) => [
          attribute_code,
          default_frontend_label,
          options.length,
          options
            .slice(0, SHOWN_OPTIONS)
            .map((option) => option.label)
            .join(', '),
        ]),
      ),
    );
  },
});
