import { useEffect, useRef, useState } from 'react';
import { useLocation } from '../state/address';
import { Link } from '../components/Link';
import type { Product, Suggestions } from '../../core';
import { Drawer } from '../components/Drawer';
import { ProductTile } from '../components/ProductTile';
import { SearchForm } from '../components/SearchForm';
import { useText } from '../text/text-context';
import styles from './SearchPanel.module.css';

/** Milliseconds of rest between two keys before the shop is asked. */
const PAUSE = 160;

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly searchPath: string;
  readonly suggest: (text: string) => Promise<Suggestions>;
  readonly linkOf: (product: Product) => string;
}

type Found =
  { readonly state: 'idle' } | { readonly state: 'failed' } | { readonly state: 'found'; readonly result: Suggestions };

function useSuggestions(text: string, suggest: Props['suggest']): Found {
  const [found, setFound] = useState<Found>({ state: 'idle' });
  const latest = useRef(0);
  useEffect(() => {
    const wanted = text.trim();
    const turn = (latest.current += 1);
    const show = (next: Found) => {
      if (latest.current === turn) setFound(next);
    };
    const timer = setTimeout(
      () => {
        if (wanted === '') show({ state: 'idle' });
        else
          suggest(wanted).then(
            (result) => show({ state: 'found', result }),
            () => show({ state: 'failed' }),
          );
      },
      wanted === '' ? 0 : PAUSE,
    );
    return () => clearTimeout(timer);
  }, [text, suggest]);
  return found;
}

/** Search as you type: words first, products beside them, all results one key away. */
export function SearchPanel({ open, onClose, searchPath, suggest, linkOf }: Props) {
  const t = useText();
  const [text, setText] = useState('');
  const [, navigate] = useLocation();
  const found = useSuggestions(text, suggest);
  const to = (words: string) => `${searchPath}?q=${encodeURIComponent(words)}`;
  const go = (words: string) => {
    if (words.trim() === '') return;
    onClose();
    navigate(to(words.trim()));
  };
  return (
    <Drawer open={open} onClose={onClose} title={t('nav.search')} side="left" wide beside>
      <SearchForm action={searchPath} onText={setText} onSubmit={go} firstFocus />
      <div className={styles.found} aria-live="polite">
        {found.state === 'failed' && <p className={styles.note}>{t('search.failed')}</p>}
        {found.state === 'found' && <Results result={found.result} to={to} linkOf={linkOf} onClose={onClose} />}
      </div>
    </Drawer>
  );
}

interface ResultProps {
  readonly result: Suggestions;
  readonly to: (words: string) => string;
  readonly linkOf: Props['linkOf'];
  readonly onClose: () => void;
}

function Results({ result, to, linkOf, onClose }: ResultProps) {
  const t = useText();
  if (result.total === 0) return <p className={styles.note}>{t('search.none', { text: result.text })}</p>;
  return (
    <>
      {result.suggestions.length > 0 && (
        <ul className={styles.words} aria-label={t('search.suggestions')}>
          {result.suggestions.map((suggestion) => (
            <li key={suggestion.text}>
              <Link href={to(suggestion.text)} onClick={onClose} className={styles.word}>
                {suggestion.text}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.products} aria-label={t('search.products')} onClick={onClose}>
        {result.items.map((product) => (
          <li key={product.sku}>
            <ProductTile product={product} href={linkOf(product)} sizes="(min-width: 768px) 220px, 45vw" />
          </li>
        ))}
      </ul>
      <p>
        <Link href={to(result.text)} onClick={onClose} className={styles.all}>
          {t('search.all', { count: result.total })}
        </Link>
      </p>
    </>
  );
}
