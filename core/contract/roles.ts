/** A §6: what a user may be besides a customer. */
export const ROLES = ['admin', 'blogger', 'manager', 'vip'] as const;
/** What somebody is beside a customer (A §2). */
export type Role = (typeof ROLES)[number];
