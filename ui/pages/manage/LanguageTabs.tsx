import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { lookUp, TEXT_LANGUAGES, type TextLanguage } from '../../../core';
import { LANGUAGE_NAMES } from '../../text/languages';
import { useManageText } from '../../text/manage-text';
import styles from './LanguageTabs.module.css';
import type { RecordFieldProps } from './record-field-props';

interface Props extends Pick<RecordFieldProps, 'control' | 'id'> {
  /** Of the member that holds the texts by language. */
  readonly path: string;
  readonly children: (language: TextLanguage) => ReactNode;
}

/** Fields of one language at a time; the others stay as they are behind their tabs, which say whether something is written there or wrong. */
export function LanguageTabs({ control, id, path, children }: Props) {
  const t = useManageText();
  const [open, setOpen] = useState<TextLanguage>('en');
  const values: unknown = useWatch({ control, name: path });
  const panels = useRef<HTMLDivElement>(null);
  const wrong = useWrongLanguages({ control, path });
  useOpenWrong({ wrong, open, setOpen, panels });
  const tabId = (language: TextLanguage) => `${id}-${path}-tab-${language}`;
  const onKeyDown = moveByKeys(open, (next) => {
    setOpen(next);
    document.getElementById(tabId(next))?.focus();
  });
  return (
    <div className={styles.languages}>
      <div role="tablist" aria-label={t('texts.languages')} className={styles.tabs}>
        {TEXT_LANGUAGES.map((language) => {
          const state = wrong.languages.includes(language)
            ? 'wrong'
            : isWritten(values, language)
              ? 'written'
              : 'empty';
          return (
            <button
              key={language}
              type="button"
              role="tab"
              id={tabId(language)}
              className={styles.tab}
              data-state={state}
              aria-selected={language === open}
              aria-controls={`${tabId(language)}-panel`}
              tabIndex={language === open ? 0 : -1}
              onClick={() => setOpen(language)}
              onKeyDown={onKeyDown}
            >
              <span>{LANGUAGE_NAMES[language]}</span> <small>{t(`texts.${state}`)}</small>
            </button>
          );
        })}
      </div>
      <div ref={panels}>
        {TEXT_LANGUAGES.map((language) => (
          <div
            key={language}
            role="tabpanel"
            id={`${tabId(language)}-panel`}
            aria-labelledby={tabId(language)}
            hidden={language !== open}
            className={styles.panel}
            lang={language}
          >
            {children(language)}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Languages with something wrong in them, and whether it is the first of the form. */
interface Wrong {
  readonly languages: readonly TextLanguage[];
  readonly isFirst: boolean;
  /** Another one for each time that the form was refused. */
  readonly key: string;
}

function useWrongLanguages({ control, path }: Pick<Props, 'control' | 'path'>): Wrong {
  const { errors, submitCount } = useFormState({ control });
  const own = lookUp<unknown>(errors, path);
  const languages = TEXT_LANGUAGES.filter((language) => isMembers(own) && lookUp(own, language) !== undefined);
  const isFirst = Object.keys(errors)[0] === path;
  return { languages, isFirst, key: languages.length === 0 ? '' : `${String(submitCount)} ${languages.join()}` };
}

/** Opens the language in which something is wrong, once each time that the form is refused, with the focus where it is to be mended. */
function useOpenWrong({
  wrong: { languages, isFirst, key },
  open,
  setOpen,
  panels,
}: {
  readonly wrong: Wrong;
  readonly open: TextLanguage;
  readonly setOpen: (language: TextLanguage) => void;
  readonly panels: { readonly current: HTMLElement | null };
}): void {
  const [isMoving, setMoving] = useState(false);
  const [seen, see] = useState('');
  if (key !== seen) {
    see(key);
    const [first] = languages;
    if (first !== undefined && !languages.includes(open)) {
      setOpen(first);
      setMoving(isFirst);
    }
  }
  useEffect(() => {
    if (!isMoving) return;
    panels.current?.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden]) [aria-invalid="true"]')?.focus();
  }, [isMoving, key, panels]);
}

function moveByKeys(open: TextLanguage, move: (next: TextLanguage) => void) {
  return (event: KeyboardEvent): void => {
    const next = languageAfter(event.key, open);
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  };
}

/** Where the keys of tabs lead to. Pure. */
function languageAfter(key: string, open: TextLanguage): TextLanguage | undefined {
  const at = TEXT_LANGUAGES.indexOf(open);
  const last = TEXT_LANGUAGES.length - 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  return TEXT_LANGUAGES[lookUp(steps, key) ?? -1];
}

function isWritten(values: unknown, language: TextLanguage): boolean {
  const words = isMembers(values) ? lookUp(values, language) : undefined;
  return isMembers(words) && Object.values(words).some((word) => typeof word === 'string' && word.trim() !== '');
}

function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
