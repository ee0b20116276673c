import type { HomePage as Home, Product } from '../../core';
import { ProductTile } from '../components/ProductTile';
import { Rail } from '../components/Rail';
import { useText } from '../text/text-context';
import { Departments } from './home/Departments';
import { Hero } from './home/Hero';
import styles from './HomePage.module.css';

interface Props {
  readonly home: Home;
  readonly name: string;
  readonly linkOf: (product: Product) => string;
}

/** The front window: slides, what is new, the departments, what sells (S §5, homepage lists). */
export function HomePage({ home, name, linkOf }: Props) {
  const t = useText();
  const rail = (products: readonly Product[]) =>
    products.map((product) => (
      <li key={product.sku}>
        <ProductTile product={product} href={linkOf(product)} sizes="(min-width: 64em) 21vw, 62vw" />
      </li>
    ));
  return (
    <>
      <h1 className="visually-hidden">{name}</h1>
      {home.slides.length > 0 && <Hero slides={home.slides} />}
      {home.newCollection.length > 0 && <Rail title={t('home.new')}>{rail(home.newCollection)}</Rail>}
      {home.mainCategories.length > 0 && <Departments departments={home.mainCategories} />}
      {home.bestsellers.length > 0 && <Rail title={t('home.bestsellers')}>{rail(home.bestsellers)}</Rail>}
      {home.mainCategories.map((category) => (
        <div key={category.id} className={styles.department}>
          <Rail title={category.name} more={{ href: category.path, label: t('home.see-all') }}>
            {rail(category.products)}
          </Rail>
        </div>
      ))}
    </>
  );
}
