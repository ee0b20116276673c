import type { OrderResult } from '../../../core/account';

export function bankFacts(
  { bank_account: account, number, price }: Pick<OrderResult, 'bank_account' | 'number' | 'price'>,
  money: (amount: number) => string,
): readonly (readonly [name: string, value: string | undefined])[] {
  return [
    ['Pay to', account?.holder],
    ['IBAN or account', account?.iban],
    ['BIC or routing', account?.bic],
    ['Bank', account?.bank],
    ['Reference', account && number],
    ['Amount', account && money(price)],
  ];
}
