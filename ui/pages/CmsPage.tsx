import { clsx } from 'clsx';
import { Suspense } from 'react';
import type { CmsPage as Page } from '../../core/shopper';
import { Html } from '../components/base/Html';
import { chartInInches } from './product/sizes/chart-in-inches';
import { SizeCharts } from './product/sizes/SizeCharts';
import styles from './CmsPage.module.css';

export function CmsPage({ page: { content, content_heading: heading, identifier, title } }: { readonly page: Page }) {
  const text = <Html html={content} />;
  return (
    <article className={styles.page}>
      <h1 className={clsx('display', styles.title)}>{heading ?? (title === '' ? identifier : title)}</h1>
      {chartInInches(content, '') === content ? (
        text
      ) : (
        <Suspense fallback={text}>
          <SizeCharts html={content} />
        </Suspense>
      )}
    </article>
  );
}
