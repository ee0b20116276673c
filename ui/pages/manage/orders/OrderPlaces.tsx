import { useId, useState } from 'react';
import { ORDER_LIMITS } from '../../../../core/internal-staff';
import type { ManagedOrder } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { Field } from '../../../components/fields/Field';
import { SelectField } from '../../../components/fields/SelectField';
import { useManageText } from '../../../text/manage-text';
import type { ToolChoice } from '../fields/record-tools';
import styles from './Orders.module.css';

const DIGITS = String(ORDER_LIMITS.units).length;

type Units = NonNullable<ManagedOrder['places']>[number];

/** Units that another location shall ship. */
export interface UnitsMove extends Pick<Units, 'qty' | 'sku'> {
  readonly from: string;
  readonly to: string;
}

interface Props {
  readonly units: readonly Units[];
  readonly places: readonly ToolChoice[];
  readonly isBusy?: boolean | undefined;
  readonly onMove?: ((move: UnitsMove) => void) | undefined;
}

export function OrderPlaces({ units, places, isBusy = false, onMove }: Props) {
  const nameOf = (code: string) => places.find(({ value }) => value === code)?.label ?? code;
  return (
    <>
      <ul className={styles.lines}>
        {units.map(({ sku, place, qty }) => (
          <li key={`${sku} ${place}`} className={styles.two}>
            <span className={styles.name}>{`${String(qty)} × ${sku}`}</span>
            <span className={styles.soft}>{nameOf(place)}</span>
          </li>
        ))}
      </ul>
      {onMove !== undefined && places.length > 1 && units.length > 0 && (
        <MoveForm key={JSON.stringify(units)} {...{ units, places, isBusy, onMove, nameOf }} />
      )}
    </>
  );
}

interface FormProps extends Required<Pick<Props, 'places' | 'units'>> {
  readonly isBusy: boolean;
  readonly onMove: NonNullable<Props['onMove']>;
  readonly nameOf: (code: string) => string;
}

function MoveForm({ units, places, isBusy, onMove, nameOf }: FormProps) {
  const t = useManageText();
  const ids = [useId(), useId(), useId()] as const;
  const [at, setAt] = useState(0);
  const chosen = units[at];
  const others = places.filter(({ value }) => value !== chosen?.place);
  const [to, setTo] = useState(others[0]?.value ?? '');
  const target = others.some(({ value }) => value === to) ? to : (others[0]?.value ?? '');
  const [count, setCount] = useState(String(chosen?.qty ?? 1));
  const qty = /^\d{1,7}$/.test(count.trim()) ? Number(count) : 0;
  const isMovable = chosen !== undefined && qty >= 1 && qty <= chosen.qty && target !== '';
  const choose = (index: number) => {
    setAt(index);
    setCount(String(units[index]?.qty ?? 1));
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isMovable) onMove({ sku: chosen.sku, from: chosen.place, to: target, qty });
      }}
    >
      <SelectField
        id={ids[0]}
        label={t('order.move-what')}
        value={String(at)}
        choices={units.map(({ sku, place }, index) => ({ value: String(index), label: `${sku} · ${nameOf(place)}` }))}
        onChange={(value) => choose(Number(value))}
      />
      <Field
        id={ids[1]}
        label={t('stock.qty')}
        inputMode="numeric"
        maxLength={DIGITS}
        value={count}
        onChange={setCount}
      />
      <SelectField id={ids[2]} label={t('order.move-to')} value={target} choices={others} onChange={setTo} />
      <Button type="submit" kind="secondary" busy={isBusy} disabled={!isMovable}>
        {t('order.move')}
      </Button>
    </form>
  );
}
