import styles from './Html.module.css';

/** Renders the merchant's HTML, which the platform has sanitized. */
export function Html({ html }: { readonly html: string }) {
  return <div className={styles.html} dangerouslySetInnerHTML={{ __html: html }} />;
}
