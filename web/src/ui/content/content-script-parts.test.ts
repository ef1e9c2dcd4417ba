// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { scriptParts } from './content-script-parts.ts';

const code = (text: string) => ({ src: null, code: text, attributes: {} });
const from = (src: string, attributes = {}) => ({ src, code: '', attributes });

describe('scriptParts', () => {
  test.each([
    ['accepts plain JavaScript', 'run("<b>")', code('run("<b>")')],
    ['accepts HTML with a script element', '<p>Tag</p><script>run()</script>', code('run()')],
    ['accepts a script URL', '<script src="https://a.example/t.js"></script>', from('https://a.example/t.js')],
    [
      'accepts a script URL without a protocol',
      '<script src="//a.example/t.js"></script>',
      from('https://a.example/t.js'),
    ],
  ])('%s', (_, script, part) => {
    expect(scriptParts(script, null)).toEqual([part]);
  });

  test('keeps the written order after the script with a URL', () => {
    const html = '<script async src="https://a.example/1.js" data-id="7"></script><script>second()</script>';
    expect(scriptParts(html, 'https://b.example/0.js')).toEqual([
      from('https://b.example/0.js'),
      from('https://a.example/1.js', { async: '', 'data-id': '7' }),
      code('second()'),
    ]);
  });

  test('drops nonces and event handlers', () => {
    const [part] = scriptParts('<script nonce="x" onload="run()">run()</script>', null);
    expect(part?.attributes).toEqual({});
  });

  test.each([
    ['nothing', null, null],
    ['empty texts', ' ', ''],
    ['HTML without a script', '<p>Hello</p>', null],
    ['an unsafe URL', '<script src="http://a.example/t.js"></script>', 'data:text/javascript,run()'],
    ['a relative URL', '<script src="/t.js"></script>', null],
  ])('returns nothing for %s', (_, script, src) => {
    expect(scriptParts(script, src)).toEqual([]);
  });
});
