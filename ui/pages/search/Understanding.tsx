import type { Listing } from '../../../core/shopper';
import { Link } from '../../components/base/Link';
import { useAllWords, useText } from '../../text/text-context';
import { searchedWords } from '../searched-words';
import { HelpLinks } from './HelpLinks';
import styles from './Understanding.module.css';

interface Props {
  readonly listing: Listing;
  readonly searchPath: string;
}

export function Understanding({ listing, searchPath }: Props) {
  useAllWords();
  const t = useText();
  const { fuzzy, suggestion, exact, total, isLimited, understood, help = [] } = listing;
  const to = (words: string) => `${searchPath}?q=${encodeURIComponent(words)}`;
  return (
    <>
      {isLimited && <p>{t('search.limited')}</p>}
      {understood !== undefined && understood.phrases.length > 0 && (
        <p className={styles.understood} data-testid="understood">
          {t('search.understood', { words: understood.phrases.join(', ') })}{' '}
          <Link href={`${to(understood.typed)}&as-typed=1`}>{t('search.as-typed', { text: understood.typed })}</Link>
        </p>
      )}
      {fuzzy && total > 0 && <p>{t('search.near', { text: searchedWords(listing) })}</p>}
      {suggestion !== undefined && (
        <p data-testid="did-you-mean">
          {t('search.did-you-mean')}{' '}
          <Link href={to(suggestion)} className={styles.meant}>
            {suggestion}
          </Link>
          ?
        </p>
      )}
      {exact === 0 && total > 0 && <p>{t('search.none-exact')}</p>}
      {exact !== undefined && exact > 0 && exact < total && <p>{t('search.exact', { count: exact })}</p>}
      <HelpLinks help={help} />
    </>
  );
}

export function NoneHint() {
  useAllWords();
  return <p>{useText()('search.none-hint')}</p>;
}
