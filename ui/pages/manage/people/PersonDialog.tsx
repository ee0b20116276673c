import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../components/base/Button';
import { Modal } from '../../../components/base/Modal';
import { useFocusOnWrong } from '../../../state/focus-on-wrong';
import { useManageText } from '../../../text/manage-text';
import styles from './PersonView.module.css';

export interface PersonFormState {
  readonly isBusy: boolean;
  /** Refusal of the last attempt. */
  readonly refusal: string | undefined;
  /** Refusals by field. */
  readonly faults: Readonly<Record<string, string>>;
  readonly onClose: () => void;
}

interface Props extends PersonFormState {
  readonly title: string;
  readonly go: string;
  readonly onGo: () => void;
  readonly children: ReactNode;
}

/** Dialog of a person's page; input stays after a refusal. */
export function PersonDialog({ title, go, onGo, isBusy, refusal, onClose, children }: Props) {
  const t = useManageText();
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState<object>();
  useFocusOnWrong(ref, tried);
  return (
    <Modal
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={id} busy={isBusy}>
            {go}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('person.keep')}
          </Button>
        </>
      }
    >
      <form
        ref={ref}
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isBusy) return;
          onGo();
          setTried({});
        }}
      >
        {refusal !== undefined && (
          <p className={styles.alert} role="alert">
            {refusal}
          </p>
        )}
        {children}
      </form>
    </Modal>
  );
}
