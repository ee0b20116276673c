import type { ComponentProps } from 'react';
import type { SignInRequest } from '../../core/internal';
import { Button } from '../components/base/Button';
import { useShop } from '../state/shop-context';
import { useText } from '../text/text-context';

type Props = Pick<ComponentProps<typeof Button>, 'kind' | 'wide'> & { readonly request?: SignInRequest };

export function SignInButton({ request, ...look }: Props) {
  const shop = useShop();
  const t = useText();
  return (
    <Button {...look} aria-haspopup="dialog" onClick={() => shop.ui.openSignIn(request)}>
      {t('account.sign-in')}
    </Button>
  );
}
