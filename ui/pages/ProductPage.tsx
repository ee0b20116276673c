import type { Page, Product, ProductView, ReviewsQuery, ReviewsPage, ShippingMethod } from '../../core/shopper';
import { Breadcrumbs } from '../components/base/Breadcrumbs';
import { later } from '../components/base/Later';
import { useAttempt } from '../state/use-attempt';
import { BuyBox } from './product/BuyBox';
import { BEYOND, PICTURES, REVIEWS, WORDS } from './product/product-parts';
import type { OpenReviews } from './product/reviews/ReviewForm';
import { SizeHelp } from './product/sizes/SizeHelp';
import type { ReadBlock } from './product/sizes/SizeGuide';
import styles from './ProductPage.module.css';

const Pictures = later(PICTURES);
const Words = later(WORDS);
const Reviews = later(REVIEWS);
const Beyond = later(BEYOND);

export interface HelpPaths {
  readonly sizes: string;
  readonly delivery?: string | undefined;
  readonly returns?: string | undefined;
}

type PageData = Pick<Extract<Page, { readonly name: 'product' }>, 'view' | 'similar' | 'outfit' | 'facts' | 'reviews'>;

interface Props extends PageData {
  readonly taxIncluded: boolean;
  readonly help: HelpPaths;
  readonly ways?: readonly ShippingMethod[] | undefined;
  readonly linkOf: (product: Product) => string;
  readonly onChoose: (code: string, value: string) => void;
  readonly onConfigure: (change: Partial<ProductView['configuration']>) => void;
  readonly onAdd: (qty: number) => Promise<boolean>;
  readonly loadReviews: (query: ReviewsQuery) => Promise<ReviewsPage>;
  readonly openReviews: OpenReviews;
  readonly readBlock: ReadBlock;
  readonly locale: string;
}

export function ProductPage(props: Props) {
  const { view, reviews, help } = props;
  const isGone = view.parent.stock?.is_in_stock === false;
  const beyond = (
    <div className={styles.below} data-offscreen="lazy">
      <Beyond {...props} sku={view.parent.sku} />
    </div>
  );
  return (
    <>
      <div className={styles.trail}>
        <Breadcrumbs trail={view.breadcrumbs} />
      </div>
      <article className={styles.product}>
        <div className={styles.pictures}>
          <Pictures images={view.gallery} name={view.current.name} />
        </div>
        <div className={styles.side}>
          <Buying {...props} />
          <Words {...props} fit={reviews.fit} delivery={help.delivery} returns={help.returns} />
        </div>
      </article>
      {isGone && beyond}
      <div className={styles.below} data-offscreen="lazy">
        <Reviews {...props} product={view.parent} first={reviews} load={props.loadReviews} />
      </div>
      {!isGone && beyond}
    </>
  );
}

function Buying({ view, taxIncluded, help, onChoose, onConfigure, onAdd, readBlock }: Props) {
  const { attempt, run, reset } = useAttempt();
  return (
    <BuyBox
      view={view}
      taxIncluded={taxIncluded}
      attempt={attempt}
      sizeHelp={<SizeHelp product={view.parent} page={help.sizes} readBlock={readBlock} />}
      onChoose={(code, value) => {
        reset();
        onChoose(code, value);
      }}
      onConfigure={(change) => {
        reset();
        onConfigure(change);
      }}
      onAdd={(qty) => void run(() => onAdd(qty))}
    />
  );
}
