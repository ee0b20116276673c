import { describe, expect, it } from 'vitest';
import { HttpFailure } from '../../../core/shopper';
import { openShops } from '../open-shop';

const open = openShops();

describe('a search that failed', () => {
  it('keeps the message of the shop and tells developers that another origin is not allowed', async () => {
    const opened = await open({ config: { tasks: { maxNetworkAttempts: 1 } } });
    const why = { why: 'cross-origin', hint: 'The shop does not let this page read it' } as const;
    opened.mishap('/api/catalog', () => Promise.reject(new HttpFailure('ENOTFOUND', why.hint, { why: why.why })));
    const failed = opened.shop.catalogue.search({ text: 'belt' });
    await expect(failed).rejects.toMatchObject({ code: 'search-failed', details: why });
    await expect(failed).rejects.toThrow('The catalogue could not be searched');
  });

  it('reports that the response is not from an API', async () => {
    const opened = await open();
    const page = { status: 404, headers: { 'content-type': 'text/html' }, text: '<!doctype html>' };
    opened.mishap('/api/catalog', page, page);
    await expect(opened.shop.catalogue.search({ text: 'belt' })).rejects.toMatchObject({
      code: 'search-failed',
      details: { why: 'not-the-api', hint: 'The response (status 404) is not JSON: check the URL of the API' },
    });
  });

  it('adds nothing if the connection failed', async () => {
    const opened = await open({ config: { tasks: { maxNetworkAttempts: 1 } } });
    opened.mishap('/api/catalog', 'lost-before');
    const failed: unknown = await opened.shop.catalogue.search({ text: 'belt' }).catch((error: unknown) => error);
    expect(failed).toMatchObject({ code: 'search-failed' });
    expect(failed).not.toHaveProperty('details.why');
  });
});
