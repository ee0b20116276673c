import { useState } from 'react';
import { awardedPercent, showsBonusBanner } from '../../../core/internal';
import { BonusBanner } from '../../shell/notices/BonusBanner';
import styles from '../../shell/notices/Banner.module.css';
import { late } from '../../state/late';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';

const PromoStrip = late(async () => (await import('../../shell/notices/PromoStrip')).PromoStrip);

export function Banners() {
  const { promo, ui, routing } = useShop();
  const page = useObservable(routing.page$, routing.page);
  const isPromo = useObservable(promo.isOn$, false);
  const bonuses = useBonuses();
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
 * Banner content, or null. A change caused by the visitor becoming known waits for the next page, to avoid layout
 * shift; bloggers never see bonuses.
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
  const currency = shop.storeViews.current.i18n.currencyCode;
  const percent = settings === null ? 0 : awardedPercent(settings, { user, currency });
  return settled.isShown && percent > 0 && !user?.roles.includes('blogger')
    ? { percent, isVisitor: user === null }
    : null;
}
