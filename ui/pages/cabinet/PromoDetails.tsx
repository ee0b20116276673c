import { useId, type ReactNode } from 'react';
import { phaseOf, POST_TYPES, type PostType, type PromoProduct } from '../../../core/blogger';
import { ButtonLink } from '../../components/base/Button';
import { Link } from '../../components/base/Link';
import { longDate } from '../../text/long-date';
import { useCabinetText } from '../../text/cabinet-text';
import { useLocale } from '../../text/text-context';
import styles from './PromoDetails.module.css';
import { PromoPicture } from './PromoPicture';

interface Props {
  readonly product: PromoProduct;
  readonly pictures: readonly string[];
  readonly parts: readonly PromoProduct[];
  readonly postPath: (type: PostType) => string;
  readonly pathOf: (id: number) => string;
  readonly actions?: ReactNode;
  readonly toCopy?: ReactNode;
}

export function PromoDetails({ product, pictures, parts, postPath, pathOf, actions, toCopy }: Props) {
  const t = useCabinetText();
  const locale = useLocale();
  const phase = phaseOf(product);
  const canPost = product.delivered && !product.archive;
  return (
    <div className={styles.details}>
      <div className={styles.head}>
        <PromoPicture pictures={pictures} sizes="180px" />
        <div className={styles.facts}>
          <p className={styles.phase}>{t(product.archive ? 'phase.archived' : `phase.${phase}`)}</p>
          {product.delivered_at !== null && (
            <p className={styles.soft}>{t('product.delivered', { date: longDate(product.delivered_at, locale) })}</p>
          )}
          {!product.delivered && product.days_to_delivery !== null && (
            <p className={styles.soft}>{t('product.days', { count: product.days_to_delivery })}</p>
          )}
          {actions}
        </div>
      </div>
      {!product.delivered && !product.archive && <p>{t('product.not-delivered', { title: product.title })}</p>}
      <ul className={styles.kinds}>
        {POST_TYPES.map((type) => (
          <li key={type} className={styles.kind}>
            <div>
              <h2>{t(`kind.${type}`)}</h2>
              <Dates dates={product.promoted_dates[type] ?? []} />
            </div>
            {canPost && (
              <ButtonLink kind="secondary" href={postPath(type)}>
                {t(`post.new-${type}`)}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      {parts.length > 0 && <Parts parts={parts} pathOf={pathOf} />}
      <div>{toCopy}</div>
    </div>
  );
}

function Parts({ parts, pathOf }: Pick<Props, 'parts' | 'pathOf'>) {
  const t = useCabinetText();
  const id = useId();
  return (
    <section className={styles.parts} aria-labelledby={id}>
      <h2 id={id}>{t('product.parts')}</h2>
      <ul>
        {parts.map(({ id: part, title, image, type_type: type }) => (
          <li key={part} className={styles.part}>
            <PromoPicture pictures={image === null ? [] : [image]} sizes="56px" />
            <div>
              <p className={styles.soft}>{t(`part.${type ?? 'none'}`)}</p>
              <Link href={pathOf(part)}>{title}</Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Dates({ dates }: { readonly dates: readonly string[] }) {
  const t = useCabinetText();
  const locale = useLocale();
  if (dates.length === 0) return <p className={styles.soft}>{t('product.never')}</p>;
  return (
    <p className={styles.soft}>
      {t('product.shown', { count: dates.length, dates: dates.map((date) => longDate(date, locale)).join(', ') })}
    </p>
  );
}
