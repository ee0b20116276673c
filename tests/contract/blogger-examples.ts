import { SENT_STEP } from '../../core/contract/orders/order-status';
import type { SignedIn } from '../../core/contract';
import type { FixturePlatform } from '../fixtures/platform';

interface Example {
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly status?: number;
}

interface Needed {
  readonly fixture: () => FixturePlatform;
  readonly userOf: (contact: string) => Promise<SignedIn>;
}

export function bloggerExamples({ fixture, userOf }: Needed): Readonly<Record<string, () => Promise<Example>>> {
  const lotte = async (body?: unknown): Promise<Example> => {
    const { token } = await userOf('lotte@vitrine.example');
    return { query: { token }, body };
  };
  const given = async (type: 'bottom' | 'top') => {
    const { id } = await userOf('lotte@vitrine.example');
    return fixture().platform.people.write((people) => people.writePromo(id, { title: 'Given', type, deliveredAt: 0 }));
  };
  const read =
    (query: object = {}) =>
    async (): Promise<Example> => {
      const { token } = await userOf('lotte@vitrine.example');
      return { query: { ...query, token } };
    };
  return {
    bloggerPromoProducts: read(),
    bloggerPosts: read({ size: 5 }),
    bloggerStatistics: read(),
    bloggerPayouts: read(),
    bloggerOrders: read(),
    bloggerBalance: read(),
    bloggerLedger: read({ size: 5, currency: 'USD' }),
    bloggerStatement: read({ period: '2026-01' }),
    bloggerLabels: read({ period: 'week' }),
    bloggerAddLabel: () => lotte({ label: 'story' }),
    bloggerRemoveLabel: () => lotte({ label: 'story' }),
    bloggerPayee: read(),
    setBloggerPayee: () =>
      lotte({
        holder: 'Lotte',
        account: 'DE89 3704 0044 0532 0130 00',
        bic: '',
        tax_status: 'private',
        tax_number: '',
      }),
    bloggerTerms: read(),
    bloggerCheckSet: read({ ids: '1,2' }),
    bloggerSaveSet: async () => lotte({ items: [await given('top'), await given('bottom')] }),
    bloggerSavePost: async () => lotte({ type: 'story', text: 'Look.', item_id: await given('top') }),
    // Files are not part of the form's schema.
    bloggerUploadPhotos: async () => ({ ...(await lotte({})), status: 400 }),
    bloggerOrderReceived: async () => {
      const { token, orders_history: orders } = await userOf('lotte@vitrine.example');
      const sent = orders.find(({ canceled, stage }) => !canceled && stage === SENT_STEP);
      return { query: { token, id: sent?.increment_id } };
    },
    bloggerArchiveProduct: async () =>
      lotte({ id: await given('top'), type: 'product', archive: true, reason: 'worn out' }),
    // The fixture shop requires no selection.
    bloggerApproveProducts: async () => ({ ...(await lotte({ products: [1], action: 'approve' })), status: 409 }),
  };
}
