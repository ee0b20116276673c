import type { Page } from '../../core/shopper';
import { CategoryPage } from '../pages/CategoryPage';
import { useListing } from './use-listing';

export function CategoryRoute({ page }: { readonly page: Page }) {
  const listing = useListing();
  return page.name === 'category' ? <CategoryPage page={page.category} {...listing} /> : null;
}
