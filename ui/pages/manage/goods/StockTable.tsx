import { useId, useState } from 'react';
import type { StockRow } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { useManageText } from '../../../text/manage-text';
import styles from './StockTable.module.css';

export interface StockEdit {
  readonly qty: number;
  readonly in_stock: boolean;
  readonly places?: NonNullable<StockRow['places']>;
}

interface Props {
  readonly rows: readonly StockRow[];
  /** Location names by code. */
  readonly placeNames?: ReadonlyMap<string, string>;
  readonly busy: string | undefined;
  readonly onSave: ((row: StockRow, edit: StockEdit) => void) | undefined;
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();

export function StockTable({ rows, placeNames = NO_NAMES, busy, onSave }: Props) {
  const t = useManageText();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.stock}>
      <h2 id={id}>{t('stock.title')}</h2>
      <ul className={styles.list}>
        {rows.map((row) => (
          <Row
            key={`${row.sku} ${String(row.qty)} ${String(row.in_stock)} ${row.by_place ?? ''}`}
            row={row}
            placeNames={placeNames}
            isBusy={busy === row.sku}
            onSave={onSave}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly row: StockRow;
  readonly placeNames: ReadonlyMap<string, string>;
  readonly isBusy: boolean;
  readonly onSave: Props['onSave'];
}

function Row({ row, placeNames, isBusy, onSave }: RowProps) {
  const t = useManageText();
  const places = row.places ?? [{ place: '', qty: row.qty }];
  const [texts, setTexts] = useState(places.map(({ qty }) => String(qty)));
  const counts = texts.map((text) => (/^\d{1,8}$/.test(text.trim()) ? Number(text) : undefined));
  const edit = editOf(row, counts);
  return (
    <li className={styles.row} data-placed={row.places !== undefined || undefined}>
      <span className={styles.sku}>{row.sku}</span>
      <span className={styles.state}>
        {row.counted ? t(row.in_stock ? 'product.in-stock' : 'value.none') : t('product.in-stock')}
      </span>
      {row.waiting > 0 && <span className={styles.waiting}>{t('stock.waiting', { count: row.waiting })}</span>}
      {row.counted &&
        places.map(({ place }, at) => (
          <Quantity
            key={place}
            sku={row.sku}
            place={place === '' ? undefined : (placeNames.get(place) ?? place)}
            text={texts[at] ?? ''}
            isInvalid={counts[at] === undefined}
            onText={onSave && ((text) => setTexts(texts.map((one, nth) => (nth === at ? text : one))))}
          />
        ))}
      {onSave !== undefined && row.counted && (
        <Button
          kind={edit === undefined ? 'secondary' : 'primary'}
          busy={isBusy}
          disabled={edit === undefined}
          aria-label={t('stock.save', { sku: row.sku })}
          onClick={() => edit !== undefined && onSave(row, edit)}
        >
          {t('record.save')}
        </Button>
      )}
    </li>
  );
}

/** Undefined if nothing changed, or an entry is not a number. */
function editOf({ places, qty: before }: StockRow, counts: readonly (number | undefined)[]): StockEdit | undefined {
  const units = counts.flatMap((count) => count ?? []);
  if (units.length < counts.length) return undefined;
  const qty = units.reduce((sum, count) => sum + count, 0);
  if (places === undefined) return qty === before ? undefined : { qty, in_stock: qty > 0 };
  if (places.every((one, at) => one.qty === units[at])) return undefined;
  return { qty, in_stock: qty > 0, places: places.map(({ place }, at) => ({ place, qty: units[at] ?? 0 })) };
}

interface QuantityProps {
  readonly sku: string;
  readonly place: string | undefined;
  readonly text: string;
  readonly isInvalid: boolean;
  readonly onText: ((text: string) => void) | undefined;
}

function Quantity({ sku, place, text, isInvalid, onText }: QuantityProps) {
  const t = useManageText();
  const id = useId();
  return (
    <span className={styles.place}>
      <label htmlFor={id} className={place === undefined ? 'visually-hidden' : styles.name}>
        {place === undefined ? t('stock.pieces-of', { sku }) : place}
      </label>
      <input
        id={id}
        className={styles.qty}
        inputMode="numeric"
        value={text}
        maxLength={8}
        readOnly={onText === undefined}
        aria-invalid={isInvalid}
        aria-label={place === undefined ? undefined : t('stock.pieces-at', { sku, place })}
        onChange={(event) => onText?.(event.currentTarget.value)}
      />
    </span>
  );
}
