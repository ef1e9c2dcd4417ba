import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmailText } from './email-text.tsx';

it.each([
  ['anna.smith@example.co.uk', 'anna|.smith@|example|.co|.uk'],
  ['anna', 'anna'],
  ['', ''],
])('%j may break at %j', (email, parts) => {
  const html = renderToStaticMarkup(<EmailText>{email}</EmailText>);
  expect(html.replaceAll('<wbr/>', '|').replaceAll(/<\/?span>/g, '')).toBe(parts);
});
