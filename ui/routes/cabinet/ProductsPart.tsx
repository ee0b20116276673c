import { useMemo } from 'react';
import {
  phaseOf,
  picturesOf,
  type BloggersArea,
  type HiddenPhases,
  type KeptDraft,
  type PromoProduct,
} from '../../../core/blogger';
import { ButtonLink } from '../../components/base/Button';
import styles from '../../pages/cabinet/Work.module.css';
import { PromoLists } from '../../pages/cabinet/PromoLists';
import { Read } from '../../pages/cabinet/Read';
import { useShop } from '../../state/shop-context';
import { useNotify } from '../../state/use-notify';
import { useObservable } from '../../state/use-observable';
import { useOnline } from '../../state/use-online';
import { useCabinetText } from '../../text/cabinet-text';
import { useText } from '../../text/text-context';
import type { CabinetPart } from './part';
import { PutAway, Received } from './PromoWork';
import { useParts } from './use-parts';

const SHOWN = ['products'] as const;
const UNREAD = { status: 'unread' } as const;
const HIDDEN: HiddenPhases = { delivering: true, 'for-promotion': true, promoted: true };
const NO_DRAFTS: ReadonlyMap<string, KeptDraft> = new Map();

export const ProductsPart: CabinetPart = ({ bloggers }) => {
  const shop = useShop();
  const t = useText();
  const notify = useNotify();
  const online = useOnline();
  const retry = useParts(bloggers, SHOWN);
  const products = useObservable(bloggers.products$, UNREAD);
  const hidden = useObservable(bloggers.hidden$, HIDDEN);
  const begun = useBegun(bloggers);
  const listPath = shop.routing.localPath('/cabinet/products');
  return (
    <Read of={products} online={online} onRetry={retry}>
      {({ items }) => (
        <>
          {items.some(canBeCollected) && (
            <p>
              <ButtonLink kind="secondary" href={`${listPath}/set`}>
                {t('cabinet.new-set')}
              </ButtonLink>
            </p>
          )}
          <PromoLists
            products={items}
            hidden={hidden}
            onHidden={(phase, isHidden) => void bloggers.setHidden(phase, isHidden).catch(notify)}
            begun={begun}
            pathOf={(id) => `${listPath}/${String(id)}`}
            picturesOf={(product) => picturesOf(product, items)}
            actions={(product) =>
              product.delivered && (
                <Actions bloggers={bloggers} product={product} path={`${listPath}/${String(product.id)}`} />
              )
            }
            received={({ order, products: coming }, onArrived) =>
              order !== null && (
                <Received
                  bloggers={bloggers}
                  order={order}
                  title={coming.map(({ title }) => title).join(', ')}
                  onDone={onArrived}
                />
              )
            }
          />
        </>
      )}
    </Read>
  );
};

interface ActionsProps {
  readonly bloggers: BloggersArea;
  readonly product: PromoProduct;
  readonly path: string;
}

function Actions({ bloggers, product, path }: ActionsProps) {
  const t = useCabinetText();
  return (
    <div className={styles.actions}>
      {phaseOf(product) === 'for-promotion' && (
        <ButtonLink
          kind="secondary"
          href={`${path}/post`}
          aria-label={t('post.new-post-named', { title: product.title })}
        >
          {t('post.new-post')}
        </ButtonLink>
      )}
      <PutAway bloggers={bloggers} product={product} />
    </div>
  );
}

function canBeCollected({ archive, delivered, is_set: isSet, type_type: type }: PromoProduct): boolean {
  return delivered && !archive && !isSet && type !== null;
}

function useBegun({ drafts }: BloggersArea): ReadonlySet<number> {
  const kept = useObservable(drafts.drafts$, NO_DRAFTS);
  return useMemo(() => new Set([...kept.keys()].map((place) => Number(place.split(':')[0]))), [kept]);
}
