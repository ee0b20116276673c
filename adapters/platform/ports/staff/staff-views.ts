import type { KeptView } from '../../../../core/contract/staff/manage-views';

export interface StaffViewRepository {
  of(customerId: number, list: string): Promise<readonly KeptView[]>;
  keep(customerId: number, list: string, view: KeptView, at: number): Promise<void>;
  drop(customerId: number, list: string, name: string): Promise<void>;
}
