import { useId, useState } from 'react';
import type { TextLanguage } from '../../../../core/internal-staff';
import type { MenuEntry, MenuLink } from '../../../../core/staff';
import { Field } from '../../../components/fields/Field';
import { SelectField } from '../../../components/fields/SelectField';
import { useManageText } from '../../../text/manage-text';
import { LanguagePanels } from '../fields/LanguagePanels';
import { useRecordTools } from '../fields/record-tools';
import styles from './MenuField.module.css';

const TARGETS = ['category', 'page', 'address'] as const;

interface Props {
  readonly entry: MenuEntry | MenuLink;
  readonly isTop?: boolean;
  readonly onChange: (entry: MenuLink & Pick<MenuEntry, 'below'>) => void;
}

export function EntryFields({ entry, isTop = false, onChange }: Props) {
  const t = useManageText();
  const id = useId();
  const [open, setOpen] = useState<TextLanguage>('en');
  const { maxLength } = useRecordTools();
  const { kind, label } = entry;
  const below = 'below' in entry && entry.below === true;
  const targets = isTop ? [...TARGETS, 'heading' as const] : TARGETS;
  return (
    <>
      <SelectField
        id={`${id}-kind`}
        label={t('menu.kind')}
        value={kind}
        choices={targets.map((value) => ({ value, label: t(`menu.kind-${value}`) }))}
        onChange={(value) => onChange({ ...entry, kind: targets.find((one) => one === value) ?? kind })}
      />
      <Target id={id} entry={entry} onChange={onChange} />
      {isTop && kind === 'category' && (
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={below}
            onChange={(event) => onChange({ ...entry, below: event.currentTarget.checked })}
          />
          <span>{t('menu.below')}</span>
        </label>
      )}
      <LanguagePanels
        id={id}
        label={t('menu.label')}
        {...{ open }}
        onOpen={setOpen}
        stateOf={(language) => ((label[language] ?? '') === '' ? 'empty' : 'written')}
      >
        {(language) => (
          <Field
            id={`${id}-${language}`}
            label={t('menu.label')}
            hint={t('menu.label-hint')}
            value={label[language] ?? ''}
            maxLength={maxLength(`entries.0.label.${language}`)}
            onChange={(text) => onChange({ ...entry, label: { ...label, [language]: text === '' ? undefined : text } })}
          />
        )}
      </LanguagePanels>
    </>
  );
}

function Target({ id, entry, onChange }: Omit<Props, 'isTop'> & { readonly id: string }) {
  const t = useManageText();
  const { categories, maxLength } = useRecordTools();
  if (entry.kind === 'category') {
    return (
      <SelectField
        id={`${id}-category`}
        label={t('menu.kind-category')}
        value={entry.category === undefined ? '' : String(entry.category)}
        placeholder={t('value.none')}
        choices={categories}
        onChange={(value) => onChange({ ...entry, category: value === '' ? undefined : Number(value) })}
      />
    );
  }
  if (entry.kind === 'heading') return null;
  const { kind } = entry;
  return (
    <Field
      id={`${id}-${kind}`}
      label={t(kind === 'page' ? 'menu.page' : 'menu.address')}
      hint={t(kind === 'page' ? 'menu.page-hint' : 'menu.address-hint')}
      value={entry[kind] ?? ''}
      maxLength={maxLength(`entries.0.${kind}`)}
      onChange={(text) => onChange({ ...entry, [kind]: text === '' ? undefined : text })}
    />
  );
}
