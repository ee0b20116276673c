/** What is known of somebody who is to be erased. */
export interface ErasureFacts {
  readonly roles: readonly string[];
  /** Roles of the merchant's own. */
  readonly ownRoles: readonly string[];
  /** Numbers of their orders that are neither cancelled nor delivered. */
  readonly openOrders: readonly string[];
}

/** Why somebody cannot be erased yet. */
export interface ErasureObstacle {
  readonly field: 'orders' | 'roles';
  readonly message: string;
}

/**
 * What has to be done before a person can be erased: who is still to be sent something, or runs the shop, cannot be unknown to it. Nothing stands in the way
 * where the list is empty. Pure.
 */
export function erasureObstacles({ roles, ownRoles, openOrders }: ErasureFacts): readonly ErasureObstacle[] {
  const all = [...roles.filter((role) => role !== 'vip'), ...ownRoles];
  return [
    ...(all.length > 0
      ? [{ field: 'roles' as const, message: `roles: take ${all.join(', ')} away first, and pay out what is due` }]
      : []),
    ...(openOrders.length > 0
      ? [{ field: 'orders' as const, message: `orders: ${openOrders.join(', ')} must be delivered or cancelled first` }]
      : []),
  ];
}
