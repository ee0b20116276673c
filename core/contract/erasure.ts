/** What is known of somebody who is to be erased. */
export interface ErasureFacts {
  readonly roles: readonly string[];
  /** Roles of the merchant's own. */
  readonly ownRoles: readonly string[];
  /** Numbers of their orders that are neither cancelled nor delivered, or have a gift card that waits for its day. */
  readonly openOrders: readonly string[];
  /** What the shop still owes them as a blogger, such as '12.50 EUR'. */
  readonly due: readonly string[];
}

/** Why somebody cannot be erased yet. */
export interface ErasureObstacle {
  readonly field: 'balance' | 'orders' | 'roles';
  /** The amounts, numbers of orders or names of roles that it is about. */
  readonly of: readonly string[];
  readonly message: string;
}

/** Roles that stand in nobody's way: they let nobody do anything of staff's. What a blogger is owed is an obstacle of its own. */
const HARMLESS: ReadonlySet<string> = new Set(['blogger', 'vip']);

/**
 * What has to be done before a person can be erased: who is still to be sent something or to be paid, or runs the shop, cannot be unknown to it. Nothing
 * stands in the way where the list is empty. Pure.
 */
export function erasureObstacles({ roles, ownRoles, openOrders, due }: ErasureFacts): readonly ErasureObstacle[] {
  const all = [...roles.filter((role) => !HARMLESS.has(role)), ...ownRoles];
  const obstacles: readonly ErasureObstacle[] = [
    { field: 'roles', of: all, message: `roles: take ${all.join(', ')} away first` },
    { field: 'balance', of: due, message: `balance: ${due.join(', ')} must be paid out first` },
    {
      field: 'orders',
      of: openOrders,
      message: `orders: ${openOrders.join(', ')} must be delivered or cancelled first`,
    },
  ];
  return obstacles.filter(({ of }) => of.length > 0);
}
