import { useEffect } from 'react';
import {
  POST_TYPES,
  promoByPhase,
  promoLink,
  type BloggersArea,
  type KeptDraft,
  type PromoProduct,
  type Reading,
} from '../../../core/blogger';
import { lookUp, type Shop } from '../../../core/shopper';
import { BloggerSidebar, type QuickStatus, type SidebarLink } from '../../shell/BloggerSidebar';
import { useShop } from '../../state/shop-context';
import { untilLoaded } from '../../loading/until-loaded';
import { useAsyncArea } from '../../state/use-async-area';
import { useNotify } from '../../state/use-notify';
import { useObservable } from '../../state/use-observable';
import { useToReview } from '../../state/use-to-review';
import { CabinetWords, useCabinetText, type CabinetText } from '../../text/cabinet-text';
import { isInterfaceLanguage } from '../../text/languages';
import { LANGUAGE_NAMES } from '../../text/offered-languages';
import { useText, type Translate } from '../../text/text-context';

interface Props {
  readonly onClose: () => void;
}

/** Lazy: loads when a blogger first opens the sidebar. */
export function BloggerSide({ onClose }: Props) {
  const shop = useShop();
  const bloggers = useAsyncArea(() => shop.bloggers());
  if (bloggers === null) return null;
  return (
    <CabinetWords>
      <Side bloggers={bloggers} onClose={onClose} />
    </CabinetWords>
  );
}

const SHOWN = ['balance', 'statistics', 'terms', 'products'] as const;
const UNREAD = { status: 'unread' } as const;
const NO_DRAFTS: ReadonlyMap<string, KeptDraft> = new Map();

function valueOf<T>(reading: Reading<T>): T | undefined {
  return reading.status === 'here' ? reading.value : undefined;
}

function Side({ bloggers, onClose }: Props & { readonly bloggers: BloggersArea }) {
  const shop = useShop();
  const t = useText();
  const format = useCabinetText();
  const notify = useNotify();
  const settings = useObservable(shop.content.settings$, shop.content.settings);
  const isPromo = useObservable(shop.promo.isOn$, false);
  const status = useStatus(bloggers);
  const products = valueOf(useObservable(bloggers.products$, UNREAD));
  const terms = valueOf(useObservable(bloggers.terms$, UNREAD));
  const begun = useObservable(bloggers.drafts.drafts$, NO_DRAFTS);
  const toReview = useToReview(settings?.product_choose === true);
  useEffect(() => untilLoaded(() => bloggers.refresh(SHOWN), { here: () => undefined }), [bloggers]);
  const copy = (text: string, code: string, message: string) => {
    navigator.clipboard
      .writeText(text)
      .then(() => shop.notices.spawn({ type: 'success', code, message }))
      .catch(notify);
  };
  return (
    <BloggerSidebar
      status={status}
      balancePath={shop.routing.localPath('/cabinet/sales')}
      links={[
        ...postLinks(shop, format, { waiting: products && promoByPhase(products.items)['for-promotion'], begun }),
        ...linksOf(shop, t, toReview),
      ]}
      isPromo={isPromo}
      onPromo={(isOn) => void (isOn ? shop.promo.turnOn() : shop.promo.turnOff()).catch(notify)}
      promoLink={terms && promoLink(window.location.origin + shop.routing.localPath('/'), terms.promo_code)}
      feeds={Object.entries(settings?.feeds_facebook ?? {}).map(([language, url]) => ({
        language: isInterfaceLanguage(language) ? LANGUAGE_NAMES[language] : language,
        url: new URL(url, window.location.origin).href,
      }))}
      onCopyLink={(url) => copy(url, 'COPIED_TO_BUFFER', t('notice.COPIED_TO_BUFFER'))}
      onCopyFeed={(url) => copy(url, 'PRODUCT_FEEDS_INSTAGRAM_FEED_COPIED', format('side.feed-copied'))}
      onGo={onClose}
    />
  );
}

function useStatus(bloggers: BloggersArea): QuickStatus {
  const balance = valueOf(useObservable(bloggers.balance$, UNREAD));
  const statistics = valueOf(useObservable(bloggers.statistics$, UNREAD));
  const currency = balance?.currency ?? Object.keys(statistics?.week ?? {})[0] ?? '';
  const week = lookUp(statistics?.week, currency);
  return {
    currency,
    active: balance?.active,
    week: week && {
      profit: week.profit,
      orders: week.count,
      mentioned: week.mentioned,
      goal: week.mentions_goal,
    },
  };
}

interface ToPost {
  readonly waiting: readonly PromoProduct[] | undefined;
  readonly begun: ReadonlyMap<string, KeptDraft>;
}

function postLinks(shop: Shop, format: CabinetText, { waiting, begun }: ToPost): readonly SidebarLink[] {
  const path = shop.routing.localPath('/cabinet/products');
  const next = waiting && nextPost(waiting, begun);
  return [
    { path, name: format('side.to-post'), count: waiting?.length },
    ...(next ? [{ path: `${path}/${next.id}/${next.type}`, name: format('side.new-post'), note: next.title }] : []),
    { path: `${path}/posts`, name: format('side.posts-history') },
  ];
}

function nextPost(waiting: readonly PromoProduct[], begun: ToPost['begun']) {
  const posts = waiting.flatMap(({ id, title }) => POST_TYPES.map((type) => ({ id, title, type })));
  return posts.find(({ id, type }) => begun.has(`${id}:${type}`)) ?? posts[0];
}

function linksOf(shop: Shop, t: Translate, toReview: number | undefined): readonly SidebarLink[] {
  const { settings } = shop.content;
  const wikis = settings?.instructions_count ?? 0;
  const link = (path: string, name: string, count?: number) => ({ path: shop.routing.localPath(path), name, count });
  const selection = link('/cabinet/products/selection?approved=0', t('cabinet.selection'), toReview);
  return [
    ...(settings?.product_choose === true ? [selection] : []),
    link('/cabinet/sales', t('cabinet.sales')),
    ...(wikis > 0 ? [link('/cabinet/wiki', t('cabinet.wiki'), wikis)] : []),
    ...(settings?.has_blogger_user_agreement === true ? [link('/blogger-user-agreement', t('cabinet.agreement'))] : []),
    ...(settings?.has_blogger_privacy_policy === true ? [link('/blogger-privacy-policy', t('cabinet.privacy'))] : []),
  ];
}
