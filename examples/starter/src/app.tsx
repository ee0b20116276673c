import { useCart } from 'vitrine/react';
import { Bag } from './pages/bag';
import { Home } from './pages/home';
import { ProductPage } from './pages/product';

/** Which page an address is. Each link loads its page anew: what is in the bag lies on the device. */
function Page({ address: { pathname, searchParams } }: { readonly address: URL }) {
  const parameter = (name: string) => searchParams.get(name) ?? '';
  switch (pathname) {
    case '/':
      return <Home />;
    case '/product':
      return <ProductPage sku={parameter('sku')} />;
    case '/bag':
    case '/checkout':
      return <Bag />;
    case '/at-the-till':
      return (
        <Message title={`Your number is ${parameter('number')}`}>
          Say it at the till, pay there, and your order is packed while you wait.
        </Message>
      );
    case '/successful-payment':
      return <Message title="Thank you">We pack your order today, and a mail says when it leaves.</Message>;
    case '/failed-payment':
      return <Message title="That was not paid">Nothing is lost: your goods are still in the bag.</Message>;
    default:
      return <Message title="Nothing here">The page may have moved; the goods have not.</Message>;
  }
}

function Message({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <section className="message">
      <h1>{title}</h1>
      <p>{children}</p>
      <a className="button" href="/">
        All goods
      </a>
    </section>
  );
}

/** The frame of every page. */
export function App({ address }: { readonly address: URL }) {
  const count = useCart((cart) => cart.count);
  return (
    <>
      <header className="head">
        <a className="name" href="/">
          my-shop
        </a>
        <a href="/bag">
          Bag <span className="count">{count}</span>
        </a>
      </header>
      <main>
        <Page address={address} />
      </main>
      <footer className="foot">Things that last. Open Tuesday to Saturday, ten to six.</footer>
    </>
  );
}
