import { useLocation } from '../../state/address';
import { leaveDevice } from '../../state/device/leave-device';
import { useShop } from '../../state/shop-context';
import { useNotify } from '../../state/use-notify';
import { useObservable } from '../../state/use-observable';

export function useSignOut(): () => void {
  const shop = useShop();
  const user = useObservable(shop.user$, null);
  const notify = useNotify();
  const [, navigate] = useLocation();
  return () => {
    const run = async () => {
      await leaveDevice(await shop.accounts(), user);
      navigate(shop.routing.localPath('/'));
    };
    void run().catch(notify);
  };
}
