import { clsx } from 'clsx';
import { Link } from '../components/Link';
import type { MenuItem } from '../../core';
import { Drawer } from '../components/Drawer';
import { useText } from '../text/text-context';
import styles from './MenuDrawer.module.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly menu: readonly MenuItem[];
}

/** The phone's menu: departments open in place. */
export function MenuDrawer({ open, onClose, menu }: Props) {
  const t = useText();
  return (
    <Drawer open={open} onClose={onClose} title={t('nav.menu')} side="left">
      <nav aria-label={t('nav.main')}>
        {menu.map((item) => (
          <details key={item.id} className={styles.department} name="department">
            <summary className={clsx('display', styles.summary)}>{item.name}</summary>
            <ul className={styles.groups}>
              <li>
                <Link href={item.path} onClick={onClose} className={styles.group}>
                  {t('nav.all-of', { name: item.name })}
                </Link>
              </li>
              {item.children.map((group) => (
                <li key={group.id}>
                  <Link href={group.path} onClick={onClose} className={styles.group}>
                    {group.name}
                  </Link>
                  <ul className={styles.leaves}>
                    {group.children.map((leaf) => (
                      <li key={leaf.id}>
                        <Link href={leaf.path} onClick={onClose} className={styles.leaf}>
                          {leaf.name}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </nav>
    </Drawer>
  );
}
