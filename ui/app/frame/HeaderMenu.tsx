import type { ComponentProps } from 'react';
import { MegaMenu } from '../../shell/frame/MegaMenu';
import { linkedItems, ownMenu, usualMenu } from '../../shell/frame/own-menu';
import { useShop } from '../../state/shop-context';
import { useText } from '../../text/text-context';
import { useObservable } from '../../state/use-observable';

export function HeaderMenu({ menu, path }: ComponentProps<typeof MegaMenu>) {
  const shop = useShop();
  const settings = useObservable(shop.content.settings$, null);
  const t = useText();
  const own = ownMenu(settings, 'header', { menu, local: (to) => shop.routing.localPath(to) });
  return <MegaMenu menu={own === undefined ? usualMenu(shop, menu, t) : linkedItems(own)} path={path} />;
}
