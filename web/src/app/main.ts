/**
 * The entry of the client. What it imports runs in several tasks (`steps`), so that none is long, and the browser can
 * react between them.
 */
import { start } from './start.tsx';
import { nextTask } from './steps/next-task.ts';

/** Not with a top-level await: the pages import this chunk, and the start waits for their modules. */
function begin(): void {
  nextTask()
    .then(start)
    .catch((error: unknown) => {
      window.giveUp?.();
      reportError(error);
    });
}

// The page says that the browser is too old.
if (!window.isOldBrowser) begin();
