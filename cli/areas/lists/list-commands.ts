import type { ListedProduct, ProductList, Shop } from '../../../core/shopper';
import { command, type Command } from '../../declare/command';
import { pair, text } from '../../usage/kinds';
import { list, required } from '../../usage/parameter';
import { CommandError } from '../../usage/usage-error';
import { answer, type Answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import { chooseOptions } from '../shared/choose-options';
import { productRow, PRODUCT_COLUMNS } from '../shared/product-rows';

export interface ListArea {
  readonly of: (shop: Shop) => ProductList;
  readonly noun: string;
  readonly more?: (shop: Shop) => Promise<{
    readonly json: Readonly<Record<string, unknown>>;
    readonly text: (screen: Screen) => string;
  }>;
}

function table(items: readonly ListedProduct[], screen: Screen): string {
  if (items.length === 0) return 'Empty.';
  return screen.table(
    PRODUCT_COLUMNS,
    items.map((item) => productRow(item, screen)),
  );
}

function listAnswer(products: ProductList, more: Readonly<Record<string, unknown>> = {}): Answer {
  const { items } = products.snapshot;
  const document = { items, total: items.length, limit: products.limit, ...more };
  return answer(document, (screen) => table(items, screen));
}

export function listCommands(area: ListArea): readonly Command[] {
  const { of, noun } = area;
  const show = command({
    name: 'list',
    summary: `list ${noun}, with current prices`,
    run: async (_, session) => {
      const shop = await session.shop();
      await of(shop).refresh();
      const more = await area.more?.(shop);
      const { items } = of(shop).snapshot;
      return answer({ items, total: items.length, limit: of(shop).limit, ...more?.json }, (screen) =>
        screen.sections(table(items, screen), more?.text(screen) ?? ''),
      );
    },
  });
  const add = command({
    name: 'add',
    summary: `add a product to ${noun}`,
    args: { sku: required('sku of the product or of a variant', text('sku', 64)) },
    options: { option: list('select a variant', pair()) },
    run: async ({ sku, option }, session) => {
      const shop = await session.shop();
      const view = chooseOptions(shop, await shop.product.load({ sku }), option);
      return listAnswer(of(shop), { added: await of(shop).add(view) });
    },
  });
  const remove = command({
    name: 'remove',
    summary: `remove a product from ${noun}`,
    args: { sku: required('sku of the added product or variant', text('sku', 64)) },
    run: async ({ sku }, session) => {
      const shop = await session.shop();
      if (!(await of(shop).remove(sku))) throw new CommandError('not-in-list', `${sku} is not in ${noun}`);
      return listAnswer(of(shop));
    },
  });
  return [show, add, remove];
}
