import type { ReactNode } from 'react';
import { ButtonLink } from './Button';
import styles from './EmptyPage.module.css';

interface Props {
  readonly hint: string;
  readonly browse: { readonly href: string; readonly label: string };
  readonly elsewhere?: ReactNode;
  readonly onward?: ReactNode;
}

export function EmptyPage({ hint, browse: { href, label }, elsewhere, onward }: Props) {
  return (
    <div className={styles.empty}>
      {elsewhere}
      <p className={styles.hint}>{hint}</p>
      <ButtonLink href={href} kind="secondary">
        {label}
      </ButtonLink>
      {onward}
    </div>
  );
}
