export interface StaffRole {
  readonly name: string;
  readonly title: string;
  readonly permissions: readonly string[];
}

export interface StaffRoleRepository {
  all(): Promise<readonly StaffRole[]>;
  byName(name: string): Promise<StaffRole | undefined>;
  keep(role: StaffRole): Promise<void>;
  remove(name: string): Promise<void>;
}
