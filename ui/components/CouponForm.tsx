import { useId, useRef, useState, type RefObject } from 'react';
import type { Coupon } from '../../core';
import { useText } from '../text/text-context';
import { Button } from './Button';
import styles from './CouponForm.module.css';
import { Icon } from './Icon';

interface Props {
  readonly coupon: Coupon | null;
  /** Resolves to whether the coupon was accepted; rejects when nobody has answered. */
  readonly onApply: (code: string) => Promise<boolean>;
  /** Rejects when nobody has answered: the coupon stays then. */
  readonly onRemove: () => Promise<void>;
}

interface State {
  readonly busy: boolean;
  /** The code that the shop refused. */
  readonly rejected?: string;
  /** Nobody has answered. */
  readonly failed?: boolean;
}

/** A coupon, or the field for one. It is no form: it stands within that of checkout too. */
export function CouponForm({ coupon, onApply, onRemove }: Props) {
  const t = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>({ busy: false });
  const run = async (action: () => Promise<string | undefined>) => {
    if (state.busy) return;
    setState({ busy: true });
    try {
      const rejected = await action();
      setState(rejected === undefined ? { busy: false } : { busy: false, rejected });
    } catch {
      setState({ busy: false, failed: true }); // the shop has shown it as a notice; what to do stands at the field
    }
  };
  const apply = () => {
    const code = field.current?.value.trim() ?? '';
    if (code !== '') void run(async () => ((await onApply(code)) ? undefined : code));
  };
  const isActive = coupon !== null && coupon.active;
  return (
    <div aria-busy={state.busy} className={styles.form}>
      {isActive ? (
        <Active
          code={coupon.code}
          onRemove={() =>
            void run(async () => {
              await onRemove();
              return undefined;
            })
          }
        />
      ) : (
        <>
          <Entry field={field} id={id} isRejected={state.rejected !== undefined} onEnter={apply} />
          <Button kind="secondary" busy={state.busy} onClick={apply}>
            {t('cart.coupon-apply')}
          </Button>
        </>
      )}
      <p id={`${id}-note`} role="alert" className={styles.note}>
        {state.rejected !== undefined && !isActive && t('cart.coupon-rejected', { code: state.rejected })}
        {state.failed === true && t(isActive ? 'cart.coupon-kept' : 'cart.coupon-unreached')}
      </p>
    </div>
  );
}

function Active({ code, onRemove }: { readonly code: string; readonly onRemove: () => void }) {
  const t = useText();
  return (
    <p className={styles.active}>
      {t('cart.coupon')} <strong>{code}</strong>
      <button type="button" onClick={onRemove} aria-label={t('cart.coupon-remove', { code })}>
        <Icon name="close" size={16} />
      </button>
    </p>
  );
}

interface EntryProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly id: string;
  readonly isRejected: boolean;
  readonly onEnter: () => void;
}

function Entry({ field, id, isRejected, onEnter }: EntryProps) {
  const t = useText();
  return (
    <input
      ref={field}
      id={id}
      name="coupon"
      aria-label={t('cart.coupon')}
      placeholder={t('cart.coupon')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={64}
      aria-describedby={`${id}-note`}
      aria-invalid={isRejected}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault(); // in checkout it would order
        onEnter();
      }}
    />
  );
}
