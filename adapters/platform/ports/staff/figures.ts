import type { FigureEntry } from '../../../../core/manage/group-figures';

export type { FigureEntry } from '../../../../core/manage/group-figures';

export interface FigureRepository {
  /** Orders and refunds in `[from, before)`, by day, store and currency. */
  entries(from: number, before: number): Promise<readonly FigureEntry[]>;
}
