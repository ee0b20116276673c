import { createContext, use, type ReactNode } from 'react';
import styles from './RecordForm.module.css';

/** Whether the reader of a form may change what is in it. */
export const MayWriteContext = createContext(true);

export const useMayWrite = (): boolean => use(MayWriteContext);

/** Fields that somebody without the right can read and not change. What opens and closes parts of the form stands outside. */
export function Guarded({ children }: { readonly children: ReactNode }) {
  if (useMayWrite()) return children;
  return (
    <fieldset className={styles.fields} disabled>
      {children}
    </fieldset>
  );
}
