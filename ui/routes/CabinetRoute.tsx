import { useCallback, useEffect, useState } from 'react';
import type { BloggersArea } from '../../core/blogger';
import type { Page } from '../../core/shopper';
import { useMissingCode } from '../state/use-missing-code';
import { CabinetWords, fetchCabinetWords } from '../text/cabinet-text';
import { languageOf } from '../text/languages';
import { SignInButton } from '../parts/SignInButton';
import { Waiting } from '../pages/account/Waiting';
import { CabinetFrame } from '../pages/cabinet/CabinetFrame';
import { ButtonLink } from '../components/base/Button';
import { MessagePage } from '../pages/MessagePage';
import { useShop } from '../state/shop-context';
import { untilLoaded } from '../loading/until-loaded';
import { useAsyncArea } from '../state/use-async-area';
import { useObservable } from '../state/use-observable';
import { useStarted } from '../state/use-started';
import { useToReview } from '../state/use-to-review';
import { cabinetTitle } from '../text/cabinet-title';
import { useLocale, useText } from '../text/text-context';
import { cabinetLinks } from './cabinet/cabinet-links';
import type { CabinetPart } from './cabinet/part';

const agreement = async () => (await import('./cabinet/AgreementPart')).AgreementPart;

const PARTS: ReadonlyMap<string, () => Promise<CabinetPart>> = new Map([
  ['blogger-products', async () => (await import('./cabinet/ProductsPart')).ProductsPart],
  ['blogger-archive', async () => (await import('./cabinet/ArchivePart')).ArchivePart],
  ['blogger-posts', async () => (await import('./cabinet/PostsPart')).PostsPart],
  ['blogger-sales', async () => (await import('./cabinet/SalesPart')).SalesPart],
  ['blogger-orders', async () => (await import('./cabinet/OrdersPart')).OrdersPart],
  ['blogger-payouts', async () => (await import('./cabinet/PayoutsPart')).PayoutsPart],
  ['blogger-links', async () => (await import('./cabinet/LinksPart')).LinksPart],
  ['blogger-statements', async () => (await import('./cabinet/StatementsPart')).StatementsPart],
  ['blogger-item', async () => (await import('./cabinet/PromoPart')).PromoPart],
  ['blogger-post', async () => (await import('./cabinet/PostPart')).PostPart],
  ['blogger-products-selection', async () => (await import('./cabinet/SelectionPart')).SelectionPart],
  ['blogger-set', async () => (await import('./cabinet/SetPart')).SetPart],
  ['blogger-wikis', async () => (await import('./cabinet/WikiPart')).WikiPart],
  ['blogger-user-agreement', agreement],
  ['blogger-privacy-policy', agreement],
]);

const nothing = () => undefined;
const WAITING = <Waiting state="loading" onRetry={nothing} />;

/**
 * The blogger's cabinet. The server renders the frame only; guests sign in and return here; other users see a refusal.
 */
export function CabinetRoute({ page }: { readonly page: Page }) {
  const shop = useShop();
  const t = useText();
  const user = useObservable(shop.user$, null);
  const settings = useObservable(shop.content.settings$, shop.content.settings);
  const isStarted = useStarted();
  useEarlyCode(page.route.name);
  const path = (to: string) => shop.routing.localPath(to);
  const { path: address } = page.route;
  const [named, setNamed] = useState<{ readonly address: string; readonly title: string }>();
  const onTitle = useCallback((own: string) => setNamed({ address, title: own }), [address]);
  const title = named?.address === address ? named.title : t(cabinetTitle(page.route.name));
  const isBlogger = user?.roles.includes('blogger') === true;
  const toReview = useToReview(isBlogger && settings?.product_choose === true, page.route.name);
  if (isStarted && user === null) {
    return (
      <MessagePage title={title} text={t('account.sign-in-hint')}>
        <SignInButton request={{ redirect: path(page.route.path) }} />
      </MessagePage>
    );
  }
  if (isStarted && !isBlogger) {
    return (
      <MessagePage title={t('cabinet.title')} text={t('cabinet.no-blogger')}>
        <ButtonLink href={path('/my-account')}>{t('account.title')}</ButtonLink>
      </MessagePage>
    );
  }
  const links = isStarted ? cabinetLinks({ route: page.route.name, settings, toReview, pathOf: path }) : undefined;
  return (
    <CabinetFrame title={title} links={links}>
      {isStarted && user !== null ? (
        // `key`: no state survives a change of blogger.
        <CabinetWords key={user.id} meanwhile={WAITING}>
          <Cabinet page={page} onTitle={onTitle} />
        </CabinetWords>
      ) : (
        WAITING
      )}
    </CabinetFrame>
  );
}

/** Preloads code in parallel while the session is read from the device. */
function useEarlyCode(route: string): void {
  const shop = useShop();
  const language = languageOf(useLocale());
  useEffect(() => {
    const part = PARTS.get(route)?.() ?? Promise.resolve();
    // Failures are retried and reported where the code is needed.
    Promise.all([part, fetchCabinetWords(language), shop.bloggers()]).catch(() => undefined);
    // Only on the first page of a visit; later ones find everything loaded.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

interface CabinetProps {
  readonly page: Page;
  readonly onTitle: (title: string) => void;
}

function Cabinet(props: CabinetProps) {
  const shop = useShop();
  const bloggers = useAsyncArea(() => shop.bloggers());
  return bloggers === null ? WAITING : <PartOf {...props} bloggers={bloggers} />;
}

function PartOf({ page, bloggers, onTitle }: CabinetProps & { readonly bloggers: BloggersArea }) {
  const { name } = page.route;
  const missing = useMissingCode();
  const [loaded, setLoaded] = useState<{ readonly name: string; readonly Part: CabinetPart }>();
  const isHere = loaded?.name === name;
  useEffect(() => {
    const load = PARTS.get(name);
    if (isHere || load === undefined) return undefined;
    return untilLoaded(load, { here: (Part) => setLoaded({ name, Part }), failed: missing });
  }, [name, isHere, missing]);
  return isHere ? <loaded.Part page={page} bloggers={bloggers} onTitle={onTitle} /> : WAITING;
}
