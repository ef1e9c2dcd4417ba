/**
 * The entry of the client. What it imports runs in several tasks (`steps`), so that none is long, and the browser can
 * react between them.
 */
import { start } from './start.tsx';
import { nextTask } from './steps/next-task.ts';

// Not with a top-level await: the pages import this chunk, and the start waits for their modules.
nextTask()
  .then(start)
  .catch((error: unknown) => {
    const root = document.getElementById('root');
    // The texts are not loaded yet, so this text is in English. What the server has drawn stays.
    if (root?.childElementCount === 0) root.textContent = 'The shop could not be loaded. Please reload the page.';
    throw error;
  });
