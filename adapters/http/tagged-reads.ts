import { isPersonal, readRule } from '../../core/contract/reads';
import { parseJson } from '../../core/kernel/json';
import type { Http, HttpRequest, HttpResponse } from '../../core/ports';

/** HTTP that knows what its answers depend on. */
export interface TaggedReads extends Http {
  /**
   * Names of what the answers so far depend on (core/contract/tags); undefined where one of them depends on something that
   * nobody would tell of, or did not come.
   */
  tags(): ReadonlySet<string> | undefined;
  /** Whether an answer so far was that the back end is away for the moment (503). */
  sawOutage(): boolean;
}

/** Tags of answers that many shops are given: the same answer always depends on the same. */
const known = new WeakMap<HttpResponse, readonly string[]>();

function tagsOf(request: HttpRequest, response: HttpResponse): readonly string[] | undefined {
  const found = known.get(response) ?? tagsOfAnswer(request, response);
  if (response.shared === true && found !== undefined) known.set(response, found);
  return found;
}

/** Passes requests on and notes what their answers depend on: for a page that is kept until one of it changes. */
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
