import { useEffect, useMemo, useState } from 'react';
import {
  picturesOf,
  POST_TYPES,
  type BloggersArea,
  type DraftPhoto,
  type DraftPlace,
  type KeptDraft,
  type PromoProduct,
} from '../../../core/blogger';
import { CART_THUMBNAIL } from '../../../core/internal';
import { imageUrl, isShopError } from '../../../core/shopper';
import { Link } from '../../components/base/Link';
import { PhotoAdvice } from '../../pages/cabinet/posts/PhotoAdvice';
import { PostEditor } from '../../pages/cabinet/posts/PostEditor';
import { Read } from '../../pages/cabinet/Read';
import { useLocation } from '../../state/address';
import { useShop } from '../../state/shop-context';
import { shrinkPhoto } from '../../state/device/shrink-photo';
import { useNotify } from '../../state/use-notify';
import { useObservable } from '../../state/use-observable';
import { useOnline } from '../../state/use-online';
import { useCabinetText, type CabinetText } from '../../text/cabinet-text';
import { Guide } from './Guide';
import { postError } from './post-error';
import type { CabinetPart } from './part';
import { useParts } from './use-parts';

const SHOWN = ['products', 'terms', 'settings'] as const;
const UNREAD = { status: 'unread' } as const;
const EMPTY: KeptDraft = { uid: '', text: '', photos: [] };

export const PostPart: CabinetPart = ({ page, bloggers }) => {
  const shop = useShop();
  const t = useCabinetText();
  const online = useOnline();
  const retry = useParts(bloggers, SHOWN);
  const products = useObservable(bloggers.products$, UNREAD);
  const { id, entity } = page.route.params;
  const type = POST_TYPES.find((known) => known === entity);
  const listPath = shop.routing.localPath('/cabinet/products');
  return (
    <Read of={products} online={online} onRetry={retry}>
      {({ items }) => {
        const product = items.find((one) => String(one.id) === id);
        if (product === undefined || type === undefined) return <p>{t('product.unknown')}</p>;
        const refusal = product.archive
          ? 'product.is-archived'
          : product.delivered
            ? undefined
            : 'product.not-delivered';
        if (refusal !== undefined) {
          return (
            <>
              <p>{t(refusal, { title: product.title })}</p>
              <p>
                <Link href={listPath}>{t('product.all')}</Link>
              </p>
            </>
          );
        }
        const place = { itemId: product.id, type };
        return (
          <Editor
            key={`${product.id}:${type}`}
            {...{ bloggers, product, place, online }}
            products={items}
            onRetry={retry}
          />
        );
      }}
    </Read>
  );
};

interface EditorProps {
  readonly bloggers: BloggersArea;
  readonly product: PromoProduct;
  readonly products: readonly PromoProduct[];
  readonly place: DraftPlace;
  readonly online: boolean;
  readonly onRetry: () => void;
}

function Editor({ bloggers, product, products, place, online, onRetry }: EditorProps) {
  const shop = useShop();
  const t = useCabinetText();
  const notify = useNotify();
  const [, navigate] = useLocation();
  const { drafts } = bloggers;
  const { itemId, type } = place;
  const draft$ = useMemo(() => drafts.draft$({ itemId, type }), [drafts, itemId, type]);
  const draft = useObservable(draft$, EMPTY);
  const advice = usePhotoAdvice(bloggers);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<{ photos?: string | undefined; post?: string | undefined }>({});
  const run = (work: Promise<unknown>) => void work.catch(notify);
  const add = async (files: readonly File[]) => {
    try {
      await drafts.addPhotos(place, await Promise.all(files.map(shrinkPhoto)));
      setErrors({});
    } catch (error) {
      if (!isShopError(error, 'invalid-input')) throw error;
      setErrors({ photos: postError(error, t) });
    }
  };
  const publish = async () => {
    setBusy(true);
    try {
      await drafts.publish(place);
      shop.notices.spawn({ type: 'success', code: 'post-published', message: t('post.published') });
      navigate(shop.routing.localPath(`/cabinet/products/${String(product.id)}`));
    } catch (error) {
      setErrors({ post: postError(error, t) });
      setBusy(false);
    }
  };
  return (
    <>
      <PostEditor
        product={product}
        pictures={picturesOf(product, products)}
        type={type}
        draft={draft}
        preview={(photo) => <Preview bloggers={bloggers} photo={photo} t={t} />}
        online={online}
        busy={busy}
        errors={errors}
        guide={<Guide {...{ bloggers, product, products, type, online, onRetry }} />}
        photos={{
          onAdd: (files) => run(add(files)),
          onRemove: (key) => run(drafts.removePhoto(place, key)),
          onMove: (key, by) => run(drafts.movePhoto(place, key, by)),
          onRetry: () => run(drafts.retry(place)),
          onAdvice: advice.ask,
        }}
        onText={(text) => run(drafts.edit(place, text))}
        onPublish={() => void publish()}
        onDiscard={() => run(drafts.discard(place))}
      />
      {advice.isOpen && <PhotoAdvice onClose={() => run(advice.close())} />}
    </>
  );
}

function usePhotoAdvice(bloggers: BloggersArea) {
  const settings = useObservable(bloggers.settings$, UNREAD);
  const isKnown = useObservable(bloggers.knowsPhotoAdvice$, true);
  const [isAsked, setAsked] = useState(false);
  const isWanted = settings.status === 'here' && settings.value.show_attention_photo_modal === true;
  return {
    isOpen: isWanted && (isAsked || !isKnown),
    ask: isWanted ? () => setAsked(true) : undefined,
    close: () => {
      setAsked(false);
      return bloggers.setPhotoAdviceKnown();
    },
  };
}

function Preview({ bloggers, photo, t }: { bloggers: BloggersArea; photo: DraftPhoto; t: CabinetText }) {
  const { key, path, name } = photo;
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (path !== undefined) return undefined;
    let made: string | undefined;
    let isOver = false;
    bloggers.drafts.photo(key).then(
      (file) => {
        if (file === undefined || isOver) return;
        made = URL.createObjectURL(new Blob([file.bytes.slice()], { type: file.type }));
        setUrl(made);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [bloggers, key, path]);
  const source = path === undefined ? url : imageUrl(path, CART_THUMBNAIL);
  return source === undefined ? <span>{name}</span> : <img src={source} alt={t('post.photo', { name })} />;
}
