import type { Listing } from '../catalogue/catalogue';
import type { HomePage } from '../content/content';
import { packTile } from './pack-tile';
import type { PackedPage } from './page-state';
import type { Page } from './routing';
import { shownHome } from './shown-home';

function packListing(listing: Listing): Listing {
  return { ...listing, items: listing.items.map(packTile), aggregations: {}, attributeMetadata: [] };
}

function packHome(whole: HomePage): HomePage {
  const home = shownHome(whole);
  return {
    ...home,
    sliders: home.sliders.map((slider) => ({ ...slider, products: slider.products.map(packTile) })),
    bestsellers: home.bestsellers.map(packTile),
    newCollection: home.newCollection.map(packTile),
    sale: home.sale.map(packTile),
    mainCategories: home.mainCategories.map((category) => ({ ...category, products: category.products.map(packTile) })),
  };
}

/** Serializes a page for the browser; listed products keep only tile data. */
export function packPage(page: Page): PackedPage {
  switch (page.name) {
    case 'product': {
      const { parent, configuration, breadcrumbs } = page.view;
      return {
        ...page,
        view: { parent, configuration, breadcrumbs },
        similar: page.similar.map(packTile),
        outfit: page.outfit.map(packTile),
      };
    }
    case 'home':
      return { ...page, home: packHome(page.home) };
    case 'collection':
    case 'search':
      return { ...page, listing: packListing(page.listing) };
    case 'category':
      return { ...page, category: { ...page.category, listing: packListing(page.category.listing) } };
    default:
      return page;
  }
}
