import { useEffect, useId, useRef, useState } from 'react';
import { NEVER } from 'rxjs';
import type { SoldOutChoice } from '../../../core/internal';
import { isShopError, type User } from '../../../core/shopper';
import { Button } from '../../components/base/Button';
import { Drawer } from '../../components/base/Drawer';
import { Field } from '../../components/fields/Field';
import { SelectField } from '../../components/fields/SelectField';
import { useShopIfAny } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';
import { errorText } from '../../text/format';
import { useAllWords, useFormat, useText, type Format, type Translate } from '../../text/text-context';
import styles from './reviews/ReviewForm.module.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly name: string;
  readonly choices: readonly SoldOutChoice[];
}

type Phase = 'asking' | 'sending' | 'kept';

function refusalText(error: unknown, format: Format, t: Translate): string {
  if (!isShopError(error)) return t('alert.failed');
  if (error.code === 'invalid-input') return errorText(error, format, t);
  const { reason } = error.params;
  if (reason === 'in_stock') return t('alert.there');
  return t(reason === 'too_many_alerts' ? 'alert.full' : 'alert.failed');
}

function useInput(choices: readonly SoldOutChoice[]) {
  const t = useText();
  const format = useFormat();
  const shop = useShopIfAny();
  const user = useObservable<User | null>(shop?.user$ ?? NEVER, null);
  const [typed, setTyped] = useState<string>();
  const [chosen, choose] = useState<string>();
  const [phase, setPhase] = useState<Phase>('asking');
  const [error, setError] = useState<string>();
  const email = typed ?? user?.email ?? '';
  const { sku = '' } = choices.find((choice) => choice.sku === chosen) ?? choices[0] ?? {};
  const send = async () => {
    setPhase('sending');
    setError(undefined);
    try {
      const alerts = await shop?.stock.alerts();
      await alerts?.add(sku, email);
      setPhase('kept');
    } catch (refused) {
      setError(refusalText(refused, format, t));
      setPhase('asking');
    }
  };
  const type = (value: string) => {
    setTyped(value);
    setError(undefined);
  };
  return { email, sku, phase, error, choose, type, send, again: () => setPhase('asking') };
}

type Input = ReturnType<typeof useInput>;

export function BackInStockForm({ open, onClose, name, choices }: Props) {
  useAllWords();
  const t = useText();
  const input = useInput(choices);
  const form = useRef<HTMLFormElement>(null);
  const { error, phase } = input;
  useEffect(() => {
    if (error !== undefined) form.current?.querySelector<HTMLElement>('input')?.focus();
  }, [error]);
  const close = () => {
    input.again();
    onClose();
  };
  return (
    <Drawer open={open} onClose={close} title={t('alert.open')} side="right" wide>
      {phase === 'kept' ? (
        <Kept email={input.email} onClose={close} />
      ) : (
        <form
          ref={form}
          className={styles.form}
          noValidate
          data-testid="back-in-stock-form"
          onSubmit={(event) => {
            event.preventDefault();
            void input.send();
          }}
        >
          <p className={styles.about}>{name}</p>
          <Fields input={input} choices={choices} />
          <Button type="submit" wide busy={phase === 'sending'} data-testid="send-alert">
            {t(phase === 'sending' ? 'alert.sending' : 'alert.send')}
          </Button>
        </form>
      )}
    </Drawer>
  );
}

function Fields({ input, choices }: { readonly input: Input; readonly choices: readonly SoldOutChoice[] }) {
  const t = useText();
  const id = useId();
  const { email, sku, error, choose, type } = input;
  return (
    <>
      {choices.length > 1 && (
        <SelectField
          id={`${id}-sku`}
          label={t('alert.choice')}
          value={sku}
          choices={choices.map(({ sku: value, label }) => ({ value, label }))}
          onChange={choose}
        />
      )}
      {choices.length === 1 && choices[0]?.label !== '' && <p>{choices[0]?.label}</p>}
      <Field
        id={`${id}-email`}
        label={t('checkout.email')}
        type="email"
        autoComplete="email"
        required
        value={email}
        hint={t('alert.text')}
        error={error}
        maxLength={254}
        onChange={type}
      />
    </>
  );
}

function Kept({ email, onClose }: { readonly email: string; readonly onClose: () => void }) {
  const t = useText();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={styles.form} data-testid="alert-kept">
      <p ref={words} tabIndex={-1} role="status" className={styles.sent}>
        {t('alert.done', { email })}
      </p>
      <Button kind="secondary" onClick={onClose}>
        {t('nav.close')}
      </Button>
    </div>
  );
}
