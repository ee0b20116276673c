import { command } from '../../declare/command';
import { answer } from '../../output/answer';
import { optionalText, text, whole } from '../../usage/kinds';
import { flag, list, optional, required } from '../../usage/parameter';
import { promoId } from './show';

export const received = command({
  name: 'received',
  summary: 'mark your order as received: its products are for promotion',
  args: { order: required('number or id of the order', text('order', 64)) },
  run: async ({ order }, session) => {
    const items = await (await (await session.shop()).bloggers()).orderReceived(order);
    return answer({ items, total: items.length }, (screen) =>
      items.length === 0
        ? 'It contains nothing to promote.'
        : screen.good(`For promotion: ${items.map(({ title }) => title).join(', ')}`),
    );
  },
});

export const archive = command({
  name: 'archive',
  summary: 'archive a promo product or set, or restore it',
  args: { id: required('promo product or set', promoId) },
  options: {
    reason: optional('why', optionalText('text', 200)),
    notes: optional('notes', optionalText('text', 2000)),
    undo: flag('restore it'),
  },
  run: async ({ id, reason, notes, undo }, session) => {
    const bloggers = await (await session.shop()).bloggers();
    const changed = undo ? await bloggers.unarchive(id) : await bloggers.archive(id, { reason, notes });
    return answer(changed, (screen) => screen.good(`${changed.title} ${undo ? 'is restored' : 'is archived'}.`));
  },
});

export const approve = command({
  name: 'approve',
  summary: 'approve catalogue products, in a shop with selection',
  args: { id: list('ids of products of the catalogue', whole(1, Number.MAX_SAFE_INTEGER), 1) },
  options: { refuse: flag('refuse them instead') },
  run: async ({ id, refuse }, session) => {
    const bloggers = await (await session.shop()).bloggers();
    const changed = await (refuse ? bloggers.refuse(id) : bloggers.approve(id));
    return answer({ changed }, (screen) =>
      screen.good(`${screen.count(changed, 'product')} ${refuse ? 'refused' : 'approved'}.`),
    );
  },
});
