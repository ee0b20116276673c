import type { KeptView } from '../../../core/contract/manage-views';

/** Views of lists that people of the staff keep. */
export interface StaffViewRepository {
  /** Of one person, the oldest first. */
  of(customerId: number, list: string): Promise<readonly KeptView[]>;
  /** In place of one of the same name. */
  keep(customerId: number, list: string, view: KeptView, at: number): Promise<void>;
  drop(customerId: number, list: string, name: string): Promise<void>;
}
