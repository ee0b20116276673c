import type { HomePage as Home, LIST_PATHS, Product } from '../../core';
import { ProductRail } from '../components/ProductRail';
import { useText } from '../text/text-context';
import { Benefits } from './home/Benefits';
import { Brands } from './home/Brands';
import { Departments } from './home/Departments';
import { Hero } from './home/Hero';
import { Opening } from './home/Opening';
import styles from './HomePage.module.css';

interface Props {
  readonly home: Home;
  readonly name: string;
  /** Where the whole of a row is. */
  readonly listPath: (list: keyof typeof LIST_PATHS) => string;
  readonly linkOf: (product: Product) => string;
}

/** The front window: slides, what is new, the departments, sliders, what sells, a row of each department (S §2, §5, §9). */
export function HomePage({ home, name, listPath, linkOf }: Props) {
  const t = useText();
  const seeAll = t('home.see-all');
  return (
    <>
      {home.opening ? <Opening {...home.opening} /> : <h1 className="visually-hidden">{name}</h1>}
      {home.slides.length > 0 && <Hero slides={home.slides} />}
      {home.benefits.length > 0 && <Benefits benefits={home.benefits} />}
      {home.newCollection.length > 0 && (
        <ProductRail
          title={t('home.new')}
          products={home.newCollection}
          linkOf={linkOf}
          more={{ href: listPath('new'), label: seeAll }}
        />
      )}
      {home.mainCategories.length > 0 && <Departments departments={home.mainCategories} />}
      {home.bestsellers.length > 0 && (
        <div className={styles.later} data-offscreen="lazy">
          <ProductRail title={t('home.bestsellers')} products={home.bestsellers} linkOf={linkOf} look="ranked" />
        </div>
      )}
      {home.sale.length > 0 && (
        <div className={styles.later} data-offscreen="lazy">
          <ProductRail
            title={t('tile.sale')}
            products={home.sale}
            linkOf={linkOf}
            more={{ href: listPath('sale'), label: seeAll }}
          />
        </div>
      )}
      {home.brands.length > 1 && <Brands brands={home.brands} path={listPath('brands')} />}
      {home.sliders.map(({ code, products }) => (
        <div key={code} className={styles.later} data-offscreen="lazy">
          <ProductRail
            title={t(`home.${code}`)}
            products={products}
            linkOf={linkOf}
            {...(code === 'top_collection' ? { look: 'night' } : {})}
          />
        </div>
      ))}
      {home.mainCategories.map((category) => (
        <div key={category.id} className={styles.department} data-offscreen="lazy">
          <ProductRail
            title={category.name}
            products={category.products}
            linkOf={linkOf}
            look="aside"
            more={{ href: category.path, label: seeAll }}
          />
        </div>
      ))}
    </>
  );
}
