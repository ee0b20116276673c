import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { disabledFor, picturesOf, type PromoProduct } from '../../../../core/blogger';
import { Button } from '../../../components/base/Button';
import { Icon } from '../../../components/base/Icon';
import { useCabinetText } from '../../../text/cabinet-text';
import { PromoPicture } from '../PromoPicture';
import { PARTS } from './set-parts';
import styles from './Sets.module.css';

const STEP = 24;

interface Props {
  readonly products: readonly PromoProduct[];
  readonly sets: readonly PromoProduct[];
  readonly collected: readonly PromoProduct[];
  readonly onToggle: (id: number) => void;
}

export function SetChoices(props: Props) {
  const t = useCabinetText();
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={clsx('display', styles.heading)}>
        {t('set.choose')}
      </h2>
      <p className={styles.soft}>{t('set.choose-hint')}</p>
      {[...PARTS, null].map((type) => (
        <OfType
          key={type}
          {...props}
          name={t(`part.${type ?? 'none'}`)}
          // A stable order, so that nothing moves on selection.
          products={props.products
            .filter((product) => product.type_type === type)
            .toSorted((one, other) => Number(isAway(one)) - Number(isAway(other)))}
        />
      ))}
    </section>
  );
}

function isAway({ archive, delivered }: PromoProduct): boolean {
  return archive || !delivered;
}

function OfType({ name, products, sets, collected, onToggle }: Props & { readonly name: string }) {
  const t = useCabinetText();
  const [shown, setShown] = useState(STEP);
  if (products.length === 0) return null;
  return (
    <div className={styles.part}>
      <h3 className={styles.type}>{name}</h3>
      <ul className={styles.choices}>
        {products.slice(0, shown).map((product) => (
          <li key={product.id}>
            <Choice
              product={product}
              isChosen={collected.some(({ id }) => id === product.id)}
              why={disabledFor(product, { collected, sets })}
              onToggle={onToggle}
            />
          </li>
        ))}
      </ul>
      {shown < products.length && (
        <div className={styles.actions}>
          <p role="status" className={styles.soft}>
            {t('set.shown', { shown, total: products.length })}
          </p>
          <Button kind="secondary" onClick={() => setShown(shown + STEP)}>
            {t('set.show-more')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface ChoiceProps extends Pick<Props, 'onToggle'> {
  readonly product: PromoProduct;
  readonly isChosen: boolean;
  readonly why: ReturnType<typeof disabledFor>;
}

/** Disabled choices stay focusable so that the reason is read; it is a description, not part of the name. */
function Choice({ product, isChosen, why, onToggle }: ChoiceProps) {
  const { id, title } = product;
  const t = useCabinetText();
  const noteId = useId();
  return (
    <>
      <button
        type="button"
        className={styles.choice}
        aria-pressed={isChosen}
        aria-disabled={why !== undefined || undefined}
        aria-describedby={why === undefined ? undefined : noteId}
        onClick={() => {
          if (why === undefined) onToggle(id);
        }}
      >
        <span className={styles.picture}>
          <PromoPicture pictures={picturesOf(product, [])} sizes="200px" />
        </span>
        {isChosen && (
          <span className={styles.mark}>
            <Icon name="check" size={18} />
          </span>
        )}
        <span className={styles.name}>{title}</span>
      </button>
      {why !== undefined && (
        <p id={noteId} className={styles.soft}>
          {t(`set-why.${why}`)}
        </p>
      )}
    </>
  );
}
