import { useEffect, useState, type ComponentProps } from 'react';
import { lookUp, type Product, type ProductView, type Shop } from '../../core/shopper';
import { QuickAddDialog } from '../pages/product/QuickAddDialog';
import { useLocation } from '../state/address';
import type { QuickAddRequest } from '../state/quick-add';
import { useShop } from '../state/shop-context';
import { useNotify } from '../state/use-notify';

interface Props extends Pick<ComponentProps<typeof QuickAddDialog>, 'Picker'> {
  readonly request: QuickAddRequest;
  readonly onDone: () => void;
}

/** Options beyond the variant need the product page. */
function needsItsPage({ type_id: type, custom_options: options = [] }: Product): boolean {
  return type === 'bundle' || type === 'grouped' || options.some(({ is_require: isRequired }) => isRequired === true);
}

function load(shop: Shop, { product }: QuickAddRequest): Promise<ProductView> {
  const { sku, parentSku = sku, matched_options: matched } = product;
  const color = lookUp(matched, 'color');
  return shop.product.load({ sku: parentSku, ...(color !== undefined && { selection: { color } }) });
}

function useChoice({ request, onDone }: Props) {
  const shop = useShop();
  const notify = useNotify();
  const [, navigate] = useLocation();
  const [view, setView] = useState<ProductView>();
  const [isBusy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const [problem, setProblem] = useState<string>();
  const close = () => {
    onDone();
    // Some browsers do not focus on touch, so restore focus explicitly.
    request.opener.focus({ preventScroll: true });
  };
  const fail = (error: unknown) => {
    close();
    notify(error);
  };
  const take = async (chosen: ProductView) => {
    if (chosen.unchosen.length > 0) {
      setTries((count) => count + 1);
      return;
    }
    setBusy(true);
    const { items, problems } = await shop.cart.add(chosen, chosen.quantity.min, { notifies: true });
    setBusy(false);
    if (items.length > 0) close();
    else setProblem(problems[0]?.message);
  };
  useEffect(() => {
    let isCurrent = true;
    const come = (loaded: ProductView) => {
      if (!isCurrent) return;
      if (needsItsPage(loaded.parent)) {
        onDone();
        navigate(request.href);
      } else if (loaded.options.length === 0) take(loaded).catch(fail);
      else setView(loaded);
    };
    load(shop, request).then(come, (error: unknown) => isCurrent && fail(error));
    return () => {
      isCurrent = false;
    };
    // Once for each request.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shop, request]);
  return {
    shop,
    view,
    setView,
    isBusy,
    tries,
    problem,
    close,
    take: (chosen: ProductView) => take(chosen).catch(fail),
  };
}

/** Adds a listed product to the bag, asking for the variant; opens the page if more is required. */
export function QuickAdd(props: Props) {
  const { product, href, image } = props.request;
  const { shop, view, setView, isBusy, tries, problem, close, take } = useChoice(props);
  if (view === undefined && (product.configurable_options ?? []).length === 0) return null;
  return (
    <QuickAddDialog
      name={product.name}
      brand={product.brand_name}
      image={view?.gallery[0]?.image ?? image}
      href={view?.path ?? href}
      view={view}
      isBusy={isBusy}
      tries={tries}
      problem={problem}
      Picker={props.Picker}
      onChoose={(code, value) => view && setView(shop.product.choose(view, code, value))}
      onAdd={() => view && void take(view)}
      onClose={close}
    />
  );
}
