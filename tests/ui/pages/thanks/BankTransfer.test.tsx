import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BankAccount } from '../../../../core/internal';
import { BankTransfer } from '../../../../ui/pages/thanks/BankTransfer';
import { renderPage } from '../../render-page';

const labels = (account: Pick<BankAccount, 'iban' | 'bic'>) => {
  renderPage(
    <BankTransfer account={{ holder: 'Vitrine', ...account }} reference="100003" amount={10} currency="EUR" />,
  );
  return screen.getAllByRole('term').map(({ textContent }) => textContent);
};

describe('the account of a bank transfer', () => {
  it('is labelled as an IBAN and a BIC', () => {
    expect(labels({ iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' })).toEqual(
      expect.arrayContaining(['IBAN', 'BIC']),
    );
  });

  it('is labelled as an account and a routing number in the US', () => {
    expect(labels({ iban: '000123456789', bic: '021000012' })).toEqual(
      expect.arrayContaining(['Account number', 'Routing number']),
    );
  });
});
