import type { ManageArea } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { useShop } from '../../../state/shop-context';
import { useManageText } from '../../../text/manage-text';
import type { OpenOrder } from './use-order';

/** Asks the payment provider whether an order is paid. */
export function AskPayment({ open, manage }: { readonly open: OpenOrder; readonly manage: ManageArea }) {
  const t = useManageText();
  const shop = useShop();
  return (
    <Button
      kind="secondary"
      busy={open.isBusy}
      onClick={() =>
        void open.act(async ({ number }) => {
          const { state, order } = await manage.askPayment({ id: number });
          const message = t(`order.asked.${state ?? 'nobody'}`);
          shop.notices.spawn({ type: 'info', code: 'payment-asked', message, timeToLive: 5000 });
          return order;
        })
      }
    >
      {t('order.ask')}
    </Button>
  );
}
