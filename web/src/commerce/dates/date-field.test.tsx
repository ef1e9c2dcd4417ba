// @vitest-environment happy-dom
import type { CultureCode } from '@perennial/shared/cultures/cultures';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
import { DateField } from './date-field.tsx';

afterEach(cleanup);

function Field({ initial = '', earliest = '2026-03-15' }: { initial?: string; earliest?: string }) {
  const [day, setDay] = useState(initial);
  return <DateField label="Day" value={day} onChange={setDay} findEarliest={() => earliest} error={undefined} />;
}

/** The words are written out, so that a text in the place of the other one turns the calendar the wrong way. */
it.each<[culture: CultureCode, language: string, calendar: string, next: string, previous: string, months: string[]]>([
  ['cs-cz', 'cs-CZ', 'Vybrat v kalendáři', 'Další měsíc', 'Předchozí měsíc', ['březen 2026', 'duben 2026']],
  ['de-de', 'de-DE', 'Im Kalender wählen', 'Nächster Monat', 'Voriger Monat', ['März 2026', 'April 2026']],
  ['en-gb', 'en-GB', 'Choose from the calendar', 'Next month', 'Previous month', ['March 2026', 'April 2026']],
  ['es-es', 'es-ES', 'Elegir en el calendario', 'Mes siguiente', 'Mes anterior', ['marzo de 2026', 'abril de 2026']],
  ['fr-fr', 'fr-FR', 'Choisir dans le calendrier', 'Mois suivant', 'Mois précédent', ['mars 2026', 'avril 2026']],
  ['it-it', 'it-IT', 'Scegli dal calendario', 'Mese successivo', 'Mese precedente', ['marzo 2026', 'aprile 2026']],
  ['nl-nl', 'nl-NL', 'Kies in de kalender', 'Volgende maand', 'Vorige maand', ['maart 2026', 'april 2026']],
  ['pl-pl', 'pl-PL', 'Wybierz z kalendarza', 'Następny miesiąc', 'Poprzedni miesiąc', ['marzec 2026', 'kwiecień 2026']],
  ['ro-ro', 'ro-RO', 'Alegeți din calendar', 'Luna următoare', 'Luna anterioară', ['martie 2026', 'aprilie 2026']],
  ['sv-se', 'sv-SE', 'Välj i kalendern', 'Nästa månad', 'Föregående månad', ['mars 2026', 'april 2026']],
])(
  'a person who reads %s turns the calendar to the next month and back',
  async (culture, language, calendar, next, previous, months) => {
    await renderInShop(<Field />, { culture, language });
    fireEvent.click(screen.getByRole('button', { name: (name) => name.replaceAll('\u00a0', ' ') === calendar }));
    const shown = () => screen.getByRole('grid').getAttribute('aria-label');
    await screen.findByRole('grid');
    const seen = [shown()];
    for (const name of [next, previous]) {
      fireEvent.click(screen.getByRole('button', { name }));
      seen.push(shown());
    }
    expect(seen).toEqual([months[0], months[1], months[0]]);
  },
);

it.each([
  ['in the month of the day that is entered, and names it as chosen', '05/20/2026', 'May 2026', 'May 20, 2026', false],
  ['in the month of the first possible day after an earlier one', '02/01/2026', 'March 2026', undefined, true],
  ['in the month of the first possible day if none is entered', '', 'March 2026', undefined, true],
])('opens %s', async (_, initial, month, chosen, isFirst) => {
  await renderInShop(<Field initial={initial} earliest="2026-03-15" />);
  const field = screen.getByRole('textbox', { name: 'Day' });
  const help = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(help?.textContent).toBe('For example 12/31/2030');
  const toggle = screen.getByRole('button', { name: 'Choose from the calendar' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(toggle);
  const grid = await screen.findByRole('grid', { name: month });
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')?.contains(grid)).toBe(true);
  const named = screen.queryAllByRole('button', { name: /, chosen$/ }).map((day) => day.getAttribute('aria-label'));
  expect(named.map((name) => name?.replace(/^\w+, /, ''))).toEqual(chosen ? [`${chosen}, chosen`] : []);
  expect(screen.getByRole('button', { name: 'Previous month' }).getAttribute('aria-disabled') === 'true').toBe(isFirst);
  fireEvent.click(toggle);
  expect([screen.queryByRole('grid'), document.activeElement]).toEqual([null, toggle]);
});
