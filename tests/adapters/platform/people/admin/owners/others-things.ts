import type { SignedIn } from '../../../../../../core/contract';
import type { OwnPasskeyList, PasskeyCreation } from '../../../../../../core/contract/people/passkeys';
import { SoftwareAuthenticator } from '../../../../../fixtures/software-authenticator';
import { cartWith, orderOf, resultOf } from '../../../../../fixtures/order';
import type { FixturePlatform } from '../../../../../fixtures/platform';
import { contactOf, type CallerName } from './callers';

export interface Thing {
  readonly owner: CallerName;
  readonly theirs: string;
  readonly missing: string;
}

export type ThingName =
  | 'cart'
  | 'change'
  | 'contact'
  | 'message'
  | 'orderKey'
  | 'orderNumber'
  | 'passkey'
  | 'payout'
  | 'person'
  | 'photo'
  | 'promo'
  | 'promoOrder'
  | 'review'
  | 'session'
  | 'staffLogin'
  | 'staffView'
  | 'subscriber';

export async function versionOf(shop: FixturePlatform, kind: string, id: string, token: string): Promise<string> {
  const { version } = await resultOf<{ version: string }>(
    shop.call('GET', `/api/manage/${kind}?id=${id}&token=${token}`),
  );
  return version;
}

export async function othersThings(
  shop: FixturePlatform,
  signedIn: ReadonlyMap<CallerName, SignedIn>,
): Promise<Readonly<Record<ThingName, Thing>>> {
  const [ada, lotte, alma] = (['ada', 'lotte', 'alma'] as const).map((name) => signedIn.get(name));
  if (ada === undefined || lotte === undefined || alma === undefined) throw new Error('Somebody is not signed in');
  const ordered = await orderOf(shop, await cartWith(shop, [{ sku: 'TEE' }]), { payment: 'banktransfer' });
  const { number } = await resultOf<{ number: string }>(shop.call('POST', `/api/order?token=${ada.token}`, ordered));
  const adas = (theirs: string | number, missing: string | number): Thing => ({
    owner: 'ada',
    theirs: String(theirs),
    missing: String(missing),
  });
  return {
    ...(await bloggersThings(shop, lotte)),
    ...(await staffsThings(shop, alma, ada)),
    cart: adas(await ownCart(shop, ada), 'no-cart-of-this-shop'),
    contact: adas(contactOf('ada'), contactOf('nobody')),
    orderKey: adas(ordered.order_id, 'order-of-nobody'),
    orderNumber: adas(number, '999999999'),
    passkey: adas(await ownPasskey(shop, ada), 999_999),
    person: adas(ada.id, 999_999),
    review: adas(await ownReview(shop, ada, alma), 999_999),
    session: adas(await ownSession(shop, ada), 999_999),
  };
}

async function ownCart(shop: FixturePlatform, { token }: SignedIn): Promise<string> {
  const cart = await resultOf<string>(shop.call('POST', `/api/cart/create?token=${token}`));
  const cartItem = { sku: 'TEE', qty: 1 };
  await resultOf(shop.call('POST', `/api/cart/update?cartId=${cart}&token=${token}`, { cartItem }));
  return cart;
}

async function ownSession(shop: FixturePlatform, { token }: SignedIn): Promise<string> {
  const [session] = await resultOf<{ id: string }[]>(shop.call('GET', `/api/user/sessions?token=${token}`));
  return session?.id ?? '';
}

async function ownPasskey(shop: FixturePlatform, { token }: SignedIn): Promise<string> {
  const post = (path: string, body: unknown) => shop.call('POST', `/api/user/passkeys/${path}?token=${token}`, body);
  const { attempt, options } = await resultOf<{ attempt: string; options: PasskeyCreation }>(post('begin', {}));
  const credential = new SoftwareAuthenticator('http://localhost:3000').make(options);
  const { items } = await resultOf<OwnPasskeyList>(post('add', { attempt, name: 'Phone', credential }));
  return items[0]?.id ?? '';
}

async function ownReview(shop: FixturePlatform, { token }: SignedIn, { token: admin }: SignedIn): Promise<string> {
  const review = { product_sku: 'TEE', title: 'Of the owner', detail: 'Soft.', nickname: 'Ada', rating: '5' };
  const form = new FormData();
  for (const [member, value] of Object.entries(review)) form.append(member, value);
  const request = new Request(`http://shop.test/api/review/create?token=${token}`, { method: 'POST', body: form });
  const { status } = await shop.platform.fetch(request);
  if (status !== 200) throw new Error(`The review was answered ${String(status)}`);
  const path = `/api/manage/reviews?status=pending&token=${admin}`;
  const { items } = await resultOf<{ items: { id: string }[] }>(shop.call('GET', path));
  return items[0]?.id ?? '';
}

async function bloggersThings(shop: FixturePlatform, { id, token, orders_history: orders }: SignedIn) {
  const good = { title: 'Only lent', type: 'top', deliveredAt: 0 } as const;
  const promo = await shop.platform.people.write((people) => people.writePromo(id, good));
  const payouts = shop.call('GET', `/api/blogger/payouts?token=${token}`);
  const paid = (await resultOf<{ items: { id: number }[] }>(payouts)).items[0];
  const of = (theirs: string | number | undefined, missing: string): Thing => ({
    owner: 'lotte',
    theirs: String(theirs),
    missing,
  });
  return {
    payout: of(paid?.id, '999999'),
    promo: of(promo, '999999'),
    promoOrder: of(orders[0]?.increment_id, '999999999'),
    photo: of('blogger/of-lotte.webp', 'blogger/of-nobody.webp'),
  };
}

async function staffsThings(shop: FixturePlatform, { token }: SignedIn, ada: SignedIn) {
  const of = (theirs: string | number | undefined, missing: string | number): Thing => ({
    owner: 'alma',
    theirs: String(theirs),
    missing: String(missing),
  });
  const document = { email: 'reader@shop.test', store_code: 'us' };
  const reader = await resultOf<{ id: string }>(
    shop.call('POST', `/api/manage/subscriber?token=${token}`, { document }),
  );
  const view = { list: 'orders', name: 'Berlin', query: 'store=de' };
  await resultOf(shop.call('POST', `/api/manage/view?token=${token}`, view));
  const id = String(ada.id);
  const roles = { roles: ['vip'], own_roles: [] };
  const version = await versionOf(shop, 'person', id, token);
  const saved = { id, version, document: roles };
  await resultOf(shop.call('POST', `/api/manage/person?token=${token}`, saved));
  const back = { id, version: await versionOf(shop, 'person', id, token), document: { roles: [], own_roles: [] } };
  await resultOf(shop.call('POST', `/api/manage/person?token=${token}`, back));
  const changes = shop.call('GET', `/api/manage/changes?kind=person&record=${id}&token=${token}`);
  return {
    change: of((await resultOf<{ items: { id: number }[] }>(changes)).items[0]?.id, 999_999),
    message: of(1, 999_999),
    staffLogin: of(contactOf('alma'), contactOf('nobody')),
    staffView: of('Berlin', 'Nobody'),
    subscriber: of(reader.id, 999_999),
  };
}
