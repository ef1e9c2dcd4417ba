/** Renders a page to markup with React (docs/rules/content.md#server-rendered-pages). */
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';

/** What React leaves in place of a part that waits for something, or has failed. */
const UNFINISHED = '<!--$!-->';

/**
 * Returns the whole markup. Rejects with the error of a part of the page. A page whose modules are loaded waits for
 * nothing, and a text costs a sixth less processor time than a stream. Any other page is rendered again as a stream,
 * which waits for its parts and has their errors.
 */
export async function renderMarkup(page: ReactNode): Promise<string> {
  const markup = renderAtOnce(page);
  return markup === undefined || markup.includes(UNFINISHED) ? renderWhenReady(page) : markup;
}

function renderAtOnce(page: ReactNode): string | undefined {
  try {
    return renderToString(page);
  } catch {
    return undefined;
  }
}

async function renderWhenReady(page: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(page, {
    // All of the page at once: what comes later would need scripts of its own.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  await stream.allReady;
  const markup = await new Response(stream).text();
  // An error inside a Suspense boundary only leaves a hole in the page.
  if (failures.length > 0) throw failures[0];
  return markup;
}
