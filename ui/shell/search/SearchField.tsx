import { useId, type KeyboardEvent } from 'react';
import { Icon } from '../../components/base/Icon';
import styles from '../../components/fields/SearchForm.module.css';
import { useText } from '../../text/text-context';
import own from './SearchField.module.css';

interface Props {
  readonly action: string;
  readonly text: string;
  readonly listId: string;
  readonly activeId: string | undefined;
  readonly hasEntries: boolean;
  readonly onText: (text: string) => void;
  readonly onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onSubmit: () => void;
}

export function SearchField({ action, text, listId, activeId, hasEntries, onText, onKey, onSubmit }: Props) {
  const t = useText();
  const id = useId();
  return (
    <form
      action={action}
      method="get"
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {t('search.label')}
      </label>
      <input
        id={id}
        type="text"
        inputMode="search"
        name="q"
        value={text}
        placeholder={t('search.placeholder')}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasEntries}
        aria-controls={listId}
        aria-activedescendant={activeId}
        data-first-focus
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={onKey}
      />
      {text !== '' && (
        <button
          type="button"
          className={own.clear}
          aria-label={t('search.clear')}
          onClick={(event) => {
            onText('');
            event.currentTarget.form?.querySelector('input')?.focus();
          }}
        >
          <Icon name="close" size={18} />
        </button>
      )}
      <button type="submit" aria-label={t('search.submit')}>
        <Icon name="search" />
      </button>
    </form>
  );
}
