/**
 * A Vite plugin for `import text from './script.ts?inline-script'`: the module with what it imports, as the text of one
 * classic script that a page can contain.
 */
import { build, type Plugin } from 'vite';

const SUFFIX = '?inline-script';

export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return undefined;
      const file = id.slice(0, -SUFFIX.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await bundle(file))};`;
    },
  };
}

async function bundle(input: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      // Old browsers read it, too: it ends there without an error (docs/rules/content.md#supported-browsers).
      target: 'es2017',
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error(`${input} was not built`);
  return output.output[0].code.trim();
}
