import { useId, useState } from 'react';
import type { StockRow } from '../../../../core';
import { Button } from '../../../components/base/Button';
import { useManageText } from '../../../text/manage-text';
import styles from './StockTable.module.css';

export interface StockEdit {
  readonly qty: number;
  readonly in_stock: boolean;
}

interface Props {
  readonly rows: readonly StockRow[];
  readonly busy: string | undefined;
  readonly onSave: ((row: StockRow, edit: StockEdit) => void) | undefined;
}

export function StockTable({ rows, busy, onSave }: Props) {
  const t = useManageText();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.stock}>
      <h2 id={id}>{t('stock.title')}</h2>
      <ul className={styles.list}>
        {rows.map((row) => (
          <Row
            key={`${row.sku} ${String(row.qty)} ${String(row.in_stock)}`}
            row={row}
            isBusy={busy === row.sku}
            onSave={onSave}
          />
        ))}
      </ul>
    </section>
  );
}

function Row({
  row,
  isBusy,
  onSave,
}: {
  readonly row: StockRow;
  readonly isBusy: boolean;
  readonly onSave: Props['onSave'];
}) {
  const t = useManageText();
  const id = useId();
  const [text, setText] = useState(String(row.qty));
  const qty = /^\d{1,8}$/.test(text.trim()) ? Number(text) : undefined;
  const isChanged = qty !== undefined && qty !== row.qty;
  return (
    <li className={styles.row}>
      <span className={styles.sku}>{row.sku}</span>
      <span className={styles.state}>
        {row.counted ? t(row.in_stock ? 'product.in-stock' : 'value.none') : t('product.in-stock')}
      </span>
      {row.waiting > 0 && <span className={styles.waiting}>{t('stock.waiting', { count: row.waiting })}</span>}
      {row.counted && (
        <>
          <label htmlFor={id} className="visually-hidden">
            {t('stock.pieces-of', { sku: row.sku })}
          </label>
          <input
            id={id}
            className={styles.qty}
            inputMode="numeric"
            value={text}
            maxLength={8}
            readOnly={onSave === undefined}
            aria-invalid={qty === undefined}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </>
      )}
      {onSave !== undefined && row.counted && (
        <Button
          kind={isChanged ? 'primary' : 'secondary'}
          busy={isBusy}
          disabled={!isChanged}
          aria-label={t('stock.save', { sku: row.sku })}
          onClick={() => isChanged && onSave(row, { qty, in_stock: qty > 0 })}
        >
          {t('record.save')}
        </Button>
      )}
    </li>
  );
}
