// Draws the document; a person reads it here, and tries calls out in the shop itself.
globalThis.SwaggerUIBundle({
  url: '/openapi/document.json',
  dom_id: '#openapi',
  supportedSubmitMethods: [],
  deepLinking: true,
});
