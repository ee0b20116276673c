/** A §6: what a user may be besides a customer. */
export const ROLES = ['admin', 'blogger', 'manager', 'vip'] as const;
export type Role = (typeof ROLES)[number];
