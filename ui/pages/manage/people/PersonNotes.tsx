import { useId, useState } from 'react';
import { PERSON_LIMITS } from '../../../../core/internal-staff';
import type { PersonDetails } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { FieldFrame } from '../../../components/fields/FieldFrame';
import { useManageText } from '../../../text/manage-text';
import { Part } from './Part';
import styles from './PersonView.module.css';

interface Props {
  readonly notes: PersonDetails['notes'];
  readonly moment: (at: string) => string;
  readonly isBusy: boolean;
  /** Omitted if the user may not write. @returns true if the note is kept */
  readonly onAdd?: ((text: string) => Promise<boolean>) | undefined;
  readonly onRemove?: ((id: number) => void) | undefined;
}

/** Notes of staff about a person, newest first. */
export function PersonNotes({ notes, moment, isBusy, onAdd, onRemove }: Props) {
  const t = useManageText();
  return (
    <Part
      title={t('person.notes')}
      none={t('person.none')}
      footer={onAdd !== undefined && <NewNote isBusy={isBusy} onAdd={onAdd} />}
    >
      {notes.map(({ id, at, who, text }) => (
        <li key={id} className={styles.note}>
          <p className={styles.text}>{text}</p>
          <p className={styles.row}>
            <span className={styles.hint}>{t('person.note-line', { who, when: moment(at) })}</span>
            {onRemove !== undefined && (
              <Button
                kind="quiet"
                busy={isBusy}
                aria-label={`${t('person.note-remove')}: ${who}, ${moment(at)}`}
                onClick={() => onRemove(id)}
              >
                {t('person.note-remove')}
              </Button>
            )}
          </p>
        </li>
      ))}
    </Part>
  );
}

function NewNote({ isBusy, onAdd }: Pick<Props, 'isBusy'> & Required<Pick<Props, 'onAdd'>>) {
  const t = useManageText();
  const id = useId();
  const [text, setText] = useState('');
  const add = async () => {
    if (text.trim() === '' || onAdd === undefined) return;
    if (await onAdd(text.trim())) setText('');
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <FieldFrame id={id} label={t('person.note')} hint={t('person.note-hint')} value={text} onChange={setText}>
        {(tied) => <textarea {...tied} rows={3} maxLength={PERSON_LIMITS.note} />}
      </FieldFrame>
      <div>
        <Button kind="secondary" type="submit" busy={isBusy}>
          {t('person.note-add')}
        </Button>
      </div>
    </form>
  );
}
