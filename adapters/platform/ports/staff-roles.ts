/** A role of the merchant's own. */
export interface StaffRole {
  /** By which people have it. */
  readonly name: string;
  readonly title: string;
  /** Names of permissions, in their order. */
  readonly permissions: readonly string[];
}

/** Roles that a merchant makes of permissions, besides those of A §6. */
export interface StaffRoleRepository {
  /** By name. */
  all(): Promise<readonly StaffRole[]>;
  byName(name: string): Promise<StaffRole | undefined>;
  keep(role: StaffRole): Promise<void>;
  remove(name: string): Promise<void>;
}
