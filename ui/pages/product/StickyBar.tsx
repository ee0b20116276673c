import { CART_THUMBNAIL, type ProductView } from '../../../core';
import { Button } from '../../components/Button';
import { Picture } from '../../components/Picture';
import { usePrice } from '../../text/text-context';
import styles from './StickyBar.module.css';

interface Props {
  readonly view: Pick<ProductView, 'parent' | 'current' | 'price' | 'options'>;
  /** Id of the form that the bar's button sends. */
  readonly form: string;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly word: string;
  /** Why the last press did nothing: what it costs gives way to that. */
  readonly failure?: string | undefined;
}

/** 'Ecru, M': what is in the bag after a press. */
function chosenLabels({ options }: Pick<ProductView, 'options'>): string {
  return options.flatMap(({ choices }) => choices.find(({ selected }) => selected)?.label ?? []).join(', ');
}

/**
 * On a phone the way into the bag stays at hand: what, in which size and colour, how much and the button, once the form's own is
 * scrolled away.
 */
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
