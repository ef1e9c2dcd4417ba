/**
 * The entry of the client. It imports nothing by itself: each step is loaded and run in a task of its own, so that none
 * is long, and the browser can react between them.
 */

const pause = () => new Promise((resolve) => setTimeout(resolve));

try {
  const { roots } = await import('./steps/react.ts');
  await pause();
  const { Router } = await import('./steps/router.ts');
  await pause();
  const { start } = await import('./start.tsx');
  await pause();
  await start(roots, Router);
} catch (error) {
  const root = document.getElementById('root');
  // The texts are not loaded yet, so this text is in English. What the server has drawn stays.
  if (root?.childElementCount === 0) root.textContent = 'The shop could not be loaded. Please reload the page.';
  throw error;
}

export {};
