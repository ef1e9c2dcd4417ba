import { expect, it } from 'vitest';
import { markPure } from './pure-router.ts';

it('marks what has no effect but its result, and drops the names for development tools', () => {
  const code = [
    'var Form = React10.forwardRef(',
    '  (props, ref) => React10.createElement("form", props)',
    ');',
    'Form.displayName = "Form";',
    'var LocationContext = React.createContext(null);',
    'var matches = matchRoutes();',
  ].join('\n');
  expect(markPure(code).split('\n')).toEqual([
    'var Form = /* @__PURE__ */ React10.forwardRef(',
    '  (props, ref) => React10.createElement("form", props)',
    ');',
    '',
    'var LocationContext = /* @__PURE__ */ React.createContext(null);',
    'var matches = matchRoutes();',
  ]);
});
