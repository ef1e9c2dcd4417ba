/** The culture's languages, one press from each other (specification 1, section 2.3); nothing where there is only one. */
import './language-toggle.css';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { track } from '../../analytics/track.ts';
import { call } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { languageStorageName, searchInLanguage } from '../../i18n/language-choice.ts';
import { useSite } from '../../i18n/site.tsx';
import { inCulture } from '../../paths.ts';
import { writeStored } from '../../storage/browser-storage.ts';

/** How long a person waits for the server to have heard of the choice, in milliseconds. */
const TELLING_TIME_MS = 2000;

export function LanguageToggle() {
  const { t } = useTranslation();
  const { culture, language: current } = useSite();
  const { signedIn } = useSession();
  const { pathname, search, hash } = useLocation();
  const [changing, setChanging] = useState(false);
  if (culture.languages.length < 2) return null;

  const addressIn = (language: string) =>
    inCulture(culture.code, pathname + searchInLanguage(culture.languages, search, language) + hash);

  async function choose(event: MouseEvent, language: string): Promise<void> {
    // A press that opens another tab is the browser's: the address says the language there.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (changing || language === current) return;
    setChanging(true);
    track('language:change', { from: current, to: language });
    const name = languageStorageName(culture.code);
    if (name) writeStored(name, language);
    if (signedIn) await tellServer(language);
    window.location.assign(addressIn(language));
  }

  return (
    <nav className="languages" aria-label={t('shell.language')} aria-busy={changing}>
      {culture.languages.map((language) => (
        <a
          key={language}
          className="languages__choice"
          href={addressIn(language)}
          lang={language}
          hrefLang={language}
          aria-label={inWords(language)}
          aria-current={language === current ? 'true' : undefined}
          onClick={(event) => void choose(event, language)}
        >
          {shortName(language)}
        </a>
      ))}
    </nav>
  );
}

/** The page changes its language whether the server has kept the choice or not; the BFF logs what went wrong. */
async function tellServer(languageCode: string): Promise<void> {
  const signal = AbortSignal.timeout(TELLING_TIME_MS);
  await call('setLanguage', { body: { languageCode } }, { signal }).catch(() => undefined);
}

/** FR for fr-CA. */
function shortName(language: string): string {
  return new Intl.Locale(language).language.toUpperCase();
}

/** The short name, so that who speaks what is read finds it, and the language's name in itself: 'FR, français'. */
function inWords(language: string): string {
  const code = new Intl.Locale(language).language;
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(code);
  return `${shortName(language)}, ${name}`;
}
