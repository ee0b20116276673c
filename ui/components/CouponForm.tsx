import { useId, useState } from 'react';
import type { Coupon } from '../../core';
import { useText } from '../text/text-context';
import { Button } from './Button';
import styles from './CouponForm.module.css';
import { Icon } from './Icon';

interface Props {
  readonly coupon: Coupon | null;
  /** Resolves to whether the coupon was accepted. */
  readonly onApply: (code: string) => Promise<boolean>;
  readonly onRemove: () => void;
}

export function CouponForm({ coupon, onApply, onRemove }: Props) {
  const t = useText();
  const id = useId();
  const [state, setState] = useState<{ readonly busy: boolean; readonly rejected?: string }>({ busy: false });
  if (coupon !== null && coupon.active) {
    return (
      <p className={styles.active}>
        {t('cart.coupon')} <strong>{coupon.code}</strong>
        <button type="button" onClick={onRemove} aria-label={t('cart.coupon-remove', { code: coupon.code })}>
          <Icon name="close" size={16} />
        </button>
      </p>
    );
  }
  const apply = async (code: string) => {
    if (code === '') return;
    setState({ busy: true });
    setState((await onApply(code)) ? { busy: false } : { busy: false, rejected: code });
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const code = new FormData(event.currentTarget).get('coupon');
        void apply(typeof code === 'string' ? code.trim() : '');
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {t('cart.coupon')}
      </label>
      <input
        id={id}
        name="coupon"
        placeholder={t('cart.coupon')}
        autoComplete="off"
        maxLength={64}
        aria-describedby={`${id}-note`}
        aria-invalid={state.rejected !== undefined}
      />
      <Button kind="secondary" type="submit" busy={state.busy}>
        {t('cart.coupon-apply')}
      </Button>
      <p id={`${id}-note`} role="alert" className={styles.note}>
        {state.rejected !== undefined && t('cart.coupon-rejected', { code: state.rejected })}
      </p>
    </form>
  );
}
