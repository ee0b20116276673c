import type { HomePage } from '../content/content';

/** Keeps only the products its blocks show, to reduce the document. */
export function shownHome(home: HomePage): HomePage {
  const shows = (block: HomePage['blocks'][number]) => home.blocks.includes(block);
  const { newCollection, bestsellers, sale, brands, sliders, mainCategories } = home;
  return {
    ...home,
    newCollection: shows('new_collection') ? newCollection : [],
    bestsellers: shows('bestsellers') ? bestsellers : [],
    sale: shows('sale') ? sale : [],
    brands: shows('brands') ? brands : [],
    sliders: sliders.filter(({ code }) => shows(code)),
    mainCategories: shows('category_rows')
      ? mainCategories
      : shows('main_categories')
        ? mainCategories.map((category) => ({ ...category, products: [] }))
        : [],
  };
}
