import type { User } from '../contract';
import { signInByLink } from '../contract/people/sign-in-by-post';
import { CLOCK, inject, injectable, token } from '../di';
import type { ShopError } from '../kernel/shop-error';
import { NOTICES, type NoticesArea } from '../notices/notices';
import type { Clock } from '../ports';
import type { SignInReason } from '../ui-state';
import { GATEWAY, type Gateway } from '../sync';
import { accountError, accountNotice } from './account-error';
import { ACCOUNT_REACTIONS, type AccountReactions } from './account-reactions';
import { ACCOUNT_STORE, type AccountStore } from './account-store';
import { refusalOf } from './ask';
import { isSameContact } from './sign-in';
import { nameOf } from './name-of';
import { SIGN_IN_SERVICE, type SignInService } from './sign-in-service';

@injectable()
export class LinkSignIn {
  constructor(
    @inject(ACCOUNT_STORE) private readonly store: AccountStore,
    @inject(GATEWAY) private readonly gateway: Gateway,
    @inject(SIGN_IN_SERVICE) private readonly signIn: SignInService,
    @inject(ACCOUNT_REACTIONS) private readonly reactions: AccountReactions,
    @inject(NOTICES) private readonly notices: NoticesArea,
    @inject(CLOCK) private readonly clock: Clock,
  ) {}

  async open(contact: string, code: string): Promise<User | null> {
    const isTried = contact !== '' && code !== '' && this.store.value.user === null;
    if (!isTried || (await this.store.hasAsked(contact, this.clock.now()))) return this.fastLogin(contact, code);
    this.reactions.linkOpened(contact, code);
    return null;
  }

  async fastLogin(contact: string, code: string): Promise<User | null> {
    if (contact === '' || code === '') return null;
    const { user: current } = this.store.value;
    if (current !== null) {
      if (isOf(current, contact)) this.notices.spawn(accountNotice('signed-in-already', { name: nameOf(current) }));
      return null;
    }
    return this.store.busy(async () => {
      const reply = await this.gateway.ask(signInByLink, { body: { contact, token: code } }, { silent: true });
      if (!reply.ok) {
        this.signIn.openSignIn(contact, linkRefusal(refusalOf(reply)));
        return null;
      }
      const user = await this.signIn.enterByLink(reply.result);
      this.notices.spawn(accountNotice('signed-in-as', { name: nameOf(user) }));
      return user;
    });
  }
}

function isOf({ phone, email, login_email }: User, contact: string): boolean {
  return [phone, email, login_email].some((own) => isSameContact(own ?? '', contact));
}

function linkRefusal({ code, params, message }: ShopError): SignInReason {
  if (code !== 'REGISTER_SMS_CODE_INCORRECT') return { code, params, message };
  const gone = accountError('link-not-good');
  return { code: gone.code, params: gone.params, message: gone.message };
}

export const LINK_SIGN_IN = token<LinkSignIn>('LinkSignIn');
