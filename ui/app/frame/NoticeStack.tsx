import { createPortal } from 'react-dom';
import { Notifications } from '../../shell/notices/Notifications';
import { useLocation } from '../../state/address';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';
import { useTopDialog } from '../../state/overlays/use-top-dialog';
import { runIntent } from './run-intent';

export function NoticeStack({ inPanel = false }: { readonly inPanel?: boolean }) {
  return inPanel ? <Shown inPanel /> : <Above />;
}

function Above() {
  const dialog = useTopDialog();
  if (dialog === undefined || dialog.querySelector('[data-notices="panel"]') !== null) return <Shown />;
  return createPortal(<Shown />, dialog);
}

function Shown(props: { readonly inPanel?: boolean }) {
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
