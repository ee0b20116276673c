/** Answers of the HTTP suite, and the requests that it has seen. */
export interface SuiteAnswers {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Paths of all requests, in order of arrival. */
  readonly seen: string[];
  /** Paths of requests whose sender went away before the answer. */
  readonly aborted: string[];
}

/** A file without a type may also be sent as this. */
const UNKNOWN_TYPE = 'application/octet-stream';

async function describeForm(request: Request): Promise<Response> {
  const parts: unknown[] = [];
  for (const [name, value] of await request.formData()) {
    if (typeof value === 'string') parts.push({ name, value });
    else {
      const bytes = [...new Uint8Array(await value.arrayBuffer())];
      parts.push({ name, file: value.name, type: value.type === UNKNOWN_TYPE ? '' : value.type, bytes });
    }
  }
  return Response.json({ type: request.headers.get('content-type')?.split(';')[0], parts });
}

async function echo(request: Request, url: URL): Promise<Response> {
  const headers = Object.fromEntries(request.headers);
  return Response.json({ method: request.method, url: url.pathname + url.search, headers, body: await request.text() });
}

/** Declares 100 bytes, sends half and breaks. */
function half(): Response {
  let pulls = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      pulls += 1;
      if (pulls === 1) controller.enqueue(new TextEncoder().encode('x'.repeat(50)));
      else await new Promise((resolve) => setTimeout(resolve, 50));
      if (pulls > 1) controller.error(new Error('the connection breaks here'));
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json', 'content-length': '100' } });
}

function cookies(): Response {
  const headers = new Headers({ 'X-Mixed-Case': 'Kept As Is' });
  headers.append('Set-Cookie', 'a=1');
  headers.append('Set-Cookie', 'b=2');
  return new Response('{}', { headers });
}

/** Creates the back end that the HTTP suite asks: the path names the answer. */
export function createSuiteAnswers(): SuiteAnswers {
  const seen: string[] = [];
  const aborted: string[] = [];

  function slow(request: Request, url: URL): Promise<Response> {
    return new Promise((resolve) => {
      const timer = setTimeout(
        () => {
          resolve(new Response('late'));
        },
        Number(url.searchParams.get('ms')),
      );
      request.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        aborted.push(url.pathname);
        resolve(new Response(null, { status: 499 }));
      });
    });
  }

  async function fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    seen.push(url.pathname);
    const [, area = '', argument = ''] = url.pathname.split('/');
    switch (area) {
      case 'form':
        return describeForm(request);
      case 'status':
        return new Response(argument === '204' || argument === '304' ? null : `{"code":${argument}}`, {
          status: Number(argument),
        });
      case 'redirect':
        return new Response(null, { status: Number(argument), headers: { location: '/echo' } });
      case 'slow':
        return slow(request, url);
      case 'text':
        return new Response('<p>ü€\u{1F600}</p>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
      case 'cookies':
        return cookies();
      case 'half':
        return half();
      case 'broken':
        throw new Error('the connection breaks here');
      default:
        return echo(request, url);
    }
  }
  return { fetch, seen, aborted };
}
