/** A page of words for people, without the client, which would ask for more. */
import { createHash } from 'node:crypto';
import { brand } from '@perennial/shared/brand/brand';
import { textsFor } from '@perennial/shared/locales/texts';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from './html-text.ts';

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:20vh auto 0;padding:0 1.25rem}' +
  `body{color:${brand.colors.text};background:${brand.colors.surface}}h1{font-size:1.5rem}a{color:${brand.colors.accent}}`;

/** Only the style itself. A browser that reads this asks for no icon. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';');

type Words = {
  readonly status: number;
  /** A language tag, for example `fr-CA`. */
  readonly language: string;
  /** The heading; default: the name of the shop. */
  readonly title?: string;
  readonly text: string;
  /** The way on. */
  readonly link?: { readonly href: string; readonly label: string };
};

/** Sends the page, which is not cached. */
export function sendPlainPage(reply: FastifyReply, { status, language, title, text, link }: Words): FastifyReply {
  const { brand } = textsFor(language).shell;
  const heading = title ?? brand;
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width">` +
        `<meta name="robots" content="noindex"><title>${escapeHtml(title ? `${title} · ${brand}` : brand)}</title>` +
        `<style>${STYLE}</style><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p>` +
        `${link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>` : ''}</html>`,
    );
}

/** Sends the page for a path that does not exist, with a way back to the shop. */
export function sendNotFoundPage(
  reply: FastifyReply,
  { status, culture, language }: { readonly status: 400 | 404; readonly culture: string; readonly language: string },
): FastifyReply {
  const { title, text, back } = textsFor(language).notFound;
  return sendPlainPage(reply, { status, language, title, text, link: { href: `/${culture}/`, label: back } });
}
