/**
 * Renders the client's index.html with inline boot data, which saves a request before the first view. A server-rendered page also
 * contains its markup and styles, and loads its scripts after the first view.
 */
import { BOOT_ELEMENT_ID, type Boot, NOT_LOADED_ID } from '@perennial/shared/boot';
import type { RenderedPage } from '@perennial/shared/server-build';
import { LRUCache } from 'lru-cache';
import { escapeHtml, inlineJson } from '../http/html-text.ts';
import { OLD_BROWSER_SCRIPT } from './old-browser.ts';
import { manifestPath } from './web-manifest.ts';

const BOOT_PLACEHOLDER = '<!--boot-->';
const LANGUAGE_PLACEHOLDER = '<html lang="en">';
const ROOT = '<div id="root"></div>';
/** The entry is the last one; those before it are its imports. */
const SCRIPTS = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g;
/** What the build links for the entry. */
const ENTRY_LINKS = /<link rel="(?:modulepreload|stylesheet)"[^>]*>/g;

export type PageAsset = {
  readonly href: string;
  readonly kind: 'module' | 'style';
  /** The module of the page itself or of one of its layouts, in this order. The client starts with them. */
  readonly isPage?: boolean;
  /** The text of a style. */
  readonly css?: string;
};

type PageData = {
  readonly boot: Boot;
  /** An attribute of the boot data's element. Browsers hide the attribute from injected markup. */
  readonly scriptNonce: string;
  readonly assets: readonly PageAsset[];
  /** The elements for search engines, as HTML; they replace the title of index.html. */
  readonly head: string;
  /** Absent with the development server. */
  readonly notLoadedScript?: string | undefined;
  /** The page as it was rendered, with the script that loads the client; undefined for a page that the browser renders. */
  readonly rendered?: (RenderedPage & { readonly keepInputScript: string }) | undefined;
};

/** A part of a page: what pages share is kept as bytes, because to encode a page takes a tenth of what is done for it. */
type Part = string | Buffer;

/** What is around the parts of a page in index.html. */
type Template = {
  readonly start: Buffer;
  readonly head: Buffer;
  readonly body: Buffer;
  readonly end: Buffer;
};

/** The templates of an index.html. The development server may send another one for each page. */
type Templates = { readonly plain: Template; readonly rendered: Template; readonly entry: string };

const templates = new LRUCache<string, Templates>({ max: 4 });

/** Renders a page, as UTF-8. Throws if a placeholder is missing in the client's index.html. */
export function renderPage(indexHtml: string, page: PageData): Buffer {
  const { boot, rendered } = page;
  const { plain, rendered: withMarkup, entry } = templatesOf(indexHtml);
  const language = `<html lang="${boot.language}">`;
  const head = page.head + manifestLink(boot) + pageScript(page, OLD_BROWSER_SCRIPT);
  const notice = `<noscript><p class="no-script">${escapeHtml(boot.texts.shell.noScript)}</p></noscript>`;
  if (!rendered) {
    const links = page.assets
      .filter(({ href }) => !indexHtml.includes(`"${href}"`))
      .map(({ href, kind }) => toLink(href, kind));
    const watch = page.notLoadedScript ? pageScript(page, page.notLoadedScript) : '';
    return join([
      plain.start,
      language,
      plain.head,
      head,
      watch,
      ...links,
      ...bootElement(page),
      plain.body,
      notice,
      notLoadedTemplate(page),
      ROOT,
      plain.end,
    ]);
  }
  return join([
    withMarkup.start,
    language,
    withMarkup.head,
    head,
    rendered.preloads,
    ...styles(page),
    withMarkup.body,
    notice,
    // Before the markup: the browser may show the beginning of the page before it has the end.
    keepInputElement(page, entry, rendered.keepInputScript),
    `<div id="root">${rendered.markup}</div>`,
    ...bootElement(page),
    withMarkup.end,
  ]);
}

function join(parts: readonly Part[]): Buffer {
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}

function templatesOf(indexHtml: string): Templates {
  const known = templates.get(indexHtml);
  if (known) return known;
  if (!indexHtml.includes(BOOT_PLACEHOLDER) || !indexHtml.includes(LANGUAGE_PLACEHOLDER)) {
    throw new Error(`The client's index.html must contain ${BOOT_PLACEHOLDER} and ${LANGUAGE_PLACEHOLDER}`);
  }
  const html = indexHtml.replace(/<title>[^<]*<\/title>/, '');
  const [, entry = ''] = [...html.matchAll(SCRIPTS)].at(-1) ?? [];
  const read = { plain: split(html), rendered: split(html.replace(SCRIPTS, '').replace(ENTRY_LINKS, '')), entry };
  templates.set(indexHtml, read);
  return read;
}

/** A page without an element for its content has it at its end. */
function split(html: string): Template {
  const [start = '', ...afterLanguage] = html.split(LANGUAGE_PLACEHOLDER);
  const [head = '', ...afterBoot] = afterLanguage.join('').split(BOOT_PLACEHOLDER);
  const [body = '', ...end] = afterBoot.join('').split(ROOT);
  return {
    start: Buffer.from(start),
    head: Buffer.from(head),
    body: Buffer.from(body),
    end: Buffer.from(end.join('')),
  };
}

function pageScript({ scriptNonce }: PageData, script: string): string {
  return `<script nonce="${scriptNonce}">${script}</script>`;
}

/** The link leads to the same page, so it needs no script. */
function notLoadedTemplate({ boot }: PageData): string {
  const { text, reload } = boot.texts.shell.broken;
  const link = `<a href="">${escapeHtml(reload)}</a>`;
  return `<template id="${NOT_LOADED_ID}"><p class="no-script" role="alert">${escapeHtml(text)} ${link}</p></template>`;
}

function manifestLink({ culture, language }: Boot): string {
  return `<link rel="manifest" href="${manifestPath(culture, language)}">`;
}

function toLink(href: string, kind: PageAsset['kind']): string {
  const rel = kind === 'module' ? 'modulepreload' : 'stylesheet';
  return `<link rel="${rel}" crossorigin href="${href}">`;
}

/** The texts and the links of a page's styles, by its assets. */
const styleParts = new WeakMap<readonly PageAsset[], { readonly css: Buffer; readonly links: Buffer }>();

/** The disabled links are not loaded. They show the client which styles the page has. */
function styles({ assets, scriptNonce }: PageData): readonly Part[] {
  const parts = styleParts.get(assets) ?? readStyles(assets);
  styleParts.set(assets, parts);
  return [`<style nonce="${scriptNonce}">`, parts.css, parts.links];
}

function readStyles(assets: readonly PageAsset[]) {
  const list = assets.filter(({ kind }) => kind === 'style');
  const links = list.map(({ href }) => `<link rel="stylesheet" disabled href="${href}">`);
  return {
    css: Buffer.from(list.map(({ css = '' }) => css).join('\n')),
    links: Buffer.from(`</style>${links.join('')}`),
  };
}

function keepInputElement({ assets, scriptNonce }: PageData, entry: string, script: string): string {
  const modules = assets.filter(({ kind, href }) => kind === 'module' && href !== entry).map(({ href }) => href);
  return `<script nonce="${scriptNonce}" data-entry="${entry}" data-modules="${modules.join(' ')}">${script}</script>`;
}

function bootElement({ boot, scriptNonce, assets }: PageData): readonly Part[] {
  const pages = assets.filter(({ isPage }) => isPage).map(({ href }) => href);
  const list = pages.length > 0 ? ` data-pages="${pages.join(' ')}"` : '';
  return [
    `<script type="application/json" id="${BOOT_ELEMENT_ID}" nonce="${scriptNonce}"${list}>{`,
    ...inlineBoot(boot),
    '</script>',
  ];
}

/** The JSON of the parts that all visitors of a language share, by part. They are nine tenths of the boot data. */
const sharedParts = new WeakMap<object, Buffer>();

function inlineBoot({ texts, cultureConfig, footer, ...ofVisit }: Boot): readonly Part[] {
  const shared = Object.entries({ texts, cultureConfig, footer }).map(([name, part]) => {
    const json = sharedParts.get(part) ?? Buffer.from(`"${name}":${inlineJson(part)},`);
    sharedParts.set(part, json);
    return json;
  });
  return [...shared, inlineJson(ofVisit).slice(1)];
}
