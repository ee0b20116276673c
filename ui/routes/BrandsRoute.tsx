import type { Page } from '../../core/shopper';
import { BrandsPage } from '../pages/BrandsPage';

export function BrandsRoute({ page }: { readonly page: Page }) {
  return page.name === 'brands' ? <BrandsPage brands={page.brands} /> : null;
}
