import { isPasswordCost, PASSWORD_COST, type PasswordCost } from '../kernel/secrets';

export function passwordCostOf(cost: PasswordCost | undefined, mode: 'production' | 'development'): PasswordCost {
  if (cost === undefined) return PASSWORD_COST;
  if (mode !== 'development') {
    throw new RangeError("option passwordCost is only for mode 'development': production always uses the full cost");
  }
  if (isPasswordCost(cost)) return cost;
  const { n, r, p } = cost;
  throw new RangeError(
    `option passwordCost must be whole numbers, n a power of two, and n · r · p at most that of 2^15/8/3, not ${String(n)}/${String(r)}/${String(p)}`,
  );
}
