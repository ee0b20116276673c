import type { ReactNode } from 'react';
import { CART_THUMBNAIL } from '../../../../core/internal';
import { Picture } from '../../../components/base/Picture';
import styles from './ChoiceRow.module.css';

interface Props {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
  readonly image?: string | undefined;
  readonly price?: string | undefined;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
}

export function ChoiceRow({ type, name, value, checked, onChange, children, image, price, disabled, invalid }: Props) {
  return (
    <label className={styles.row}>
      <input
        type={type}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {image !== undefined && (
        <span className={styles.picture}>
          <Picture path={image} size={CART_THUMBNAIL} alt="" sizes="3rem" />
        </span>
      )}
      <span className={styles.words}>{children}</span>
      {price !== undefined && <span className={styles.price}>{price}</span>}
    </label>
  );
}
