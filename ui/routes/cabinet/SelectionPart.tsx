import { useEffect, useState } from 'react';
import { BLOGGER_LIMITS, type BloggersArea } from '../../../core/blogger';
import { isShopError, type Product, type Shop } from '../../../core/shopper';
import { Link } from '../../components/base/Link';
import { SelectionList, type Choice } from '../../pages/cabinet/sets/SelectionList';
import styles from '../../pages/cabinet/sets/SelectionList.module.css';
import { Waiting } from '../../pages/account/Waiting';
import { useSearch } from '../../state/address';
import { useShop } from '../../state/shop-context';
import { untilLoaded } from '../../loading/until-loaded';
import { useObservable } from '../../state/use-observable';
import { useOnline } from '../../state/use-online';
import { useCabinetText, type CabinetText } from '../../text/cabinet-text';
import type { CabinetPart } from './part';
import { postError } from './post-error';

const PAGE = 50;
const PATH = '/cabinet/products/selection';

const VIEWS = [
  { approved: '0', status: 'new', choices: ['approve', 'refuse'] },
  { approved: '1', status: 'approve', choices: ['refuse'] },
  { approved: 'refused', status: 'refuse', choices: ['approve'] },
] as const;
type View = (typeof VIEWS)[number];

export const SelectionPart: CabinetPart = ({ bloggers }) => {
  const shop = useShop();
  const t = useCabinetText();
  const settings = useObservable(shop.content.settings$, shop.content.settings);
  const approved = new URLSearchParams(useSearch()).get('approved');
  const view = VIEWS.find((one) => one.approved === approved) ?? VIEWS[0];
  if (settings === null) return <Waiting state="loading" onRetry={() => undefined} />;
  if (settings.product_choose !== true) return <p>{t('choose.off')}</p>;
  return (
    <>
      <p className={styles.views}>
        {VIEWS.map((one) => (
          <Link
            key={one.status}
            href={`${shop.routing.localPath(PATH)}?approved=${one.approved}`}
            aria-current={one === view ? 'page' : undefined}
          >
            {t(`choice.${one.status}`)}
          </Link>
        ))}
      </p>
      <Selection key={view.status} view={view} bloggers={bloggers} />
    </>
  );
};

interface Found {
  readonly items: readonly Product[];
  readonly total: number;
}

function Selection({ view, bloggers }: { readonly view: View; readonly bloggers: BloggersArea }) {
  const shop = useShop();
  const online = useOnline();
  const [found, setFound] = useState<Found>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { status } = view;
  useEffect(
    () => untilLoaded(() => productsOf(shop, status, 0), { here: setFound, failed: () => setFailed(true) }),
    [shop, status, attempt],
  );
  if (found !== undefined) return <Chosen first={found} view={view} bloggers={bloggers} />;
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return <Waiting state={failed ? (online ? 'failed' : 'offline') : 'loading'} onRetry={retry} />;
}

interface ChosenProps {
  readonly first: Found;
  readonly view: View;
  readonly bloggers: BloggersArea;
}

function Chosen({ first, view: { status, choices }, bloggers }: ChosenProps) {
  const shop = useShop();
  const t = useCabinetText();
  const [found, setFound] = useState(first);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { items, total } = found;
  const run = async (work: () => Promise<Found>) => {
    setBusy(true);
    setError(undefined);
    try {
      const next = await work();
      setFound(next);
      setChosen((before) => new Set(next.items.flatMap(({ id }) => (before.has(id) ? [id] : []))));
    } catch (problem) {
      setError(errorText(problem, t));
    } finally {
      setBusy(false);
    }
  };
  const decide = async (ids: readonly number[], choice: Choice): Promise<Found> => {
    await (choice === 'approve' ? bloggers.approve(ids) : bloggers.refuse(ids));
    shop.notices.spawn({
      type: 'success',
      code: 'products-decided',
      message: t(`decided.${choice}`, { count: ids.length }),
    });
    const left = { items: items.filter(({ id }) => !ids.includes(id)), total: Math.max(0, total - ids.length) };
    if (left.items.length > 0 || left.total === 0) return left;
    // The decision is saved; if the next page fails, a button remains.
    return productsOf(shop, status, 0).catch(() => left);
  };
  /** Decided products leave the list, so the offset is what remains. */
  const more = async (): Promise<Found> => {
    const next = await productsOf(shop, status, items.length);
    const isNew = ({ id }: Product) => !items.some((one) => one.id === id);
    return { items: [...items, ...next.items.filter(isNew)], total: next.total };
  };
  return (
    <SelectionList
      products={items}
      total={total}
      choices={choices}
      chosen={chosen}
      busy={busy}
      error={error}
      linkOf={(product) => shop.routing.productLink(product)}
      onChoose={(ids, isChosen) => setChosen(withChosen(chosen, ids, isChosen))}
      onDecide={(ids, choice) => void run(() => decide(ids.slice(0, BLOGGER_LIMITS.approved), choice))}
      onMore={items.length < total ? () => void run(more) : undefined}
    />
  );
}

async function productsOf(shop: Shop, status: View['status'], start: number): Promise<Found> {
  const { items, total } = await shop.catalogue.search({ filters: { choose_status: [status] }, start, size: PAGE });
  return { items, total };
}

function withChosen(chosen: ReadonlySet<number>, ids: readonly number[], isChosen: boolean): ReadonlySet<number> {
  const next = new Set(chosen);
  for (const id of ids) {
    if (isChosen) next.add(id);
    else next.delete(id);
  }
  return next;
}

function errorText(error: unknown, t: CabinetText): string {
  return isShopError(error, 'selection-off') ? t('choose.off') : postError(error, t);
}
