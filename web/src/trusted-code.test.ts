// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Rules = Readonly<Record<string, (text: string) => string>>;

let trusted: typeof import('./trusted-code.ts');
const policies: string[] = [];
/** As a browser: a value that a policy has made is marked. */
const marked = (name: string, rules: Rules): Rules =>
  Object.fromEntries(Object.entries(rules).map(([rule, make]) => [rule, (text) => `${name}:${make(text)}`]));

beforeEach(async () => {
  vi.resetModules();
  policies.length = 0;
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: Rules) => {
      policies.push(name);
      return marked(name, rules);
    },
  });
  trusted = await import('./trusted-code.ts');
});
afterEach(() => void vi.unstubAllGlobals());

function readScript() {
  const script = document.createElement('script');
  trusted.setScriptUrl(script, 'https://a.example/1.js');
  trusted.setScriptCode(script, 'run()');
  return [script.getAttribute('src'), script.text];
}

test('takes each text through one policy, which is made for the first', () => {
  expect(policies).toEqual([]);
  expect(trusted.parseInert('<p>Hello</p>').body.textContent).toBe('perennial:Hello');
  expect(readScript()).toEqual(['perennial:https://a.example/1.js', 'perennial:run()']);
  expect(policies).toEqual(['perennial']);
});

test('lets scripts of others set texts from the first of them on, once', () => {
  trusted.trustScriptsOfOthers();
  trusted.trustScriptsOfOthers();
  expect(policies).toEqual(['default']);
});

test('does the same in a browser without Trusted Types', () => {
  vi.unstubAllGlobals();
  expect(trusted.parseInert('<p>Hello</p>').body.innerHTML).toBe('<p>Hello</p>');
  expect(readScript()).toEqual(['https://a.example/1.js', 'run()']);
  expect(() => trusted.trustScriptsOfOthers()).not.toThrow();
});
