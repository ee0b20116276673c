import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { Button } from '../../components/base/Button';
import { errorText } from '../../text/format';
import { useFormat, useText } from '../../text/text-context';
import styles from './Footer.module.css';

const takeFocus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
};

export function Newsletter({ onSubscribe }: { readonly onSubscribe: (email: string) => Promise<void> }) {
  const t = useText();
  const format = useFormat();
  const id = useId();
  const [state, setState] = useState<{ readonly phase: 'idle' | 'sending' | 'done'; readonly error?: string }>({
    phase: 'idle',
  });
  const submit = async (email: string) => {
    setState({ phase: 'sending' });
    try {
      await onSubscribe(email);
      setState({ phase: 'done' });
    } catch (error) {
      setState({ phase: 'idle', error: errorText(error, format, t) });
    }
  };
  return (
    <section className={styles.letter} aria-labelledby={id}>
      <h2 id={id} className={clsx('display', styles.letterTitle)}>
        {t('footer.newsletter')}
      </h2>
      <p className={styles.soft}>{t('footer.newsletter-hint')}</p>
      {state.phase === 'done' ? (
        <p role="status" tabIndex={-1} ref={takeFocus}>
          {t('footer.newsletter-done')}
        </p>
      ) : (
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const email = new FormData(event.currentTarget).get('email');
            void submit(typeof email === 'string' ? email : '');
          }}
        >
          <label className="visually-hidden" htmlFor={`${id}-email`}>
            {t('checkout.email')}
          </label>
          <input
            id={`${id}-email`}
            name="email"
            type="email"
            autoComplete="email"
            placeholder={t('checkout.email')}
            aria-invalid={state.error !== undefined}
            aria-describedby={`${id}-error`}
          />
          <Button type="submit" busy={state.phase === 'sending'}>
            {t('footer.newsletter-submit')}
          </Button>
          <p id={`${id}-error`} className={styles.error} role="alert">
            {state.error}
          </p>
        </form>
      )}
    </section>
  );
}
