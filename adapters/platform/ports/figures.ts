import type { FigureEntry } from '../../../core/manage/group-figures';

export type { FigureEntry } from '../../../core/manage/group-figures';

/** What reports are made of. */
export interface FigureRepository {
  /** Orders that were placed and refunds that were written from a moment on and before another, by day, store and currency. */
  entries(from: number, before: number): Promise<readonly FigureEntry[]>;
}
