import { useEffect, useState, type ReactNode } from 'react';
import type { Facet } from '../../../core/shopper';
import { Icon } from '../../components/base/Icon';
import { later } from '../../components/base/Later';
import { late } from '../../state/late';
import { useText } from '../../text/text-context';
import type { FacetLinks } from './FacetGroups';
import { FACET_GROUPS } from './listing-parts';
import { offeredSwitches, shopperFacets } from './shopper-facets';
import styles from './Facets.module.css';

interface Props {
  readonly facets: readonly Facet[];
  readonly links: FacetLinks;
  readonly total: number;
  readonly sort?: ReactNode;
}

const FacetGroups = later(FACET_GROUPS);
const FilterDrawer = late(async () => (await import('./FilterDrawer')).FilterDrawer);

/** Must match the style sheet. */
const NARROW = '(max-width: 63.99em)';

/** Renders each value as a link with its count: in a drawer on phones, in a `<details>` element without JavaScript. */
export function Facets({ facets, links, total, sort }: Props) {
  const t = useText();
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const [first] = useState(facets);
  // Hydrates at once when the list differs from the server's, as in promo mode.
  useEffect(() => {
    if (facets !== first) FACET_GROUPS.load().catch(() => undefined);
  }, [facets, first]);
  const useful = shopperFacets(facets, total);
  const switches = offeredSwitches(facets, total);
  if (useful.length + switches.length === 0) return <div />;
  const groups = <FacetGroups facets={useful} switches={switches} links={links} />;
  const chosen = [...switches, ...useful].reduce(
    (sum, facet) => sum + facet.values.filter((value) => value.selected).length,
    0,
  );
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
        {groups}
      </details>
      {drawer !== 'never' && (
        <FilterDrawer
          open={drawer === 'open'}
          onClose={() => setDrawer('closed')}
          total={total}
          clear={chosen > 0 ? links.clear() : undefined}
        >
          {sort}
          {groups}
        </FilterDrawer>
      )}
    </>
  );
}
