import { afterEach, describe, expect, it, vi } from 'vitest';
import { submitPayForm } from '../../../../ui/routes/order/leave-to-pay';

const fields = {
  item_number: 'V-7',
  cancel_return: 'https://shop.test/checkout',
  return: 'https://shop.test/successful-payment?order=o',
};
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('a payment by a form of the provider (S §4: a hidden pay form is injected and submitted)', () => {
  it('is submitted with the order number and the two return URLs', () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    const script =
      '<script>stolen()</script><form action="https://pay.test/start" method="post"><input name="amount" value="30"><input name="return" value="x"></form>';
    void submitPayForm(script, fields);
    expect(submit).toHaveBeenCalledTimes(1);
    const form = document.querySelector('form');
    expect(form).not.toBeVisible();
    expect(form).toHaveFormValues({ amount: '30', ...fields });
    expect([form?.getAttribute('action'), form?.method]).toEqual(['https://pay.test/start', 'post']);
    expect(document.querySelector('script')).toBeNull();
  });
  it.each([['<p>Pay here</p>'], ['<form><input name="a"></form>'], ['<form action="javascript:steal()"></form>']])(
    'is not sent without a valid target: %s',
    (script) => {
      const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
      expect(() => void submitPayForm(script, fields)).toThrow(/wrong response format/);
      expect(submit).not.toHaveBeenCalled();
    },
  );
  it('ends when the browser returns to the page', async () => {
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    const left = submitPayForm('<form action="/pay"></form>', fields);
    window.dispatchEvent(new Event('pageshow'));
    await expect(left).resolves.toBeUndefined();
  });
});
