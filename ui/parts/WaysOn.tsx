import { WayList } from '../components/bag/WayList';
import { usualMenu } from '../shell/frame/own-menu';
import { late } from '../state/late';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { useText } from '../text/text-context';

const BestGoods = late(async () => (await import('./BestGoods')).BestGoods);

export function WaysOn() {
  const shop = useShop();
  const t = useText();
  const menu = useObservable(shop.catalogue.menu$, []);
  const ways = usualMenu(shop, menu, t).map(({ path, name }) => ({ path, title: name }));
  return (
    <>
      <WayList ways={ways} testId="ways-on" />
      <BestGoods />
    </>
  );
}
