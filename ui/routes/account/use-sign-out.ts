import { useLocation } from '../../state/address';
import { useShop } from '../../state/shop-context';
import { useNotify } from '../../state/use-notify';

/** A §4.3: a normal logout goes home. */
export function useSignOut(): () => void {
  const shop = useShop();
  const notify = useNotify();
  const [, navigate] = useLocation();
  return () => {
    const run = async () => {
      await (await shop.accounts()).logout();
      navigate(shop.routing.localPath('/'));
    };
    void run().catch(notify);
  };
}
