import type { laterEn } from './messages-later-en';

/**
 * Texts of entry pages and the frame; every first page loads them, so later texts belong in messages-later-en. Plurals
 * use CLDR categories. Translations with missing keys do not compile.
 */
export const en = {
  'skip.content': 'Skip to content',
  'skip.products': 'Skip to products',
  'nav.menu': 'Menu',
  'nav.close': 'Close',
  'nav.account': 'Account',
  'banner.bonuses': '{percent}% of every order comes back to you as bonuses',
  'nav.search': 'Search',
  'nav.cart': 'Bag',
  'nav.main': 'Main',
  'nav.breadcrumbs': 'You are here',
  'nav.loading': 'Loading',
  'nav.arrived': '{title}, page loaded',
  'nav.page-waits': 'You are offline. The page opens once you are back.',
  'cart.count': { one: '{count} item in your bag', other: '{count} items in your bag' },
  'search.label': 'What are you looking for?',
  'search.placeholder': 'Jacket, trail shoe, NOR-1493 …',
  'search.submit': 'Search',
  'search.results-for': 'Results for “{text}”',
  'search.none': 'Nothing found for “{text}”',
  'listing.count': { one: '{count} piece', other: '{count} pieces' },
  'listing.filter': 'Filter',
  'listing.sort': 'Sort by',
  'listing.sort.default': 'Bestselling',
  'listing.sort.relevance': 'Best match',
  'listing.sort.newest': 'Newest',
  'listing.sort.rated': 'Best rated',
  'listing.sort.price-low': 'Price, low first',
  'listing.sort.price-high': 'Price, high first',
  'listing.clear': 'Clear all',
  'listing.remove-filter': 'Remove filter {name}',
  'listing.show': { one: 'Show {count} piece', other: 'Show {count} pieces' },
  'listing.more': 'Show more',
  'listing.seen': 'You have seen {seen} of {total}',
  'listing.none': 'Nothing is in this list at the moment.',
  'listing.empty': 'Nothing matches these filters together.',
  'listing.empty-hint': 'Take one away, or start over.',
  'facet.price': 'Price',
  'tile.colours': { one: '{count} color', other: '{count} colors' },
  'tile.sale': 'Sale',
  'tile.new': 'New',
  'tile.sold-out': 'Sold out',
  'tile.from': 'from {price}',
  'price.under': 'Under {price}',
  'price.up-to': 'Up to {price}',
  'price.over': '{price} and more',
  'price.was': 'Before',
  'price.now': 'Now',
  'product.gallery': 'Pictures of {name}',
  'product.picture': 'Picture {index} of {total}',
  'product.add': 'Add to bag',
  'product.choose-size': 'Choose a size',
  'product.choose': 'Choose {option}',
  'product.adding': 'Adding …',
  'product.added': 'In your bag',
  'product.add-failed': 'Could not be added — try again',
  'product.sold-out': 'Sold out',
  'product.sold-out-choice': '{value}, sold out',
  'product.no-such': '{value}, not made in this combination',
  'product.in-stock': 'In stock',
  'product.few-left': { one: 'Only {count} left', other: 'Only {count} left' },
  'product.out-of-stock': 'This one is sold out',
  'product.tax-included': 'Tax included',
  'product.tax-excluded': 'Plus tax, worked out at checkout',
  'product.reviews': { one: '{count} review', other: '{count} reviews' },
  'product.rating': '{rating} out of 5',
  'product.sku': 'Article',
  'product.show-variant': 'Show this choice',
  'product.part-of': 'Contains',
  'product.each': '{qty} × {name}',
  'product.enlarge': 'Enlarge',
  'product.film': 'Film of {name}',
  'product.volatile': 'Nearly gone. We make sure of it when you order',
  'product.none': 'Without',
  'size-guide.title': 'Size guide',
  'quantity.more': 'More of {name}',
  'quantity.less': 'Fewer of {name}',
  'quantity.of': 'Quantity of {name}',
  'cart.title': 'Your bag',
  'checkout.email': 'E-mail',
  'checkout.optional': 'optional',
  'thanks.back': 'Back to the shop',
  'error.title': 'Something broke',
  'error.text': 'That was us, not you. Please try again in a moment.',
  'error.retry': 'Try again',
  'error.area': 'An error occured while loading the component.',
  'error.area-offline': "Component couldn't be loaded due to lack of network connectivity.",
  'offline.badge': 'You are offline. Some features might not be available.',
  'home.new': 'New collection',
  'home.bestsellers': 'Bestsellers',
  'brands.title': 'Brands',
  'home.see-all': 'See all',
  'home.slides': 'Highlights',
  'home.slide-next': 'Next',
  'home.slide-previous': 'Previous',
  'rail.next': 'Scroll {name} forward',
  'rail.previous': 'Scroll {name} back',
  'nav.show-in': 'Show what is in {name}',
  'nav.all-of': 'All {name}',
  'updated.on': 'Updated on {day}',
  'nav.wishlist': 'Wishlist',
  'wishlist.count': { one: '{count} piece on your wishlist', other: '{count} pieces on your wishlist' },
  'wishlist.save': 'Save {name} for later',
  'wishlist.save-short': 'Save for later',
  'wishlist.saved-short': 'Saved',
  'compare.add': 'Compare',
  'compare.added': 'In comparison',
  'home.title': 'Homepage',
  'home.top_collection': 'Collections of note',
  'home.top_brand': 'From the great houses',
  'home.slide-of': 'Slide {index} of {total}',
  'listing.earlier': 'Show the ones before',
  'field.required': 'required',
  'notices.label': 'Notices',
  'notices.dismiss': 'Dismiss',
} as const;

type First = typeof en;
type Later = typeof laterEn;
/** Key of a storefront text. */
export type MessageKey = keyof First | keyof Later;

/** A translation with these CLDR plural categories; missing keys or forms do not compile. */
type Translated<English, Category extends Intl.LDMLPluralRule> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string | Readonly<Record<Category, string>>
    : Readonly<Record<Category, string>>;
};
export type MessagesWith<Category extends Intl.LDMLPluralRule> = Translated<First, Category>;
export type LaterMessagesWith<Category extends Intl.LDMLPluralRule> = Translated<Later, Category>;

export type Message = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
export type FirstMessages = Readonly<Record<keyof First, Message>>;
export type LaterMessages = Readonly<Record<keyof Later, Message>>;

/** All texts of a language. */
export type Messages = FirstMessages & LaterMessages;

/** Texts loaded so far: those of the first page, and possibly the later ones. */
export type Words = FirstMessages & Partial<LaterMessages>;
