// @vitest-environment happy-dom
/** Each drawn page is drawn as the server does it, then taken over by the browser, also with stored values. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import { type CultureCode, cultures } from '@perennial/shared/cultures/cultures';
import { anonymousSession, type SessionState } from '@perennial/shared/models/session';
import type { PageAnswer } from '@perennial/shared/page-answers';
import { act, cleanup } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLanguageQuery } from '../../i18n/language-choice.ts';
import { removeStored, writeStored } from '../../storage/browser-storage.ts';
import { writeLastBundle } from '../../storage/last-bundle.ts';
import { stubAnswers } from '../../testing/answers.ts';
import { sampleBoot } from '../../testing/in-shop.tsx';
import { sampleCart, sampleItem } from '../../testing/sample-cart.ts';
import { initTexts } from '../../texts/texts.ts';
import { App } from '../app.tsx';
import { pageRoutes } from '../routing/route-table.ts';
import { draw, questionsOf } from './draw.tsx';
import { firstQuestions } from './first-questions.ts';

type Row = { readonly at: string; readonly session?: SessionState; readonly shows: string };

const named = (name: string) =>
  sampleCart({ groups: [{ name: 'Bundle', items: [sampleItem({ name, title: 'Halo brush' })] }] });

/** What the shop API answers, by call. */
const answers: { readonly [N in CallName]?: unknown } = {
  requestCart: named('halo'),
  validateMaxQuantity: { isValid: true, bundles: [] },
};

/** A visit of each drawn page, by the path of its row. */
const rows: Readonly<Record<string, Row>> = {
  '/cart': { at: '/cart?bundle=halo', shows: 'Halo brush' },
};

/** Server and browser have one React each, except here. */
const aboutThisTest = /multiple renderers concurrently/;

let root: Root | undefined;
let container: HTMLElement;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  vi.stubGlobal('scrollTo', () => {});
});

afterEach(() => {
  act(() => root?.unmount());
  cleanup();
  container.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

function fillStorage(): void {
  writeLastBundle('razor-arc');
  writeStored('bundlesInfor', [{ name: 'halo', title: 'Stored title', image: '/stored.svg', language: 'en-CA' }]);
  writeStored('storedCartItems', [{ name: 'halo', quantity: 4, promotionCodes: ['STORED'] }]);
  writeStored('bundlesWithQuantity', [{ name: 'halo', quantity: 4 }]);
  writeStored('bundlesWithPromotions', [{ name: 'halo', promotionCodes: ['STORED'] }]);
  writeStored('checkoutPageTitle', 'Stored page title');
  writeStored('disablePayment', true);
  writeStored('dismissedTips', ['S-1']);
}

type Visit = { row: Row; culture: CultureCode; language: string; answered: boolean; stored: boolean };

/** Returns the markup of the server, what the browser made of it, and what went wrong. */
async function visit({ row, culture, language, answered, stored }: Visit) {
  const requests = stubAnswers({});
  const problems: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    if (!aboutThisTest.test(args[0])) problems.push(args.join(' '));
  });
  const site = sampleBoot({ culture, language, session: row.session ?? anonymousSession });
  const url = `/${culture}${row.at}`;
  const questions = questionsOf(site, url) ?? [];
  const given = questions.map((question) => ({ ...question, data: answers[question.name] }) as PageAnswer);
  const boot = { ...site, answers: answered ? given : [] };
  const drawn = await draw(boot, url);
  // React's drawing on the server leaves its contexts set until the next one, and the browser's React has the same here.
  await renderToReadableStream(null);

  if (stored) fillStorage();
  const { pathname, search } = new URL(url, 'http://page');
  const languages = cultures.find(({ code }) => code === culture)?.languages ?? [];
  window.history.replaceState(null, '', pathname + setLanguageQuery(languages, search, language));
  initTexts(language, boot.texts);
  container.innerHTML = drawn.markup;
  const drawnText = container.textContent;
  await act(async () => {
    root = hydrateRoot(
      container,
      <App boot={boot} router={(page) => <BrowserRouter basename={`/${culture}`}>{page}</BrowserRouter>} />,
      { onRecoverableError: (error) => problems.push(error) },
    );
  });
  return { drawn, drawnText, problems, requests };
}

const languagesOfCultures = cultures.flatMap(({ code, languages }) =>
  languages.map((language) => [code, language] as const),
);

it('has a visit for each row of the drawn pages, and each row is a page', () => {
  const paths = pageRoutes.flatMap(({ path, children = [] }) => [
    path,
    ...children.map((child) => `${path}/${child.path}`),
  ]);
  expect(Object.keys(rows)).toEqual(firstQuestions.map(({ path }) => path));
  expect(paths).toEqual(expect.arrayContaining(Object.keys(rows)));
});

for (const [path, row] of Object.entries(rows)) {
  it.each(languagesOfCultures)(
    `${path} is drawn and taken over without a difference: %s in %s`,
    async (culture, language) => {
      const { drawn, drawnText, problems, requests } = await visit({
        row,
        culture,
        language,
        answered: true,
        stored: false,
      });
      expect(drawnText).toContain(row.shows);
      expect(drawn.title).toContain('Perennial');
      expect(problems).toEqual([]);
      expect(requests).toEqual([]);
      expect(container.textContent).toBe(drawnText);
    },
  );

  it(`${path} is taken over without a difference when the browser has stored values`, async () => {
    const { problems } = await visit({ row, culture: 'en-ca', language: 'en-CA', answered: true, stored: true });
    expect(problems).toEqual([]);
  });

  it.each([true, false])(
    `${path} without answers is taken over without a difference; stored values: %s`,
    async (stored) => {
      const { problems, requests } = await visit({ row, culture: 'en-ca', language: 'en-CA', answered: false, stored });
      expect(problems).toEqual([]);
      expect(requests).not.toEqual([]);
    },
  );
}

it.each(['/cart', '/cart?bundle=halo&modified=true'])('%s depends on the browser and is not drawn', (at) => {
  writeLastBundle('halo');
  expect(questionsOf(sampleBoot(), `/en-ca${at}`)).toBeUndefined();
  removeStored('lastBundle', 'bundleOfTab');
});
