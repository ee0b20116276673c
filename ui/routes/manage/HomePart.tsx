import { dayAt } from '../../../core/internal';
import { ATTENTION_LISTS, mayUser, type ManageArea } from '../../../core/staff';
import { DayFigures, WaitingList, type DayRow } from '../../pages/manage/DayFigures';
import { ManageTitle } from '../../pages/manage/ManageFrame';
import { useShop } from '../../state/shop-context';
import { useManageText } from '../../text/manage-text';
import { useTimeZone } from '../../state/use-time-zone';
import { listPath } from './list-query';
import { moneyOf } from './money-of';
import type { ManagePart } from './part';
import { useLoaded } from './use-loaded';

const DAY_MS = 24 * 60 * 60 * 1000;

export const HomePart: ManagePart = ({ user, manage }) => {
  const t = useManageText();
  const name = user.firstname === '' ? (user.email ?? user.phone ?? '') : user.firstname;
  return (
    <>
      <ManageTitle title={t('home.welcome', { name })} />
      <Waits manage={manage} />
      {mayUser(user, 'figures:read') && <Figures manage={manage} />}
    </>
  );
};

function Waits({ manage }: { readonly manage: ManageArea }) {
  const t = useManageText();
  const shop = useShop();
  const { value } = useLoaded('attention', (signal) => manage.attention({}, { signal }));
  if (value === undefined) return null;
  const items = value.map(({ name, count }) => {
    const { path, filters } = ATTENTION_LISTS[name];
    return { label: t(`attention.${name}`), count, path: listPath(shop.routing.localPath(path), {}, filters) };
  });
  return <WaitingList items={items} />;
}

function Figures({ manage }: { readonly manage: ManageArea }) {
  const shop = useShop();
  const zone = useTimeZone();
  const { value } = useLoaded(`figures ${zone}`, async () => {
    const today = await manage.figures({ by: 'store' });
    const before = dayBefore(dayAt(Date.now(), zone));
    return { today, yesterday: await manage.figures({ by: 'store', from: before, to: before }) };
  });
  if (value === undefined) return null;
  const keys = new Set([...value.today, ...value.yesterday].map(keyOf));
  const nameOf = (key: string) => {
    const [code, currency = ''] = key.split(' ');
    const store = shop.storeViews.available.find(({ storeCode }) => storeCode === code);
    return `${store?.name ?? code ?? ''} · ${currency}`;
  };
  const rows = [...keys].sort().map((key): DayRow => {
    const of = (list: typeof value.today) => {
      const found = list.find((row) => keyOf(row) === key);
      const money = (amount = 0) => moneyOf(amount, key.split(' ')[1] ?? '');
      const { orders = 0, sum, paid, refunds } = found ?? {};
      return { orders, sum: money(sum), paid: money(paid), refunds: money(refunds) };
    };
    return { store: nameOf(key), today: of(value.today), yesterday: of(value.yesterday) };
  });
  return <DayFigures rows={rows} />;
}

function keyOf({ store_code: code, currency }: { readonly store_code: string | null; readonly currency: string }) {
  return `${code ?? ''} ${currency}`;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}
