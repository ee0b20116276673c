import type { OrderResult } from '../../../core/account';
import { accountNumberKind, bankCodeKind } from '../../../core/internal';

export function bankFacts(
  { bank_account: account, number, price }: Pick<OrderResult, 'bank_account' | 'number' | 'price'>,
  money: (amount: number) => string,
): readonly (readonly [name: string, value: string | undefined])[] {
  return [
    ['Pay to', account?.holder],
    [accountNumberKind(account?.iban ?? '') === 'iban' ? 'IBAN' : 'Account', account?.iban],
    [bankCodeKind(account?.bic ?? '') === 'bic' ? 'BIC' : 'Routing', account?.bic],
    ['Bank', account?.bank],
    ['Reference', account && number],
    ['Amount', account && money(price)],
  ];
}
