import { useEffect, useState, type RefObject } from 'react';
import { CART_THUMBNAIL, type ProductView } from '../../../core';
import { Button } from '../../components/Button';
import { Picture } from '../../components/Picture';
import { usePrice } from '../../text/text-context';
import styles from './StickyBar.module.css';

interface Props {
  readonly view: Pick<ProductView, 'parent' | 'current' | 'price'>;
  /** Id of the form that the bar's button sends. */
  readonly form: string;
  /** What the bar stands in for: it shows while that is above the screen. */
  readonly watch: RefObject<HTMLElement | null>;
  /** Shown wherever the page is scrolled to. */
  readonly always?: boolean;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly word: string;
}

/** Whether something has been scrolled away over the upper edge of the screen. */
function useIsPassed(watch: RefObject<HTMLElement | null>): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (watch.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        if (latest) setPassed(!latest.isIntersecting);
      },
      // All that lies below the screen counts as seen: a jump from above it to below it is one crossing too.
      { rootMargin: '0px 0px 100000px 0px' },
    );
    observer.observe(watch.current);
    return () => observer.disconnect();
  }, [watch]);
  return passed;
}

/** On a phone the way into the bag stays at hand: what, how much and the button, once the form's own has been scrolled away. */
export function StickyBar({ view, form, watch, always = false, busy, disabled, word }: Props) {
  const price = usePrice();
  const passed = useIsPassed(watch);
  if (!passed && !always) return null;
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
        <span className={styles.price}>{price(view.price.final)}</span>
      </p>
      <Button type="submit" form={form} busy={busy} disabled={disabled}>
        {word}
      </Button>
    </div>
  );
}
