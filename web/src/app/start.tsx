/** Starts the client: hydrates the page that the server has rendered, or renders it. */
import '../ui/tokens.css';
import '../ui/base.css';
import type { Boot } from '@perennial/shared/boot';
import { cultureOf, defaultCultureCode } from '@perennial/shared/cultures/cultures';
import { CLOSED_KEY } from '@perennial/shared/page-data';
import { startTransition } from 'react';
import { consentSlot } from '../analytics/consent-slot.ts';
import { setSite } from '../api/client.ts';
import { watchPageExit } from '../api/page-exit.ts';
import { toSessionUser } from '../api/session-channel.ts';
import { stripCulture } from '../paths.ts';
import { readStored, writeStored } from '../storage/browser-storage.ts';
import { keepDataOf } from '../storage/forget-customer.ts';
import { isSessionOutdated, markSession } from '../storage/session-mark.ts';
import { initTexts } from '../texts/texts.ts';
import { guardPresses } from '../ui/press/press-guard.ts';
import { startAnalytics } from './analytics/start-analytics.ts';
import { App } from './app.tsx';
import { cultureInPath, fetchBoot, inlineBoot, inlinePages } from './boot.ts';
import { replayInput } from './input-replay/replay-input.ts';
import { resolveLanguage } from './language/language-entry.ts';
import { loadPages, preparePages } from './routing/page-modules.ts';
import { reloadRestoredPage } from './session/reload-restored-page.ts';
import { watchSignOutInOtherTab } from './session/sign-out-in-other-tab.ts';
import { loadKeptNotice } from './shell/loaded-kept-notice.tsx';
import { roots } from './steps/react.ts';
import { Router } from './steps/router.ts';

/** What was kept is repeated at the latest after this time, in milliseconds, whatever has happened to the page. */
const LATEST_REPEAT_MS = 10_000;

/** So that the reports do not compete with what a page loads first on a usual line, in milliseconds. */
const REPORTS_AFTER_MS = 1000;

/** Renders the page of the URL. Throws if the page has no root element, or if its boot data cannot be loaded. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('There is no #root');
  reloadRestoredPage();
  watchPageExit();
  watchSignOutInOtherTab();
  guardPresses(document);
  const inline = inlineBoot();
  const culture = cultureOf(cultureInPath(window.location.pathname) ?? defaultCultureCode);
  const { language, reloading } = resolveLanguage(culture, inline?.language);
  if (reloading) return;
  const isCurrent = inline && !isSessionOutdated(toSessionUser(inline.session), inline.sessionReadAt);
  const boot = isCurrent && inline.language === language ? inline : await fetchBoot(culture.code, language);
  if (boot.optedOut) consentSlot.set({ isOptedOut: true });
  const user = toSessionUser(boot.session);
  markSession(user, boot.sessionReadAt);
  document.documentElement.lang = boot.language;
  writeStored('cultureCode', boot.culture);
  // Before the page reads what is stored.
  keepDataOf(user);
  setSite({ culture: boot.culture, language: boot.language });
  startAnalytics(boot);
  const path = stripCulture(boot.culture, window.location.pathname);
  initTexts(boot.language, boot.texts);
  const isClosed = boot.prefetched?.some(({ name }) => name === CLOSED_KEY[0]);
  // React loses a press on a part whose module is not loaded, and the notice has a button.
  await Promise.all([loadPages(path, inlinePages()), isClosed && loadKeptNotice().catch(() => undefined)]);
  preparePages();
  const app = <App boot={boot} router={(page) => <Router basename={`/${boot.culture}`}>{page}</Router>} />;
  // Where the browser renders another page than the server, React reports an error to the window.
  // As a transition the first render pauses for the browser; otherwise it is one long task.
  startTransition(() => {
    // A page that the server has not rendered keeps no input.
    if (boot === inline && window.keptInput) roots.hydrateRoot(root, app);
    else roots.createRoot(root).render(app);
  });
  setTimeout(() => void replayInput(), LATEST_REPEAT_MS);
  // A given answer can be changed on every page; the server does not know it.
  if (readStored('analyticsConsent')) consentSlot.set({ isOffered: true });
  if (boot.reportsPages) setTimeout(startReports, REPORTS_AFTER_MS, boot);
}

/** What cannot be loaded measures nothing. */
function startReports(boot: Boot): void {
  import('./analytics/page-reports.ts').then(
    ({ startPageReports }) => startPageReports(boot),
    () => undefined,
  );
}
