import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { engraved, viewOf } from '../../../../storybook/fixtures/products';
import { Extras } from '../../../../ui/pages/product/options/Extras';
import { TextProvider, type LaterWords } from '../../../../ui/text/text-context';
import first from '../../../../ui/text/messages/de/first.json';
import rest from '../../../../ui/text/messages/de/later.json';

it('an error of an option is in the language of the page as soon as its texts are loaded', async () => {
  const messages = { ...first };
  const later: LaterWords = {
    areHere: () => 'product.option-required' in messages,
    load: () => Promise.resolve(Object.assign(messages, rest)),
    arrival: () => Promise.resolve(),
  };
  const view = { ...viewOf(engraved), errors: { 'option-1': 'Engraving is required' } };
  const shown = (tried: boolean) => (
    <TextProvider messages={messages} locale="de-DE" price={String} later={later}>
      <Extras view={view} tried={tried} onConfigure={vi.fn<() => void>()} />
    </TextProvider>
  );
  const { rerender } = render(shown(false));
  expect(screen.queryByText(/is required|Pflichtangabe/)).toBeNull();
  rerender(shown(true));
  expect(await screen.findByText('Pflichtangabe: Engraving')).toBeInTheDocument();
});
