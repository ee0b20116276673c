import type { OrderEdited } from '../../../../core/internal-staff';
import { useManageText } from '../../../text/manage-text';
import { dueOrRefund, LinesAndAmounts } from './LinesAndAmounts';

interface Props {
  readonly edited: OrderEdited['edited'];
  readonly currency: string;
}

/** Shows the difference that an edit makes, before it is saved. */
export function EditPreview({ edited, currency }: Props) {
  const t = useManageText();
  const { before, total, lines, changes } = edited;
  if (changes.length === 0) return <p role="status">{t('order.edit-none')}</p>;
  const amounts = [['order.edit-before', before], ['order.edit-after', total], ...dueOrRefund(edited)] as const;
  return <LinesAndAmounts lines={lines} amounts={amounts} currency={currency} />;
}
