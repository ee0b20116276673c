import { ShopError, type OrderPlaced } from '../../../core/shopper';

export interface PayFormFields {
  readonly item_number: string;
  readonly cancel_return: string;
  readonly return: string;
}

/** Never resolves unless Back restores this page, so that the button stays busy. */
export function goToPayment(url: string): Promise<void> {
  window.location.assign(url);
  return comeBack();
}

/**
 * Submits the provider's form with our fields. Copies only the form, so that no script is injected.
 * @param payscript HTML with a form
 * @throws ShopError 'bad-response-format' without a usable form
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
 * Leaves for the payment page by link or form.
 * @returns false if nothing is due
 * @throws ShopError 'bad-response-format' without a usable form
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
