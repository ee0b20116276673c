import styles from '../../components/base/Foldable.module.css';
import { Icon } from '../../components/base/Icon';
import { Link } from '../../components/base/Link';
import { OrderGlance, type OrderGlanceProps } from './OrderGlance';

export function OrderLink({ href, ...order }: OrderGlanceProps & { readonly href: string }) {
  return (
    <div className={styles.item} data-testid="last-order">
      <Link href={href} className={styles.head}>
        <OrderGlance {...order} />
        <span className={styles.mark}>
          <Icon name="next" />
        </span>
      </Link>
    </div>
  );
}
