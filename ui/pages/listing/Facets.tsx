import { useState, type ReactNode } from 'react';
import { Link } from '../../components/Link';
import type { Facet } from '../../../core';
import { Icon } from '../../components/Icon';
import { late } from '../../state/late';
import { useSay, useText } from '../../text/text-context';
import { opensAtOnce, shopperFacets } from './shopper-facets';
import styles from './Facets.module.css';

const SHOWN = 8;

interface Props {
  readonly facets: readonly Facet[];
  readonly toggle: (code: string, value: string) => string;
  /** Where nothing is filtered by. */
  readonly clear: string;
  readonly total: number;
  /** The orders of the list, for the drawer: its button follows down the list, where they no longer stand. */
  readonly sort?: ReactNode;
}

const FilterDrawer = late(async () => (await import('./FilterDrawer')).FilterDrawer);

/** Narrower than this the filters are a drawer; as wide as the style sheet has them beside the list. */
const NARROW = '(max-width: 63.99em)';

/**
 * The filters of a listing. Each value is a link with the count that its list will have. On a phone they are a drawer, and without
 * script a fold.
 */
export function Facets({ facets, toggle, clear, total, sort }: Props) {
  const t = useText();
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const useful = shopperFacets(facets, total);
  if (useful.length === 0) return <div />;
  const chosen = useful.reduce((sum, facet) => sum + facet.values.filter((value) => value.selected).length, 0);
  return (
    <>
      <details className={styles.facets} data-testid="facets">
        <summary
          className={styles.fold}
          onClick={(event) => {
            if (!window.matchMedia(NARROW).matches) return;
            event.preventDefault();
            setDrawer('open');
          }}
        >
          <Icon name="filter" size={20} /> {t('listing.filter')}
          {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
          <span className="visually-hidden"> {t('listing.show', { count: total })}</span>
        </summary>
        <FacetGroups facets={useful} toggle={toggle} />
      </details>
      {drawer !== 'never' && (
        <FilterDrawer
          open={drawer === 'open'}
          onClose={() => setDrawer('closed')}
          total={total}
          clear={chosen > 0 ? clear : undefined}
        >
          {sort}
          <FacetGroups facets={useful} toggle={toggle} />
        </FilterDrawer>
      )}
    </>
  );
}

function FacetGroups({ facets, toggle }: Pick<Props, 'facets' | 'toggle'>) {
  const t = useText();
  return (
    <div className={styles.groups} role="group" aria-label={t('listing.filters')}>
      {facets.map((facet) => (
        <FacetGroup key={facet.code} facet={facet} toggle={toggle} />
      ))}
    </div>
  );
}

function FacetGroup({ facet, toggle }: { readonly facet: Facet; readonly toggle: Props['toggle'] }) {
  const t = useText();
  const say = useSay();
  // As it was when it came: a group does not close under the finger that takes its last value back.
  const [open] = useState(() => opensAtOnce(facet));
  const values = [...facet.values];
  const compact = facet.code === 'size';
  const head = compact ? values : values.filter((value, index) => index < SHOWN || value.selected);
  const rest = compact ? [] : values.filter((value, index) => index >= SHOWN && !value.selected);
  const list = (items: typeof values) => (
    <ul className={compact ? styles.sizes : styles.values}>
      {items.map((value) => (
        <li key={value.value}>
          <Link
            href={toggle(facet.code, value.value)}
            className={styles.value}
            aria-current={value.selected ? 'true' : undefined}
            rel="nofollow"
          >
            {value.swatch !== undefined && <span className={styles.swatch} style={{ background: value.swatch }} />}
            <span>{value.label}</span> <span className={styles.count}>{value.count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <details className={styles.group} open={open} data-facet={facet.code}>
      <summary className={styles.head}>
        <h2 className={styles.heading}>{say(`facet.${facet.code}`) ?? facet.label}</h2>
        <Icon name="down" size={16} />
      </summary>
      {list(head)}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{t('listing.more-values')}</summary>
          {list(rest)}
        </details>
      )}
    </details>
  );
}
