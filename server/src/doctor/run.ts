/**
 * `pnpm run doctor`: asks every neighbour with the environment variables of the BFF, and prints a line each. Exits with 1
 * if one of them is wrong.
 */
import { ConfigError, readConfig, variableNames } from '../config.ts';
import { findUnknownVariables } from '../unknown-variables.ts';
import { examine, findOtherDoubts, toLine } from './examine.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const config = readConfig(process.env);
  const settings = findOtherDoubts(config, findUnknownVariables(process.env, variableNames));
  const findings = [...settings, ...(await examine(config))];
  for (const finding of findings) say(toLine(finding, process.stdout.isTTY));
  // Some libraries keep connections open.
  process.exit(findings.every(({ isWell }) => isWell) ? 0 : 1);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  for (const text of error.lines) say(toLine({ subject: 'settings', isWell: false, text }, process.stdout.isTTY));
  process.exit(1);
}
