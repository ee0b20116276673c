import { clsx } from 'clsx';
import { useState } from 'react';
import type { Facet } from '../../../core/shopper';
import { Icon } from '../../components/base/Icon';
import { Link } from '../../components/base/Link';
import { useAllWords, useFormat, useText } from '../../text/text-context';
import type { ListingLinks } from './listing-links';
import { useFilterWords } from './filter-words';
import { PriceForm } from './PriceForm';
import styles from './FacetGroups.module.css';

const SHOWN = 8;
const SHOWN_SIZES = 24;
const OPEN: ReadonlySet<string> = new Set(['size', 'color', 'price']);

export type FacetLinks = Pick<ListingLinks, 'toggle' | 'price' | 'clear'>;

interface Props {
  readonly facets: readonly Facet[];
  readonly switches: readonly Facet[];
  readonly links: FacetLinks;
}

export function FacetGroups({ facets, switches, links }: Props) {
  useAllWords('arrival');
  const t = useText();
  return (
    <div className={styles.groups} role="group" aria-label={t('listing.filters')}>
      {switches.length > 0 && <Switches facets={switches} toggle={links.toggle} />}
      {facets.map((facet) => (
        <FacetGroup key={facet.code} facet={facet} links={links} />
      ))}
    </div>
  );
}

function Switches({ facets, toggle }: { readonly facets: readonly Facet[]; readonly toggle: FacetLinks['toggle'] }) {
  const words = useFilterWords();
  return (
    <ul className={styles.switches}>
      {facets.flatMap((facet) =>
        facet.values.map((value) => (
          <li key={facet.code}>
            <Link
              href={toggle(facet.code, value.value)}
              className={clsx(styles.value, styles.switch)}
              aria-current={value.selected ? 'true' : undefined}
              rel="nofollow"
              data-switch={facet.only}
            >
              <span>{words(facet, value)}</span> <span className={styles.count}>{value.count}</span>
            </Link>
          </li>
        )),
      )}
    </ul>
  );
}

function opensAtOnce(facet: Facet): boolean {
  return OPEN.has(facet.code) || facet.values.some(({ selected }) => selected);
}

function FacetGroup({ facet, links }: { readonly facet: Facet; readonly links: FacetLinks }) {
  const t = useText();
  const format = useFormat();
  const words = useFilterWords();
  // Fixed at mount: a group must not close when its last value is cleared.
  const [open] = useState(() => opensAtOnce(facet));
  const values = [...facet.values];
  const compact = facet.code === 'size';
  const shown = compact ? SHOWN_SIZES : SHOWN;
  const head = values.filter((value, index) => index < shown || value.selected);
  const rest = values.filter((value, index) => index >= shown && !value.selected);
  const list = (items: typeof values) => (
    <ul className={compact ? styles.sizes : styles.values}>
      {items.map((value) => (
        <li key={value.value}>
          <Link
            href={links.toggle(facet.code, value.value)}
            className={styles.value}
            aria-current={value.selected ? 'true' : undefined}
            rel="nofollow"
          >
            {value.swatch !== undefined && <span className={styles.swatch} style={{ background: value.swatch }} />}
            <span>{words(facet, value)}</span> <span className={styles.count}>{value.count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <details className={styles.group} open={open} data-facet={facet.code}>
      <summary className={styles.head}>
        <h2 className={styles.heading}>{format(`facet.${facet.code}`) ?? facet.label}</h2>
        <Icon name="down" size={16} />
      </summary>
      {list(head)}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{t('listing.more-values')}</summary>
          {list(rest)}
        </details>
      )}
      {facet.code === 'price' && <PriceForm facet={facet} linkTo={links.price} />}
    </details>
  );
}
