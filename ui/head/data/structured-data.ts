import type { Thing, WithContext } from 'schema-dts';
import type { Page } from '../../../core/shopper';
import { breadcrumbData } from './breadcrumb-data';
import type { DataContext } from './data-context';
import { productData } from './product-data';
import { organizationData, siteData } from './site-data';

/** Returns schema.org data, limited to what the page shows. */
export function structuredData(page: Page, context: DataContext): readonly WithContext<Thing>[] {
  switch (page.name) {
    case 'home':
      return [siteData(context), organizationData(context)];
    case 'product':
      return [productData(page.view, context), breadcrumbData(page.view.breadcrumbs, page.view.parent.name, context)];
    case 'category':
      return [breadcrumbData(page.category.breadcrumbs, page.category.category.name, context)];
    case 'brands':
    case 'collection':
      return [breadcrumbData([], context.heading, context)];
    case 'cms-page':
      return [breadcrumbData([], page.page.title, context)];
    default:
      return [];
  }
}
