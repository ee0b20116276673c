import { useRef, type ReactNode } from 'react';
import type { Product } from '../../../../core/shopper';
import { Button } from '../../../components/base/Button';
import { Link } from '../../../components/base/Link';
import { Price } from '../../../components/base/Price';
import { tileOf } from '../../../components/products/tile-of';
import { useKeptFocus } from '../../../state/use-kept-focus';
import { useCabinetText } from '../../../text/cabinet-text';
import { EmptyList } from '../../ListPage';
import { PromoPicture } from '../PromoPicture';
import styles from './SelectionList.module.css';

export type Choice = 'approve' | 'refuse';

interface Props {
  readonly products: readonly Product[];
  readonly total: number;
  readonly choices: readonly Choice[];
  readonly chosen: ReadonlySet<number>;
  readonly busy: boolean;
  readonly error?: ReactNode;
  readonly linkOf: (product: Product) => string;
  readonly onChoose: (ids: readonly number[], isChosen: boolean) => void;
  readonly onDecide: (ids: readonly number[], choice: Choice) => void;
  readonly onMore?: (() => void) | undefined;
}

export function SelectionList(props: Props) {
  const { products, total, choices, chosen, busy, error, linkOf, onChoose, onDecide, onMore } = props;
  const t = useCabinetText();
  const whole = useRef<HTMLDivElement>(null);
  useKeptFocus(whole);
  const ids = products.map(({ id }) => id);
  const marked = ids.filter((id) => chosen.has(id));
  return (
    <div ref={whole} className={styles.selection}>
      <p role="status" className={styles.soft} data-heading>
        {t('choose.count', { count: total })}
      </p>
      {total === 0 && <EmptyList title={t('choose.empty')} hint={t('choose.empty-hint')} />}
      <ul className={styles.list}>
        {products.map((product) => (
          <Row
            key={product.id}
            product={product}
            href={linkOf(product)}
            isChosen={chosen.has(product.id)}
            {...{ choices, busy, onChoose, onDecide }}
          />
        ))}
      </ul>
      {onMore !== undefined && (
        <div className={styles.actions}>
          <Button kind="secondary" busy={busy} onClick={onMore}>
            {t('choose.more')}
          </Button>
        </div>
      )}
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {products.length > 0 && (
        <div className={styles.bar} role="group" aria-label={t('choose.together')}>
          <Button kind="quiet" onClick={() => onChoose(ids, marked.length < ids.length)}>
            {t(marked.length < ids.length ? 'choose.all' : 'choose.none')}
          </Button>
          {choices.map((choice) => (
            <Button
              key={choice}
              kind={choice === 'approve' ? 'primary' : 'secondary'}
              busy={busy}
              disabled={marked.length === 0}
              onClick={() => onDecide(marked, choice)}
            >
              {t(`decide.${choice}-chosen`, { count: marked.length })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

interface RowProps extends Pick<Props, 'busy' | 'choices' | 'onChoose' | 'onDecide'> {
  readonly product: Product;
  readonly href: string;
  readonly isChosen: boolean;
}

function Row({ product, href, isChosen, choices, busy, onChoose, onDecide }: RowProps) {
  const t = useCabinetText();
  const { image, price, isPriced, regular, from } = tileOf(product);
  const { id, name } = product;
  return (
    <li className={styles.row} data-testid="to-choose" data-row>
      <label className={styles.choose}>
        <input
          type="checkbox"
          aria-label={t('choose.one', { name })}
          checked={isChosen}
          onChange={() => onChoose([id], !isChosen)}
        />
      </label>
      <PromoPicture pictures={image === '' ? [] : [image]} sizes="72px" />
      <div className={styles.facts}>
        <Link href={href}>{name}</Link>
        {isPriced && <Price final={price} regular={regular} from={from} />}
      </div>
      <div className={styles.actions}>
        {choices.map((choice) => (
          <Button
            key={choice}
            kind="secondary"
            busy={busy}
            aria-label={t(`decide.${choice}-named`, { name })}
            onClick={() => onDecide([id], choice)}
          >
            {t(`decide.${choice}`)}
          </Button>
        ))}
      </div>
    </li>
  );
}
