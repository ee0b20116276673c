import type { Page } from '../../core/shopper';
import { CmsPage } from '../pages/CmsPage';

export function CmsRoute({ page }: { readonly page: Page }) {
  return page.name === 'cms-page' ? <CmsPage page={page.page} /> : null;
}
