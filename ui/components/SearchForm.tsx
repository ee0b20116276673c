import { useId } from 'react';
import { useText } from '../text/text-context';
import { Icon } from './Icon';
import styles from './SearchForm.module.css';

interface Props {
  /** Where the form leads without JavaScript, and with it. */
  readonly action: string;
  readonly text?: string;
  /** In a panel: where focus goes when it opens. */
  readonly firstFocus?: boolean;
  readonly onText?: (text: string) => void;
  readonly onSubmit?: (text: string) => void;
}

export function SearchForm({ action, text = '', firstFocus = false, onText, onSubmit }: Props) {
  const t = useText();
  const id = useId();
  return (
    <form
      action={action}
      method="get"
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        if (onSubmit === undefined) return;
        event.preventDefault();
        const value = new FormData(event.currentTarget).get('q');
        onSubmit(typeof value === 'string' ? value : '');
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {t('search.label')}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        defaultValue={text}
        placeholder={t('search.placeholder')}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        {...(firstFocus ? { 'data-first-focus': true } : {})}
        onChange={(event) => onText?.(event.currentTarget.value)}
      />
      <button type="submit" aria-label={t('search.submit')}>
        <Icon name="search" />
      </button>
    </form>
  );
}
