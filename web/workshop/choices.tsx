/** The page of the workshop: culture, language, width, font and part, and a frame for each width. */
import { cultureOf, cultures } from '@perennial/shared/cultures/cultures';
import { useState } from 'react';
import { Select } from '../src/ui/form/select.tsx';
import { type Choice, fonts, readChoice, toQuery, widths } from './choice.ts';
import { parts } from './parts/parts.ts';

const frameWidths = ['390', '768', '1280'] as const;

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export function Choices({ initial }: { initial: Choice }) {
  const [choice, setChoice] = useState(initial);
  const { culture, language, width, font, part } = choice;

  function choose(changes: Partial<Record<keyof Choice, string>>): void {
    const query = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(toQuery(choice))), ...changes });
    if (changes.part === 'all') query.delete('part');
    const next = readChoice(query.toString());
    window.history.replaceState(null, '', `?${toQuery(next)}`);
    setChoice(next);
  }

  return (
    <>
      <header className="workshop__choices">
        <h1>Workshop</h1>
        <Select
          label="Culture"
          placeholder="Culture"
          options={cultures.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
          value={culture}
          onChange={(value) => choose({ culture: value })}
        />
        <Select
          label="Language"
          placeholder="Language"
          options={toOptions(cultureOf(culture).languages)}
          value={language}
          onChange={(value) => choose({ language: value })}
        />
        <Select
          label="Width"
          placeholder="Width"
          options={widths.map((value) => ({ value, label: value === 'all' ? 'side by side' : `${value} px` }))}
          value={width}
          onChange={(value) => choose({ width: value })}
        />
        <Select
          label="Font"
          placeholder="Font"
          options={toOptions(fonts)}
          value={font}
          onChange={(value) => choose({ font: value })}
        />
        <Select
          label="Part"
          placeholder="Part"
          options={[{ value: 'all', label: 'all' }, ...parts.map(({ name }) => ({ value: name, label: name }))]}
          value={part ?? 'all'}
          onChange={(value) => choose({ part: value })}
        />
      </header>
      <main className="workshop__frames">
        {frameWidths
          .filter((one) => width === 'all' || one === width)
          .map((one) => (
            <iframe key={one} title={`${one} px`} width={one} src={`?frame&${toQuery(choice)}`} />
          ))}
      </main>
    </>
  );
}
