import { Link } from '../components/Link';
import type { MenuItem } from '../../core';
import { useText } from '../text/text-context';
import styles from './MegaMenu.module.css';

/** The wide screen's menu: opened by pointer or by focus alone, without script. */
export function MegaMenu({ menu }: { readonly menu: readonly MenuItem[] }) {
  const t = useText();
  return (
    <nav className={styles.nav} aria-label={t('nav.main')}>
      <ul className={styles.top}>
        {menu.map((item) => (
          <li key={item.id} className={styles.item}>
            <Link href={item.path} className={styles.first}>
              {item.name}
            </Link>
            {item.children.length > 0 && (
              <div className={styles.panel}>
                <ul className={styles.columns}>
                  {item.children.map((group) => (
                    <li key={group.id}>
                      <Link href={group.path} className={styles.group}>
                        {group.name}
                      </Link>
                      <ul className={styles.leaves}>
                        {group.children.map((leaf) => (
                          <li key={leaf.id}>
                            <Link href={leaf.path} className={styles.leaf}>
                              {leaf.name}
                            </Link>
                          </li>
                        ))}
                      </ul>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
