/**
 * The changelog of a release (https://keepachangelog.com/en/1.1.0/): what is not released gets a version and a day, and the
 * next changes a place above it.
 */

const UNRELEASED = '## [Unreleased]\n';

/** A number of three parts, as semantic versioning has it. */
export const isVersion = (text: string): boolean => /^\d+\.\d+\.\d+$/.test(text);

/**
 * Returns the changelog with what is not released under a version and a day (YYYY-MM-DD), and an empty list above it.
 * Throws an Error if nothing has changed, or if the version is there already.
 */
export function toReleased(changelog: string, version: string, day: string): string {
  const [before, after] = changelog.split(UNRELEASED);
  if (before === undefined || after === undefined) throw new Error('CHANGELOG.md has no part "Unreleased"');
  if (changelog.includes(`## [${version}]`)) throw new Error(`CHANGELOG.md has the version ${version} already`);
  const [changes = ''] = after.split(/^## /m);
  if (!/^- /m.test(changes)) throw new Error('Nothing has changed since the last release');
  return `${before}${UNRELEASED}\n## [${version}] - ${day}\n${after}`;
}
