import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../components/base/Button';
import { Modal } from '../../components/base/Modal';
import { useFocusOnWrong } from '../../state/focus-on-wrong';
import styles from './FormDialog.module.css';

interface Props {
  readonly title: string;
  readonly go: string;
  /** Label of the button that closes without saving. */
  readonly keep: string;
  readonly onGo: () => void;
  readonly isBusy: boolean;
  /** Refusal of the last attempt. */
  readonly refusal: string | undefined;
  /** Shown above the refusal. */
  readonly notice?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Form in a dialog; keeps input after a refusal and focuses the first invalid field. */
export function FormDialog({ title, go, keep, onGo, isBusy, refusal, notice, onClose, children }: Props) {
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
            {keep}
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
        {notice}
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
