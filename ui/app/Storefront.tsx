import { memo, useEffect, useState, type ComponentProps } from 'react';
import type { Page, Shop } from '../../core/shopper';
import { groundOf } from '../pages/home/ground-of';
import { OfflineBadge } from '../shell/notices/OfflineBadge';
import { Progress } from '../shell/Progress';
import { later } from '../components/base/Later';
import { onFirstSign } from '../state/drafts/first-sign';
import { GroundProvider, type Ground } from '../state/ground';
import type { ConsentSubject } from '../state/consent-subject';
import { late } from '../state/late';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { useOnline } from '../state/use-online';
import { useLaterWords, useText } from '../text/text-context';
import { Banners } from './frame/Banners';
import type { CheckoutFrame } from './frame/CheckoutFrame';
import { Cookies } from './frame/Cookies';
import { CHECKOUT_FRAME, FOOTER } from './frame/frame-parts';
import { HeaderBar } from './frame/HeaderBar';
import { PageOutlet } from './PageOutlet';
import type { LeavesFor } from './navigation/leaving-for';
import type { PageRegistry } from './navigation/page-registry';
import styles from './Storefront.module.css';
import { useSignUpOffer } from './use-sign-up-offer';

const Notices = late(async () => (await import('./frame/Companions')).Companions, PlainNotices);
const Loader = late(async () => (await import('../shell/Loader')).Loader);
const Acting = late(async () => (await import('./frame/ActingAsBar')).ActingAsBar);
const Hidden = late(async () => (await import('./frame/HiddenMark')).HiddenMark);
const Panels = late(async () => (await import('./frame/Panels')).Panels);
const Asides = late(async () => (await import('./frame/Asides')).Asides);

const Footer = later(FOOTER);

const Outlet = memo(PageOutlet);

interface Props {
  readonly pages: PageRegistry;
  readonly cameFor?: (() => string | undefined) | undefined;
  readonly leavesFor?: LeavesFor | undefined;
  readonly year: number;
  readonly consent?: ConsentSubject | undefined;
}

export function Storefront({ pages, cameFor, leavesFor, year, consent }: Props) {
  const shop = useShop();
  const t = useText();
  const page = useObservable(shop.routing.page$, shop.routing.page);
  const isEnclosed = useEnclosed(page);
  const [isChoosing, setChoosing] = useState(false);
  const choose = consent && setChoosing;
  return (
    <GroundProvider initial={firstGround(shop)}>
      <a href="#content" className={styles.skip}>
        {t('skip.content')}
      </a>
      {(page?.name === 'category' || page?.name === 'search' || page?.name === 'collection') && (
        <a href="#products" className={styles.skip}>
          {t('skip.products')}
        </a>
      )}
      <Somebody />
      {page?.name !== 'manage' && (isEnclosed ? <Enclosed /> : <ShopHead />)}
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet pages={pages} cameFor={cameFor} leavesFor={leavesFor} />
      </main>
      {page?.name !== 'manage' && (
        <>
          {isEnclosed ? <Enclosed year={year} choose={choose} /> : <Footer year={year} choose={choose} />}
          <Cookies subject={consent} isOpened={isChoosing} onClose={() => setChoosing(false)} />
        </>
      )}
      <Signals />
      <PanelPlace />
      <AsidePlace />
    </GroundProvider>
  );
}

function ShopHead() {
  return (
    <>
      <Banners />
      <HeaderBar />
    </>
  );
}

function Enclosed(props: ComponentProps<typeof CheckoutFrame>) {
  return CHECKOUT_FRAME.Component && <CHECKOUT_FRAME.Component {...props} />;
}

/** Keeps the current frame until the code and texts of the checkout frame have loaded. */
function useEnclosed(page: Page | null): boolean {
  const words = useLaterWords();
  const [, arrive] = useState(0);
  const isWanted = page?.name === 'checkout';
  useEffect(() => {
    if (isWanted) void CHECKOUT_FRAME.here.then(() => arrive((count) => count + 1));
  }, [isWanted]);
  return isWanted && words.areHere() && CHECKOUT_FRAME.isHere();
}

/** Must match between server and client. */
function firstGround(shop: Shop): Ground {
  const { page } = shop.routing;
  return page?.name === 'home' ? groundOf(page.home.slides[0]) : undefined;
}

function Somebody() {
  const user = useObservable(useShop().user$, null);
  const isStaff = user?.roles.some((role) => role === 'manager' || role === 'admin');
  return (
    <>
      {typeof user?.actor_id === 'number' && <Acting user={user} />}
      {isStaff === true && <Hidden />}
    </>
  );
}

function PanelPlace() {
  const { ui } = useShop();
  const { panel, authElem } = useObservable(ui.state$, ui.snapshot);
  const isThere = useFirstSign(panel !== null || authElem !== null);
  return isThere && <Panels notices={<Notices inPanel />} />;
}

function AsidePlace() {
  const shop = useShop();
  const compared = useObservable(shop.compare.count$, 0);
  const { length: waiting } = useObservable(shop.waitingOrders$, []);
  const [hasAsides, setAsides] = useState(false);
  if (compared + waiting > 0 && !hasAsides) setAsides(true);
  return hasAsides && <Asides notices={<Notices inPanel />} />;
}

function Signals() {
  const shop = useShop();
  const online = useOnline();
  const navigating = useObservable(shop.routing.isNavigating$, false);
  const { isLoading } = useObservable(shop.ui.state$, shop.ui.snapshot);
  useSignUpOffer();
  return (
    <>
      {isLoading && <Loader />}
      <Progress active={navigating} />
      <OfflineBadge online={online} />
      <Stack />
    </>
  );
}

/** Built in, because the lazy notices cannot load without a network. */
function PlainNotices() {
  const shown = useObservable(useShop().notices.notifications$, []);
  return (
    <div role="status" className={styles.plain}>
      {shown.map(({ id, message }) => (
        <p key={id}>{message}</p>
      ))}
    </div>
  );
}

/** The live region must exist before the first notice; it loads on the first interaction or notice. */
function Stack() {
  const { notices } = useShop();
  const isThere = useFirstSign(useObservable(notices.notifications$, []).length > 0);
  return isThere && <Notices />;
}

function useFirstSign(isNeeded: boolean): boolean {
  const [isThere, setThere] = useState(false);
  if (isNeeded && !isThere) setThere(true);
  useEffect(() => onFirstSign(() => setThere(true)), []);
  return isThere;
}
