/**
 * A process that runs tests for many mutants. It keeps the modules that it has loaded, such as React and the sandbox.
 * Vitest starts it again for each run; only the first start sets up the environment.
 */
import { init, runBaseTests, setupEnvironment } from 'vitest/worker';

type Listener = (message: unknown) => void;

/** The first handles what Vitest asks for. Each start adds one that reads answers; those of earlier starts are not needed. */
const listeners: Listener[] = [];
let environment: Promise<unknown> | undefined;

process.on('message', (message) => {
  for (const listener of listeners) listener(message);
});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

init({
  post: (message) => process.send?.(message),
  on: (listener) => listeners.splice(1, listeners.length > 1 ? 1 : 0, listener),
  off: (listener) => listeners.splice(listeners.indexOf(listener), listeners.includes(listener) ? 1 : 0),
  runTests: (state, traces) => runBaseTests('run', state, traces),
  collectTests: (state, traces) => runBaseTests('collect', state, traces),
  setup: async (context) => {
    environment ??= setupEnvironment(context);
    await environment;
    return async () => {};
  },
});
