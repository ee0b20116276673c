import { useState } from 'react';
import { GIFT_CARD_STATES, type GiftCardFilters, type ManagedCard } from '../../../../core/internal-staff';
import { lookUp, moneyText } from '../../../../core/shopper';
import { mayUser } from '../../../../core/staff';
import { Button, ButtonLink } from '../../../components/base/Button';
import { Link } from '../../../components/base/Link';
import { Waiting } from '../../../pages/account/Waiting';
import { GiftCardDialog } from '../../../pages/manage/gift-cards/GiftCardDialog';
import { GiftCardTable } from '../../../pages/manage/gift-cards/GiftCardTable';
import { IssueCardForm } from '../../../pages/manage/gift-cards/IssueCardForm';
import { ListTools, Pager } from '../../../pages/manage/ListTools';
import { ManageTitle } from '../../../pages/manage/ManageFrame';
import { useLocation } from '../../../state/address';
import { useShop } from '../../../state/shop-context';
import { useManageText } from '../../../text/manage-text';
import { momentOf } from '../../../text/moment-of';
import { useLocale } from '../../../text/text-context';
import { ExportButton } from '../ExportButton';
import { listPath, pageNumberOf } from '../list-query';
import type { ManagePart } from '../part';
import { useLoaded } from '../use-loaded';
import { useCard } from './use-card';

const ROWS = 50;
const COLUMNS = [
  'id',
  'code',
  'state',
  'currency',
  'value',
  'balance',
  'recipient',
  'email',
  'order',
  'person',
  'created_at',
  'expires_at',
];
type Query = Readonly<Record<string, string>>;

export const GiftCardsPart: ManagePart = ({ page: { route }, manage, user }) => {
  const t = useManageText();
  const shop = useShop();
  const [, navigate] = useLocation();
  const { query } = route;
  const here = shop.routing.localPath(route.path);
  const filters = filtersOf(query);
  const number = pageNumberOf(query);
  const { value, isLoading, error, reload } = useLoaded(JSON.stringify({ filters, number }), (signal) =>
    manage.giftCards({ ...filters, page: number, size: ROWS }, { signal }),
  );
  const mayWrite = mayUser(user, 'gift-cards:write');
  const to = (changes: Query) => listPath(here, query, changes);
  const orderPath = (of: string) => shop.routing.localPath(`/manage/orders/${encodeURIComponent(of)}`);
  const states = GIFT_CARD_STATES.map((state) => ({ value: state, label: t(`order.card.${state}`) }));
  return (
    <>
      <ManageTitle
        title={t('nav.gift-cards')}
        actions={
          <>
            <ExportButton
              page={(page, size) => manage.giftCards({ ...filters, page, size })}
              columns={COLUMNS}
              name="gift-card"
              onSaved={(rows) => manage.noteExport({ list: 'gift-card', rows })}
            />
            {mayWrite && value !== undefined && (
              <Issue manage={manage} limits={value.max} onDone={(id) => navigate(to({ card: id }))} />
            )}
          </>
        }
      />
      <ListTools
        query={query}
        filters={[{ name: 'state', label: t('card.state'), choices: states }]}
        total={value?.total}
        clearPath={here}
        onChange={(changes) => navigate(to(changes))}
      />
      {filters.person !== undefined && <OfPerson id={filters.person} clearPath={to({ person: '' })} />}
      {error !== undefined && <Waiting state="failed" onRetry={reload} />}
      {value === undefined && error === undefined && <Waiting state="loading" onRetry={reload} />}
      {value !== undefined && error === undefined && <Found {...{ value, isLoading, query, number, orderPath, to }} />}
      {query['card'] !== undefined && query['card'] !== '' && (
        <Opened
          key={query['card']}
          id={query['card']}
          {...{ manage, mayWrite, orderPath }}
          onChanged={reload}
          onClose={() => navigate(to({ card: '' }))}
        />
      )}
    </>
  );
};

/** Names the person whose cards are listed. */
function OfPerson({ id, clearPath }: { readonly id: string; readonly clearPath: string }) {
  const t = useManageText();
  const shop = useShop();
  return (
    <p>
      <Link href={shop.routing.localPath(`/manage/people/${id}`)}>{`${t('find.person')} ${id}`}</Link>{' '}
      <ButtonLink kind="quiet" href={clearPath}>
        {t('list.clear')}
      </ButtonLink>
    </p>
  );
}

interface FoundProps {
  readonly value: Awaited<ReturnType<Manage['giftCards']>>;
  readonly isLoading: boolean;
  readonly query: Query;
  readonly number: number;
  readonly orderPath: (number: string) => string;
  readonly to: (changes: Query) => string;
}

function Found({ value: { items, owed, total }, isLoading, query, number, orderPath, to }: FoundProps) {
  const t = useManageText();
  const locale = useLocale();
  return (
    <>
      {owed.map(({ currency, cards, balance }) => (
        <p key={currency}>{t('card.owed', { count: cards, amount: moneyText(balance, currency, locale) })}</p>
      ))}
      {items.length === 0 ? (
        <p>{t(Object.keys(query).length === 0 ? 'list.none-yet' : 'list.none')}</p>
      ) : (
        <GiftCardTable cards={items} pathOf={(id) => to({ card: id })} orderPath={orderPath} isStale={isLoading} />
      )}
      <Pager page={number} pages={Math.ceil(total / ROWS)} pathOf={(page) => to({ page: String(page) })} />
    </>
  );
}

type Manage = Parameters<ManagePart>[0]['manage'];

interface OpenedProps {
  readonly id: string;
  readonly manage: Manage;
  readonly mayWrite: boolean;
  readonly orderPath: (number: string) => string;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

function Opened({ id, manage, mayWrite, orderPath, onChanged, onClose }: OpenedProps) {
  const locale = useLocale();
  const { value, error, reload } = useLoaded(id, (signal) => manage.managedCard({ id }, { signal }));
  const { changed, isBusy, refusal, run } = useCard(onChanged);
  const card: ManagedCard | undefined = changed ?? value;
  if (card === undefined) return error === undefined ? null : <Waiting state="failed" onRetry={reload} />;
  return (
    <GiftCardDialog
      {...{ card, orderPath, isBusy, refusal, onClose }}
      money={(amount, currency) => moneyText(amount, currency, locale)}
      moment={(at) => momentOf(at, locale)}
      {...(mayWrite && {
        onAct: (act) => void run(() => manage.actOnGiftCard({ id, act })),
        onTopUp: (input) => run(() => manage.topUpGiftCard({ id, ...input })),
      })}
    />
  );
}

interface IssueProps {
  readonly manage: Manage;
  /** Maximum amounts by currency. */
  readonly limits: Readonly<Record<string, number>>;
  readonly onDone: (id: string) => void;
}

function Issue({ manage, limits, onDone }: IssueProps) {
  const t = useManageText();
  const shop = useShop();
  const [isOpen, setOpen] = useState(false);
  const { isBusy, refusal, faults, run } = useCard(() => undefined);
  const stores = shop.storeViews.available.map(({ storeCode: code, name, i18n }) => ({
    code,
    name,
    currency: i18n.currencyCode,
    max: lookUp(limits, i18n.currencyCode) ?? 0,
  }));
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('card.issue')}</Button>
      {isOpen && (
        <IssueCardForm
          {...{ stores, isBusy, refusal, faults }}
          onGo={(input) =>
            void run(async () => {
              const card = await manage.issueGiftCard(input);
              setOpen(false);
              onDone(card.id);
              return card;
            })
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Ignores values that the shop would refuse. */
function filtersOf({ q, state, person }: Query): GiftCardFilters {
  const known = GIFT_CARD_STATES.find((one) => one === state);
  return {
    ...(q !== undefined && q !== '' && { q: q.slice(0, 200) }),
    ...(known !== undefined && { state: known }),
    ...(person !== undefined && /^\d{1,15}$/.test(person) && { person }),
  };
}
