import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, ReactNode } from 'react';
import type { BloggerStatistics, Reading } from '../../core/blogger';
import { Balance } from '../../ui/pages/cabinet/money/Balance';
import { CabinetFrame } from '../../ui/pages/cabinet/CabinetFrame';
import { LabelList } from '../../ui/pages/cabinet/money/LabelList';
import { LedgerEntries } from '../../ui/pages/cabinet/money/LedgerEntries';
import { PayeeFields } from '../../ui/pages/cabinet/money/PayeeFields';
import { PayoutEntries } from '../../ui/pages/cabinet/money/PayoutEntries';
import { PayoutList } from '../../ui/pages/cabinet/money/PayoutList';
import { ProfitChart } from '../../ui/pages/cabinet/money/ProfitChart';
import { Read } from '../../ui/pages/cabinet/Read';
import { SaleDetails } from '../../ui/pages/cabinet/money/SaleDetails';
import { SaleList } from '../../ui/pages/cabinet/money/SaleList';
import { Statement } from '../../ui/pages/cabinet/money/Statement';
import { Statistics } from '../../ui/pages/cabinet/money/Statistics';
import { WikiList, WikiPage } from '../../ui/pages/cabinet/Wiki';
import { BloggerSidebar } from '../../ui/shell/BloggerSidebar';
import { CabinetSpeech } from '../../ui/text/cabinet-text';
import cabinetEn from '../../ui/text/messages/en/cabinet.json';
import {
  BALANCE,
  BALANCE_BELOW,
  BALANCE_NEGATIVE,
  BALANCE_OF_TWO,
  CABINET_READ_AT,
  CONFIRMED_ENTRY,
  LABELS,
  LEDGER,
  NO_STATISTICS,
  PAYOUTS,
  sale,
  SALES,
  STATEMENT,
  STATISTICS,
  STATISTICS_OF_TWO,
  TERMS,
  WIKIS,
} from '../fixtures/cabinet';
import { inMain } from '../in-main';

const speaking: Decorator = (Story) => (
  <CabinetSpeech messages={cabinetEn} locale="en-US">
    <Story />
  </CabinetSpeech>
);
const meta: Meta = { title: 'Shop/Cabinet', decorators: [inMain, speaking] };
export default meta;
type Story = StoryObj;
const nothing = () => undefined;
const self = (slug: string) => slug;

const LINKS = [
  { path: '/cabinet/sales', label: 'cabinet.sales', isHere: true },
  { path: '/cabinet/sales/orders', label: 'cabinet.orders', isHere: false },
  { path: '/cabinet/sales/payouts', label: 'cabinet.payouts', isHere: false },
  { path: '/cabinet/wiki', label: 'cabinet.wiki', isHere: false },
] as const;
const framed = (title: string, children: ReactNode): Story => ({
  render: () => (
    <CabinetFrame title={title} links={LINKS}>
      {children}
    </CabinetFrame>
  ),
});

const PATHS = { waitingPath: '/cabinet/sales/orders?state=pending', payoutsPath: '/cabinet/sales/payouts' };
const statistics = (figures: BloggerStatistics): Story => framed('Sales', <Statistics statistics={figures} />);
export const SalesStatistics: Story = statistics(STATISTICS);
export const SalesStatisticsInTwoCurrencies: Story = statistics(STATISTICS_OF_TWO);
export const SalesStatisticsOfWhoJustBegan: Story = statistics(NO_STATISTICS);
export const ProfitOfAYear: Story = framed(
  'Sales',
  <ProfitChart steps={STATISTICS.steps.year['USD'] ?? []} period="year" currency="USD" />,
);

export const BalanceWithAPayoutDue: Story = framed('Sales', <Balance balance={BALANCE} terms={TERMS} {...PATHS} />);
export const BalanceBelowTheMinimum: Story = framed(
  'Sales',
  <Balance balance={BALANCE_BELOW} terms={TERMS} {...PATHS} />,
);
export const BalanceOfWhichMoreCameBack: Story = framed(
  'Sales',
  <Balance balance={BALANCE_NEGATIVE} terms={TERMS} {...PATHS} />,
);
export const BalanceInTwoCurrencies: Story = framed(
  'Sales',
  <Balance balance={BALANCE_OF_TWO} terms={TERMS} {...PATHS} />,
);
export const BalanceWithoutTerms: Story = framed('Sales', <Balance balance={BALANCE} {...PATHS} />);

const ledger = <LedgerEntries entries={LEDGER} />;
export const Sales: Story = framed(
  'Orders',
  <SaleList
    sales={{ items: SALES, total: SALES.length }}
    details={(one) => <SaleDetails sale={one} ledger={ledger} />}
  />,
);
export const SalesOfWhichThereAreMore: Story = framed(
  'Orders',
  <SaleList
    sales={{ items: Array.from({ length: 24 }, (_, index) => sale(index, index)), total: 1240 }}
    details={() => null}
  />,
);
export const SalesEmpty: Story = framed('Orders', <SaleList sales={{ items: [], total: 0 }} details={() => null} />);
export const SaleStepByStep: Story = framed('Orders', <SaleDetails sale={SALES[6] ?? sale(1, 1)} ledger={ledger} />);
export const SaleNotPaidYet: Story = framed(
  'Orders',
  <SaleDetails sale={SALES[0] ?? sale(1, 1)} ledger={<LedgerEntries entries={[]} />} />,
);

const entries = () => <PayoutEntries entries={{ items: LEDGER, total: LEDGER.length }} />;
export const Payouts: Story = framed(
  'Payouts',
  <PayoutList payouts={{ items: PAYOUTS, total: 3 }} balance={BALANCE_OF_TWO} details={entries} />,
);
export const PayoutsEmpty: Story = framed(
  'Payouts',
  <PayoutList payouts={{ items: [], total: 0 }} details={entries} />,
);
export const PayoutOfManyOrders: Story = framed(
  'Payouts',
  <PayoutEntries
    entries={{ items: Array.from({ length: 40 }, (_, id) => ({ ...CONFIRMED_ENTRY, id })), total: 1200 }}
  />,
);

export const Instructions: Story = framed('Instructions', <WikiList pages={WIKIS} pathOf={self} />);
export const InstructionsEmpty: Story = framed('Instructions', <WikiList pages={[]} pathOf={self} />);
export const Instruction: Story = framed('Instructions', <WikiPage page={WIKIS[0]} listPath="/cabinet/wiki" />);
export const InstructionUnknown: Story = framed('Instructions', <WikiPage listPath="/cabinet/wiki" />);

const reading = (of: Reading<string>, online = true): Story =>
  framed(
    'Sales',
    <Read of={of} online={online} onRetry={nothing}>
      {(text) => <p>{text}</p>}
    </Read>,
  );
export const PartLoading: Story = reading({ status: 'loading' });
export const PartFailed: Story = reading({ status: 'failed', error: undefined });
export const PartOffline: Story = reading({ status: 'failed', error: undefined }, false);
export const PartOutOfDate: Story = reading({
  status: 'here',
  value: 'What was read last.',
  readAt: CABINET_READ_AT,
  isRefreshing: false,
  error: new Error('No response'),
});
export const CabinetOfNobodyYet: Story = {
  render: () => (
    <CabinetFrame title="Sales">
      <Read<string> of={{ status: 'loading' }} online onRetry={nothing}>
        {(text) => text}
      </Read>
    </CabinetFrame>
  ),
};

const side = (props: Partial<ComponentProps<typeof BloggerSidebar>> = {}): Story => ({
  render: () => (
    <BloggerSidebar
      status={{ currency: 'USD', active: 23.74, week: { profit: 126.15, orders: 8, mentioned: 3, goal: 5 } }}
      balancePath="/cabinet/sales"
      links={[
        { path: '/cabinet/sales', name: 'Sales' },
        { path: '/cabinet/wiki', name: 'Instructions', count: 2 },
      ]}
      isPromo={false}
      onPromo={nothing}
      promoLink="https://shop.example/?promo=LOTTE"
      feeds={[
        { language: 'English', url: 'https://shop.example/feeds/en.xml' },
        { language: 'Deutsch', url: 'https://shop.example/feeds/de.xml' },
      ]}
      onCopyLink={nothing}
      onCopyFeed={nothing}
      onGo={nothing}
      {...props}
    />
  ),
});
export const Sidebar: Story = side();
export const SidebarInPromoMode: Story = side({ isPromo: true });
export const SidebarBeforeAnythingWasRead: Story = side({ status: { currency: '' }, promoLink: undefined, feeds: [] });

export const StatementOfAMonth: Story = framed('Statements', <Statement statement={STATEMENT} />);

export const LinksByLabel: Story = framed(
  'Links',
  <LabelList
    labels={LABELS}
    linkOf={(label) => `https://vitrine.example/?promo=LOTTE${label === undefined ? '' : `~${label}`}`}
    onRemove={nothing}
  />,
);

export const PayoutDetails: Story = framed(
  'Payouts',
  <PayeeFields
    id="payee"
    payee={{
      holder: 'Lotte Bergqvist',
      account: 'DE89 3704 0044 0532 0130 00',
      bic: '',
      tax_status: 'private',
      tax_number: '',
    }}
    statuses={['private', 'small_business', 'business']}
    busy={false}
    note="Payout details saved."
    onChange={nothing}
  />,
);
