import { useEffect, useState } from 'react';
import { useCart } from 'vitrine/react';
import { WaitingOrders } from 'vitrine/ui';
import { Message } from './message';
import { Bag } from './pages/bag';
import { Home } from './pages/home';
import { ProductPage } from './pages/product';
import { Thanks } from './pages/thanks';
import { Texts } from './texts';

interface PageProps {
  readonly address: URL;
  readonly go: (path: string) => void;
}

function Page({ address: { pathname, searchParams }, go }: PageProps) {
  const parameter = (name: string) => searchParams.get(name) ?? '';
  switch (pathname) {
    case '/':
      return <Home />;
    case '/product':
      return <ProductPage sku={parameter('sku')} />;
    case '/bag':
    case '/checkout':
      return <Bag go={go} />;
    case '/at-the-till':
      return (
        <Message title={`Your number is ${parameter('number')}`}>
          Say it at the till, pay there, and your order is packed while you wait.
        </Message>
      );
    case '/successful-payment':
    case '/failed-payment':
      return <Thanks orderId={parameter('order')} />;
    default:
      return <Message title="Nothing here">The page may have moved; the goods have not.</Message>;
  }
}

function useAddress(first: URL): PageProps {
  const [address, setAddress] = useState(first);
  useEffect(() => {
    const follow = () => setAddress(new URL(location.href));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const go = (path: string) => {
    const next = new URL(path, address);
    history.pushState(null, '', next);
    setAddress(next);
    scrollTo(0, 0);
  };
  return { address, go };
}

export function App({ address }: { readonly address: URL }) {
  const count = useCart((cart) => cart.count);
  return (
    <Texts>
      <header className="head">
        <a className="name" href="/">
          my-shop
        </a>
        <a href="/bag">
          Bag <span className="count">{count}</span>
        </a>
      </header>
      <main>
        <WaitingOrders checkoutPath="/bag" />
        <Page {...useAddress(address)} />
      </main>
      <footer className="foot">Things that last. Open Tuesday to Saturday, ten to six.</footer>
    </Texts>
  );
}
