/** Prices in cents, as Magento charges them. */
export interface GeneratedSale {
  readonly sku: string;
  readonly row: Readonly<Record<string, string>>;
  readonly option: {
    readonly custom_options?: { option_id: number; option_value: string }[];
    readonly bundle_options?: { option_id: number; option_qty: number; option_selections: string[] }[];
  };
  readonly cents: number;
}

export const PARTS: Readonly<Record<string, number>> = { PA: 1999, PB: 501, PC: 12_345, PD: 7 };

/** Seeded. */
function chanceOf(seed: number) {
  let state = seed;
  return (min: number, max: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return min + (state % (max - min + 1));
  };
}
type Chance = ReturnType<typeof chanceOf>;

const text = (cents: number): string => (cents / 100).toFixed(2);
/** Half away from zero like PHP's round; percent in hundredths. */
const share = (cents: number, hundredths: number): number => {
  const exact = Math.abs(cents) * Math.abs(hundredths);
  const rounded = Math.floor((exact + 5000) / 10_000);
  return cents < 0 === hundredths < 0 ? rounded : -rounded || 0;
};
/** Magento\Bundle\Pricing\Price\DiscountCalculator: never raises the price. */
const reduced = (cents: number, special: number): number =>
  special === 0 ? cents : Math.min(cents, share(cents, special * 100));

/**
 * Magento\Bundle\Model\Product\Price and Pricing\Price\BundleSelectionPrice; the special price is a percentage of each
 * part.
 */
function bundle(sku: string, chance: Chance): GeneratedSale {
  const fixed = chance(0, 2) > 0;
  const own = fixed ? chance(0, 50_000) : 0;
  const special = chance(0, 1) === 1 ? chance(1, 99) : 0;
  let cents = reduced(own, special);
  const chosen: { option_id: number; option_qty: number; option_selections: string[] }[] = [];
  const lists = Array.from({ length: chance(1, 3) }, (_, option) => {
    const skus = Object.keys(PARTS).slice(0, chance(1, 4));
    const taken = chance(0, skus.length - 1);
    return skus.map((part, at) => {
      const isPercent = chance(0, 1) === 1;
      const amount = isPercent ? chance(0, 9000) : chance(0, 4000);
      const qty = chance(1, 4);
      if (at === taken) {
        const price = !fixed ? (PARTS[part] ?? 0) : isPercent ? share(own, amount) : amount;
        cents += reduced(price, special) * qty;
        chosen.push({ option_id: option + 1, option_qty: qty, option_selections: [part] });
      }
      return `name=Place ${option + 1},type=select,required=1,sku=${part},price=${text(amount)},default=0,default_qty=${qty}.0000,price_type=${isPercent ? 'percent' : 'fixed'}`;
    });
  });
  return {
    sku,
    row: {
      product_type: 'bundle',
      bundle_price_type: fixed ? 'fixed' : 'dynamic',
      price: fixed ? text(own) : '',
      special_price: special === 0 ? '' : String(special),
      bundle_values: lists.flat().join('|'),
    },
    option: { bundle_options: chosen },
    cents,
  };
}

/** Magento\Downloadable\Model\Product\Price: own price plus chosen links if sold separately. */
function download(sku: string, chance: Chance): GeneratedSale {
  const own = chance(0, 5000);
  const separately = chance(0, 3) > 0;
  const links = Array.from({ length: chance(1, 5) }, () => chance(1, 3000));
  const chosen = links.map((_, at) => at + 1).filter((id) => id === 1 || chance(0, 1) === 1);
  const said = separately ? (chance(0, 1) === 1 ? ',purchased_separately=1' : '') : ',purchased_separately=0';
  return {
    sku,
    row: {
      product_type: 'downloadable',
      price: text(own),
      downloadable_links: links
        .map((price, at) => `group_title=Songs,title=Song ${at + 1}${said},price=${text(price)},file=/song.mp3`)
        .join('|'),
    },
    option: separately ? { custom_options: [{ option_id: 1_000_000, option_value: chosen.join(',') }] } : {},
    cents: own + (separately ? chosen.reduce((sum, id) => sum + (links[id - 1] ?? 0), 0) : 0),
  };
}

/** Magento\Catalog\Model\Product\Type\Price: options may be negative, the total not. */
function simple(sku: string, chance: Chance): GeneratedSale {
  const own = chance(1, 20_000);
  const special = chance(0, 1) === 1 ? chance(1, own) : own;
  const options = Array.from({ length: chance(1, 4) }, () => {
    const isPercent = chance(0, 1) === 1;
    return { isPercent, amount: isPercent ? chance(-4000, 9000) : chance(-6000, 6000) };
  });
  const extra = options.reduce((sum, { isPercent, amount }) => sum + (isPercent ? share(special, amount) : amount), 0);
  return {
    sku,
    row: {
      product_type: 'simple',
      price: text(own),
      special_price: special < own ? text(special) : '',
      custom_options: options
        .map(
          ({ isPercent, amount }, at) =>
            `name=Q${at},type=drop_down,required=1,price=${text(amount)},price_type=${isPercent ? 'percent' : 'fixed'},option_title=Yes`,
        )
        .join('|'),
    },
    option: { custom_options: options.map((_, at) => ({ option_id: at + 1, option_value: '1' })) },
    cents: Math.max(0, special + extra),
  };
}

export function generatedSales(count: number, seed: number): readonly GeneratedSale[] {
  const chance = chanceOf(seed);
  const kinds = [bundle, download, simple, bundle];
  return Array.from({ length: count }, (_, at) => {
    const sale = (kinds[at % kinds.length] ?? simple)(`G${at}`, chance);
    return { ...sale, row: { sku: sale.sku, name: `Sale ${at}`, qty: '1000', is_in_stock: '1', ...sale.row } };
  });
}

export interface GeneratedQuantity {
  readonly sku: string;
  readonly row: Readonly<Record<string, string>>;
  readonly tried: readonly { readonly qty: number; readonly isTaken: boolean }[];
}

const CONFIGURED = { min: 1, max: 10_000, step: 1 };

/**
 * Magento\CatalogInventory\Model\StockStateProvider (`checkQuoteItemQty`, `checkQtyIncrements`) and `Model\Stock\Item`.
 */
export function generatedQuantities(count: number, seed: number): readonly GeneratedQuantity[] {
  const chance = chanceOf(seed);
  return Array.from({ length: count }, (_, at) => {
    const [ownMin, ownMax, ownStep, isSwitched] = [chance(0, 1), chance(0, 1), chance(0, 2), chance(0, 3)];
    const given = { min: chance(1, 12), max: chance(12, 60), step: chance(2, 8) };
    const min = ownMin === 1 ? given.min : CONFIGURED.min;
    const max = ownMax === 1 ? given.max : CONFIGURED.max;
    const step = ownStep > 0 && isSwitched > 0 ? given.step : CONFIGURED.step;
    const edges = [min - 1, min, min + 1, max, max + 1, step, step * 3, step * 3 + 1, chance(1, 70)];
    const tried = [...new Set(edges)]
      .filter((qty) => qty >= 1 && qty <= CONFIGURED.max)
      .map((qty) => ({ qty, isTaken: qty >= min && qty <= max && qty % step === 0 }));
    return {
      sku: `Q${at}`,
      row: {
        ...{ sku: `Q${at}`, product_type: 'simple', name: `Goods ${at}`, price: '1', qty: '20000', is_in_stock: '1' },
        ...{ min_cart_qty: String(given.min), use_config_min_sale_qty: String(1 - ownMin) },
        ...{ max_cart_qty: String(given.max), use_config_max_sale_qty: String(1 - ownMax) },
        ...{ qty_increments: String(given.step), use_config_qty_increments: String(ownStep > 0 ? 0 : 1) },
        ...{ enable_qty_increments: String(isSwitched > 0 ? 1 : 0), use_config_enable_qty_inc: '0' },
      },
      tried,
    };
  });
}
