import { useState } from 'react';
import { lookUp } from '../../../../core/shopper';
import type { ComparedEdits } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { Modal } from '../../../components/base/Modal';
import { useManageText } from '../../../text/manage-text';
import styles from './ConflictDialog.module.css';
import { formatValue } from '../fields/format-value';

/** By the path of the member. */
export type Decisions = Readonly<Record<string, 'theirs' | 'yours'>>;

interface Props {
  readonly compared: ComparedEdits;
  readonly other?: { readonly who: string; readonly when: string } | undefined;
  readonly labelOf: (path: string) => string;
  readonly isSaving: boolean;
  readonly onSave: (decisions: Decisions) => void;
  readonly onClose: () => void;
}

/** Merges concurrent edits: asks only for members that both changed. */
export function ConflictDialog({ compared, other, labelOf, isSaving, onSave, onClose }: Props) {
  const t = useManageText();
  const [decisions, decide] = useState<Decisions>({});
  const { both, theirs, yours } = compared;
  return (
    <Modal
      title={t('conflict.title')}
      onClose={onClose}
      footer={
        <>
          <Button busy={isSaving} onClick={() => onSave(decisions)}>
            {t('conflict.save')}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('conflict.leave')}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        <p>{other === undefined ? t('conflict.somebody') : t('conflict.by', other)}</p>
        {both.length > 0 && <h3>{t('conflict.both')}</h3>}
        {both.map((one) => (
          <Decision
            key={one.path}
            {...one}
            label={labelOf(one.path)}
            chosen={lookUp(decisions, one.path) ?? 'yours'}
            onChoose={(which) => decide({ ...decisions, [one.path]: which })}
          />
        ))}
        <Changes title={t('conflict.only-theirs')} changes={theirs} labelOf={labelOf} />
        <Changes title={t('conflict.only-yours')} changes={yours} labelOf={labelOf} />
      </div>
    </Modal>
  );
}

interface DecisionProps {
  readonly path: string;
  readonly label: string;
  readonly theirs: unknown;
  readonly yours: unknown;
  readonly chosen: 'theirs' | 'yours';
  readonly onChoose: (which: 'theirs' | 'yours') => void;
}

function Decision({ path, label, theirs, yours, chosen, onChoose }: DecisionProps) {
  const t = useManageText();
  const choice = (which: 'theirs' | 'yours', value: unknown) => (
    <label className={styles.choice}>
      <input type="radio" name={path} checked={chosen === which} onChange={() => onChoose(which)} />
      <span>{t(`conflict.${which}`, { value: formatValue(value, t) })}</span>
    </label>
  );
  return (
    <fieldset className={styles.decision}>
      <legend>{label}</legend>
      {choice('theirs', theirs)}
      {choice('yours', yours)}
    </fieldset>
  );
}

function Changes({
  title,
  changes,
  labelOf,
}: {
  readonly title: string;
  readonly changes: ComparedEdits['theirs'];
  readonly labelOf: (path: string) => string;
}) {
  const t = useManageText();
  if (changes.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className={styles.changes}>
        {changes.map(({ path, from, to }) => (
          <li key={path}>
            {t('changes.from-to', { path: labelOf(path), from: formatValue(from, t), to: formatValue(to, t) })}
          </li>
        ))}
      </ul>
    </section>
  );
}
