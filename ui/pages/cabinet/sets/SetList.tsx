import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { partsOf, picturesOf, type PromoProduct } from '../../../../core/blogger';
import { Button } from '../../../components/base/Button';
import { Link } from '../../../components/base/Link';
import { useCabinetText } from '../../../text/cabinet-text';
import { PromoPicture } from '../PromoPicture';
import styles from './Sets.module.css';

const STEP = 20;

interface Props {
  readonly sets: readonly PromoProduct[];
  readonly products: readonly PromoProduct[];
  readonly pathOf: (id: number) => string;
}

export function SetList({ sets, products, pathOf }: Props) {
  const t = useCabinetText();
  const id = useId();
  const [shown, setShown] = useState(STEP);
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={clsx('display', styles.heading)}>
        {t('set.existing')}
      </h2>
      {sets.length === 0 && <p className={styles.soft}>{t('set.no-sets')}</p>}
      <ul className={styles.sets}>
        {sets.slice(0, shown).map((set) => {
          const parts = partsOf(set, products);
          return (
            <li key={set.id} data-testid="set">
              <PromoPicture pictures={picturesOf(set, products)} sizes="72px" />
              <div>
                <Link className={styles.link} href={pathOf(set.id)}>
                  {set.title}
                </Link>
                <p className={styles.soft}>{parts.map(({ title }) => title).join(' + ')}</p>
                {set.archive && <p className={styles.soft}>{t('set-why.archived')}</p>}
              </div>
            </li>
          );
        })}
      </ul>
      {shown < sets.length && (
        <div className={styles.actions}>
          <Button kind="secondary" onClick={() => setShown(shown + STEP)}>
            {t('set.show-more-sets')}
          </Button>
        </div>
      )}
    </section>
  );
}
