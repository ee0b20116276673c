import type { Product } from '../../../core';
import { Icon, type IconName } from '../../components/Icon';
import { Link } from '../../components/Link';
import { useText } from '../../text/text-context';
import type { MessageKey } from '../../text/messages-en';
import styles from './Promises.module.css';

interface Props {
  readonly type: Product['type_id'];
  /** Nothing of it comes to anybody. */
  readonly isGone?: boolean;
  /** Where more is said; left out where the shop has no such page. */
  readonly delivery?: string | undefined;
  readonly returns?: string | undefined;
}

interface Promised {
  readonly icon: IconName;
  readonly text: MessageKey;
  readonly href?: string | undefined;
}

function promisesFor({ type, isGone, delivery, returns }: Props): readonly Promised[] {
  if (type === 'virtual') return [{ icon: 'mail', text: 'product.promise-mail' }];
  if (type === 'downloadable') return [{ icon: 'down', text: 'product.promise-download' }];
  if (isGone === true) return [];
  return [
    { icon: 'box', text: 'product.promise-delivery', href: delivery },
    { icon: 'back', text: 'product.promise-returns', href: returns },
  ];
}

/** How it comes and how it may go back, in a line each, beside the button. */
export function Promises(props: Props) {
  const t = useText();
  return (
    <ul className={styles.promises}>
      {promisesFor(props).map(({ icon, text, href }) => (
        <li key={text}>
          <Icon name={icon} size={20} />
          {href === undefined ? t(text) : <Link href={href}>{t(text)}</Link>}
        </li>
      ))}
    </ul>
  );
}
