import type { OrderDownload } from '../../../core/account';
import { command } from '../../declare/command';
import { answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import type { Session } from '../../session/session';
import { text } from '../../usage/kinds';
import { optional, required } from '../../usage/parameter';
import { adminOf } from './admin';

export const downloads = command({
  name: 'downloads',
  summary: 'list the purchased files of an order, by key; without a key, those of your orders',
  args: { id: optional('key of the order (its order_id), or its number for its signed-in owner', text('id', 64)) },
  options: {},
  run: async ({ id }, session) => {
    const items = id === undefined ? await ofCustomer(session) : await ofOrder(session, id);
    return answer({ items }, (screen) => downloadTable(items, screen));
  },
});

/** Staff only; resets the buyer's download rights. */
export const renewDownload = command({
  name: 'renew-download',
  summary: 'renew a purchased download: revokes the old link and emails a new one; with --api for staff',
  args: {
    id: required('number or id of the order', text('id', 64)),
    download: required('id of the download, from `order downloads`', text('download', 64)),
  },
  options: {},
  run: async ({ id, download }, session) => {
    const order = await (await adminOf(session)).renew(id, download);
    const items = order.downloads ?? [];
    return answer({ items }, (screen) => downloadTable(items, screen));
  },
});

async function ofOrder(session: Session, id: string): Promise<readonly OrderDownload[]> {
  const shop = await session.shop();
  const { order } = await (await shop.orders()).tracking.open(id);
  return order.downloads ?? [];
}

async function ofCustomer(session: Session): Promise<readonly OrderDownload[]> {
  const shop = await session.shop();
  return (await (await shop.accounts()).downloads({ pageSize: 100 })).items;
}

function downloadTable(items: readonly OrderDownload[], screen: Screen): string {
  if (items.length === 0) return 'No downloads.';
  return screen.table(
    [{ head: 'Id' }, { head: 'File' }, { head: 'State' }, { head: 'Used', align: 'right' }, { head: 'Link' }],
    items.map(({ id, product, title, state, used, max, link }) => [
      id,
      `${product}: ${title}`,
      state,
      max === null ? String(used) : `${String(used)} of ${String(max)}`,
      link ?? '',
    ]),
  );
}
