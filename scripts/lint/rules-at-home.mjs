/** Rules shared by client and server live in core; each entry finds a duplicate and names the replacement. */
const LISTING = 'core/contract/catalogue/listing.ts';
const METHODS = 'core/contract/selling/methods.ts';
const PRICES = 'core/catalogue/price-range.ts';

const named = (names) => `:matches(VariableDeclarator[id.name=/${names}/i], Property[key.name=/${names}/i])`;

/** @type {readonly {selector: string, home: string, instead: string}[]} */
export const RULES = [
  {
    selector: "LogicalExpression[operator='??'][left.property.name=/^(status|visibility)$/][right.type='Literal']",
    home: LISTING,
    instead: 'isSold or isListed',
  },
  {
    selector:
      'BinaryExpression[operator=/^([<>]=?|[!=]==)$/][left.property.name=/^(status|visibility)$/][right.raw=/^[1-4]$/]',
    home: LISTING,
    instead: 'isSold or isListed',
  },
  {
    selector: "TemplateElement[value.raw=/([$][.](status|visibility)'[)],? ?([<>=\\d]|IN)|visibility (IN|[<>=]))/]",
    home: LISTING,
    instead: 'MAX_STATUS, LISTED_VISIBILITY and what stands for a product that does not say',
  },
  {
    selector: 'ArrayExpression[elements.0.value=2][elements.1.value=3][elements.2.value=4][elements.length=3]',
    home: LISTING,
    instead: 'LISTED_VISIBILITY or LISTED',
  },
  { selector: 'Literal[value=/^promoted:desc\\b/]', home: LISTING, instead: 'DEFAULT_SORT' },
  {
    selector: `${named('^(default_?)?page_?size$|^per_?page$')} Literal[value=50]`,
    home: LISTING,
    instead: 'PAGE_SIZE',
  },
  { selector: `${named('filter')} Literal[value=500]`, home: LISTING, instead: 'MAX_FILTER_VALUES' },
  { selector: 'Literal[value=/^(0-50|50-100|100-150|150-)$/]', home: PRICES, instead: 'PRICE_RANGES' },
  {
    selector:
      'Property[key.name=/^(from|to)$/] > :matches(Literal[value=5000], Literal[value=10000], Literal[value=15000])',
    home: PRICES,
    instead: 'PRICE_RANGES',
  },
  {
    selector: `${named('quantity|qty')} Literal[value=10000]`,
    home: 'core/kernel/quantity.ts',
    instead: 'MAX_QUANTITY',
  },
  { selector: "Literal[value='cashondelivery']", home: METHODS, instead: 'CASH_ON_DELIVERY or isPayableBy' },
  {
    selector: "Property[key.name='method_code'][value.value='standard']",
    home: METHODS,
    instead: 'STANDARD_SHIPPING',
  },
  {
    selector: "Literal[value='banktransfer']",
    home: 'core/contract/content/bank-account.ts',
    instead: 'BANK_TRANSFER',
  },
  {
    selector: "Property[key.name='method_code'][value.value='pickup']",
    home: 'core/contract/selling/pickup.ts',
    instead: 'PICKUP_METHOD or isPickup',
  },
  {
    selector: `${named('(profit|bonus|royalty)_?percent')} > Literal[value>0]`,
    home: 'adapters/platform/starter/commerce.ts',
    instead: 'royalty_rules, which the merchant sets',
  },
];

export const rulesAtHome = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { copy: 'This rule stands in {{home}}, where client and server find it: use {{instead}}.' },
  },
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    const visitors = new Map();
    for (const { selector, home, instead } of RULES) {
      if (file.endsWith(`/${home}`)) continue;
      visitors.set(selector, (node) => context.report({ node, messageId: 'copy', data: { home, instead } }));
    }
    return Object.fromEntries(visitors);
  },
};
