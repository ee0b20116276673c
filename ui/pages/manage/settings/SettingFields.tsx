import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useManageText, type ManageText } from '../../../text/manage-text';
import type { ManageKey } from '../../../text/own-keys';
import type { FieldView } from '../fields/kind-view';
import type { RecordValues } from '../fields/record-values';
import { FormIndex } from '../records/FormIndex';
import { settingKey } from './setting-view';
import styles from './SettingFields.module.css';
import { SettingRow } from './SettingRow';

interface Props {
  readonly fields: readonly FieldView[];
  readonly form: UseFormReturn<RecordValues>;
  readonly id: string;
  readonly aside?: ReactNode;
}

interface Part {
  readonly name: ManageKey;
  readonly views: readonly FieldView[];
  readonly found: ReadonlySet<FieldView>;
}

export function SettingFields({ fields, form, id, aside }: Props) {
  const t = useManageText();
  const findId = useId();
  const [words, setWords] = useState('');
  const parts = partsOf(fields, words, t);
  const count = parts.reduce((sum, { found }) => sum + found.size, 0);
  const body = useArrival();
  return (
    <div className={styles.settings}>
      <div className={styles.side}>
        <label htmlFor={findId} className={styles.find}>
          {t('setting.find')}
        </label>
        <input
          id={findId}
          type="search"
          className={styles.input}
          value={words}
          maxLength={100}
          onChange={(event) => setWords(event.currentTarget.value)}
          // Enter must not submit the form.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <p role="status" className={styles.count}>
          {words.trim() !== '' && t('setting.found', { count })}
        </p>
        <div className={styles.index}>
          <FormIndex
            stops={parts.filter(({ found }) => found.size > 0).map(({ name }) => ({ id: anchorOf(name), label: name }))}
          />
        </div>
        {aside}
      </div>
      <div ref={body} className={styles.parts}>
        {parts.map(({ name, views, found }) => (
          <fieldset key={name} id={anchorOf(name)} className={styles.part} hidden={found.size === 0} tabIndex={-1}>
            <legend>{t(name)}</legend>
            {views.map((view) => (
              <SettingRow key={settingKey(view)} {...{ view, form, id }} isHidden={!found.has(view)} />
            ))}
          </fieldset>
        ))}
      </div>
    </div>
  );
}

function anchorOf(name: ManageKey): string {
  return name.replace('.', '-');
}

function partsOf(fields: readonly FieldView[], words: string, t: ManageText): readonly Part[] {
  const wanted = words.trim().toLowerCase();
  const isFound = (view: FieldView): boolean => {
    const said = [settingKey(view), t(view.label), view.hint && t(view.hint), view.section && t(view.section)];
    return said.some((one) => one?.toLowerCase().includes(wanted));
  };
  const names = [...new Set(fields.flatMap(({ section }) => section ?? []))];
  return names.map((name) => {
    const views = fields.filter(({ section }) => section === name);
    return { name, views, found: new Set(views.filter(isFound)) };
  });
}

/** Scrolls to the setting in the fragment, as '#skin', since the page renders later. */
function useArrival() {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const name = decodeURIComponent(location.hash.slice(1));
    if (name === '') return;
    const target = document.getElementById(name);
    if (target === null || body.current?.contains(target) !== true) return;
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  }, []);
  return body;
}
