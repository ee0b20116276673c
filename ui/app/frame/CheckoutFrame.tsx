import { CheckoutFooter } from '../../shell/CheckoutFooter';
import { CheckoutHeader } from '../../shell/CheckoutHeader';
import { contactsOf } from '../../shell/frame/contacts';
import { logoOf } from '../../shell/frame/logo';
import { PromoStrip } from '../../shell/notices/PromoStrip';
import banner from '../../shell/notices/Banner.module.css';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';
import { useText } from '../../text/text-context';
import { siteLinks } from './site-links';

interface Props {
  readonly year?: number;
  readonly choose?: ((isOpen: true) => void) | undefined;
}

export function CheckoutFrame({ year, choose }: Props) {
  const shop = useShop();
  const t = useText();
  const settings = useObservable(shop.content.settings$, null);
  const isPromo = useObservable(shop.promo.isOn$, false);
  const name = settings?.name ?? shop.storeViews.current.name;
  if (year !== undefined) {
    const { help, legal } = siteLinks(shop, settings, t);
    return (
      <CheckoutFooter
        company={settings?.company ?? name}
        contacts={contactsOf(settings)}
        links={[...help, ...legal]}
        year={year}
        onPrivacy={choose && (() => choose(true))}
      />
    );
  }
  return (
    <>
      {isPromo && (
        <div className={banner.slot}>
          <PromoStrip onTurnOff={() => void shop.promo.turnOff()} />
        </div>
      )}
      <CheckoutHeader
        name={name}
        logo={logoOf(settings)}
        homePath={shop.routing.localPath('/')}
        cartPath={shop.routing.localPath('/cart')}
      />
    </>
  );
}
