import { useId, useState } from 'react';
import { ORDER_LIMITS } from '../../../../core/internal-staff';
import type { ManageArea } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { FieldFrame } from '../../../components/fields/FieldFrame';
import styles from '../../../pages/manage/orders/Orders.module.css';
import { useManageText } from '../../../text/manage-text';
import type { OpenOrder } from './use-order';

/** Field that adds an internal note to an order. */
export function OrderNote({ open, manage }: { readonly open: OpenOrder; readonly manage: ManageArea }) {
  const t = useManageText();
  const id = useId();
  const [text, setText] = useState('');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        void open
          .act(({ number }) => manage.noteOrder({ id: number, text: text.trim() }))
          .then((isDone) => {
            if (isDone) setText('');
          });
      }}
    >
      <FieldFrame id={id} label={t('order.note')} value={text} onChange={setText}>
        {(tied) => <textarea {...tied} rows={2} maxLength={ORDER_LIMITS.note} />}
      </FieldFrame>
      <div>
        <Button kind="secondary" type="submit" busy={open.isBusy}>
          {t('order.note-add')}
        </Button>
      </div>
    </form>
  );
}
