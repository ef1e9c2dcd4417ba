/** What a test wrote with `console.error`. */
import { vi } from 'vitest';

/** React of the server and of the browser run in one process in tests only, and report it until the process ends. */
const twoReacts = /multiple renderers concurrently/;

/** Records the messages from now on, until `vi.restoreAllMocks`; they are not printed. */
export function recordConsoleErrors(): string[] {
  const messages: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    const message = parts.join(' ');
    if (!twoReacts.test(message)) messages.push(message);
  });
  return messages;
}
