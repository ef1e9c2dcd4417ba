/**
 * Renders the client's index.html with inline boot data, which saves a request before the first view. A server-rendered page also
 * contains its markup and styles, and loads its scripts after the first view.
 */
import { BOOT_ELEMENT_ID, type Boot, NOT_LOADED_ID } from '@perennial/shared/boot';
import type { RenderedPage } from '@perennial/shared/server-build';
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

/** Renders a page. Throws if a placeholder is missing in the client's index.html. */
export function renderPage(indexHtml: string, page: PageData): string {
  const { boot, rendered } = page;
  const head = page.head + manifestLink(boot);
  if (!indexHtml.includes(BOOT_PLACEHOLDER) || !indexHtml.includes(LANGUAGE_PLACEHOLDER)) {
    throw new Error(`The client's index.html must contain ${BOOT_PLACEHOLDER} and ${LANGUAGE_PLACEHOLDER}`);
  }
  const html = indexHtml
    .replace(LANGUAGE_PLACEHOLDER, () => `<html lang="${boot.language}">`)
    .replace(/<title>[^<]*<\/title>/, '');
  const notice = `<noscript><p class="no-script">${escapeHtml(boot.texts.shell.noScript)}</p></noscript>`;
  if (!rendered) {
    const links = page.assets
      .filter(({ href }) => !html.includes(`"${href}"`))
      .map(({ href, kind }) => toLink(href, kind));
    return html
      .replace(BOOT_PLACEHOLDER, () =>
        [
          head,
          pageScript(page, OLD_BROWSER_SCRIPT),
          page.notLoadedScript ? pageScript(page, page.notLoadedScript) : '',
          ...links,
          bootElement(page),
        ].join(''),
      )
      .replace(ROOT, () => notice + notLoadedTemplate(page) + ROOT);
  }
  const [, entry = ''] = [...html.matchAll(SCRIPTS)].at(-1) ?? [];
  return html
    .replace(SCRIPTS, '')
    .replace(ENTRY_LINKS, '')
    .replace(BOOT_PLACEHOLDER, () =>
      [head, pageScript(page, OLD_BROWSER_SCRIPT), rendered.preloads, ...styles(page)].join(''),
    )
    .replace(ROOT, () =>
      [
        notice,
        // Before the markup: the browser may show the beginning of the page before it has the end.
        keepInputElement(page, entry, rendered.keepInputScript),
        `<div id="root">${rendered.markup}</div>`,
        bootElement(page),
      ].join(''),
    );
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

/** The disabled links are not loaded. They show the client which styles the page has. */
function styles({ assets, scriptNonce }: PageData): string[] {
  const list = assets.filter(({ kind }) => kind === 'style');
  const css = list.map((asset) => asset.css ?? '').join('\n');
  return [
    `<style nonce="${scriptNonce}">${css}</style>`,
    ...list.map(({ href }) => `<link rel="stylesheet" disabled href="${href}">`),
  ];
}

function keepInputElement({ assets, scriptNonce }: PageData, entry: string, script: string): string {
  const modules = assets.filter(({ kind, href }) => kind === 'module' && href !== entry).map(({ href }) => href);
  return `<script nonce="${scriptNonce}" data-entry="${entry}" data-modules="${modules.join(' ')}">${script}</script>`;
}

function bootElement({ boot, scriptNonce, assets }: PageData): string {
  const pages = assets.filter(({ isPage }) => isPage).map(({ href }) => href);
  const list = pages.length > 0 ? ` data-pages="${pages.join(' ')}"` : '';
  return `<script type="application/json" id="${BOOT_ELEMENT_ID}" nonce="${scriptNonce}"${list}>${inlineBoot(boot)}</script>`;
}

/** The JSON of the parts that all visitors of a language share, by part. They are nine tenths of the boot data. */
const sharedParts = new WeakMap<object, string>();

function inlineBoot({ texts, cultureConfig, footer, ...ofVisit }: Boot): string {
  const shared = Object.entries({ texts, cultureConfig, footer }).map(([name, part]) => {
    const json = sharedParts.get(part) ?? inlineJson(part);
    sharedParts.set(part, json);
    return `"${name}":${json},`;
  });
  return `{${shared.join('')}${inlineJson(ofVisit).slice(1)}`;
}
