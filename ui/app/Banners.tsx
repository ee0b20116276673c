import { useState } from 'react';
import { awardedPercent, showsBonusBanner } from '../../core';
import { BonusBanner } from '../shell/BonusBanner';
import styles from '../shell/Banner.module.css';
import { late } from '../state/late';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';

const PromoStrip = late(async () => (await import('../shell/PromoStrip')).PromoStrip);

/** The one place above the header: what limits the shop comes before what it offers (A §2.7). */
export function Banners() {
  const { promo, ui, routing } = useShop();
  const page = useObservable(routing.page$, routing.page);
  const isPromo = useObservable(promo.isOn$, false);
  const bonuses = useBonuses();
  // A §2.1: in the blogger's cabinet promo mode is ignored; and bloggers have no bonuses. A guest's order has earned none either.
  if (page?.name === 'cabinet' || page?.name === 'successful-payment') return null;
  const banner = isPromo ? (
    <PromoStrip onTurnOff={() => void promo.turnOff()} />
  ) : (
    bonuses && (
      <BonusBanner
        percent={bonuses.percent}
        href={routing.localPath('/my-account')}
        onSignUp={bonuses.isVisitor ? () => ui.openSignIn() : undefined}
      />
    )
  );
  return banner && <div className={styles.slot}>{banner}</div>;
}

/**
 * What the banner says; null where there is none. Who the visitor is becomes known after the page stands: a banner that comes or goes
 * by that waits for the next page, or everything would move under the shopper's eyes. A blogger is promised no bonuses even that long (A §2.7).
 */
function useBonuses() {
  const shop = useShop();
  const settings = useObservable(shop.content.settings$, null);
  const page = useObservable(shop.routing.page$, shop.routing.page);
  const user = useObservable(shop.user$, null);
  const { claims } = useObservable(shop.claims.state$, shop.claims.snapshot);
  const code = claims.get('promoCode')?.value;
  const wanted =
    settings !== null && showsBonusBanner(settings, { user, promoCode: typeof code === 'string' ? code : undefined });
  const [settled, settle] = useState({ page, isShown: wanted });
  if (settled.page !== page) settle({ page, isShown: wanted });
  return settled.isShown && settings !== null && !user?.roles.includes('blogger')
    ? { percent: awardedPercent(settings), isVisitor: user === null }
    : null;
}
