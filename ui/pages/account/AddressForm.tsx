import { useEffect, useId, useRef, type ComponentProps, type SubmitEvent } from 'react';
import type { AddressDetails } from '../../../core/account';
import type { Country, State } from '../../../core/shopper';
import { Button } from '../../components/base/Button';
import type { FieldTexts } from '../../text/format';
import { useText } from '../../text/text-context';
import { AddressFields } from '../checkout/AddressFields';
import { BusinessFields } from '../checkout/BusinessFields';
import styles from './Profile.module.css';

interface Props {
  readonly details: AddressDetails;
  readonly title: string;
  readonly countries: readonly Country[];
  readonly states: readonly State[];
  readonly errors: FieldTexts;
  /** Undefined if the store does not ask for VAT numbers. */
  readonly business?: Pick<ComponentProps<typeof BusinessFields>, 'details' | 'onChange'> | undefined;
  readonly busy: boolean;
  readonly onChange: (change: Partial<AddressDetails>) => void;
  readonly onLeave: (field: string) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** Numbers are checked at checkout. */
const NO_CART = { segments: [], totals: null };

export function AddressForm({ title, business, busy, onSave, onCancel, details, errors, onLeave, ...places }: Props) {
  const t = useText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const tried = useRef(false);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (!tried.current) return;
    tried.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    tried.current = true;
    onSave();
  };
  return (
    <form ref={form} noValidate className={styles.addressForm} aria-labelledby={id} onSubmit={submit}>
      <h3 id={id} ref={heading} tabIndex={-1} className={styles.small}>
        {title}
      </h3>
      <AddressFields prefix="shipping" named details={details} form={{ errors, onLeave }} {...places} />
      {business !== undefined && <BusinessFields {...business} form={{ errors, onLeave }} cart={NO_CART} />}
      <p className={styles.actions}>
        <Button type="submit" busy={busy}>
          {t('profile.save')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('profile.cancel')}
        </Button>
      </p>
    </form>
  );
}
