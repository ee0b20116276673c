import { Link } from './Link';
import type { NamedLink } from '../../../core/shopper';
import { useGoodsLang, useText } from '../../text/text-context';
import styles from './Breadcrumbs.module.css';

/** The path from home; the last entry is the current page. */
export function Breadcrumbs({ trail }: { readonly trail: readonly NamedLink[] }) {
  const t = useText();
  const lang = useGoodsLang();
  if (trail.length === 0) return null;
  return (
    <nav aria-label={t('nav.breadcrumbs')}>
      <ol className={styles.trail} lang={lang}>
        {trail.map((link, index) => (
          <li key={link.path}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{link.name}</span>
            ) : (
              <Link href={link.path} className={styles.link}>
                {link.name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
