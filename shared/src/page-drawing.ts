/** The client's build for the server, as the BFF uses it (docs/rules/content.md#drawn-pages). */
import type { Boot } from './boot.ts';
import type { PageQuestion } from './page-answers.ts';

export type PageDrawing = {
  /**
   * Returns the calls that a page makes for its first view; undefined for a page that is not drawn, because it depends
   * on what the browser remembers. `url` has path and query, with the culture.
   */
  questionsOf(boot: Boot, url: string): readonly PageQuestion[] | undefined;
  /** Draws a page with the answers in the boot data. Throws if the page cannot be drawn. */
  draw(boot: Boot, url: string): Promise<DrawnPage>;
  /** The script that loads the client after the first view. It is written into the page. */
  readonly firstViewScript: string;
};

export type DrawnPage = {
  /** The content of the root element, as HTML. */
  readonly markup: string;
  /** Elements for the head, as HTML: the pictures of the first view. */
  readonly preloads: string;
  /** The title of the document. */
  readonly title?: string;
};
