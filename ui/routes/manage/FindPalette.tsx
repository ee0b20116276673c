import { useEffect, useState } from 'react';
import type { User } from '../../../core/shopper';
import { mayUser, type ManageArea } from '../../../core/staff';
import { Button } from '../../components/base/Button';
import { FindDialog, type Found } from '../../pages/manage/FindDialog';
import { useLocation } from '../../state/address';
import { useShop } from '../../state/shop-context';
import { useManageText } from '../../text/manage-text';
import { leaveBy } from './leave-guard';

/** Debounce in milliseconds. */
const PAUSE_MS = 200;
const MAX = 5;

interface Props {
  readonly manage: ManageArea;
  readonly user: User;
  readonly pages: readonly { readonly path: string; readonly label: string }[];
}

/** Global search by Ctrl+K, ⌘K or '/', limited to what the user may read. */
export function FindPalette({ manage, user, pages }: Props) {
  const t = useManageText();
  const [isOpen, open] = useState(false);
  useEffect(() => {
    const ask = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, dialog') !== null;
      const isPalette = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      // The search of a list handles '/' itself.
      if (event.defaultPrevented) return;
      if (!isPalette && (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey)) return;
      event.preventDefault();
      open(true);
    };
    window.addEventListener('keydown', ask);
    return () => window.removeEventListener('keydown', ask);
  }, []);
  return (
    <>
      <Button kind="secondary" aria-keyshortcuts="Control+K Meta+K" onClick={() => open(true)}>
        {t('find.open')}
      </Button>
      {isOpen && <Finding {...{ manage, user, pages }} onClose={() => open(false)} />}
    </>
  );
}

function Finding({ manage, user, pages, onClose }: Props & { readonly onClose: () => void }) {
  const t = useManageText();
  const shop = useShop();
  const [, navigate] = useLocation();
  const [words, setWords] = useState('');
  const [found, setFound] = useState<{ readonly words: string; readonly items: readonly Found[] }>();
  const asked = words.trim();
  useEffect(() => {
    if (asked.length < 2) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      void findAll(manage, user, asked).then((results) => {
        if (!isOver) setFound({ words: asked, items: results });
      });
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asked, manage, user]);
  const low = asked.toLowerCase();
  const own = pages.filter(({ label }) => label.toLowerCase().includes(low));
  const local = (path: string) => shop.routing.localPath(path);
  const items = [
    ...own.slice(0, asked === '' ? 20 : MAX).map(({ path, label }): Found => ({ kind: 'page', label, path })),
    ...(found?.words === asked ? found.items.map((one) => ({ ...one, path: local(one.path) })) : []),
  ];
  return (
    <FindDialog
      words={words}
      items={items}
      kindOf={({ kind }) => t(`find.${kind}`)}
      isWaiting={asked.length >= 2 && found?.words !== asked}
      onType={setWords}
      onOpen={({ path }) => {
        onClose();
        leaveBy(() => navigate(path));
      }}
      onClose={onClose}
    />
  );
}

/** Sources that fail or are forbidden return nothing. */
async function findAll(manage: ManageArea, user: User, words: string): Promise<readonly Found[]> {
  const { products, people } = manage.records;
  const sources: readonly Promise<readonly Found[]>[] = [
    mayUser(user, 'orders:read')
      ? manage.orders({ q: words, size: MAX }).then(({ items }) =>
          items.map(({ id, name, email }) => ({
            kind: 'order' as const,
            label: [id, name, email].filter((part) => part !== '').join(', '),
            path: `/manage/orders/${encodeURIComponent(id)}`,
          })),
        )
      : Promise.resolve([]),
    mayUser(user, products.permissions.read)
      ? products.list({ q: words, size: MAX }).then(({ items }) =>
          items.map(({ id, name }) => ({
            kind: 'product' as const,
            label: `${name} (${id})`,
            path: `/manage/products/${encodeURIComponent(id)}`,
          })),
        )
      : Promise.resolve([]),
    mayUser(user, people.permissions.read)
      ? people.list({ q: words, size: MAX }).then(({ items }) =>
          items.map(({ id, name, email, phone }) => ({
            kind: 'person' as const,
            label: [name, email ?? phone ?? ''].filter((part) => part !== '').join(', '),
            path: `/manage/people/${id}`,
          })),
        )
      : Promise.resolve([]),
  ];
  const results = await Promise.allSettled(sources);
  return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
}
