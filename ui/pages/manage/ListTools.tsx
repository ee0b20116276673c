import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { lookUp } from '../../../core/shopper';
import { Button, ButtonLink } from '../../components/base/Button';
import { SelectField } from '../../components/fields/SelectField';
import { useManageText } from '../../text/manage-text';
import styles from './ListTools.module.css';

export interface ListFilter {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

interface Props {
  /** Taken from the URL. */
  readonly query: Readonly<Record<string, string>>;
  readonly filters: readonly ListFilter[];
  /** An empty string removes a filter. */
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
  readonly total: number | undefined;
  readonly clearPath: string;
}

export function ListTools({ query, filters, onChange, total, clearPath }: Props) {
  const t = useManageText();
  const id = useId();
  const isNarrowed = ['q', ...filters.map(({ name }) => name)].some((name) => (lookUp(query, name) ?? '') !== '');
  return (
    <div className={styles.tools}>
      {/* Remounts for a new URL, to reset the text. */}
      <Words key={query['q'] ?? ''} initial={query['q'] ?? ''} onFind={(q) => onChange({ q })} />
      {filters.map(({ name, label, choices }) => (
        <SelectField
          key={name}
          id={`${id}-${name}`}
          label={label}
          value={lookUp(query, name) ?? ''}
          placeholder={t('list.all')}
          choices={choices}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      <p className={styles.count} role="status">
        {total !== undefined && t('list.count', { count: total })}
      </p>
      {isNarrowed && (
        <ButtonLink kind="quiet" href={clearPath}>
          {t('list.clear')}
        </ButtonLink>
      )}
    </div>
  );
}

function Words({ initial, onFind }: { readonly initial: string; readonly onFind: (words: string) => void }) {
  const t = useManageText();
  const id = useId();
  const [words, setWords] = useState(initial);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    // On the document, so that it runs before the global shortcut on the window.
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, []);
  return (
    <form
      role="search"
      className={styles.words}
      onSubmit={(event) => {
        event.preventDefault();
        onFind(words.trim());
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {t('list.find')}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        aria-keyshortcuts="/"
        className={styles.input}
        value={words}
        maxLength={200}
        placeholder={t('search.shortcut')}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Button kind="secondary" type="submit">
        {t('list.find')}
      </Button>
    </form>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null;
}

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly pathOf: (page: number) => string;
}

export function Pager({ page, pages, pathOf }: PagerProps): ReactNode {
  const t = useManageText();
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={t('list.page', { page, pages })}>
      {page > 1 && (
        <ButtonLink kind="secondary" href={pathOf(page - 1)}>
          {t('list.before')}
        </ButtonLink>
      )}
      <span>{t('list.page', { page, pages })}</span>
      {page < pages && (
        <ButtonLink kind="secondary" href={pathOf(page + 1)}>
          {t('list.after')}
        </ButtonLink>
      )}
    </nav>
  );
}
