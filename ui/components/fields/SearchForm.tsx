import { useId } from 'react';
import { useText } from '../../text/text-context';
import { Icon } from '../base/Icon';
import styles from './SearchForm.module.css';

interface Props {
  readonly action: string;
  readonly text?: string;
}

export function SearchForm({ action, text = '' }: Props) {
  const t = useText();
  const id = useId();
  return (
    <form action={action} method="get" role="search" className={styles.form}>
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
      />
      <button type="submit" aria-label={t('search.submit')}>
        <Icon name="search" />
      </button>
    </form>
  );
}
