import { describe, expect, it } from 'vitest';
import { withTaken } from '../../../core/internal';
import { splitArrival } from '../../../core/shopper';

describe('parameters of a landing URL', () => {
  it('are removed from it, and everything else stays unchanged', () => {
    expect(splitArrival('/c/men?size=m%2Cl&promo=LOTTE+1&color=red#top')).toEqual({
      url: '/c/men?size=m%2Cl&color=red#top',
      taken: 'promo=LOTTE+1',
      arrival: { promo: 'LOTTE 1' },
    });
  });

  it('sign in only with a contact and its code, and both are removed from the URL (A §4.2)', () => {
    expect(splitArrival('/?contact=eve%40shop.test&code=AB12').arrival).toEqual({
      signIn: { contact: 'eve@shop.test', code: 'AB12' },
    });
    expect(splitArrival('/?contact=eve%40shop.test')).toEqual({
      url: '/',
      taken: 'contact=eve%40shop.test',
      arrival: {},
    });
    expect(splitArrival('/?code=AB12').url).toBe('/?code=AB12');
  });

  it('are found in any spelling of a private name', () => {
    expect(splitArrival('https://shop.example/de?%63ontact=a&c%6fde=b').url).toBe('https://shop.example/de');
  });

  it('include the token of a new password on its page alone', () => {
    expect(splitArrival('/de/create-password?email=eve%40shop.test&token=t0').arrival).toEqual({
      reset: { email: 'eve@shop.test', token: 't0' },
    });
    expect(splitArrival('/successful-payment?order=7&token=t0').url).toBe('/successful-payment?order=7&token=t0');
  });

  it('survive a redirect', () => {
    expect(withTaken('/p/1/new?size=m#a', 'promo=LOTTE')).toBe('/p/1/new?size=m&promo=LOTTE#a');
    expect(withTaken('/', 'promo=LOTTE')).toBe('/?promo=LOTTE');
    expect(withTaken('/', '')).toBe('/');
  });
});
