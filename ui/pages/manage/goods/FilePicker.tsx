import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { useFileDrop } from '../../../state/device/use-file-drop';
import fileInput from '../fields/FileInput.module.css';
import styles from './PriceDifference.module.css';

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly accept: string;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onChosen: (file: File) => void;
  readonly children?: ReactNode;
}

/** The same file can be chosen again after a fix. */
export function FilePicker({ label, hint, accept, isBusy, problem, onChosen, children }: Props) {
  const id = useId();
  const { isOver, area } = useFileDrop({ isOff: isBusy, onFiles: ([file]) => file !== undefined && onChosen(file) });
  return (
    <div className={clsx(styles.picker, isOver && fileInput.over)} {...area}>
      {children}
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        className={fileInput.file}
        accept={accept}
        disabled={isBusy}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? `${id}-hint` : `${id}-problem ${id}-hint`}
        onChange={(event) => {
          const input = event.currentTarget;
          const [file] = [...(input.files ?? [])];
          if (file !== undefined) onChosen(file);
          input.value = '';
        }}
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
