import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { isShopError, type Coupon } from '../../core';
import { noticeText } from '../text/say';
import { useSay, useText, type Say } from '../text/text-context';
import { Button } from './Button';
import styles from './CouponForm.module.css';
import { Icon } from './Icon';

interface Props {
  readonly coupon: Coupon | null;
  /** Resolves to whether the coupon was accepted; rejects when it may not be used once more, or nobody has answered. */
  readonly onApply: (code: string) => Promise<boolean>;
  /** Rejects when nobody has answered: the coupon stays then. */
  readonly onRemove: () => Promise<void>;
}

interface State {
  readonly busy: boolean;
  /** The code that the shop refused. */
  readonly rejected?: string;
  /** Why the shop does not take it, where it says more than that it is not valid. */
  readonly why?: string;
  /** Nobody has answered. */
  readonly failed?: boolean;
  /** It was to be applied, and nothing was typed. */
  readonly isEmpty?: boolean;
  /** What became of a coupon, for who does not see it. */
  readonly done?: { readonly says: 'cart.coupon-applied' | 'cart.coupon-removed'; readonly code: string };
}

/**
 * A coupon, or the field for one, folded away so that nobody without a code goes and looks for one. It is no form: it stands within that of
 * checkout too.
 */
export function CouponForm({ coupon, onApply, onRemove }: Props) {
  const t = useText();
  const say = useSay();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const isActive = coupon !== null && coupon.active;
  const form = useFocusOnOther(isActive);
  const [state, setState] = useState<State>({ busy: false });
  const run = async (action: () => Promise<Omit<State, 'busy'>>) => {
    if (state.busy) return;
    setState({ busy: true });
    try {
      setState({ busy: false, ...(await action()) });
    } catch (error) {
      setState(failureOf(error, say));
    }
  };
  const apply = () => {
    const code = field.current?.value.trim() ?? '';
    if (code !== '') {
      return void run(async () =>
        (await onApply(code)) ? { done: { says: 'cart.coupon-applied', code } } : { rejected: code },
      );
    }
    setState({ busy: false, isEmpty: true });
    field.current?.focus();
  };
  const isWrong = state.rejected !== undefined || state.why !== undefined || state.isEmpty === true;
  return (
    <div ref={form} aria-busy={state.busy} className={styles.form}>
      {isActive ? (
        <Active
          code={coupon.code}
          onRemove={() =>
            void run(async () => {
              await onRemove();
              return { done: { says: 'cart.coupon-removed', code: coupon.code } };
            })
          }
        />
      ) : (
        <Folded id={id} startsOpen={state.busy || state.done !== undefined}>
          <Entry field={field} id={id} isWrong={isWrong} onEnter={apply} />
          <Button kind="secondary" busy={state.busy} onClick={apply}>
            {t('cart.coupon-apply')}
          </Button>
        </Folded>
      )}
      <p role="status" className="visually-hidden">
        {state.done !== undefined && t(state.done.says, { code: state.done.code })}
      </p>
      <p id={`${id}-note`} role="alert" className={styles.note}>
        {state.isEmpty === true && t('cart.coupon-empty')}
        {state.rejected !== undefined && !isActive && t('cart.coupon-rejected', { code: state.rejected })}
        {!isActive && state.why}
        {state.failed === true && t(isActive ? 'cart.coupon-kept' : 'cart.coupon-unreached')}
      </p>
    </div>
  );
}

/** Why a coupon may not be used once more; else nobody has answered: a notice says so, and at the field stands what to do. */
function failureOf(error: unknown, say: Say): State {
  const isLimit = isShopError(error) && /^coupon-(used|used-up|first-order)$/.test(error.code);
  return { busy: false, ...(isLimit ? { why: noticeText(error, say) } : { failed: true }) };
}

/** The field and the coupon take each other's place: what had the focus is gone, and what stands there now has it. */
function useFocusOnOther(isActive: boolean): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null);
  const was = useRef(isActive);
  useEffect(() => {
    if (was.current !== isActive && document.activeElement === document.body) {
      const taken = form.current?.querySelector('input') ?? form.current?.querySelector('button');
      taken?.focus();
    }
    was.current = isActive;
  }, [isActive]);
  return form;
}

interface FoldedProps {
  readonly id: string;
  /** A coupon is being taken out just now: another one may follow. */
  readonly startsOpen: boolean;
  readonly children: ReactNode;
}

/** The field opens by one press and then has the focus: there is nothing else to be done there. */
function Folded({ id, startsOpen, children }: FoldedProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(startsOpen);
  const entry = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (isPressed.current) entry.current?.querySelector('input')?.focus();
    isPressed.current = false;
  }, [isOpen]);
  return (
    <>
      <button
        type="button"
        className={styles.unfold}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-entry` : undefined}
        onClick={() => {
          isPressed.current = true;
          setOpen(!isOpen);
        }}
      >
        {t('cart.coupon-have')}
        <span className={styles.mark}>
          <Icon name="down" size={16} />
        </span>
      </button>
      {isOpen && (
        <div id={`${id}-entry`} ref={entry} className={styles.entry}>
          {children}
        </div>
      )}
    </>
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
  readonly isWrong: boolean;
  readonly onEnter: () => void;
}

function Entry({ field, id, isWrong, onEnter }: EntryProps) {
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
      aria-invalid={isWrong}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault(); // in checkout it would order
        onEnter();
      }}
    />
  );
}
