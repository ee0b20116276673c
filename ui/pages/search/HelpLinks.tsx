import type { HelpLink } from '../../../core/internal';
import { Icon } from '../../components/base/Icon';
import { Link } from '../../components/base/Link';
import { useFormat, useText } from '../../text/text-context';
import styles from './Understanding.module.css';

export function HelpLinks({ help }: { readonly help: readonly HelpLink[] }) {
  const t = useText();
  const format = useFormat();
  if (help.length === 0) return null;
  return (
    <nav aria-label={t('search.help')} className={styles.help} data-testid="search-help">
      <ul>
        {help.map(({ path, name, topic = '' }) => (
          <li key={path}>
            <Link href={path} className={styles.answer}>
              <span>{name ?? format(`search.help.${topic}`) ?? path}</span> <Icon name="next" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
