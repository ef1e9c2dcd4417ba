/** The client's build for the server, as the BFF uses it (docs/rules/content.md#server-rendered-pages). */
import type { Boot } from './boot.ts';
import type { PrefetchQuery } from './page-data.ts';

export type ServerBuild = {
  /**
   * Returns the calls that a page makes for its first view; undefined for a page that is not rendered on the server, because it depends
   * on what the browser remembers. `url` has path and query, with the culture.
   */
  prefetchOf(boot: Boot, url: string): readonly PrefetchQuery[] | undefined;
  /** Renders a page with the answers in the boot data. Throws if the page cannot be rendered. */
  render(boot: Boot, url: string): Promise<RenderedPage>;
  /** Loads the modules of all pages, with time for requests after each. A request does not wait for it: it loads its own page. */
  loadPages(): Promise<void>;
  /** The script that loads the client after the first view. It is written into the page. */
  readonly keepInputScript: string;
  /** The script of a page that is not rendered on the server: it shows that the client cannot be loaded. */
  readonly notLoadedScript: string;
};

export type RenderedPage = {
  /** The content of the root element, as HTML. */
  readonly markup: string;
  /** Elements for the head, as HTML: the pictures of the first view. */
  readonly preloads: string;
  /** The title of the document. */
  readonly title?: string;
};
