globalThis.SwaggerUIBundle({
  url: '/try/openapi.json',
  dom_id: '#viewer',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  tryItOutEnabled: true,
  // Of the shapes, those that are used stand with the calls.
  defaultModelsExpandDepth: -1,
  // Nothing is asked of anybody else: the viewer would check the document at a service of its own.
  validatorUrl: null,
});
