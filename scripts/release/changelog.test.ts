import { expect, test } from 'vitest';
import { readText } from '../repository/tracked-files.ts';
import { isVersion, toReleased } from './changelog.ts';

const changelog = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A shop.\n';

test('what was not released gets a version and a day, and the next changes a place above it', () => {
  expect(toReleased(changelog, '1.0.0', '2026-12-01')).toBe(
    '# Changelog\n\n## [Unreleased]\n\n## [1.0.0] - 2026-12-01\n\n### Added\n\n- A shop.\n',
  );
});

test.each([
  ['nothing has changed', '## [Unreleased]\n\n## [0.9.0] - 2026-01-01\n\n- A shop.\n', /^Nothing has changed/],
  ['the version is there', `${changelog}\n## [1.0.0] - 2026-01-01\n`, /has the version 1\.0\.0 already/],
  ['there is no such part', '# Changelog\n', /no part "Unreleased"/],
])('there is no release if %s', (_, text, message) => {
  expect(() => toReleased(text, '1.0.0', '2026-12-01')).toThrow(message);
});

test.each([
  ['1.0.0', true],
  ['1.0', false],
  ['v1.0.0', false],
  ['', false],
])('"%s" as a version: %s', (text, is) => {
  expect(isVersion(text)).toBe(is);
});

test('the changelog of this repository can be released', () => {
  expect(toReleased(readText('CHANGELOG.md'), '999.0.0', '2026-12-01')).toContain('## [999.0.0] - 2026-12-01');
});
