import type { Page } from 'playwright-core';

export async function keptAll(page: Page): Promise<string> {
  return page.evaluate<string>(`(async () => {
    const found = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie];
    for (const { name } of await indexedDB.databases()) {
      const base = await new Promise((done) => { indexedDB.open(name).onsuccess = ({ target }) => done(target.result); });
      for (const store of base.objectStoreNames) {
        const all = base.transaction(store).objectStore(store);
        const ask = (request) => new Promise((done) => { request.onsuccess = () => done(request.result); });
        found.push(JSON.stringify([await ask(all.getAllKeys()), await ask(all.getAll())]));
      }
      base.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = /\\.(js|css)$/.test(request.url) ? '' : await (await cache.match(request, { ignoreVary: true }))?.text();
        found.push(name + ' ' + request.url, text ?? '');
      }
    }
    return found.join('\\n');
  })()`);
}
