import { command } from '../../declare/command';
import { answer } from '../../output/answer';
import { optionalText, text, whole } from '../../usage/kinds';
import { flag, list, optional, required } from '../../usage/parameter';
import { promoId } from './show';

export const received = command({
  name: 'received',
  summary: 'an order of your own is here: its products are for promotion',
  args: { order: required('its number, or one of its ids', text('order', 64)) },
  run: async ({ order }, session) => {
    const items = await (await (await session.shop()).bloggers()).orderReceived(order);
    return answer({ items, total: items.length }, (screen) =>
      items.length === 0
        ? 'Nothing of it is to be shown.'
        : screen.good(`For promotion: ${items.map(({ title }) => title).join(', ')}`),
    );
  },
});

export const archive = command({
  name: 'archive',
  summary: 'put a promo product or set away, or bring it back',
  args: { id: required('promo product or set', promoId) },
  options: {
    reason: optional('why', optionalText('text', 200)),
    notes: optional('what else there is to say', optionalText('text', 2000)),
    undo: flag('bring it back'),
  },
  run: async ({ id, reason, notes, undo }, session) => {
    const bloggers = await (await session.shop()).bloggers();
    const changed = undo ? await bloggers.unarchive(id) : await bloggers.archive(id, { reason, notes });
    return answer(changed, (screen) => screen.good(`${changed.title} ${undo ? 'is back' : 'is in the archive'}.`));
  },
});

export const approve = command({
  name: 'approve',
  summary: 'take products of the catalogue into the shop, where it asks for a selection',
  args: { id: list('ids of products of the catalogue', whole(1, Number.MAX_SAFE_INTEGER), 1) },
  options: { refuse: flag('leave them out instead') },
  run: async ({ id, refuse }, session) => {
    const bloggers = await (await session.shop()).bloggers();
    const changed = await (refuse ? bloggers.refuse(id) : bloggers.approve(id));
    return answer({ changed }, (screen) =>
      screen.good(`${screen.count(changed, 'product')} ${refuse ? 'refused' : 'approved'}.`),
    );
  },
});
