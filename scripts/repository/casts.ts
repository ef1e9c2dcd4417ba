/**
 * Finds casts, `value as Type`, with the parser of TypeScript. A cast says what the compiler cannot see, so it says why in
 * a comment. `as const` is none.
 */
import type { Node, SourceFile } from 'typescript/unstable/ast';
import { isAsExpression, isStatement } from 'typescript/unstable/ast/is';
import { createVirtualFileSystem } from 'typescript/unstable/fs';
import { API } from 'typescript/unstable/sync';

type Cast = {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly text: string;
  /** Whether a comment stands above the statement or the line of the cast, or at the end of the line. */
  readonly hasReason: boolean;
};

const ROOT = '/sources';
const CONFIG = `${ROOT}/tsconfig.json`;

/** Only parses: nothing is imported, and no library is loaded. */
const compilerOptions = { noLib: true, noResolve: true, types: [], jsx: 'preserve', allowImportingTsExtensions: true };

/** Returns the casts of sources, given by their paths. Throws for a source that the parser does not return. */
export function findCasts(sources: ReadonlyMap<string, string>): readonly Cast[] {
  const config = JSON.stringify({ compilerOptions, files: [...sources.keys()] });
  const files = Object.fromEntries([...sources].map(([path, text]) => [`${ROOT}/${path}`, text]));
  const api = new API({ cwd: ROOT, fs: createVirtualFileSystem({ ...files, [CONFIG]: config }) });
  try {
    const program = api.updateSnapshot({ openProjects: [CONFIG] }).getProject(CONFIG)?.program;
    return [...sources].flatMap(([path, text]) => {
      if (!/\bas\b/.test(text)) return [];
      const source = program?.getSourceFile(`${ROOT}/${path}`);
      if (!source) throw new Error(`${path} was not parsed`);
      return castsOf(source, path, text);
    });
  } finally {
    api.close();
  }
}

function castsOf(source: SourceFile, file: string, text: string): readonly Cast[] {
  const lines = text.split('\n');
  const lineAt = (position: number) => text.slice(0, position).split('\n').length;
  const casts: Cast[] = [];
  const visit = (node: Node, statementLine: number): void => {
    const own = isStatement(node) ? lineAt(node.getStart(source)) : statementLine;
    if (isAsExpression(node) && node.type.getText(source) !== 'const') {
      const [first, last] = [lineAt(node.getStart(source)), lineAt(node.end)];
      const hasReason =
        [own, first, last].some((line) => isComment(lines[line - 2])) || / \/\/ \S/.test(lines[last - 1] ?? '');
      casts.push({ file, line: last, text: node.getText(source), hasReason });
    }
    node.forEachChild((child) => visit(child, own));
  };
  visit(source, 1);
  return casts;
}

function isComment(line: string | undefined): boolean {
  return line !== undefined && /^\s*\/\/ \S/.test(line);
}
