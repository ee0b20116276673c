import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import { BALANCE, LEDGER, SALES, STATEMENT, STATISTICS, TERMS } from '../../../storybook/fixtures/cabinet';
import { json, type OpenShop } from '../../core/open-shop';
import { signIn } from '../../core/sign-in';
import { openStorefront } from '../open-storefront';

interface Answers {
  readonly contact?: string | undefined;
  readonly before?: (shop: OpenShop) => void;
}

const answer = (shop: OpenShop, path: string, result: unknown) =>
  shop.mishap(`/api/blogger/${path}`, json(200, { code: 200, result }));

function open(path: string, { contact = 'lotte@vitrine.example', before }: Answers = {}) {
  return openStorefront(path, {
    prepare: async (shop) => {
      await seedPeople(shop.fixture.platform.people, { now: shop.fixture.clock.now() });
      if (contact !== '') await signIn(shop, contact);
      before?.(shop);
    },
  });
}

const withSales = (shop: OpenShop) => answer(shop, 'orders', { items: SALES, total: SALES.length });
const figures = (shop: OpenShop) => {
  answer(shop, 'statistics', STATISTICS);
  answer(shop, 'balance', BALANCE);
  answer(shop, 'terms', TERMS);
};
const calls = ({ requests }: OpenShop) => requests.filter((path) => path.includes('/api/blogger/'));

describe('access to the cabinet (A §2.1)', () => {
  it('asks guests to sign in, and returns to the requested page', async () => {
    const { shop, user } = await open('/cabinet/sales', { contact: '' });
    await user.click(within(await screen.findByRole('main')).getByRole('button', { name: 'Sign in' }));
    expect(shop.ui.snapshot).toMatchObject({ authElem: { view: 'login' }, redirect: '/cabinet/sales' });
  });

  it('tells customers that the cabinet is for bloggers, and requests no data', async () => {
    const opened = await open('/cabinet/sales/orders', { contact: 'ada@vitrine.example' });
    expect(await screen.findByText(/This page is for bloggers/)).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Blogger dashboard' })).not.toBeInTheDocument();
    expect(calls(opened)).toEqual([]);
  });

  it('lets bloggers navigate all pages, including instructions if there are any', async () => {
    await open('/cabinet/sales/payouts');
    const nav = await screen.findByRole('navigation', { name: 'Blogger dashboard' });
    const names = within(nav).getAllByRole('link');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Products',
      'Archive',
      'Posts',
      'Sales',
      'Orders',
      'Payouts',
      'Links',
      'Statements',
    ]);
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Payouts');
  });
});

describe('promo mode', () => {
  it('is ignored in the cabinet: the bar is hidden there and shown elsewhere (A §2.1)', async () => {
    const { shop } = await open('/cabinet/sales/payouts');
    await act(() => shop.promo.turnOn());
    await screen.findAllByTestId('payout');
    expect(screen.queryByTestId('promo-strip')).not.toBeInTheDocument();
    act(() => window.history.pushState(null, '', '/'));
    expect(await screen.findByTestId('promo-strip')).toBeInTheDocument();
  });
});

describe('links', () => {
  it('get a label, which they carry, and lose it again', async () => {
    const { user } = await open('/cabinet/sales/links');
    await user.type(await screen.findByLabelText('Label'), 'Ümlaut');
    await user.click(screen.getByRole('button', { name: 'Add label' }));
    expect(await screen.findByText('Enter up to 32 lowercase letters, digits and hyphens.')).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Label'));
    await user.type(screen.getByLabelText('Label'), 'Summer post');
    await user.click(screen.getByRole('button', { name: 'Add label' }));
    expect(await screen.findByText(/\?promo=LOTTE~summer-post/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove label summer-post' }));
    await waitFor(() => expect(screen.queryByText(/~summer-post/)).not.toBeInTheDocument());
  });
});

describe('statements', () => {
  it('show the opening balance, each transaction and the closing balance, of another period on request', async () => {
    const statement = (shop: OpenShop) => answer(shop, 'statement', STATEMENT);
    const opened = await open('/cabinet/sales/statements', { before: statement });
    const shown = await screen.findByTestId('statement');
    expect(shown).toHaveTextContent('Opening balance$100.00');
    expect(shown).toHaveTextContent('Closing balance$98.90');
    expect(within(shown).getAllByRole('row')).toHaveLength(1 + STATEMENT.rows.length);
    expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute('href', STATEMENT.pdf);
    const year = await screen.findByRole('option', { name: 'All of 2026' });
    await opened.user.selectOptions(screen.getByLabelText('Period'), year);
    const asked = () => opened.requests.filter((path) => path.includes('/api/blogger/statement'));
    await waitFor(() => expect(asked()).toHaveLength(2));
  });
});

describe('sales (A §2.11, §3)', () => {
  it('show the week first, another period on request, and the total earnings', async () => {
    const { user } = await open('/cabinet/sales', { before: figures });
    expect(await screen.findByTestId('stat-profit')).toHaveTextContent('$56.70');
    expect(screen.getByTestId('stat-profit')).toHaveTextContent('$12.40 more than before');
    expect(screen.getByTestId('stat-orders')).toHaveTextContent('1 more than before');
    expect(screen.getByTestId('stat-sold')).toHaveTextContent('$680.40 sold, $113.40 refunded or cancelled');
    expect(screen.getByTestId('stat-unpaid')).toHaveTextContent('$40.001 order, not in sales until paid');
    expect(screen.getByTestId('stat-profit')).toHaveTextContent('including $4.00 from orders not paid yet');
    expect(screen.getByTestId('stat-mentioned')).toHaveTextContent('3 of 5');
    expect(screen.getByTestId('stat-bonus')).toHaveTextContent('$11.34');
    expect(screen.getByTestId('stat-total')).toHaveTextContent('Earned since January 23, 2026$455.28');
    expect(screen.getByRole('radio', { name: 'Week' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Year' }));
    expect(screen.getByTestId('stat-profit')).toHaveTextContent('$132.30');
    expect(screen.getByTestId('stat-mentioned')).toHaveTextContent('140 of 240');
  });

  it('show the contents of the balance, the payout requirements and the earning rules', async () => {
    await open('/cabinet/sales', { before: figures });
    expect(await screen.findByTestId('balance-active')).toHaveTextContent('$42.64');
    expect(screen.getByTestId('balance-active')).toHaveTextContent('$23.74 is not in a payout yet');
    expect(screen.getByTestId('balance-active')).toHaveTextContent('Next payout: December 1, 2026');
    expect(screen.getByTestId('balance-pending')).toHaveTextContent('$291.10');
    expect(screen.getByTestId('balance-paid')).toHaveTextContent('$140.44');
    expect(screen.getByTestId('balance-total')).toHaveTextContent('$474.18');
    const minimum = await screen.findByRole('progressbar', { name: 'Above the $20.00 minimum payout.' });
    expect(minimum).toHaveAttribute('value', '20');
    expect(screen.getByText(/You earn 10% of what is paid for the goods, and 2% in bonuses/)).toBeInTheDocument();
  });

  it('draw a chart with an equivalent table, and request no orders', async () => {
    const opened = await open('/cabinet/sales', { before: figures });
    const { user } = opened;
    await screen.findByTestId('statistics');
    await user.click(screen.getByRole('radio', { name: 'Year' }));
    const chart = await screen.findByTestId('profit-chart');
    expect(chart).toHaveTextContent('Profit by month');
    await user.click(within(chart).getByText('As a table'));
    const rows = within(within(chart).getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(14);
    expect(rows[0]).toHaveTextContent('TimeOrdersProfit');
    expect(rows[13]).toHaveTextContent('4$75.60');
    expect(calls(opened).filter((path) => path.includes('/orders'))).toEqual([]);
  });

  it('can be retried after a failure', async () => {
    const { user, shop } = await open('/cabinet/sales/payouts', {
      before: (device) => {
        device.mishap('/api/blogger/payouts', 'lost-before');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByTestId('payout')).toHaveLength((await (await shop.bloggers()).payouts()).total);
  });
});

describe('orders with earnings of a blogger', () => {
  it('show the state of their royalty, and its calculation step by step when opened', async () => {
    const { user } = await open('/cabinet/sales/orders', {
      before: (shop) => {
        withSales(shop);
        answer(shop, 'ledger', { items: LEDGER, total: LEDGER.length });
      },
    });
    const rows = await screen.findAllByTestId('sale');
    const states = ['Not paid by the customer yet', 'Pending', 'No earnings', 'Pending', 'Confirmed', 'In a payout'];
    for (const [index, state] of states.entries()) expect(rows[index]).toHaveTextContent(state);
    const button = within(rows[6]!).getByRole('button');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    const details = await screen.findByTestId('sale-steps');
    expect(details).toHaveTextContent('Goods, after returns$189.00');
    expect(details).toHaveTextContent('Profit10% of $189.00$18.90');
    expect(details).toHaveTextContent('Bonuses2% of $189.00$3.78');
    expect(details).toHaveTextContent('PayoutPayout 2');
    const ledger = within(await screen.findByTestId('ledger')).getAllByRole('row');
    expect(ledger[1]).toHaveTextContent('ReturnedTERRACE-HOODIE-M-$7.90and -$1.58 in bonuses');
    expect(ledger[4]).toHaveTextContent('Return period over: confirmed$18.90');
    expect(screen.getByTestId('sale-details')).toHaveTextContent('Paid by the customer$214.50');
    await user.click(button);
    expect(screen.queryByTestId('sale-details')).not.toBeInTheDocument();
    await user.click(within(rows[0]!).getByRole('button'));
    const unpaid = await screen.findByTestId('sale-details');
    expect(unpaid).toHaveTextContent('Order totalNot paid by the customer yet$214.50');
    expect(unpaid).not.toHaveTextContent('Paid by the customer');
  });
});

describe('orders with one status', () => {
  it('are requested by the URL, selected from a list, and linked from their figure', async () => {
    const { user } = await open('/cabinet/sales', { before: figures });
    expect(await screen.findByRole('link', { name: 'Pending' })).toHaveAttribute(
      'href',
      '/cabinet/sales/orders?state=pending',
    );
    await user.click(screen.getByRole('link', { name: 'Pending' }));
    const choice = await screen.findByRole('combobox', { name: 'Status' });
    expect(choice).toHaveValue('pending');
    for (const row of await screen.findAllByTestId('sale')) expect(row).toHaveTextContent('Pending');
    await user.selectOptions(choice, 'Confirmed');
    await waitFor(() => {
      for (const row of screen.getAllByTestId('sale')) expect(row).toHaveTextContent('Confirmed');
    });
  });

  it('continue after the end of a page', async () => {
    const { user } = await open('/cabinet/sales/orders', {
      before: (shop) => answer(shop, 'orders', { items: SALES, total: SALES.length + 1 }),
    });
    const { length } = await screen.findAllByTestId('sale');
    expect(length).toBe(SALES.length);
    await user.click(screen.getByRole('button', { name: 'Show more orders' }));
    await waitFor(() => expect(screen.getAllByTestId('sale').length).toBeGreaterThan(length));
  });
});

describe('payouts', () => {
  it('open to show their transactions, which add up to the paid amount', async () => {
    const { user, shop } = await open('/cabinet/sales/payouts');
    const rows = await screen.findAllByTestId('payout');
    expect(rows[0]).toHaveTextContent('On its way since');
    expect(rows[1]).toHaveTextContent('Sent on');
    await user.click(within(rows[1]!).getByRole('button'));
    const bloggers = await shop.bloggers();
    const [, payout] = (await bloggers.payouts()).items;
    const { items } = await bloggers.ledger({ payout: payout?.id ?? -1 });
    const parts = items.filter(({ from, to }) => to === 'active' || (from === 'active' && to === null));
    const sum = parts.reduce((all, { sum: amount, to }) => all + Math.round((to === null ? -1 : 1) * amount * 100), 0);
    expect(sum).toBe(Math.round((payout?.sum ?? 0) * 100));
    const list = await screen.findByTestId('payout-orders');
    expect(parts.length).toBeGreaterThan(0);
    expect(within(list).getAllByRole('row')).toHaveLength(parts.length + 1);
    for (const { order_number: number } of parts) expect(list).toHaveTextContent(`Order ${String(number)}`);
  });

  it('start with the next one: its date and current contents', async () => {
    const { user, shop } = await open('/cabinet/sales/payouts');
    const next = await screen.findByTestId('next-payout');
    const { due, next_payment: when } = await (await shop.bloggers()).balance();
    expect(due).toBeGreaterThan(0);
    expect(when).toBe('2026-02-01T00:00:00.000Z');
    expect(next).toHaveTextContent(`$${due.toFixed(2)}`);
    await user.click(within(next).getByRole('button'));
    expect(await within(next).findByText(/Return period over: confirmed/)).toBeInTheDocument();
    expect(next).toHaveTextContent('February 1, 2026');
  });
});

describe('instructions (A §2.1)', () => {
  it('report an unknown name, with a link to all of them', async () => {
    await open('/cabinet/wiki/nothing');
    expect(await screen.findByText('These instructions do not exist.')).toHaveAttribute('role', 'alert');
    expect(screen.getByRole('link', { name: 'All instructions' })).toHaveAttribute('href', '/cabinet/wiki');
  });
});

describe('payout details', () => {
  it('are saved for staff, and refused with a hint on what to correct', async () => {
    const { user, shop } = await open('/cabinet/sales/payouts');
    await user.type(await screen.findByLabelText('Account holder'), 'Lotte Bergqvist');
    await user.type(screen.getByLabelText('IBAN or account number'), 'DE88370400440532013000');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Enter an account holder and a valid IBAN/)).toBeInTheDocument();
    await user.clear(screen.getByLabelText('IBAN or account number'));
    await user.type(screen.getByLabelText('IBAN or account number'), 'DE89 3704 0044 0532 0130 00');
    await user.selectOptions(screen.getByLabelText('Tax status'), 'Private person');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Payout details saved.')).toBeInTheDocument();
    expect(await (await shop.bloggers()).payee()).toMatchObject({ holder: 'Lotte Bergqvist', tax_status: 'private' });
  });
});
