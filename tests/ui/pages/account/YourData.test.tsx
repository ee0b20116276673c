import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { YourData } from '../../../../ui/pages/account/YourData';
import { renderPage } from '../../render-page';

const END = { orders: 2, files: 0, bonus: 0, currency: 'EUR', obstacles: [], sign_in_again: false };
const nothing = () => undefined;

describe('the notice before deleting an account', () => {
  it.each([
    [['100042', '100043'], 'Orders that are not paid yet are cancelled: 100042, 100043.'],
    [[], null],
    [undefined, null],
  ])('lists the unpaid orders that are cancelled with it, if any: %j', (canceled, words) => {
    renderPage(
      <YourData
        end={{ ...END, ...(canceled !== undefined && { canceled }) }}
        busy={undefined}
        said=""
        refused={undefined}
        onDownload={nothing}
        onLook={nothing}
        onSignIn={nothing}
        onDelete={nothing}
        onCancel={nothing}
      />,
    );
    expect(screen.queryByTestId('data-canceled')?.textContent ?? null).toBe(words);
  });
});
