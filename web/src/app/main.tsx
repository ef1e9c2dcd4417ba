/** Where the client starts. */
import '../ui/tokens.css';
import '../ui/base.css';
import { createRoot } from 'react-dom/client';
import { setSite } from '../api/client.ts';
import { initTexts } from '../i18n/texts.ts';
import { App } from './app.tsx';
import { readBoot } from './boot.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root');

// A page that the browser kept from before a sign-in or sign-out would show what is no longer so.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});

try {
  const boot = await readBoot();
  setSite({ culture: boot.culture, language: boot.language });
  await initTexts(boot.language, boot.texts);
  createRoot(root).render(<App boot={boot} />);
} catch (error) {
  // There are no texts yet: this one sentence is all that can be said.
  root.textContent = 'The shop could not be loaded. Please reload the page.';
  throw error;
}
