import { useState } from 'react';
import type { Selection } from '../../../pages/manage/DataTable';
import { useManageText } from '../../../text/manage-text';

export interface Chosen {
  readonly ids: ReadonlySet<string>;
  /** Selects everything that matches the list's filter, on all pages. */
  readonly isAll: boolean;
}

const NOTHING: Chosen = { ids: new Set(), isAll: false };

/** Selection of rows that survives paging and sorting; a changed filter clears it. */
export function useSelection(rows: readonly { readonly id: string }[], filter: string) {
  const t = useManageText();
  const [kept, keep] = useState({ filter, chosen: NOTHING });
  const chosen = kept.filter === filter ? kept.chosen : NOTHING;
  const choose = (next: Chosen) => keep({ filter, chosen: next });
  const isPage = rows.length > 0 && rows.every(({ id }) => chosen.isAll || chosen.ids.has(id));
  const selection: Selection = {
    chosen: chosen.isAll ? new Set(rows.map(({ id }) => id)) : chosen.ids,
    onToggle: (id) => {
      const ids = new Set(chosen.isAll ? rows.map((row) => row.id) : chosen.ids);
      if (!ids.delete(id)) ids.add(id);
      choose({ ids, isAll: false });
    },
    onToggleAll: () =>
      choose(isPage ? NOTHING : { ids: new Set([...chosen.ids, ...rows.map(({ id }) => id)]), isAll: false }),
    label: (id) => t('bulk.select', { id }),
    allLabel: t('orders.select-all'),
  };
  return { chosen, selection, isPage, choose, clear: () => choose(NOTHING) };
}
