import { useMemo } from 'react';
import { isShopError, type Shop } from '../../../core/shopper';
import { attributeKind, isEditableAttribute, type ManageArea } from '../../../core/staff';
import { isOfGoods } from '../../pages/manage/goods/GoodsField';
import type { FieldView } from '../../pages/manage/fields/kind-view';
import type { RecordTools } from '../../pages/manage/fields/record-tools';
import { useShop } from '../../state/shop-context';
import { sourcesOf } from '../../pages/manage/kinds/sources-of';
import { namedWithAncestors } from './category-names';
import { sentFile } from './sent-file';
import { useChoices } from './use-choices';
import { useLoaded } from './use-loaded';

interface Shown {
  readonly id: string | undefined;
  readonly saves: number;
  readonly maxLength: RecordTools['maxLength'];
}

export function useRecordTools(fields: readonly FieldView[], manage: ManageArea, shown: Shown): RecordTools {
  const goods = useGoodsTools(
    fields.some(({ input }) => isOfGoods(input) || hasStock(input) || input.type === 'menu'),
    manage,
  );
  const choices = useChoices(sourcesOf(fields), manage);
  const stock = useStock(
    fields.some(({ input }) => hasStock(input)),
    manage,
    shown,
  );
  const options = useOptionUse(
    fields.some(({ input }) => input.type === 'options'),
    manage,
    shown,
  );
  const { maxLength } = shown;
  return useMemo(
    () => ({ ...goods, ...choices, maxLength, stock, options }),
    [goods, choices, maxLength, stock, options],
  );
}

function useGoodsTools(
  isNeeded: boolean,
  { goods }: Pick<ManageArea, 'goods'>,
): Omit<RecordTools, 'choices' | 'maxLength' | 'options' | 'regions' | 'stock'> {
  const shop = useShop();
  const { value } = useLoaded(String(isNeeded), async () => (isNeeded ? choicesOf(goods, shop) : undefined));
  return useMemo(
    () => ({
      categories: namedWithAncestors(value?.categories ?? []),
      attributes: (value?.attributes ?? [])
        .filter(({ options }) => options.length > 0)
        .map(({ attribute_code: code, default_frontend_label: label, options }) => ({
          value: code,
          label: label ?? code,
          values: options.map((option) => ({ value: option.value, label: option.label })),
        })),
      productAttributes: (value?.attributes ?? []).filter(isEditableAttribute).map((attribute) => ({
        code: attribute.attribute_code,
        label: attribute.default_frontend_label ?? attribute.attribute_code,
        kind: attributeKind(attribute),
        values: attribute.options.map((option) => ({ value: option.value, label: option.label })),
      })),
      upload: async (files: readonly File[]) => {
        return goods.uploadPictures({ pictures: await Promise.all(files.map(sentFile)) });
      },
      keepDownload: (file: File, isSample: boolean, onProgress: (sent: number) => void) =>
        goods.keepDownload({
          name: file.name,
          size: file.size,
          isSample,
          upload: crypto.randomUUID(),
          read: async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
          onProgress,
        }),
    }),
    [value, goods],
  );
}

function useOptionUse(
  isNeeded: boolean,
  { goods }: Pick<ManageArea, 'goods'>,
  { id, saves }: Pick<Shown, 'id' | 'saves'>,
): RecordTools['options'] {
  const { routing } = useShop();
  const { value } = useLoaded(`${String(isNeeded)} ${id ?? ''} ${String(saves)}`, async () =>
    isNeeded && id !== undefined ? goods.attributeUse({ id }) : {},
  );
  return useMemo(
    () => ({
      counts: new Map(Object.entries(value ?? {})),
      pathOf: (option: string) =>
        `${routing.localPath('/manage/products')}?${new URLSearchParams({ option: `${id ?? ''}:${option}` }).toString()}`,
    }),
    [value, routing, id],
  );
}

/** Menu editors without access to goods use the public categories. */
async function choicesOf(goods: ManageArea['goods'], { catalogue }: Shop) {
  try {
    return await goods.choices();
  } catch (error) {
    if (!isShopError(error) || error.code !== 'ACCESS_DENIED') throw error;
    return { categories: await catalogue.tree(), attributes: [] };
  }
}

function hasStock(input: FieldView['input']): boolean {
  return input.type === 'folded' && input.columns.some(({ format }) => format === 'stock');
}

const NOTHING: RecordTools['stock'] = new Map();
const MAX = 200;

function useStock(
  isNeeded: boolean,
  { records }: Pick<ManageArea, 'records'>,
  { id, saves }: Pick<Shown, 'id' | 'saves'>,
): RecordTools['stock'] {
  const { value } = useLoaded(`${String(isNeeded)} ${id ?? ''} ${String(saves)}`, async () => {
    if (!isNeeded || id === undefined) return NOTHING;
    const stock = new Map<string, number>();
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { items, total } = await records.stock_levels.list({ product: id, page, size: MAX });
      for (const { sku, qty, counted } of items) if (counted) stock.set(sku, qty);
      pages = Math.ceil(total / MAX);
    }
    return stock;
  });
  return value ?? NOTHING;
}
