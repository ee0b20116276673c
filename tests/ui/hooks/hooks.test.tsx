import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, Suspense, useState, type ReactNode } from 'react';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { CartItem, Listing, ProductView } from '../../../core/shopper';
import {
  ShopProvider,
  useAccount,
  useCart,
  useCheckout,
  useListing,
  useOrders,
  useProduct,
  useSearch,
  type ActionState,
} from '../../../ui/react';
import { openShops, type OpenShop } from '../../core/open-shop';
import { codeFor } from '../../fixtures/signed-in';

const open = openShops();

function show({ shop }: OpenShop, children: ReactNode) {
  return render(
    <StrictMode>
      <ShopProvider shop={shop}>{children}</ShopProvider>
    </StrictMode>,
  );
}

const asked = ({ requests }: OpenShop, path: string) => requests.filter((request) => request.endsWith(path)).length;
const showsText = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

describe('useCart', () => {
  it('shows added lines, and the reason of a refusal', async () => {
    const opened = await open();
    const view = await opened.shop.product.load({ sku: 'JACKET', childSku: 'JACKET-BLACK-S' });
    function Cart() {
      const { items, count, isLoading, isPending, error, add, setQuantity } = useCart();
      return (
        <>
          <p role="status">{isLoading ? 'loading' : `${String(count)}: ${items.map(({ sku }) => sku).join()}`}</p>
          <p role="alert">{error?.message}</p>
          <button disabled={isPending} onClick={() => void add(view)}>
            Add
          </button>
          <button onClick={() => void setQuantity('NOTHING', 2)}>Wrong</button>
        </>
      );
    }
    show(opened, <Cart />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await showsText('1: JACKET-BLACK-S');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Wrong' }));
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement());
  });

  it('renders again only when its selection changes', async () => {
    const opened = await open();
    let renders = 0;
    function Skus() {
      renders += 1;
      return <p role="status">{useCart(({ items }) => items.map(({ sku }) => sku)).join()}</p>;
    }
    show(opened, <Skus />);
    const view = await opened.shop.product.load({ sku: 'JACKET', childSku: 'JACKET-BLACK-S' });
    await act(() => opened.shop.cart.add(view));
    await showsText('JACKET-BLACK-S');
    await act(() => opened.shop.cart.settled());
    const before = renders;
    await act(() => opened.shop.cart.setQuantity('JACKET-BLACK-S', 3));
    await act(() => opened.shop.cart.settled());
    expect(renders).toBe(before);
  });

  it('has the types of the shop', () => {
    const whole = () => useCart();
    expectTypeOf(whole).returns.toExtend<ActionState>();
    const count = () => useCart((cart) => cart.count);
    expectTypeOf(count).returns.toEqualTypeOf<number>();
    const first = () => useCart().items[0];
    expectTypeOf(first).returns.toEqualTypeOf<CartItem | undefined>();
  });
});

describe('useProduct', () => {
  function Product({ sku }: { readonly sku: string }) {
    const { view, isLoading, error, choose } = useProduct(sku);
    return (
      <>
        <p role="status">{isLoading ? 'loading' : (view?.current.sku ?? error?.message)}</p>
        {view?.options.flatMap(({ code, choices }) =>
          choices.map(({ value, label }) => (
            <button key={code + value} onClick={() => choose(code, value)}>
              {label}
            </button>
          )),
        )}
      </>
    );
  }

  it('is requested once for all users, and selects', async () => {
    const opened = await open();
    show(
      opened,
      <>
        <Product sku="JACKET" />
        <Other />
      </>,
    );
    function Other() {
      return <p>{useProduct('JACKET').view?.current.name}</p>;
    }
    await screen.findByText('Rain Jacket');
    const requests = asked(opened, '/api/catalog');
    const alone = await open();
    await alone.shop.product.load({ sku: 'JACKET' });
    expect(requests).toBe(asked(alone, '/api/catalog'));
    const before = screen.getByRole('status').textContent;
    for (const button of screen.getAllByRole('button')) await userEvent.click(button);
    expect(screen.getByRole('status').textContent).not.toBe(before);
  });

  it('explains why there is none', async () => {
    show(await open(), <Product sku="NOTHING" />);
    expect(screen.getByRole('status')).toHaveTextContent('loading');
    await waitFor(() => expect(screen.getByRole('status')).not.toHaveTextContent('loading'));
    expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
  });

  it('always has a value under suspense, also in its type', async () => {
    function Ready() {
      const { view } = useProduct('BELT', { suspense: true });
      expectTypeOf(view).toEqualTypeOf<ProductView>();
      return <p role="status">{view.current.name}</p>;
    }
    const opened = await open();
    await act(() =>
      Promise.resolve(
        show(
          opened,
          <Suspense fallback={<p>waiting</p>}>
            <Ready />
          </Suspense>,
        ),
      ),
    );
    await showsText('Leather Belt');
    const requests = asked(opened, '/api/catalog');
    const alone = await open();
    await alone.shop.product.load({ sku: 'BELT' });
    expect(requests).toBe(asked(alone, '/api/catalog'));
  });
});

describe('useListing', () => {
  it('lists, appends, and retries after a failure', async () => {
    const opened = await open();
    opened.mishap('/api/catalog', 'lost-before');
    function List() {
      const { items, isLoading, error, hasMore, more, reload } = useListing({ size: 2 });
      return (
        <>
          <p role="status">{isLoading ? 'loading' : String(items.length)}</p>
          {error && <button onClick={reload}>Again</button>}
          {hasMore && <button onClick={more}>More</button>}
        </>
      );
    }
    show(opened, <List />);
    await userEvent.click(await screen.findByRole('button', { name: 'Again' }));
    await showsText('2');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await showsText('4');
  });

  it('has the types of the catalogue', () => {
    const ready = () => useListing({}, { suspense: true }).listing;
    expectTypeOf(ready).returns.toEqualTypeOf<Listing>();
    const plain = () => useListing({}).listing;
    expectTypeOf(plain).returns.toEqualTypeOf<Listing | undefined>();
  });
});

describe('useSearch', () => {
  it('sends one request for typed words', async () => {
    const opened = await open();
    function Field() {
      const [text, setText] = useState('');
      const { suggestions } = useSearch(text, { pause: 40 });
      return (
        <>
          <input value={text} onChange={(event) => setText(event.target.value)} />
          <p role="status">{suggestions?.items.map(({ name }) => name).join()}</p>
        </>
      );
    }
    show(opened, <Field />);
    await userEvent.type(screen.getByRole('textbox'), 'belt');
    await showsText('Leather Belt');
  });
});

describe('useCheckout, useAccount and useOrders', () => {
  it('report missing fields, and keep the input', async () => {
    const opened = await open();
    function Checkout() {
      const { details, isLoading, missing, savePersonal } = useCheckout();
      return (
        <>
          <p role="status">
            {isLoading ? 'loading' : details?.personalDetails.emailAddress}
            {'personal.emailAddress' in missing ? ' missing' : ''}
          </p>
          <button onClick={() => void savePersonal({ emailAddress: 'ada@vitrine.example' })}>Save</button>
        </>
      );
    }
    show(opened, <Checkout />);
    await showsText('missing');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await showsText('ada@vitrine.example');
    expect(screen.getByRole('status')).not.toHaveTextContent('missing');
  });

  it('sign in by a code, and show the user', async () => {
    const opened = await open();
    function Account() {
      const { user, isLoading, error, requestCode, checkCode, logout } = useAccount();
      const { total } = useOrders();
      const signIn = async () => {
        await requestCode('ada@vitrine.example');
        await checkCode(await codeFor(opened.fixture, 'ada@vitrine.example'));
      };
      return (
        <>
          <p role="status">{isLoading ? 'loading' : `${user?.email ?? 'guest'} ${String(total)}`}</p>
          <p role="alert">{error?.message}</p>
          <button onClick={() => void signIn()}>In</button>
          <button onClick={() => void checkCode('0000', 'ada@vitrine.example')}>Wrong</button>
          <button onClick={() => void logout()}>Out</button>
        </>
      );
    }
    show(opened, <Account />);
    await showsText('guest 0');
    await userEvent.click(screen.getByRole('button', { name: 'Wrong' }));
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    await userEvent.click(screen.getByRole('button', { name: 'In' }));
    await showsText('ada@vitrine.example');
    await userEvent.click(screen.getByRole('button', { name: 'Out' }));
    await showsText('guest 0');
  });
});
