import styles from './Html.module.css';

/** Text with markup from the merchant. The platform lets only harmless markup into the catalogue and the pages. */
export function Html({ html }: { readonly html: string }) {
  return <div className={styles.html} dangerouslySetInnerHTML={{ __html: html }} />;
}
