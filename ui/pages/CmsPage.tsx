import { clsx } from 'clsx';
import type { CmsPage as Page } from '../../core';
import { Html } from '../components/Html';
import styles from './CmsPage.module.css';

export function CmsPage({ page }: { readonly page: Page }) {
  return (
    <article className={styles.page}>
      <h1 className={clsx('display', styles.title)}>
        {page.content_heading ?? (page.title === '' ? page.identifier : page.title)}
      </h1>
      <Html html={page.content} />
    </article>
  );
}
