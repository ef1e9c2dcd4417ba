/** The entry of the client. */
import '../ui/tokens.css';
import '../ui/base.css';
import { cultureOf, defaultCultureCode } from '@perennial/shared/cultures/cultures';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { setSite } from '../api/client.ts';
import { initTexts } from '../i18n/texts.ts';
import { stripCulture } from '../paths.ts';
import { writeStored } from '../storage/browser-storage.ts';
import { startAnalytics } from './analytics/start-analytics.ts';
import { App } from './app.tsx';
import { cultureInPath, fetchBoot, inlineBoot } from './boot.ts';
import { resolveLanguage } from './language/language-entry.ts';
import { loadPages } from './routing/page-modules.ts';
import { reloadRestoredPage } from './session/reload-restored-page.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root');

reloadRestoredPage();

try {
  await start(root);
} catch (error) {
  // The texts are not loaded yet, so this text is in English.
  root.textContent = 'The shop could not be loaded. Please reload the page.';
  throw error;
}

async function start(container: HTMLElement): Promise<void> {
  const inline = inlineBoot();
  const culture = cultureOf(cultureInPath(window.location.pathname) ?? defaultCultureCode);
  const { language, reloading } = resolveLanguage(culture, inline?.language);
  if (reloading) return;
  const boot = inline?.language === language ? inline : await fetchBoot(culture.code, language);
  document.documentElement.lang = boot.language;
  writeStored('cultureCode', boot.culture);
  setSite({ culture: boot.culture, language: boot.language });
  startAnalytics(boot.analytics);
  const path = stripCulture(boot.culture, window.location.pathname);
  await Promise.all([initTexts(boot.language, boot.texts), loadPages(path)]);
  const reactRoot = createRoot(container);
  // As a transition the first render pauses for the browser; otherwise it is one long task.
  startTransition(() => reactRoot.render(<App boot={boot} />));
}
