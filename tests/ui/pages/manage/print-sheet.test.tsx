import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { managedOrder } from '../../../../storybook/fixtures/managed-orders';
import { INVOICE_SHEET, ORDER_INVOICES } from '../../../../storybook/fixtures/invoices';
import { IssuedSheet } from '../../../../ui/pages/manage/orders/IssuedSheet';
import { OrderInvoices } from '../../../../ui/pages/manage/orders/OrderInvoices';
import { PrintSheet } from '../../../../ui/pages/manage/orders/PrintSheet';
import { ManageSpeech } from '../../../../ui/text/manage-text';
import manageEn from '../../../../ui/text/messages/en/manage.json';
import { renderPage } from '../../render-page';

const WORDS = 'Happy birthday, Maren!';
const print = (more: Parameters<typeof managedOrder>[0] = {}) =>
  renderPage(
    <ManageSpeech messages={manageEn} locale="en-US">
      <PrintSheet order={managedOrder(more)} locale="en-US" shopName="Vitrine" />
    </ManageSpeech>,
  );

describe('the print-outs of a gift order', () => {
  it('show its message on the packing slip, and no price', () => {
    const { container } = print({ gift_message: WORDS });
    expect(screen.getByRole('heading', { name: 'Gift message' })).toBeInTheDocument();
    expect(container).toHaveTextContent(WORDS);
    expect(container).not.toHaveTextContent('$');
  });

  it('mark the slip as a gift even without a message, and omit the mark for other orders', () => {
    const { container, unmount } = print({ gift_message: '' });
    expect(container).toHaveTextContent('Gift without a message');
    unmount();
    expect(print().container).not.toHaveTextContent(/gift/i);
  });
});

describe('a document as issued', () => {
  it('has number, seller, buyer, lines, taxes and totals in the language of its store', () => {
    const { container } = renderPage(<IssuedSheet sheet={INVOICE_SHEET} />);
    expect(screen.getByRole('heading', { name: 'Rechnung INV-2026-00042' })).toBeInTheDocument();
    expect(container.querySelector('article')).toHaveAttribute('lang', 'de-DE');
    for (const part of ['Vitrine GmbH', 'USt-IdNr.: DE123456789', 'Maren Vogt', 'Basic Tee', '19 %', '40,72 €'])
      expect(container).toHaveTextContent(part);
    expect(screen.getAllByRole('columnheader')).toHaveLength(12);
  });

  it('is printed, downloaded and emailed from its order, and issued if there is none', async () => {
    const mailed: string[] = [];
    const issued: string[] = [];
    const words = (content: ReactNode) => (
      <ManageSpeech messages={manageEn} locale="en-US">
        {content}
      </ManageSpeech>
    );
    const { unmount } = renderPage(
      words(
        <OrderInvoices
          invoices={ORDER_INVOICES}
          currency="EUR"
          printPath={(number) => `/print/${number}`}
          onMail={(number) => mailed.push(number)}
        />,
      ),
    );
    expect(screen.getByRole('link', { name: 'Print: INV-2026-00042' })).toHaveAttribute(
      'href',
      '/print/INV-2026-00042',
    );
    expect(screen.getByRole('link', { name: 'Download PDF: CN-2026-00007' })).toHaveAttribute(
      'href',
      '#CN-2026-00007-pdf',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send by e-mail: CN-2026-00007' }));
    expect(mailed).toEqual(['CN-2026-00007']);
    unmount();
    renderPage(
      words(<OrderInvoices invoices={[]} currency="EUR" printPath={() => ''} onIssue={() => issued.push('issued')} />),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Issue invoice' }));
    expect(issued).toHaveLength(1);
  });
});
