import { useState } from 'react';
import type { ManageArea, StockRow } from '../../../../core';
import { StockTable, type StockEdit } from '../../../pages/manage/goods/StockTable';
import { useShop } from '../../../state/shop-context';
import { useNotify } from '../../../state/use-notify';
import { useManageText } from '../../../text/manage-text';
import { useLoaded } from '../use-loaded';

interface Props {
  readonly sku: string;
  readonly manage: ManageArea;
  readonly mayWrite: boolean;
  readonly onChanged: () => void;
}

const MAX = 200;

/** Edits stock in place; units ordered meanwhile are shown first. */
export function StockPanel({ sku, manage: { records }, mayWrite, onChanged }: Props) {
  const t = useManageText();
  const shop = useShop();
  const notify = useNotify();
  const [busy, setBusy] = useState<string>();
  const { value, reload } = useLoaded(sku, (signal) =>
    records.stock_levels.list({ product: sku, size: MAX }, { signal }),
  );
  const format = (type: 'success' | 'warning', message: string) =>
    shop.notices.spawn({ type, code: 'stock', message, timeToLive: 5000 });
  const save = async (row: StockRow, edit: StockEdit) => {
    setBusy(row.sku);
    try {
      const { id, version, document } = await records.stock_levels.show(row.sku);
      const isStale = document.qty !== row.qty || document.in_stock !== row.in_stock;
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
    <StockTable rows={value.items} busy={busy} onSave={mayWrite ? (row, edit) => void save(row, edit) : undefined} />
  );
}
