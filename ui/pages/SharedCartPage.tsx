import { clsx } from 'clsx';
import { CART_THUMBNAIL, lineStock } from '../../core/internal';
import type { CartItem, SharedCart } from '../../core/shopper';
import { Button, ButtonLink } from '../components/base/Button';
import lineStyles from '../components/bag/CartLine.module.css';
import { Link } from '../components/base/Link';
import { Picture } from '../components/base/Picture';
import { Price } from '../components/base/Price';
import type { Attempt } from '../state/use-attempt';
import { useText } from '../text/text-context';
import styles from './CartPage.module.css';

export type SharedCartState =
  | { readonly kind: 'loading' | 'gone' | 'unreached' }
  | { readonly kind: 'here'; readonly cart: SharedCart };

interface Props {
  readonly shared: SharedCartState;
  readonly adding: Attempt;
  readonly homePath: string;
  readonly linkOf: (item: CartItem) => string;
  readonly onAdd: (cart: SharedCart) => void;
  readonly onRetry: () => void;
}

export function SharedCartPage({ shared, ...actions }: Props) {
  const t = useText();
  const title = shared.kind === 'gone' ? t('shared.gone') : t('shared.title');
  return (
    <div className={styles.page} data-testid="shared-cart" aria-busy={shared.kind === 'loading' || undefined}>
      <h1 className={clsx('display', styles.title)}>{title}</h1>
      <div role="status" className={shared.kind === 'loading' ? undefined : 'visually-hidden'}>
        {shared.kind === 'loading' && <p>{t('shared.loading')}</p>}
      </div>
      {shared.kind === 'gone' && (
        <div className={styles.empty}>
          <p>{t('shared.gone-hint')}</p>
          <ButtonLink href={actions.homePath} kind="secondary">
            {t('cart.browse')}
          </ButtonLink>
        </div>
      )}
      {shared.kind === 'unreached' && (
        <div className={styles.empty} role="alert">
          <p>{t('shared.unreached')}</p>
          <Button kind="secondary" onClick={actions.onRetry}>
            {t('error.retry')}
          </Button>
        </div>
      )}
      {shared.kind === 'here' && <Lines cart={shared.cart} {...actions} />}
    </div>
  );
}

function Lines({ cart, adding, linkOf, onAdd }: Omit<Props, 'shared'> & { readonly cart: SharedCart }) {
  const t = useText();
  const some = cart.items.some((item) => lineStock(item).kind !== 'sold-out');
  return (
    <div className={clsx(styles.columns, styles.two)}>
      <ul className={styles.lines}>
        {cart.items.map((item) => (
          <li key={`${item.sku} ${item.checksum}`}>
            <Line item={item} href={linkOf(item)} />
          </li>
        ))}
      </ul>
      <section className={styles.summary} aria-label={t('cart.summary')}>
        <p>{t('shared.hint')}</p>
        {cart.lost > 0 && <p className={styles.note}>{t('shared.lost', { count: cart.lost })}</p>}
        <Button wide disabled={!some} busy={adding === 'running'} onClick={() => onAdd(cart)}>
          {t(adding === 'done' ? 'shared.added' : 'shared.add')}
        </Button>
        <p role="status" className={adding === 'failed' ? styles.note : 'visually-hidden'}>
          {adding === 'failed' && t('shared.unreached')}
        </p>
      </section>
    </div>
  );
}

function Line({ item, href }: { readonly item: CartItem; readonly href: string }) {
  const t = useText();
  const stock = lineStock(item);
  return (
    <article className={lineStyles.line} data-testid="shared-line" data-sku={item.sku}>
      <Link href={href} className={lineStyles.picture} tabIndex={-1} aria-hidden="true">
        {item.thumbnail !== undefined && <Picture path={item.thumbnail} size={CART_THUMBNAIL} alt="" sizes="105px" />}
      </Link>
      <div className={lineStyles.words}>
        <h2 className={lineStyles.name}>
          <Link href={href}>{item.name}</Link>
        </h2>
        {item.options !== undefined && item.options.length > 0 && (
          <p className={lineStyles.options}>{item.options.map((option) => option.value).join(' · ')}</p>
        )}
        <Price final={item.price} regular={item.old_price ?? undefined} />
        <p>{t('shared.quantity', { count: item.qty })}</p>
        {stock.kind === 'sold-out' && <p className={lineStyles.error}>{t('stock.AVAILABILITY_OUT_OF_STOCK')}</p>}
        {stock.kind === 'short' && <p className={lineStyles.error}>{t('product.few-left', { count: stock.left })}</p>}
      </div>
    </article>
  );
}
