/** Finds what comments and documents cite, and what there is to be cited. */
import { dirname, join, normalize } from 'node:path';
import { listFiles, readText } from './tracked-files.ts';

/** A heading's anchor, as Markdown viewers make it. */
function toAnchor(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[`*]/g, '')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/** The anchors of a Markdown text. */
export function findAnchors(markdown: string): ReadonlySet<string> {
  return new Set([...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => toAnchor(heading)));
}

type Citation = { readonly file: string; readonly cited: string };

const rulePage = /docs\/rules\/[\w-]+\.md(?:#[\w-]+)?/g;
const decision = /\bADR (\d+)\b/g;
const markdownLink = /\]\((?!https?:|mailto:)([^)\s]+)\)/g;

/** Every citation of a page of rules, of a decision record, and every link of a Markdown file to another file. */
export function findCitations(file: string, text: string): readonly Citation[] {
  const pages = [...text.matchAll(rulePage)].map(([cited]) => cited);
  const decisions = [...text.matchAll(decision)].map(([, number = '']) => `docs/decisions/${number.padStart(4, '0')}`);
  const links = file.endsWith('.md') ? [...text.matchAll(markdownLink)].map(([, link = '']) => toPath(file, link)) : [];
  return [...pages, ...decisions, ...links].map((cited) => ({ file, cited }));
}

/** A rule that a comment cites in another way than in parentheses: after a colon or "See", or alone. */
const otherSpelling = /(?:\b(?:see|rules?)\b:?|[:;.]|\/\*\*|\/\/)[\s*]+docs\/(?:rules|operate)\/[\w./#-]+/gi;

/** The citations of a source that are not in parentheses at the end of a sentence. */
export function findOtherSpellings(text: string): readonly string[] {
  return (text.match(otherSpelling) ?? []).map((found) => found.replace(/[\s*]+/g, ' '));
}

function toPath(file: string, link: string): string {
  return link.startsWith('#') ? `${file}${link}` : normalize(join(dirname(file), link));
}

/** The citations that lead nowhere, one line each. */
export function findBrokenCitations(citations: readonly Citation[], files: readonly string[]): readonly string[] {
  const paths = new Set(files);
  const folders = new Set(files.map(dirname));
  const anchors = new Map<string, ReadonlySet<string>>();
  const anchorsOf = (page: string) => {
    const known = anchors.get(page) ?? findAnchors(readText(page));
    anchors.set(page, known);
    return known;
  };
  const exists = (cited: string) => {
    const [path = '', anchor] = cited.split('#');
    if (/^docs\/decisions\/\d{4}$/.test(path)) return files.some((file) => file.startsWith(`${path}-`));
    if (!paths.has(path)) return folders.has(path.replace(/\/$/, ''));
    return anchor === undefined || anchorsOf(path).has(anchor);
  };
  return citations.filter(({ cited }) => !exists(cited)).map(({ file, cited }) => `${file} cites ${cited}`);
}

/** Files whose text a person wrote: sources, styles, pages, configuration, documents. */
export function listWrittenFiles(): readonly string[] {
  return listFiles('*.ts', '*.tsx', '*.js', '*.css', '*.html', '*.md', '*.yml', '*.yaml', '*Dockerfile').filter(
    (file) => file !== 'pnpm-lock.yaml',
  );
}
