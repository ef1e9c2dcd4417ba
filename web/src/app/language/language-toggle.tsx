/**
 * Links to the page in the culture's other languages (docs/rules/markets.md#changing-the-language); hidden for one
 * language.
 */
import './language-toggle.css';
import { withoutClickIds } from '@perennial/shared/analytics/click-ids';
import type { ChoosableLanguage } from '@perennial/shared/cultures/cultures';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { track } from '../../analytics/track.ts';
import { call } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { useAction } from '../../commerce/changes/use-action.ts';
import { languageStorageName, setLanguageQuery } from '../../i18n/language-choice.ts';
import { useSite } from '../../i18n/site.tsx';
import { inCulture } from '../../paths.ts';
import { writeStored } from '../../storage/browser-storage.ts';
import { useTranslation } from '../../texts/texts.ts';

/** How long the change waits until the language is saved, in milliseconds. */
const SAVE_TIMEOUT_MS = 2000;

/** A table, because the first `Intl.DisplayNames` of a page takes longer than the rest of the header. */
const ownNames: Readonly<Record<string, string>> = {
  en: 'English',
  fr: 'français',
  nl: 'Nederlands',
} satisfies Record<ChoosableLanguage, string>;

export function LanguageToggle() {
  const { t } = useTranslation();
  const { culture, language: current } = useSite();
  const { signedIn } = useSession();
  const { pathname, search, hash } = useLocation();
  const { run, isRunning, isDone } = useAction(change, { isOnce: true });
  if (culture.languages.length < 2) return null;

  // The server leaves click identifiers out, so that strangers share a page whatever advertisement they come from.
  const shared = withoutClickIds(search);
  const urlIn = (language: string) =>
    inCulture(culture.code, pathname + setLanguageQuery(culture.languages, shared, language) + hash);

  function choose(event: MouseEvent, language: string): void {
    // A press that opens another tab is left to the browser: the link has the language.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (language !== current) void run(language);
  }

  async function change(language: string): Promise<void> {
    track('language:change', { from: current, to: language });
    const name = languageStorageName(culture.code);
    if (name) writeStored(name, language);
    // Before the request, so that a page that is left meanwhile comes back in the chosen language.
    writeIntoUrl(language);
    if (signedIn) await saveLanguage(language);
    // The customer may have gone on to another page, whose link had the former language.
    writeIntoUrl(language);
    window.location.reload();
  }

  /** The page may have changed its URL since this was rendered, as the cart does with the press before this one. */
  function writeIntoUrl(language: string): void {
    const { search, hash } = window.location;
    window.history.replaceState(window.history.state, '', setLanguageQuery(culture.languages, search, language) + hash);
  }

  return (
    <nav className="languages" aria-label={t('shell.language')} aria-busy={isRunning || isDone}>
      {culture.languages.map((language) => (
        <a
          key={language}
          className="languages__choice"
          href={urlIn(language)}
          lang={language}
          hrefLang={language}
          aria-label={formatLanguage(language)}
          aria-current={language === current ? 'true' : undefined}
          onClick={(event) => choose(event, language)}
        >
          {codeOf(language).toUpperCase()}
        </a>
      ))}
    </nav>
  );
}

/**
 * The page changes its language whether it was saved or not; the BFF logs a failure. Not by `useChange`: the page leaves,
 * so nothing is loaded again, and it waits for a time only.
 */
async function saveLanguage(languageCode: string): Promise<void> {
  const signal = AbortSignal.timeout(SAVE_TIMEOUT_MS);
  await call('setLanguage', { body: { languageCode } }, { signal }).catch(() => undefined);
}

/** Returns `fr` for `fr-CA`. */
const codeOf = (language: string) => language.slice(0, 2);

/**
 * Returns the short name and the language's own name, for example `FR, français`. The visible short name comes first,
 * so that speech input finds the link.
 */
const formatLanguage = (language: string) => `${codeOf(language).toUpperCase()}, ${ownNames[codeOf(language)]}`;
