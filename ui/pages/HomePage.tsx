import { Fragment, type ReactNode } from 'react';
import type { HomeBlock, LIST_PATHS, TopSlider } from '../../core/internal';
import type { HomePage as Home, Product } from '../../core/shopper';
import { ProductRail } from '../components/products/ProductRail';
import { useText } from '../text/text-context';
import { Benefits } from './home/Benefits';
import { Brands } from './home/Brands';
import { Departments } from './home/Departments';
import { Hero } from './home/Hero';
import { Opening } from './home/Opening';
import { Spread } from './home/Spread';
import { StoryPiece } from './home/StoryPiece';
import styles from './HomePage.module.css';

interface Props {
  readonly home: Home;
  readonly name: string;
  readonly listPath: (list: keyof typeof LIST_PATHS) => string;
  readonly linkOf: (product: Product) => string;
}

export function HomePage({ home, name, listPath, linkOf }: Props) {
  const t = useText();
  const seeAll = t('home.see-all');
  const row = (key: string, title: string, products: readonly Product[], more?: Partial<RailProps>) =>
    products.length > 0 && (
      <div key={key} className={more?.look === 'aside' ? styles.department : styles.later} data-offscreen="lazy">
        <ProductRail title={title} products={products} linkOf={linkOf} {...more} />
      </div>
    );
  const all = (href: string) => ({ more: { href, label: seeAll } });
  const slider = (code: TopSlider, look: Partial<RailProps> = {}) =>
    row(code, t(`home.${code}`), home.sliders.find((one) => one.code === code)?.products ?? [], look);
  const blocks: Readonly<Record<HomeBlock, () => ReactNode>> = {
    slides: () => home.slides.length > 0 && <Hero slides={home.slides} />,
    benefits: () => home.benefits.length > 0 && <Benefits benefits={home.benefits} />,
    main_categories: () => home.mainCategories.length > 0 && <Departments departments={home.mainCategories} />,
    new_collection: () => row('new', t('home.new'), home.newCollection, all(listPath('new'))),
    editorial: () => home.editorial && <Spread {...home.editorial} />,
    sale: () => row('sale', t('tile.sale'), home.sale, all(listPath('sale'))),
    brands: () => home.brands.length > 1 && <Brands brands={home.brands} path={listPath('brands')} />,
    bestsellers: () => row('best', t('home.bestsellers'), home.bestsellers, { look: 'ranked' }),
    top_collection: () => slider('top_collection', { look: 'night' }),
    top_brand: () => slider('top_brand'),
    story: () => home.story && <StoryPiece {...home.story} />,
    category_rows: () =>
      home.mainCategories.map(({ id, name: department, path, products }) =>
        row(String(id), department, products, { look: 'aside', ...all(path) }),
      ),
  };
  return (
    <>
      {home.opening ? <Opening {...home.opening} /> : <h1 className="visually-hidden">{name}</h1>}
      {home.blocks.map((block) => (
        <Fragment key={block}>{blocks[block]()}</Fragment>
      ))}
    </>
  );
}

type RailProps = React.ComponentProps<typeof ProductRail>;
