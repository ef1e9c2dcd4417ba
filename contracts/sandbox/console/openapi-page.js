// Renders the document without the option to send requests.
globalThis.SwaggerUIBundle({
  url: '/openapi/document.json',
  dom_id: '#openapi',
  supportedSubmitMethods: [],
  deepLinking: true,
});
