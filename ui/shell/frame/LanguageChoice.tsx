import { useEffect, useId, useRef } from 'react';
import { Button } from '../../components/base/Button';
import type { InterfaceLanguage } from '../../text/languages';
import { LANGUAGE_NAMES } from '../../text/offered-languages';
import { useText } from '../../text/text-context';
import styles from './Footer.module.css';

export interface LanguageOffer {
  readonly current: InterfaceLanguage;
  readonly offered: readonly InterfaceLanguage[];
  readonly parameter: string;
  readonly onChoose: (language: string) => void;
}

export function LanguageChoice({ current, offered, parameter, onChoose }: LanguageOffer) {
  const t = useText();
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const isNew = useRef(true);
  // Applies a choice made before hydration.
  useEffect(() => {
    const chosen = select.current?.value;
    if (isNew.current && chosen !== undefined && chosen !== current) onChoose(chosen);
    isNew.current = false;
  }, [current, onChoose]);
  return (
    <form method="get" className={styles.language}>
      <label htmlFor={id} className={styles.heading}>
        {t('footer.language')}
      </label>
      <select
        ref={select}
        id={id}
        name={parameter}
        value={current}
        // Prevents form restoration from showing another language.
        autoComplete="off"
        onChange={(event) => onChoose(event.target.value)}
      >
        {offered.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit">{t('footer.language-set')}</Button>
      </noscript>
    </form>
  );
}
