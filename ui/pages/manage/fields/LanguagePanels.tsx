import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { TEXT_LANGUAGES } from '../../../../core/internal';
import type { TextLanguage } from '../../../../core/internal-staff';
import { lookUp } from '../../../../core/shopper';
import { LANGUAGE_NAMES } from '../../../text/offered-languages';
import { useManageText } from '../../../text/manage-text';
import styles from './LanguageTabs.module.css';
import { Guarded } from './may-write';

interface Props {
  readonly id: string;
  readonly label?: string | undefined;
  readonly open: TextLanguage;
  readonly onOpen: (language: TextLanguage) => void;
  readonly stateOf: (language: TextLanguage) => 'empty' | 'written' | 'wrong';
  readonly panels?: RefObject<HTMLDivElement | null>;
  readonly children: (language: TextLanguage) => ReactNode;
}

export function LanguagePanels({ id, label, open, onOpen, stateOf, panels, children }: Props) {
  const t = useManageText();
  const tabId = (language: TextLanguage) => `${id}-tab-${language}`;
  const onKeyDown = moveByKeys(open, (next) => {
    onOpen(next);
    document.getElementById(tabId(next))?.focus();
  });
  return (
    <div className={styles.languages}>
      <div
        role="tablist"
        aria-label={[label, t('texts.languages')].filter((part) => part !== undefined).join(': ')}
        className={styles.tabs}
      >
        {TEXT_LANGUAGES.map((language) => {
          const state = stateOf(language);
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
              onClick={() => onOpen(language)}
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
            <Guarded>{children(language)}</Guarded>
          </div>
        ))}
      </div>
    </div>
  );
}

function moveByKeys(open: TextLanguage, move: (next: TextLanguage) => void) {
  return (event: KeyboardEvent): void => {
    const next = languageAfter(event.key, open);
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  };
}

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
