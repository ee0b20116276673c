import { useLocation } from '../../../state/address';
import type { ManageArea } from '../../../../core/staff';
import type { OrderFormState } from '../../../pages/manage/orders/OrderDialog';
import { ExchangeOrderForm, type ExchangeOrderInput } from '../../../pages/manage/orders/new/ExchangeOrderForm';
import { useShop } from '../../../state/shop-context';
import { useManageText } from '../../../text/manage-text';
import { refusedText } from './refused-text';
import type { OpenOrder } from './use-order';

interface Props {
  readonly state: OrderFormState;
  readonly act: OpenOrder['act'];
  readonly manage: ManageArea;
}

/** Form that exchanges items for a new order, and opens that order. */
export function ExchangeOrderPart({ state, act, manage }: Props) {
  const t = useManageText();
  const shop = useShop();
  const [, navigate] = useLocation();
  const { number: id, revision } = state.order;
  const go = async (input: ExchangeOrderInput) => {
    let number: string | undefined;
    const isDone = await act(async () => {
      const { order, made } = await manage.makeExchangeOrder({ ...input, id, revision });
      number = made?.number;
      return order;
    });
    if (!isDone) return;
    state.onClose();
    if (number !== undefined) navigate(shop.routing.localPath(`/manage/orders/${encodeURIComponent(number)}`));
  };
  return (
    <ExchangeOrderForm
      {...state}
      onPreview={(input) =>
        manage.makeExchangeOrder({ ...input, id, revision, dry_run: true }).then(
          ({ quote }) => quote ?? t('order.refused.conflict'),
          (error: unknown) => refusedText(error, t),
        )
      }
      onGo={(input) => void go(input)}
    />
  );
}
