import { useState } from 'react';
import type { ManageArea, StockRow } from '../../../../core/staff';
import { StockTable, type StockEdit } from '../../../pages/manage/goods/StockTable';
import { useShop } from '../../../state/shop-context';
import { useNotify } from '../../../state/use-notify';
import { languageOf } from '../../../text/languages';
import { useManageText } from '../../../text/manage-text';
import { useLocale } from '../../../text/text-context';
import { useLoaded } from '../use-loaded';

interface Props {
  readonly sku: string;
  readonly manage: ManageArea;
  readonly mayWrite: boolean;
  readonly onChanged: () => void;
}

const MAX = 200;

function samePlaces(one: Pick<StockRow, 'places'>, other: Pick<StockRow, 'places'>): boolean {
  return JSON.stringify(one.places) === JSON.stringify(other.places);
}

/** Edits stock in place; units ordered meanwhile are shown first. */
export function StockPanel({ sku, manage: { records }, mayWrite, onChanged }: Props) {
  const t = useManageText();
  const shop = useShop();
  const notify = useNotify();
  const [busy, setBusy] = useState<string>();
  const { value, reload } = useLoaded(sku, (signal) =>
    records.stock_levels.list({ product: sku, size: MAX }, { signal }),
  );
  const placeNames = usePlaceNames(records, value?.items.some(({ places }) => places !== undefined) === true);
  const format = (type: 'success' | 'warning', message: string) =>
    shop.notices.spawn({ type, code: 'stock', message, timeToLive: 5000 });
  const save = async (row: StockRow, edit: StockEdit) => {
    setBusy(row.sku);
    try {
      const { id, version, document } = await records.stock_levels.show(row.sku);
      const isStale = document.qty !== row.qty || document.in_stock !== row.in_stock || !samePlaces(document, row);
      const saved = isStale
        ? { kind: 'conflict' as const, document }
        : await records.stock_levels.save({ id, version, document: { ...document, ...edit } });
      if (saved.kind === 'saved') format('success', t('record.saved'));
      else format('warning', t('stock.overtaken', { sku: row.sku, qty: saved.document.qty }));
      reload();
      onChanged();
    } catch (error) {
      notify(error);
    } finally {
      setBusy(undefined);
    }
  };
  if (value === undefined || value.items.length === 0) return null;
  return (
    <StockTable
      rows={value.items}
      placeNames={placeNames}
      busy={busy}
      onSave={mayWrite ? (row, edit) => void save(row, edit) : undefined}
    />
  );
}

function usePlaceNames(records: ManageArea['records'], isNeeded: boolean): ReadonlyMap<string, string> {
  const language = languageOf(useLocale());
  const { value } = useLoaded(`${String(isNeeded)} ${language}`, async (signal) => {
    if (!isNeeded) return new Map<string, string>();
    const { items } = await records.stock_places.list({ size: MAX }, { signal });
    return new Map(items.map(({ code, words }) => [code, words[language] ?? words.en]));
  });
  return value ?? NO_NAMES;
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();
