import { command } from '../../declare/command';
import { text } from '../../usage/kinds';
import { required } from '../../usage/parameter';
import { answer } from '../../output/answer';
import { LISTING_OPTIONS, listingJson, listingQuery, listingText } from './listing';

export const category = command({
  name: 'category',
  summary: 'list products of a category and its subcategories',
  args: { slug: required('slug, path or id of the category', text('slug', 255)) },
  options: LISTING_OPTIONS,
  run: async (input, session) => {
    const shop = await session.shop();
    const page = await shop.catalogue.category(input.slug, listingQuery(input));
    const { category: found, children, breadcrumbs, listing } = page;
    return answer({ category: found, children, breadcrumbs, ...listingJson(listing) }, (screen) =>
      screen.sections(
        screen.bold(breadcrumbs.length > 0 ? breadcrumbs.map((link) => link.name).join(' › ') : found.name),
        screen.table(
          [{ head: 'Subcategories' }, { head: 'Slug' }, { head: 'Products', align: 'right' }],
          children.map((child) => [child.name, child.slug, child.product_count]),
        ),
        listingText(listing, screen),
      ),
    );
  },
});
