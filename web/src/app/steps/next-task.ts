/** Resolves in a new task, so that the browser can react before the start goes on. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));
