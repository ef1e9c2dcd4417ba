/** The generated blocks of Markdown pages: `<!-- table: name -->` ... `<!-- /table -->`. */

const block = /<!-- table: ([\w-]+) -->\n([\s\S]*?)<!-- \/table -->/g;

/** The names of the blocks of a page. */
export function findBlocks(page: string): readonly string[] {
  return [...page.matchAll(block)].map(([, name = '']) => name);
}

/** The page with its blocks filled. Throws for a block that no table has the name of. */
export function fillBlocks(page: string, tables: Readonly<Record<string, () => string>>): string {
  return page.replace(block, (_, name: string) => {
    const render = tables[name];
    if (!render) throw new Error(`There is no table ${name}`);
    return `<!-- table: ${name} -->\n${render()}\n<!-- /table -->`;
  });
}
