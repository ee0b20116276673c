import { useId } from 'react';
import { ORDER_LIMITS } from '../../../../core/internal-staff';
import type { ManagedOrder } from '../../../../core/staff';
import { Field } from '../../../components/fields/Field';
import { useManageText } from '../../../text/manage-text';
import styles from './Orders.module.css';

const DIGITS = String(ORDER_LIMITS.units).length;

export interface Units {
  readonly sku: string;
  readonly qty: number;
}

interface Props {
  readonly order: ManagedOrder;
  readonly units: readonly Units[];
  readonly typed: ReadonlyMap<string, string>;
  readonly labelKey: 'order.cut-qty' | 'order.send-qty';
  readonly onType: (typed: ReadonlyMap<string, string>) => void;
}

/** Parses typed quantities; undefined if one is not a whole number from 0 to the remaining quantity. Pure. */
export function chosenUnits(units: readonly Units[], typed: ReadonlyMap<string, string>): readonly Units[] | undefined {
  const chosen = units.map(({ sku, qty }) => {
    const text = typed.get(sku)?.trim() ?? '';
    const count = text === '' ? 0 : /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
    return { sku, qty: count <= qty ? count : Number.NaN };
  });
  return chosen.some(({ qty }) => Number.isNaN(qty)) ? undefined : chosen.filter(({ qty }) => qty > 0);
}

/** A quantity for each item that is left to send. */
export function UnitFields({ order, units, typed, labelKey, onType }: Props) {
  const t = useManageText();
  const id = useId();
  return (
    <div className={styles.pair}>
      {units.map(({ sku, qty }) => {
        const isWrong = chosenUnits([{ sku, qty }], typed) === undefined;
        return (
          <Field
            key={sku}
            id={`${id}-${sku}`}
            label={t(labelKey, { name: order.products.find((line) => line.sku === sku)?.name ?? sku })}
            hint={t('order.send-left', { left: qty })}
            inputMode="numeric"
            value={typed.get(sku) ?? ''}
            onChange={(value) => onType(new Map(typed).set(sku, value))}
            maxLength={DIGITS}
            error={isWrong ? t('order.refused.not-left') : undefined}
          />
        );
      })}
    </div>
  );
}
