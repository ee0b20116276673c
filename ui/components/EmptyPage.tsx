import type { ReactNode } from 'react';
import { ButtonLink } from './Button';
import styles from './EmptyPage.module.css';

interface Props {
  /** What would be here, and how it gets here. The page's title says that there is nothing. */
  readonly hint: string;
  readonly browse: { readonly href: string; readonly label: string };
  /** Where else there is something; stands before the hint. */
  readonly elsewhere?: ReactNode;
  /** Ways on, and goods. */
  readonly onward?: ReactNode;
}

/** The body of a page that has nothing to show yet: bag, wishlist, comparison, what was viewed. */
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
