import { useEffect, useState } from 'react';
import type { Page, User } from '../../core/shopper';
import { mayTryDesign, permissionsOf, type ManageArea } from '../../core/staff';
import { ButtonLink } from '../components/base/Button';
import { Waiting } from '../pages/account/Waiting';
import { ManageFrame } from '../pages/manage/ManageFrame';
import { MessagePage } from '../pages/MessagePage';
import { SignInButton } from '../parts/SignInButton';
import { late } from '../state/late';
import { useShop } from '../state/shop-context';
import { untilLoaded } from '../loading/until-loaded';
import { useAsyncArea } from '../state/use-async-area';
import { useMissingCode } from '../state/use-missing-code';
import { useObservable } from '../state/use-observable';
import { useStarted } from '../state/use-started';
import { ManageWords, useManageText } from '../text/manage-text';
import { useText } from '../text/text-context';
import { FindPalette } from './manage/FindPalette';
import { useFreshProfile } from './use-fresh-profile';
import { mayOpen } from './manage/manage-links';
import type { ManagePart } from './manage/part';
import { useOwnSkin } from './manage/use-own-skin';
import { useMenu } from './manage/use-menu';

const PARTS: ReadonlyMap<string, () => Promise<ManagePart>> = new Map([
  ['admin-design', async () => (await import('./manage/DesignPart')).DesignPart],
  ['manage-home', async () => (await import('./manage/HomePart')).HomePart],
  ['manage-orders', async () => (await import('./manage/orders/OrdersPart')).OrdersPart],
  ['manage-invoices', async () => (await import('./manage/orders/InvoicesPart')).InvoicesPart],
  ['manage-gift-cards', async () => (await import('./manage/gift-cards/GiftCardsPart')).GiftCardsPart],
  ['manage-order', async () => (await import('./manage/orders/OrderPart')).OrderPart],
  ['manage-changes', async () => (await import('./manage/ChangesPart')).ChangesPart],
  ['manage-list', async () => (await import('./manage/ListPart')).ListPart],
  ['manage-import', async () => (await import('./manage/goods/ImportPart')).ImportPart],
  ['manage-import-records', async () => (await import('./manage/goods/RecordsPart')).RecordsPart],
  ['manage-stock-moves', async () => (await import('./manage/goods/MovesPart')).MovesPart],
  ['manage-prices', async () => (await import('./manage/goods/PricesPart')).PricesPart],
  ['manage-messages', async () => (await import('./manage/QueueParts')).MessagesPart],
  ['manage-events', async () => (await import('./manage/QueueParts')).EventsPart],
  ['manage-payouts', async () => (await import('./manage/payouts/PayoutsPart')).PayoutsPart],
  ['manage-reports', async () => (await import('./manage/reports/ReportsPart')).ReportsPart],
  ['manage-books', async () => (await import('./manage/reports/BooksPart')).BooksPart],
  ['manage-insights', async () => (await import('./manage/reports/InsightsPart')).InsightsPart],
  ['manage-closing', async () => (await import('./manage/reports/ClosingPart')).ClosingPart],
  ['manage-record', async () => (await import('./manage/RecordPart')).RecordPart],
]);

function partOf({ name, params }: Page['route']): string {
  const own = `manage-${params['kind'] ?? ''}`;
  return name === 'manage-list' && PARTS.has(own) ? own : name;
}

const StepUp = late(async () => (await import('./manage/StepUp')).StepUp);

const nothing = () => undefined;
const WAITING = <Waiting state="loading" onRetry={nothing} />;

/**
 * The back office. The server renders nothing of it; guests sign in and return here; users without permission see a
 * refusal.
 */
export function ManageRoute({ page }: { readonly page: Page }) {
  useOwnSkin();
  const shop = useShop();
  const t = useText();
  const user = useObservable(shop.user$, null);
  const isStarted = useStarted();
  // Recovery codes are shown once, so they stay until read, even if the user changes.
  const [reader, setReader] = useState<number>();
  const path = (to: string) => shop.routing.localPath(to);
  if (!isStarted) return WAITING;
  if (user === null) {
    return (
      <MessagePage title={t('manage.title')} text={t('account.sign-in-hint')}>
        <SignInButton request={{ redirect: path(page.route.path) }} />
      </MessagePage>
    );
  }
  if (user.second_factor !== undefined || reader === user.id) {
    return <StepUp key={user.id} user={user} onReadCodes={(reads) => setReader(reads ? user.id : undefined)} />;
  }
  const mayIn = page.route.name === 'admin-design' ? mayTryDesign(user) : permissionsOf(user).size > 0;
  if (!mayIn) {
    return (
      <MessagePage title={t('manage.title')} text={t('manage.no-staff')}>
        <ButtonLink href={path('/my-account')}>{t('account.title')}</ButtonLink>
      </MessagePage>
    );
  }
  return <StaffRoute key={user.id} page={page} user={user} />;
}

interface StaffProps {
  readonly page: Page;
  readonly user: User;
}

function StaffRoute({ page, user }: StaffProps) {
  const shop = useShop();
  const manage = useAsyncArea(() => shop.manage());
  const Part = usePart(page, user);
  return (
    <ManageWords meanwhile={WAITING}>
      <Office page={page} user={user} manage={manage} Part={Part} />
    </ManageWords>
  );
}

interface OfficeProps extends StaffProps {
  readonly manage: ManageArea | null;
  readonly Part: ManagePart | undefined;
}

function Office({ page, user, manage, Part }: OfficeProps) {
  const shop = useShop();
  const t = useManageText();
  const tell = useText();
  const settings = useObservable(shop.content.settings$, shop.content.settings);
  // A second factor may have become required since the last visit.
  useFreshProfile(user.id);
  const { links, tabs, pages } = useMenu(manage, user, page.route);
  return (
    <ManageFrame
      label={t('nav.label')}
      shop={{
        name: settings?.name ?? shop.storeViews.current.name,
        path: shop.routing.localPath('/'),
        label: t('nav.shop'),
      }}
      links={links}
      tabs={tabs}
      tools={manage !== null && links.length > 0 && <FindPalette manage={manage} user={user} pages={pages} />}
    >
      {!mayOpen(permissionsOf(user), page.route) ? (
        <MessagePage title={t('nav.label')} text={tell('manage.no-staff')} />
      ) : manage === null || Part === undefined ? (
        WAITING
      ) : (
        <Part page={page} user={user} manage={manage} />
      )}
    </ManageFrame>
  );
}

function usePart({ route }: Page, user: User): ManagePart | undefined {
  const name = partOf(route);
  const missing = useMissingCode();
  const [loaded, setLoaded] = useState<{ readonly name: string; readonly Part: ManagePart }>();
  const isHere = loaded?.name === name;
  const isWanted = !isHere && mayOpen(permissionsOf(user), route);
  useEffect(() => {
    const load = PARTS.get(name);
    if (!isWanted || load === undefined) return undefined;
    return untilLoaded(load, { here: (Part) => setLoaded({ name, Part }), failed: missing });
  }, [name, isWanted, missing]);
  return isHere ? loaded.Part : undefined;
}
