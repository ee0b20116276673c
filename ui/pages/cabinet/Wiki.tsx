import type { CmsPage } from '../../../core/shopper';
import { Html } from '../../components/base/Html';
import { Icon } from '../../components/base/Icon';
import { Link } from '../../components/base/Link';
import { useCabinetText } from '../../text/cabinet-text';
import { EmptyList } from '../ListPage';
import styles from './Wiki.module.css';

interface ListProps {
  readonly pages: readonly CmsPage[];
  readonly pathOf: (slug: string) => string;
}

export function WikiList({ pages, pathOf }: ListProps) {
  const t = useCabinetText();
  if (pages.length === 0) return <EmptyList title={t('wiki.empty')} hint={t('wiki.empty-hint')} />;
  return (
    <ul>
      {pages.map((page) => (
        <li key={page.identifier} className={styles.item} data-testid="wiki">
          <Link className={styles.link} href={pathOf(page.identifier)}>
            <span>
              <b>{page.title}</b>
              {page.meta_description !== undefined && <span className={styles.soft}>{page.meta_description}</span>}
            </span>
            <Icon name="next" size={18} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface PageProps {
  readonly page?: CmsPage | undefined;
  readonly listPath: string;
}

export function WikiPage({ page, listPath }: PageProps) {
  const t = useCabinetText();
  return (
    <article className={styles.page}>
      {page === undefined ? <p role="alert">{t('wiki.unknown')}</p> : <Html html={page.content} />}
      <Link className={styles.back} href={listPath}>
        {t('wiki.all')}
      </Link>
    </article>
  );
}
