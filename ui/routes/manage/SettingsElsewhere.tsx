import type { User } from '../../../core/shopper';
import { permissionsOf } from '../../../core/staff';
import { Link } from '../../components/base/Link';
import { useShop } from '../../state/shop-context';
import { useManageText } from '../../text/manage-text';
import styles from './SettingsElsewhere.module.css';
import { managePages } from './manage-links';

const HERE = '/manage/settings/site';

export function SettingsElsewhere({ user }: { readonly user: User }) {
  const t = useManageText();
  const shop = useShop();
  const links = managePages(permissionsOf(user), { path: HERE }).filter(
    ({ group, needs, waits, isHere }) =>
      group === 'nav.group-setup' && needs !== undefined && waits === undefined && !isHere,
  );
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('setting.elsewhere')} className={styles.elsewhere}>
      <p>{t('setting.elsewhere')}</p>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link href={shop.routing.localPath(to)}>{t(label)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
