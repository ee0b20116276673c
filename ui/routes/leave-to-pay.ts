import { ShopError, type OrderPlaced } from '../../core';

/** What a payment provider gets with its form (S §4, place order). */
export interface PayFormFields {
  readonly item_number: string;
  /** Where a shopper who cancels comes back to. */
  readonly cancel_return: string;
  /** Where a shopper who has paid comes back to. */
  readonly return: string;
}

/**
 * Leaves for the payment page. Resolves only if the page comes back as it was left, by the browser's Back: until then the order
 * is on its way, and its button stays as it is.
 */
export function goToPayment(url: string): Promise<void> {
  window.location.assign(url);
  return comeBack();
}

/**
 * Leaves through the provider's form (S §4): its hidden fields with ours. Nothing of it but a form is taken over, so that no script
 * can come along.
 * @param payscript HTML with a form
 * @throws ShopError 'bad-response-format' when there is no form in it that leads anywhere
 */
export function submitPayForm(payscript: string, fields: PayFormFields): Promise<void> {
  const source = new DOMParser().parseFromString(payscript, 'text/html').querySelector('form');
  const action = source?.getAttribute('action') ?? '';
  if (source === null || !/^https?:\/\/|^\//.test(action)) throw new ShopError('bad-response-format');
  const form = document.createElement('form');
  form.method = source.method;
  form.action = action;
  form.hidden = true;
  const given = [...source.querySelectorAll('input')].map((input) => [input.name, input.value] as const);
  const all = new Map<string, string>([...given, ...Object.entries(fields)]);
  for (const [name, value] of all) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  return comeBack();
}

/**
 * Leaves for the payment page of an order that has to be paid now, by link or by form.
 * @returns false if nothing has to be paid now
 * @throws ShopError 'bad-response-format' if the form of the provider leads nowhere
 */
export function leaveToPay({ redirect, payscript, returns }: OrderPlaced): boolean {
  if (redirect !== undefined) void goToPayment(redirect);
  else if (payscript !== undefined && returns !== undefined) {
    const at = (path: string) => new URL(path, window.location.href).href;
    const back = { cancel_return: at(returns.cancel_return), return: at(returns.return) };
    void submitPayForm(payscript, { ...returns, ...back });
  } else return false;
  return true;
}

function comeBack(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
  });
}
