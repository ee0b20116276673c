export interface ErasureFacts {
  readonly roles: readonly string[];
  readonly ownRoles: readonly string[];
  readonly openOrders: readonly string[];
  /** Unpaid amounts, such as '12.50 EUR'. */
  readonly due: readonly string[];
}

export interface ErasureObstacle {
  readonly field: 'balance' | 'orders' | 'roles';
  /** Roles, amounts or order numbers. */
  readonly of: readonly string[];
  readonly message: string;
}

const NON_BLOCKING_ROLES: ReadonlySet<string> = new Set(['blogger', 'vip']);

/** Returns everything that must be settled before erasure. */
export function erasureObstacles({ roles, ownRoles, openOrders, due }: ErasureFacts): readonly ErasureObstacle[] {
  const all = [...roles.filter((role) => !NON_BLOCKING_ROLES.has(role)), ...ownRoles];
  const obstacles: readonly ErasureObstacle[] = [
    { field: 'roles', of: all, message: `roles: remove ${all.join(', ')} first` },
    { field: 'balance', of: due, message: `balance: ${due.join(', ')} must be paid out first` },
    {
      field: 'orders',
      of: openOrders,
      message: `orders: ${openOrders.join(', ')} must be delivered or cancelled first`,
    },
  ];
  return obstacles.filter(({ of }) => of.length > 0);
}
