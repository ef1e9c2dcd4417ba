/** Keeps the language in the URL for every link inside the shop (docs/rules/markets.md#choosing-a-language). */
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { setLanguageQuery } from '../../i18n/language-choice.ts';
import { useSite } from '../../i18n/site.tsx';
import { findRoute } from '../routing/match-route.ts';

export function LanguageQuerySync() {
  const { culture, language } = useSite();
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search, hash } = location;
  const query = findRoute(pathname)?.foreignQuery ? search : setLanguageQuery(culture.languages, search, language);

  useEffect(() => {
    if (query === search) return;
    navigate({ pathname, search: query, hash }, { replace: true, state: location.state, preventScrollReset: true });
  }, [query, search, pathname, hash, location.state, navigate]);

  return null;
}
