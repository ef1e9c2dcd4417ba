/** The HTML document around the body of a page. */
import { type Html, html } from './html.ts';

type DocumentContent = {
  /** Language tag; default is English. */
  readonly language?: string;
  readonly title: string;
  /** URL of the favicon. */
  readonly icon: string;
  readonly styleSheets: readonly string[];
  readonly scripts?: readonly string[];
  readonly body: Html;
};

export function renderDocument({
  language = 'en',
  title,
  icon,
  styleSheets,
  scripts = [],
  body,
}: DocumentContent): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${icon}" type="image/svg+xml">
${styleSheets.map((url) => html`<link rel="stylesheet" href="${url}">\n`)}${scripts.map((url) => html`<script src="${url}" defer></script>\n`)}</head>
<body>
${body}
</body>
</html>
`.toString();
}
