import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createMemoryTelemetry } from '../../../adapters/telemetry/memory';
import { openConsent } from '../../../ui/entry/consent';
import { followTags } from '../../../ui/entry/tags';
import { openFixturePlatform } from '../../fixtures/platform';
import { openStorefront } from '../open-storefront';

async function open({ show_cookie = false, consent }: { show_cookie?: boolean; consent?: 'services' | 'events' }) {
  const fixture = await openFixturePlatform();
  const block = { id: 1, identifier: 'cms_settings', title: 'Settings', json: { name: 'Vitrine', show_cookie } };
  await fixture.platform.catalogue.writeBlocks([{ blocks: { en: block } }]);
  const open = await openStorefront('/', { fixture, ...(consent && { consent }) });
  await act(() => open.shop.claims.load());
  return open;
}

const choice = () => screen.findByTestId('privacy-choice');
const claim = async (shop: Awaited<ReturnType<typeof open>>['shop'], code: 'cookiesAccepted' | 'measuringAccepted') =>
  (await shop.claims.get(code))?.value;

afterEach(() => {
  document.head.querySelectorAll('script').forEach((script) => script.remove());
  Reflect.deleteProperty(window, 'dataLayer');
});

describe('the privacy choice', () => {
  it('is not requested if nothing needs consent and the settings show no notice', async () => {
    const { shop } = await open({});
    expect(shop.claims.snapshot.isLoaded).toBe(true);
    expect(screen.queryByTestId('cookie-notice')).toBeNull();
    expect(screen.queryByTestId('privacy-choice')).toBeNull();
    expect(screen.queryByTestId('privacy-choices')).toBeNull();
  });

  it('shows the cookie notice word for word if the settings enable it (A §2.7)', async () => {
    const { shop, user } = await open({ show_cookie: true });
    const notice = await screen.findByTestId('cookie-notice');
    expect(notice).toHaveTextContent('We use cookies to give you the best shopping experience. See details');
    await waitFor(async () => expect(await claim(shop, 'cookiesAccepted')).toBe(false));
    await user.click(within(notice).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByTestId('cookie-notice')).toBeNull());
    await waitFor(async () => expect(await claim(shop, 'cookiesAccepted')).toBe(true));
  });

  it('can be rejected with one press of an equally prominent button, is stored, and can be changed in the footer', async () => {
    const { shop, user } = await open({ consent: 'services' });
    const first = await choice();
    const [reject, accept] = within(first).getAllByRole('button');
    expect([reject?.textContent, accept?.textContent]).toEqual(['Reject', 'Accept']);
    expect(reject?.className).toBe(accept?.className);
    await user.click(within(first).getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.queryByTestId('privacy-choice')).toBeNull());
    await waitFor(async () => expect(await claim(shop, 'measuringAccepted')).toBe(false));
    await user.click(await screen.findByRole('button', { name: 'Privacy choices' }));
    const again = await choice();
    expect(again).toHaveTextContent('You have rejected.');
    expect(again).toHaveFocus();
    await user.click(within(again).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.queryByTestId('privacy-choice')).toBeNull());
    await waitFor(async () => expect(await claim(shop, 'measuringAccepted')).toBe(true));
  });

  it('includes the cookie sentence if the settings have it, and asks once for both', async () => {
    const { shop, user } = await open({ show_cookie: true, consent: 'events' });
    const asked = await choice();
    expect(asked).toHaveTextContent('We use cookies to give you the best shopping experience. With your consent');
    await user.click(within(asked).getByRole('button', { name: 'Accept' }));
    await waitFor(async () => expect(await claim(shop, 'cookiesAccepted')).toBe(true));
    expect(screen.queryByTestId('cookie-notice')).toBeNull();
  });
});

describe('analytics events', () => {
  it('are not sent before consent or after a refusal, whatever was chosen in the cookie notice', async () => {
    const { shop } = await open({ show_cookie: true, consent: 'events' });
    const memory = createMemoryTelemetry();
    const telemetry = openConsent(() => shop, true).over(memory);
    telemetry.event('view', {});
    await act(() => shop.claims.set('cookiesAccepted', true));
    expect(memory.records).toEqual([]);
    await act(() => shop.claims.set('measuringAccepted', false));
    telemetry.event('add', {});
    await act(() => shop.claims.set('measuringAccepted', true));
    telemetry.event('purchase', {});
    expect(memory.records).toMatchObject([{ name: 'purchase' }]);
  });

  it('reach the data layer immediately in a shop that needs no consent', async () => {
    const { shop } = await open({});
    const memory = createMemoryTelemetry();
    openConsent(() => shop, false)
      .over(memory)
      .event('view', {});
    expect(memory.records).toMatchObject([{ name: 'view' }]);
  });
});

describe('third-party scripts', () => {
  it('are loaded after consent, once, with the start event of a tag manager', async () => {
    const { shop } = await open({ consent: 'services' });
    const scripts = () =>
      [...document.head.querySelectorAll<HTMLScriptElement>('script[data-tag]')].map(({ src }) => src);
    followTags(shop, ['https://tags.example/gtm.js?id=1', 'https://chat.example/chat.js']);
    expect(scripts()).toEqual([]);
    await act(() => shop.claims.set('measuringAccepted', true));
    expect(scripts()).toEqual(['https://tags.example/gtm.js?id=1', 'https://chat.example/chat.js']);
    expect(Reflect.get(window, 'dataLayer')).toMatchObject([{ event: 'gtm.js' }]);
    await act(() => shop.claims.set('promoCode', 'X'));
    expect(scripts()).toHaveLength(2);
  });
});
