export const ROLES = ['admin', 'blogger', 'manager', 'vip'] as const;
/** Role of a user besides customer. */
export type Role = (typeof ROLES)[number];
