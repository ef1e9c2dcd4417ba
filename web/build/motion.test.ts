/** Nothing moves for a person who has asked for less motion (docs/rules/accessibility.md#reduced-motion). */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import postcss, { type Declaration } from 'postcss';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('../src/', import.meta.url));

const stylesheets = globSync('**/*.css', { cwd: src }).map((name) => ({
  name,
  root: postcss.parse(readFileSync(`${src}${name}`, 'utf8')),
}));

const REDUCED = /prefers-reduced-motion: *reduce/;

const isReduced = ({ parent }: Declaration): boolean => {
  for (let around = parent?.parent; around; around = around.parent)
    if ('params' in around && REDUCED.test(String(around.params))) return true;
  return false;
};

const selectorOf = ({ parent }: Declaration): string => (parent && 'selector' in parent ? String(parent.selector) : '');

/** Keyframes that change no more than which presses count: nobody sees them. */
const unseen = new Set(
  stylesheets.flatMap(({ root }) => {
    const names: string[] = [];
    root.walkAtRules('keyframes', (keyframes) => {
      const properties: string[] = [];
      keyframes.walkDecls(({ prop }) => void properties.push(prop));
      if (properties.every((property) => property === 'pointer-events')) names.push(keyframes.params);
    });
    return names;
  }),
);

/** Whether the first time of an animation or transition, its duration, is a token. */
const followsTokens = (part: string): boolean =>
  /var\(--motion-\w+\)|\d*\.?\d+m?s\b/.exec(part)?.[0].startsWith('var') === true ||
  unseen.has(part.trim().split(/\s/)[0] ?? '');

/** Returns the declarations that move something whatever the person has asked for. */
function findMotion({ name, root }: (typeof stylesheets)[number]): readonly string[] {
  const stopped = new Set<string>();
  const moving: { selector: string; prop: string; text: string }[] = [];
  root.walkDecls(/^(?:animation|transition)/, (declaration) => {
    const { prop, value } = declaration;
    const selector = selectorOf(declaration);
    if (isReduced(declaration) && value === 'none') stopped.add(`${selector} ${prop}`);
    else if (value !== 'none' && !postcss.list.comma(value).every(followsTokens))
      moving.push({ selector, prop, text: `${name}: ${selector} { ${prop}: ${value} }` });
  });
  return moving.filter(({ selector, prop }) => !stopped.has(`${selector} ${prop}`)).map(({ text }) => text);
}

it('takes the time of every motion from the tokens, or stops it', () => {
  expect(unseen).toContain('takes-no-press');
  expect(stylesheets.flatMap(findMotion)).toEqual([]);
});

it('lets what appears take no press for half a second, as long as a double press lasts', () => {
  const guards = stylesheets.flatMap(({ root }) => {
    const found: string[] = [];
    root.walkDecls('animation', (declaration) => {
      const guard = postcss.list.comma(declaration.value).find((part) => part.startsWith('takes-no-press'));
      if (guard) found.push(`${selectorOf(declaration)} ${guard}`);
    });
    return found;
  });
  expect(guards.sort()).toEqual([
    '.dialog takes-no-press 0.5s',
    '.dialog::backdrop takes-no-press 0.5s',
    '.press-guard takes-no-press 0.5s',
  ]);
});

it('has tokens that are zero with reduced motion', () => {
  const tokens = stylesheets.find(({ name }) => name === 'ui/tokens.css');
  const values: Record<string, string> = {};
  tokens?.root.walkDecls(/^--motion-/, (declaration) => {
    if (isReduced(declaration)) values[declaration.prop] = declaration.value;
  });
  expect(values).toEqual({ '--motion-fast': '0s', '--motion-slow': '0s' });
});

it('scrolls at once, and starts no animation in a script', () => {
  const smooth = stylesheets.flatMap(({ name, root }) => {
    const found: string[] = [];
    root.walkDecls('scroll-behavior', ({ value }) => void found.push(`${name}: ${value}`));
    return found;
  });
  const scripts = globSync('**/*.{ts,tsx}', { cwd: src }).filter((name) =>
    /behavior: *'smooth'|\.animate\(|startViewTransition/.test(readFileSync(`${src}${name}`, 'utf8')),
  );
  expect([...smooth, ...scripts]).toEqual([]);
});
