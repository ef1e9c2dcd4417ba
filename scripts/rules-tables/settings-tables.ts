/** The tables of docs/operate/wrong-settings.md: what an operator reads of each wrong setting. */
import {
  type Changes,
  doubtfulSettings,
  findRefusals,
  findTold,
  refusedSettings,
} from '@perennial/server/testing/wrong-settings';
import { code, table } from './markdown.ts';

/** In letters; the rest of a line lists cultures. */
const LONGEST_LINE = 240;

const toCell = (line: string) => {
  const shown = line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line;
  return shown.replaceAll('|', '\\|').replaceAll('<', '&lt;');
};

const toSettings = (changes: Changes) =>
  Object.entries(changes)
    .map(([name, value]) => code(`${name}=${value}`))
    .join(' ');

const settingsTable = (changed: readonly Changes[], find: (changes: Changes) => readonly string[]) =>
  table(
    ['Setting', 'Line'],
    changed.map((changes) => [toSettings(changes), find(changes).map(toCell).join(' ')]),
  );

export const settingsTables: Readonly<Record<string, () => string>> = {
  'refused-settings': () =>
    settingsTable(
      refusedSettings.map(([changes]) => changes),
      findRefusals,
    ),
  'doubtful-settings': () =>
    settingsTable(
      doubtfulSettings.map(([changes]) => changes),
      findTold,
    ),
};
