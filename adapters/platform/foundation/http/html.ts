const policyOf = (forms: string): string =>
  `default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`;

export function htmlResponse(status: number, text: string): Response {
  return respond(status, text, "'self'");
}

export function formResponse(text: string, action: string): Response {
  return respond(200, text, new URL(action).origin);
}

function respond(status: number, text: string, forms: string): Response {
  return new Response(text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policyOf(forms),
    },
  });
}

export function cssResponse(text: string): Response {
  return new Response(text, {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
