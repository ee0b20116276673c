import { createContext, use, type ReactNode } from 'react';
import styles from './RecordForm.module.css';

export const MayWriteContext = createContext(true);

export const useMayWrite = (): boolean => use(MayWriteContext);

/** Disables fields without the write permission. Expand controls stay outside. */
export function Guarded({ children }: { readonly children: ReactNode }) {
  if (useMayWrite()) return children;
  return (
    <fieldset className={styles.fields} disabled>
      {children}
    </fieldset>
  );
}
