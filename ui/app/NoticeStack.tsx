import { Notifications } from '../shell/Notifications';
import { useLocation } from '../state/address';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { runIntent } from './run-intent';

/** The notices over the shop, each with what its actions do. */
export function NoticeStack(props: { readonly inPanel?: boolean }) {
  const shop = useShop();
  const [, navigate] = useLocation();
  const shown = useObservable(shop.notices.notifications$, []);
  return (
    <Notifications
      {...props}
      notifications={shown}
      onDismiss={(id) => shop.notices.remove(id)}
      onIntent={(intent) => runIntent(intent, shop, navigate)}
    />
  );
}
