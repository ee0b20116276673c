import { CART_THUMBNAIL } from '../../../core/internal';
import type { ProductView } from '../../../core/shopper';
import { Button } from '../../components/base/Button';
import { Picture } from '../../components/base/Picture';
import { usePrice } from '../../text/text-context';
import styles from './StickyBar.module.css';

interface Props {
  readonly view: Pick<ProductView, 'parent' | 'current' | 'price' | 'options'>;
  readonly form: string;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly word: string;
  readonly failure?: string | undefined;
}

function chosenLabels({ options }: Pick<ProductView, 'options'>): string {
  return options.flatMap(({ choices }) => choices.find(({ selected }) => selected)?.label ?? []).join(', ');
}

export function StickyBar({ view, form, busy, disabled, word, failure }: Props) {
  const price = usePrice();
  const image = view.current.thumbnail ?? view.current.image;
  return (
    <div className={styles.bar} data-testid="sticky-bar" data-bottom-bar="">
      {image !== undefined && (
        <span className={styles.picture}>
          <Picture path={image} size={CART_THUMBNAIL} alt="" sizes="3rem" />
        </span>
      )}
      <p className={styles.words}>
        <span className={styles.name}>{view.parent.name}</span>
        {failure === undefined ? (
          <span className={styles.choice}>
            <span className={styles.price}>{price(view.price.final)}</span> {chosenLabels(view)}
          </span>
        ) : (
          <span className={styles.failure}>{failure}</span>
        )}
      </p>
      <Button kind="buy" type="submit" form={form} busy={busy} disabled={disabled}>
        {word}
      </Button>
    </div>
  );
}
