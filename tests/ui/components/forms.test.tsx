import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ShopError, type Coupon } from '../../../core/shopper';
import { Button } from '../../../ui/components/base/Button';
import { ChoiceList } from '../../../ui/components/fields/ChoiceList';
import { GiftCardForm } from '../../../ui/components/bag/GiftCardForm';
import { CouponForm } from '../../../ui/components/bag/CouponForm';
import { Field } from '../../../ui/components/fields/Field';
import { PasswordField } from '../../../ui/components/fields/PasswordField';
import { SearchForm } from '../../../ui/components/fields/SearchForm';
import { SelectField } from '../../../ui/components/fields/SelectField';
import { renderPage } from '../render-page';

const nothing = () => undefined;
const gone = () => Promise.resolve();

describe('Field', () => {
  const field = (error?: string) => (
    <Field id="email" label="E-mail" value="" required hint="For the bill" error={error} onChange={nothing} />
  );
  it('is named by its label, which says that it is required', () => {
    renderPage(field());
    expect(screen.getByRole('textbox', { name: /^E-mail\s*\(required\)$/ })).toBeRequired();
  });
  it('is described by its hint while valid, and by its error when invalid', () => {
    const { rerender } = renderPage(field());
    expect(screen.getByRole('textbox')).toBeValid();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('For the bill');
    rerender(field('Enter an e-mail address'));
    expect(screen.getByRole('textbox')).toBeInvalid();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Enter an e-mail address');
  });
});

describe('SelectField', () => {
  const choices = [
    { value: 'US', label: 'United States' },
    { value: 'DE', label: 'Germany' },
  ];
  it('shows an unavailable value unchanged, never the first option instead', () => {
    const list = [{ value: 'AU', label: 'Australia' }];
    renderPage(<SelectField id="c" label="Country" value="XK" choices={list} onChange={nothing} />);
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('XK');
  });
  it('reports the selected option', async () => {
    const onChange = vi.fn<(value: string) => void>();
    const { user } = renderPage(
      <SelectField id="c" label="Country" value="US" choices={choices} onChange={onChange} />,
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Germany');
    expect(onChange).toHaveBeenCalledWith('DE');
  });
  it('is described by its error', () => {
    renderPage(
      <SelectField
        id="c"
        label="Country"
        value=""
        placeholder="Choose"
        choices={choices}
        error="Choose a country"
        onChange={nothing}
      />,
    );
    expect(screen.getByRole('combobox')).toBeInvalid();
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose a country');
    expect(screen.getByRole('option', { name: 'Choose' })).toHaveValue('');
  });
});

describe('ChoiceList', () => {
  const list = (value: string, onChange: (value: string) => void, error?: string) => (
    <ChoiceList
      name="way"
      legend="How?"
      value={value}
      error={error}
      onChange={onChange}
      choices={[
        { value: 'slow', label: 'Standard', note: 'Four days', aside: '$4.00' },
        { value: 'fast', label: 'Express', aside: '$14.00' },
      ]}
    />
  );
  it('is a group named by its question, with options and prices', async () => {
    const onChange = vi.fn<(value: string) => void>();
    const { user } = renderPage(list('slow', onChange));
    expect(screen.getByRole('radiogroup', { name: 'How?' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Standard.*Four days.*\$4\.00/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /Express/ }));
    expect(onChange).toHaveBeenCalledWith('fast');
  });
  it('shows its error', () => {
    renderPage(list('', nothing, 'Choose a way'));
    expect(screen.getByRole('radiogroup')).toBeInvalid();
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a way');
  });
});

const unfold = (user: ReturnType<typeof renderPage>['user']) =>
  user.click(screen.getByRole('button', { name: 'Have a coupon?' }));

describe('GiftCardForm', () => {
  const have = () => screen.getByRole('button', { name: 'Have a gift card?' });
  it('shows the balance of each card, removes it, and opens a focused field for another', async () => {
    const onApply = vi.fn<(code: string) => Promise<void>>(gone);
    const onRemove = vi.fn<(id: string) => Promise<void>>(gone);
    const cards = [{ id: 'a', code: '•••• 7K2M', balance: 50 }];
    const { user } = renderPage(<GiftCardForm cards={cards} onApply={onApply} onRemove={onRemove} />);
    expect(screen.getByText('•••• 7K2M: balance $50.00')).toBeInTheDocument();
    await user.click(have());
    expect(screen.getByLabelText('Gift card code')).toHaveFocus();
    await user.keyboard(' 7K2M-AAAA {Enter}');
    expect(onApply.mock.calls).toEqual([['7K2M-AAAA']]);
    expect(screen.getByRole('status')).toHaveTextContent('Gift card applied. It covers this bag.');
    expect(have()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove gift card •••• 7K2M' }));
    expect(onRemove.mock.calls).toEqual([['a']]);
  });
  it('says that no card pays for the gift cards of the bag', async () => {
    const cards = [{ id: 'a', code: '•••• 7K2M', balance: 50 }];
    const words = 'Gift cards cannot pay for other gift cards. They cover everything else in your bag.';
    const { rerender, user } = renderPage(<GiftCardForm cards={[]} buysCards onApply={gone} onRemove={gone} />);
    expect(screen.queryByText(words)).toBeNull();
    await user.click(have());
    await user.keyboard('7K2M{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent(words);
    rerender(<GiftCardForm cards={cards} buysCards onApply={gone} onRemove={gone} />);
    expect(screen.getAllByText(words)).toHaveLength(2);
    rerender(<GiftCardForm cards={cards} onApply={gone} onRemove={gone} />);
    expect(screen.queryByText(words, { selector: 'p:not([role])' })).toBeNull();
  });
  it('shows at the field why a card was refused, and what is missing', async () => {
    const refusal = new ShopError('request-rejected', { params: { message: '', reason: 'gift_card_used_up' } });
    const { user } = renderPage(<GiftCardForm cards={[]} onApply={() => Promise.reject(refusal)} onRemove={gone} />);
    await user.click(have());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a gift card code.');
    await user.keyboard('7K2M{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('This gift card has no balance left.');
    expect(screen.getByLabelText('Gift card code')).toBeInvalid();
    expect(screen.getByLabelText('Gift card code')).toHaveValue('7K2M');
  });
});

describe('CouponForm', () => {
  it('applies the input, without surrounding spaces', async () => {
    const onApply = vi.fn<(code: string) => Promise<boolean>>(() => Promise.resolve(true));
    const { user } = renderPage(<CouponForm coupon={null} onApply={onApply} onRemove={gone} />);
    await unfold(user);
    await user.type(screen.getByLabelText('Coupon'), '  SUMMER {Enter}');
    expect(onApply.mock.calls).toEqual([['SUMMER']]);
    expect(screen.getByLabelText('Coupon')).toBeValid();
  });
  it('names the refused code', async () => {
    const { user } = renderPage(<CouponForm coupon={null} onApply={() => Promise.resolve(false)} onRemove={gone} />);
    await unfold(user);
    await user.type(screen.getByLabelText('Coupon'), 'NOPE{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('The coupon NOPE is not valid for this bag.');
    expect(screen.getByLabelText('Coupon')).toBeInvalid();
  });
  it('explains at its field why a coupon cannot be used again', async () => {
    const limit = new ShopError('coupon-first-order', {
      params: { coupon: 'HELLO' },
      message: 'HELLO is for a first order.',
    });
    const { user } = renderPage(<CouponForm coupon={null} onApply={() => Promise.reject(limit)} onRemove={gone} />);
    await unfold(user);
    await user.type(screen.getByLabelText('Coupon'), 'HELLO{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('HELLO is for a first order.');
    expect(screen.getByLabelText('Coupon')).toBeInvalid();
    expect(screen.getByLabelText('Coupon')).toHaveValue('HELLO');
  });
  it('collapses its field, focuses it when opened, and keeps a rejected code as typed', async () => {
    const { user } = renderPage(<CouponForm coupon={null} onApply={() => Promise.resolve(false)} onRemove={gone} />);
    expect(screen.queryByLabelText('Coupon')).toBeNull();
    const button = screen.getByRole('button', { name: 'Have a coupon?', expanded: false });
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByLabelText('Coupon')).toHaveFocus();
    await user.keyboard('NOPE{Enter}');
    await screen.findByText('The coupon NOPE is not valid for this bag.');
    expect(screen.getByLabelText('Coupon')).toHaveValue('NOPE');
    await user.click(button);
    expect(screen.queryByLabelText('Coupon')).toBeNull();
    expect(button).toHaveFocus();
  });
  it('sends nothing if the field is empty', async () => {
    const onApply = vi.fn<(code: string) => Promise<boolean>>();
    const { user } = renderPage(<CouponForm coupon={null} onApply={onApply} onRemove={gone} />);
    await unfold(user);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(onApply).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a coupon code.');
    expect(screen.getByLabelText('Coupon')).toHaveFocus();
    expect(screen.getByLabelText('Coupon')).toBeInvalid();
  });
  it('does not show a coupon as applied once the order was refused for it', async () => {
    function Bag() {
      const [coupon, setCoupon] = useState<Coupon | null>(null);
      const [isRefused, setRefused] = useState(false);
      const apply = (code: string) => {
        setCoupon({ code, active: true });
        return Promise.resolve(true);
      };
      return (
        <>
          <CouponForm coupon={coupon} isRefused={isRefused} onApply={apply} onRemove={gone} />
          <button type="button" onClick={() => setRefused(true)}>
            Order
          </button>
        </>
      );
    }
    const { user } = renderPage(<Bag />);
    await unfold(user);
    await user.type(screen.getByLabelText('Coupon'), 'TEN{Enter}');
    expect(await screen.findByRole('status')).toHaveTextContent('Coupon TEN applied.');
    await user.click(screen.getByRole('button', { name: 'Order' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('keeps the focus when the field and the coupon replace each other, and announces the result', async () => {
    function Held() {
      const [coupon, setCoupon] = useState<Coupon | null>(null);
      const apply = (code: string) => {
        setCoupon({ code, active: true });
        return Promise.resolve(true);
      };
      const remove = () => {
        setCoupon(null);
        return Promise.resolve();
      };
      return <CouponForm coupon={coupon} onApply={apply} onRemove={remove} />;
    }
    const { user } = renderPage(<Held />);
    await unfold(user);
    await user.type(screen.getByLabelText('Coupon'), 'TEN{Enter}');
    expect(await screen.findByRole('status')).toHaveTextContent('Coupon TEN applied.');
    expect(screen.getByRole('button', { name: 'Remove coupon TEN' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('Coupon TEN removed.');
    expect(screen.getByLabelText('Coupon')).toHaveFocus();
  });
  it('shows an active coupon with a button to remove it', async () => {
    const onRemove = vi.fn<() => Promise<void>>(gone);
    const { user } = renderPage(
      <CouponForm coupon={{ code: 'TEN', active: true }} onApply={() => Promise.resolve(true)} onRemove={onRemove} />,
    );
    expect(screen.queryByLabelText('Coupon')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove coupon TEN' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });
});

describe('CouponForm without a response', () => {
  const broken = () => Promise.reject(new Error('no answer'));
  it('does not call the code invalid, and allows another try', async () => {
    const answers = [broken(), Promise.resolve(true)];
    answers[0]?.catch(() => undefined);
    const onApply = vi.fn<(code: string) => Promise<boolean>>(() => answers.shift() ?? Promise.resolve(false));
    const { user } = renderPage(<CouponForm coupon={null} onApply={onApply} onRemove={gone} />);
    await unfold(user);
    await user.type(screen.getByLabelText('Coupon'), 'TEN{Enter}');
    expect(await screen.findByText(/could not check the coupon/)).toBeInTheDocument();
    expect(screen.getByLabelText('Coupon')).toBeValid();
    expect(screen.getByLabelText('Coupon')).toHaveValue('TEN');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(onApply).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(/could not check the coupon/)).not.toBeInTheDocument();
  });
  it('reports that a coupon could not be removed', async () => {
    const { user } = renderPage(
      <CouponForm coupon={{ code: 'TEN', active: true }} onApply={() => Promise.resolve(true)} onRemove={broken} />,
    );
    await user.click(screen.getByRole('button', { name: 'Remove coupon TEN' }));
    expect(await screen.findByText(/so the coupon stays/)).toBeInTheDocument();
  });
  it('places no order on Enter when it is in the checkout form', async () => {
    const submitted = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
    const { user } = renderPage(
      <form onSubmit={submitted}>
        <CouponForm coupon={null} onApply={() => Promise.resolve(true)} onRemove={gone} />
        <button type="submit">Order</button>
      </form>,
    );
    await unfold(user);
    await user.type(screen.getByLabelText('Coupon'), 'TEN{Enter}');
    expect(submitted).not.toHaveBeenCalled();
  });
});

describe('PasswordField', () => {
  it('shows the input on request, and hides it again', async () => {
    const { user } = renderPage(
      <PasswordField id="p" label="Password" value="secret words" autoComplete="new-password" onChange={nothing} />,
    );
    const field = screen.getByLabelText(/^Password/);
    expect(field).toHaveAttribute('type', 'password');
    expect(field).toHaveAttribute('autocomplete', 'new-password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });
});

describe('SearchForm', () => {
  it('opens the results without script: a GET form with the field q', () => {
    renderPage(<SearchForm action="/search" text="jacket" />);
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/search');
    expect(form).toHaveAttribute('method', 'get');
    expect(screen.getByRole('searchbox', { name: 'What are you looking for?' })).toHaveAttribute('name', 'q');
    expect(screen.getByRole('searchbox')).toHaveValue('jacket');
  });
});

describe('Button', () => {
  function Counter() {
    const [count, setCount] = useState(0);
    return (
      <>
        <Button busy onClick={() => setCount(count + 1)}>
          Add
        </Button>
        <p role="status">{count}</p>
      </>
    );
  }
  it('does nothing while it is busy, but keeps its focus', async () => {
    const { user } = renderPage(<Counter />);
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('status')).toHaveTextContent('0');
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });
  it('does not submit its form while it is busy', async () => {
    const submitted = vi.fn<() => void>();
    const { user } = renderPage(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted();
        }}
      >
        <Button type="submit" busy>
          Order
        </Button>
      </form>,
    );
    await user.click(screen.getByRole('button'));
    expect(submitted).not.toHaveBeenCalled();
  });
});
