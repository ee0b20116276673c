import { isShopError, splitArrival, type Arrival, type User } from '../../core/shopper';
import { isSessionOver } from '../../core/sync/request-error';
import { ACCOUNTS, PASSWORD, STAFF } from './back-end';
import { Broken } from './broken';
import type { Deed } from './history';
import { mustBeNotified, type Scene } from './scene';

type Entry = 'sign-in' | 'register' | 'forgot-password';
type People = Entry | 'act-as' | 'return' | 'sign-out';
type AnyScene = Omit<Scene<Deed['do']>, 'what'>;

const REDIRECT = '/my-account';

/** Checks effects of signing in and out only without concurrent ones, which interfere. */
async function alone<T>({ browser, tab }: AnyScene, work: () => Promise<T>, check: (result: T) => void): Promise<T> {
  browser.comings += 1;
  const mark = browser.comings;
  const wasAlone = browser.coming === 0;
  browser.coming += 1;
  try {
    const result = await work();
    if (wasAlone && tab.isAlive() && mark === browser.comings) check(result);
    return result;
  } finally {
    browser.coming -= 1;
  }
}

function must(isSo: boolean, what: string): void {
  if (!isSo) throw new Broken(what);
}

async function throughModal(
  scene: AnyScene,
  contact: string,
  view: 'login' | 'password' | 'register',
  enter: () => Promise<User | null>,
) {
  const { tab, browser } = scene;
  const { ui } = tab.shop;
  ui.open('microcart');
  ui.openSignIn({ contact, view, redirect: REDIRECT });
  must(ui.snapshot.panel === null && ui.snapshot.authElem !== null, 'a panel lies over the sign-in modal');
  try {
    const user = await alone(scene, enter, (entered) => {
      if (entered === null || tab.user()?.id !== entered.id) return;
      must(ui.snapshot.authElem === null, `the modal is open though ${entered.email ?? ''} has signed in`);
      must(ui.snapshot.panel === (entered.roles.includes('blogger') ? 'sidebar' : null), 'a sign-in opened a panel');
      must(ui.takeRedirect() === REDIRECT, 'where somebody wanted to go is forgotten');
    });
    if (user !== null) browser.passed.push(`signed in by ${view === 'login' ? 'code' : view}`);
    else closeModal(scene);
  } catch (error) {
    const isShown = isSelfExplaining(scene);
    closeModal(scene);
    if (isShown) throw error;
    mustNotify(scene, error, 'a sign-in');
  }
}

function closeModal({ tab: { shop, isAlive } }: AnyScene): void {
  if (!isAlive()) return;
  shop.ui.closeSignIn({ redirect: true });
  const { authElem, redirect } = shop.ui.snapshot;
  must(authElem === null && redirect === null, 'the modal that was closed is open, or its redirect is kept');
}

function isSelfExplaining({ tab }: AnyScene): boolean {
  return tab.isAlive() && tab.shop.ui.snapshot.authElem !== null;
}

/**
 * Requests of a session that another page ended are not shown, see `sessionOver`.
 * @throws the error, which the shopper must have been notified of
 */
function mustNotify(scene: AnyScene, error: unknown, what: string): never {
  if (isShopError(error) && !isSessionOver(error) && !isSelfExplaining(scene))
    mustBeNotified(scene, ({ code }) => code === error.code, `${what}: ${error.code}`);
  throw error;
}

function contactOf({ account }: { readonly account: number }): string {
  return ACCOUNTS[account] ?? ACCOUNTS[0];
}

function signIn(scene: Scene<'sign-in'>): Promise<void> {
  const { world, tab, what } = scene;
  const contact = contactOf(what);
  if (what.way === 'link') return followLink(scene, contact);
  return throughModal(scene, contact, what.way === 'password' ? 'password' : 'login', async () => {
    const accounts = await tab.shop.accounts();
    if (what.way === 'password') return accounts.loginWithPassword(contact, PASSWORD);
    await accounts.requestCode(contact);
    return accounts.checkCode((await world.backEnd.codeFor(contact)) ?? 'NONE', contact);
  });
}

async function openLink(scene: AnyScene, arrival: Arrival): Promise<AnyScene> {
  const { world, browser, tab } = scene;
  const anew = await world.openTab(browser, arrival);
  browser.tabs.splice(browser.tabs.indexOf(tab), 1, anew);
  tab.kill();
  while (anew.shop.ui.snapshot.isLoading) await new Promise((resolve) => world.clock.schedule(() => resolve(null), 20));
  return { ...scene, tab: anew };
}

/** The link signs in; a refused link opens the modal with the contact prefilled. */
async function followLink(scene: AnyScene, contact: string): Promise<void> {
  const { world, browser, tab } = scene;
  try {
    await (await tab.shop.accounts()).requestCode(contact);
  } catch (error) {
    mustNotify(scene, error, 'a link that was asked for');
  }
  const { arrival } = splitArrival((await world.backEnd.linkFor(contact, 'code')) ?? '');
  if (arrival.signIn === undefined) throw new Broken(`the mail to ${contact} has no link that signs in`);
  const before = tab.user();
  const opened = await openLink(scene, arrival);
  const user = opened.tab.user();
  if (before === null && user?.email === contact) browser.passed.push('signed in by link');
  if (user !== null) must(opened.tab.shop.ui.snapshot.authElem === null, 'a link signed in and the modal is open');
  closeModal(opened);
}

function register(scene: Scene<'register'>): Promise<void> {
  const { browser, tab } = scene;
  const email = `new${browser.who}@shop.test`;
  return throughModal(scene, email, 'register', async () =>
    (await tab.shop.accounts()).register({ email, firstname: 'Cleo', lastname: 'Lane', password: PASSWORD }),
  );
}

async function forgotPassword(scene: Scene<'forgot-password'>): Promise<void> {
  const { world, browser, tab, what } = scene;
  const contact = contactOf(what);
  tab.shop.ui.openSignIn({ view: 'forgot-password', contact });
  try {
    await (await tab.shop.accounts()).resetPassword(contact);
  } catch (error) {
    mustNotify(scene, error, 'a forgotten password');
  } finally {
    closeModal(scene);
  }
  const { arrival } = splitArrival((await world.backEnd.linkFor(contact, 'reset')) ?? '');
  if (arrival.reset === undefined) throw new Broken(`the mail to ${contact} has no link for a new password`);
  const { email, token } = arrival.reset;
  const opened = await openLink(scene, arrival);
  const { shop } = opened.tab;
  try {
    const accounts = await shop.accounts();
    const user = await alone(
      opened,
      () => accounts.createPassword(email, token, PASSWORD),
      (entered) => {
        must(
          entered === null || shop.ui.snapshot.authElem === null || opened.tab.user() === null,
          'a new password, and the modal is open',
        );
      },
    );
    if (user !== null) browser.passed.push('signed in by a new password');
  } catch (error) {
    mustNotify(opened, error, 'a new password');
  }
}

/** A §4.3. */
async function actAs(scene: Scene<'act-as'>): Promise<void> {
  const { world, browser, tab, what } = scene;
  const accounts = await tab.shop.accounts();
  const act = () =>
    what.account === undefined ? accounts.loginAsBlogger() : accounts.loginAsUser(contactOf({ account: what.account }));
  try {
    await alone(scene, act, (user) => {
      const { previous, user: shown } = accounts.snapshot;
      if (shown === null || browser.tabs.length > 1) return;
      must(shown.id === user.id || shown.email === STAFF, `acting as ${user.id}, and ${shown.id} is shown`);
      if (shown.id === user.id) must(previous?.email === STAFF, 'the user who acts as somebody is forgotten');
    });
    browser.passed.push(what.account === undefined ? 'acted as the blogger' : 'acted as a user');
  } catch (error) {
    if (tab.user() === null && world.backEnd.broken === undefined) throw error;
    mustNotify(scene, error, 'acting as somebody');
  }
}

async function comeBack(scene: Scene<'return'>): Promise<void> {
  const { browser, tab } = scene;
  const accounts = await tab.shop.accounts();
  const { previous } = accounts.snapshot;
  await alone(
    scene,
    () => accounts.returnToPrevious(),
    (user) => {
      if (previous === null || browser.tabs.length > 1) return;
      must(user === null || user.id === previous.id, `${previous.id} should be back and ${user?.id ?? 'nobody'} is`);
    },
  );
  if (previous !== null) browser.passed.push('returned');
}

/** A normal logout closes the sidebar and ends promo mode; a silent one does neither. */
async function signOut(scene: Scene<'sign-out'>): Promise<void> {
  const { browser, tab, what } = scene;
  const { shop } = tab;
  const accounts = await shop.accounts();
  const { user, previous } = accounts.snapshot;
  if (!what.silent) shop.ui.open('sidebar');
  await alone(
    scene,
    () => accounts.logout({ silent: what.silent }),
    () => {
      if (user === null) return;
      if (!what.silent)
        must(shop.ui.snapshot.panel !== 'sidebar' && !shop.promo.isOn, 'a logout left the sidebar or promo mode on');
      const left = tab.user();
      if (browser.tabs.length === 1)
        must(left === null || left.id === previous?.id, `${user.id} has signed out, and ${left?.id ?? ''} is there`);
    },
  );
  shop.ui.close();
  if (user !== null) browser.passed.push(what.silent ? 'signed out silently' : 'signed out');
}

export const PEOPLE_PERFORMANCES: { readonly [D in People]: (scene: Scene<D>) => Promise<void> } = {
  'sign-in': (scene) => from(scene, signIn(scene)),
  register: (scene) => from(scene, register(scene)),
  'forgot-password': (scene) => from(scene, forgotPassword(scene)),
  'act-as': (scene) => from(scene, actAs(scene)),
  return: (scene) => from(scene, comeBack(scene)),
  'sign-out': (scene) => from(scene, signOut(scene)),
};

function from({ browser }: AnyScene, doing: Promise<void>): Promise<void> {
  browser.past.isAlone = false;
  return doing;
}
