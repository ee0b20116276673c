import { useLocation } from '../../state/address';
import type { NamedLink, Product, Suggestions } from '../../../core/shopper';
import { Drawer } from '../../components/base/Drawer';
import { useFormat, useText } from '../../text/text-context';
import { foundGroups, nextOption, searchLink, startGroups, type PanelGroup } from '../search/panel-groups';
import { optionId, PanelList } from '../search/PanelList';
import { SearchField } from '../search/SearchField';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import styles from './SearchPanel.module.css';

/** Debounce in milliseconds. */
const PAUSE = 160;

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly searchPath: string;
  readonly suggest: (text: string, options: { readonly signal: AbortSignal }) => Promise<Suggestions>;
  readonly linkOf: (product: Product) => string;
  readonly departments: readonly NamedLink[];
  readonly popular: readonly string[];
  readonly recent: readonly string[];
  readonly onForget: () => void;
}

type Found =
  | { readonly state: 'idle' }
  | { readonly state: 'failed' }
  | { readonly state: 'found'; readonly result: Suggestions };

function useSuggestions(text: string, suggest: Props['suggest']): Found {
  const [found, setFound] = useState<Found>({ state: 'idle' });
  useEffect(() => {
    const wanted = text.trim();
    const request = new AbortController();
    const show = (next: Found) => {
      if (!request.signal.aborted) setFound(next);
    };
    const timer = setTimeout(
      () => {
        if (wanted === '') show({ state: 'idle' });
        else
          suggest(wanted, { signal: request.signal }).then(
            (result) => show({ state: 'found', result }),
            () => show({ state: 'failed' }),
          );
      },
      wanted === '' ? 0 : PAUSE,
    );
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [text, suggest]);
  return found;
}

function useGroups(found: Found, props: Props): readonly PanelGroup[] {
  const t = useText();
  const format = useFormat();
  const context = { t, format, searchPath: props.searchPath, linkOf: props.linkOf };
  if (found.state === 'found') return foundGroups(found.result, props, context);
  return found.state === 'idle' ? startGroups(props, context) : [];
}

export function SearchPanel(props: Props) {
  const { open, onClose, searchPath, suggest, onForget } = props;
  const t = useText();
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const [, navigate] = useLocation();
  const listId = useId();
  const found = useSuggestions(text, suggest);
  const groups = useGroups(found, props);
  const options = groups.flatMap((group) => group.options);
  const at = active < options.length ? active : -1;
  const change = (next: string) => {
    setText(next);
    setActive(-1);
  };
  const submit = () => {
    const chosen = options[at];
    const words = text.trim();
    if (chosen === undefined && words === '') return;
    onClose();
    navigate(chosen?.href ?? searchLink(searchPath, words));
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    // The first Escape clears the active option, the next one closes the panel.
    const next = event.key === 'Escape' && at >= 0 ? -1 : nextOption(event.key, at, options.length);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setActive(next);
  };
  const isNothing = found.state === 'found' && found.result.total === 0;
  return (
    <Drawer open={open} onClose={onClose} title={t('nav.search')} side="left" wide beside>
      <SearchField
        action={searchPath}
        text={text}
        listId={listId}
        activeId={at < 0 ? undefined : optionId(listId, at)}
        hasEntries={options.length > 0}
        onText={change}
        onKey={onKey}
        onSubmit={submit}
      />
      <div className={styles.found}>
        <p role="status" className={styles.note}>
          {found.state === 'failed' && t('search.failed')}
          {isNothing && found.result.help.length === 0 && t('search.none', { text: found.result.text })}
        </p>
        <PanelList id={listId} label={t('search.suggestions')} groups={groups} active={at} onChoose={onClose} />
        {groups.some(({ kind }) => kind === 'recent') && (
          <button type="button" className={styles.forget} onClick={onForget}>
            {t('search.forget')}
          </button>
        )}
      </div>
    </Drawer>
  );
}
