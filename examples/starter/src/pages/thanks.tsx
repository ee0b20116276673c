import { useConfirmation, type OrderNews } from 'vitrine/react';
import { Message } from '../message';

export function Thanks({ orderId }: { readonly orderId: string }) {
  const { news, payPath, ask } = useConfirmation(orderId);
  const pay = payPath === undefined ? undefined : <Button href={payPath}>Pay now</Button>;
  return <>{pageOf(news, { pay, ask })}</>;
}

interface Ways {
  readonly pay: React.ReactNode;
  readonly ask: () => void;
}

/** Exhaustive: a state without a page does not compile. */
function pageOf(news: OrderNews, { pay, ask }: Ways): React.ReactElement {
  switch (news.state) {
    case 'placed':
    case 'paid':
      return (
        <Message title="Thank you">{`Order ${news.number} is ours to pack, and a mail says when it leaves.`}</Message>
      );
    case 'queued':
      return (
        <Message title="Not sent yet">
          Your order is kept on this device, and the shop does not have it yet. Send it above, or leave this page open
          until you are online again.
        </Message>
      );
    case 'waiting':
      return (
        <Message title="Not paid yet" action={pay}>
          {`Order ${news.number} is kept for you until you have paid for it.`}
        </Message>
      );
    case 'declined':
      return (
        <Message title="That was not paid" action={pay ?? <Button href="/bag">To the bag</Button>}>
          Nothing is lost: your goods are still in the bag.
        </Message>
      );
    case 'canceled':
    case 'refunded':
      return (
        <Message title="Not ordered" action={<Button href="/bag">To the bag</Button>}>
          Nothing was ordered. What you pay for all the same comes back to you.
        </Message>
      );
    case 'none':
      return <Message title="No such order">This page knows no order of yours.</Message>;
    case 'unreached':
      return (
        <Message title="The shop does not answer" action={<button onClick={ask}>Ask again</button>}>
          Nothing is lost: how your order stands can be seen as soon as it does.
        </Message>
      );
    case 'unknown':
      return <p aria-busy>…</p>;
  }
}

function Button({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a className="button" href={href}>
      {children}
    </a>
  );
}
