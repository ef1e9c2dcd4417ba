/**
 * A Vite plugin that gives each page, and each part that is loaded later, the styles of the modules that it imports, and
 * no others. Without it a page has the styles of every file of scripts that it loads, and such a file has modules of
 * several pages.
 */
import type { Plugin, Rolldown } from 'vite';

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'isEntry' | 'importedIds' | 'dynamicImporters'>;

/** What is known of a file of scripts. */
type Chunk = {
  readonly modules: Readonly<Record<string, unknown>>;
  readonly imports: readonly string[];
  readonly viteMetadata?: { importedCss: Set<string> } | undefined;
};

const isStyle = (id: string) => /\.css(?:\?|$)/.test(id);

/** Returns a module with all that it imports, each once. What it loads later is not part of it. */
export function reachFrom(ids: readonly string[], infoOf: (id: string) => ModuleInfo | null): ReadonlySet<string> {
  const reached = new Set(ids);
  for (const id of reached) for (const imported of infoOf(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}

/** Returns the files of styles of a chunk and of its imports, the chunk first, as a page has them. */
function stylesOf(fileName: string, chunks: ReadonlyMap<string, Chunk>, seen = new Set<string>()): readonly string[] {
  const chunk = chunks.get(fileName);
  if (!chunk || seen.has(fileName)) return [];
  seen.add(fileName);
  return [
    ...(chunk.viteMetadata?.importedCss ?? []),
    ...chunk.imports.flatMap((imported) => stylesOf(imported, chunks, seen)),
  ];
}

/**
 * Returns the files of styles of each chunk, in the order in which they were before. A chunk has those of what begins in
 * it: the entry, a page, or a part that is loaded later. `fileOf` has the file of each module of styles.
 */
export function assignStyles(
  chunks: ReadonlyMap<string, Chunk>,
  fileOf: ReadonlyMap<string, string>,
  infoOf: (id: string) => ModuleInfo | null,
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...chunks].map(([fileName, chunk]) => {
      const begins = Object.keys(chunk.modules).filter((id) => {
        const info = infoOf(id);
        return info && (info.isEntry || info.dynamicImporters.length > 0);
      });
      const needed = new Set([...reachFrom(begins, infoOf)].map((id) => fileOf.get(id)));
      return [fileName, [...new Set(stylesOf(fileName, chunks))].filter((file) => needed.has(file))];
    }),
  );
}

export function pageStyles(): Plugin {
  const fileOf = new Map<string, string>();
  return {
    name: 'page-styles',
    apply: 'build',
    // After Vite has written the styles of a chunk, and before it writes which of them a later part needs.
    enforce: 'post',
    renderChunk(_code, chunk) {
      const [file] = chunk.viteMetadata?.importedCss ?? [];
      if (file) for (const id of Object.keys(chunk.modules).filter(isStyle)) fileOf.set(id, file);
      return null;
    },
    generateBundle(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
      );
      // The bundler makes each answer anew.
      const known = new Map<string, Rolldown.ModuleInfo | null>();
      const infoOf = (id: string) => {
        const info = known.get(id) ?? this.getModuleInfo(id);
        known.set(id, info);
        return info;
      };
      const assigned = assignStyles(chunks, fileOf, infoOf);
      for (const [fileName, styles] of assigned) {
        const metadata = chunks.get(fileName)?.viteMetadata;
        if (metadata) metadata.importedCss = new Set(styles);
      }
    },
  };
}
