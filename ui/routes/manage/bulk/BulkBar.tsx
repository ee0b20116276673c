import { Button } from '../../../components/base/Button';
import styles from '../../../pages/manage/orders/Orders.module.css';
import { useManageText } from '../../../text/manage-text';

interface Props {
  readonly count: number;
  /** All records that match the filter. */
  readonly total: number;
  readonly canTakeAll: boolean;
  readonly onTakeAll: () => void;
  readonly onEdit: () => void;
  readonly onClear: () => void;
}

/** Actions for the selected rows of a list. */
export function BulkBar({ count, total, canTakeAll, onTakeAll, onEdit, onClear }: Props) {
  const t = useManageText();
  return (
    <div className={styles.bulk}>
      <p role="status">{t('orders.chosen', { count })}</p>
      {canTakeAll && (
        <Button kind="secondary" onClick={onTakeAll}>
          {t('bulk.take-all', { count: total })}
        </Button>
      )}
      <Button onClick={onEdit}>{t('bulk.edit')}</Button>
      <Button kind="quiet" onClick={onClear}>
        {t('orders.bulk-clear')}
      </Button>
    </div>
  );
}
