/**
 * The entry of the client. What it imports runs in several tasks (`steps`), so that none is long, and the browser can
 * react between them.
 */
import { NOT_LOADED_ID } from '@perennial/shared/boot';
import { start } from './start.tsx';
import { nextTask } from './steps/next-task.ts';

// Not with a top-level await: the pages import this chunk, and the start waits for their modules.
nextTask()
  .then(start)
  .catch((error: unknown) => {
    const root = document.getElementById('root');
    const notLoaded = document.getElementById(NOT_LOADED_ID);
    // What the server has drawn stays.
    if (root?.childElementCount === 0 && notLoaded instanceof HTMLTemplateElement) root.append(notLoaded.content);
    throw error;
  });
