import { isPersonal, readRule } from '../../core/contract/reads';
import { parseJson } from '../../core/kernel/json';
import type { Http, HttpRequest, HttpResponse } from '../../core/ports';

/** An `Http` that records the dependencies of its responses. */
export interface TaggedReads extends Http {
  /** Tags that the responses depend on; undefined if any response is untagged or failed. */
  tags(): ReadonlySet<string> | undefined;
  sawOutage(): boolean;
}

const known = new WeakMap<HttpResponse, readonly string[]>();

function tagsOf(request: HttpRequest, response: HttpResponse): readonly string[] | undefined {
  const found = known.get(response) ?? tagsOfAnswer(request, response);
  if (response.shared === true && found !== undefined) known.set(response, found);
  return found;
}

/** Forwards requests and collects response dependencies, so that cached pages can be invalidated. */
export function createTaggedReads(inner: Http): TaggedReads {
  const found = new Set<string>();
  let complete = true;
  let isAway = false;
  return {
    tags: () => (complete ? found : undefined),
    sawOutage: () => isAway,
    async send(request) {
      let tagged: readonly string[] | undefined;
      try {
        const response = await inner.send(request);
        isAway ||= response.status === 503;
        tagged = tagsOf(request, response);
        return response;
      } finally {
        if (tagged === undefined) complete = false;
        else for (const tag of tagged) found.add(tag);
      }
    },
  };
}

function tagsOfAnswer({ method, url, headers }: HttpRequest, response: HttpResponse): readonly string[] | undefined {
  if (response.status !== 200 || 'authorization' in headers) return undefined;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const query = (name: string) => searchParams.get(name);
  const rule = isPersonal(query) ? undefined : readRule(method, pathname);
  return rule?.tags(query, response.document ?? parseJson(response.text));
}
