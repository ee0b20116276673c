import type { OffsetSpan } from '../../../../core/kernel/calendar-days';
import type { FigureEntry } from '../../../../core/manage/group-figures';

export type { FigureEntry } from '../../../../core/manage/group-figures';

export interface FigureRepository {
  /**
   * Orders and refunds in `[from, before)`, by day, store and currency.
   * @param spans offsets of the local days; default UTC
   */
  entries(from: number, before: number, spans?: readonly OffsetSpan[]): Promise<readonly FigureEntry[]>;
}
