import { useEffect, useId, useRef, useState } from 'react';
import { BLOGGER_LIMITS, type ArchiveReason } from '../../../core/blogger';
import { Button } from '../../components/base/Button';
import { Field } from '../../components/fields/Field';
import { useCabinetText } from '../../text/cabinet-text';
import { AreaField } from '../product/options/AreaField';
import styles from './Work.module.css';

interface Props {
  readonly title: string;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onArchive: (why: ArchiveReason) => void;
  readonly onCancel: () => void;
}

export function ArchiveForm({ title, busy, error, onArchive, onCancel }: Props) {
  const t = useCabinetText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState('');
  const [notes, setNotes] = useState('');
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={t('archive.named', { title })}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onArchive({ reason: reason.trim(), notes: notes.trim() });
      }}
    >
      <Field
        id={`${id}-reason`}
        label={t('archive.reason')}
        value={reason}
        maxLength={BLOGGER_LIMITS.reason}
        onChange={setReason}
      />
      <AreaField
        id={`${id}-notes`}
        label={t('archive.notes')}
        value={notes}
        hint={t('archive.hint')}
        maxLength={BLOGGER_LIMITS.notes}
        onChange={setNotes}
      />
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <p className={styles.buttons}>
        <Button type="submit" kind="secondary" busy={busy}>
          {t('archive.put')}
        </Button>
        <Button kind="quiet" busy={busy} onClick={onCancel}>
          {t('archive.cancel')}
        </Button>
      </p>
    </form>
  );
}
