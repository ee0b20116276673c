import { Link } from '../../components/base/Link';
import type { Facet } from '../../../core/shopper';
import { Icon } from '../../components/base/Icon';
import { useAllWords, useText } from '../../text/text-context';
import { isChosenInLateWords, useFilterWords } from './filter-words';
import styles from './ChosenFilters.module.css';

interface Props {
  readonly facets: readonly Facet[];
  readonly toggle: (code: string, value: string) => string;
  readonly clear: string;
}

export function ChosenFilters({ facets, toggle, clear }: Props) {
  useAllWords(facets.some(isChosenInLateWords) ? 'load' : 'never');
  const t = useText();
  const words = useFilterWords();
  const chosen = facets.flatMap((facet) =>
    facet.values
      .filter((value) => value.selected)
      .map((value) => ({
        value: value.value,
        code: facet.code,
        label: words(facet, value),
      })),
  );
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen}>
      {chosen.map((value) => (
        <li key={`${value.code}:${value.value}`}>
          <Link
            href={toggle(value.code, value.value)}
            className={styles.chip}
            aria-label={t('listing.remove-filter', { name: value.label })}
          >
            {value.label} <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link href={clear} className={styles.clear}>
          {t('listing.clear')}
        </Link>
      </li>
    </ul>
  );
}
