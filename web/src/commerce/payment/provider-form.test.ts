// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readProviderForm } from './provider-form.ts';

describe('the form of a payment provider', () => {
  it('is read with its address, method and hidden values', () => {
    const html =
      '<form action="https://pay.example.com/start?x=1" method="POST"><input type="hidden" name="token" value="a&amp;b"><input type="submit" name="go" value="Go"></form>';
    expect(readProviderForm(html)).toEqual({
      action: 'https://pay.example.com/start?x=1',
      method: 'post',
      fields: [['token', 'a&b']],
    });
  });

  it.each([
    ['a script as its address', '<form action="javascript:alert(1)"></form>'],
    ['data as its address', '<form action="data:text/html,x"></form>'],
    ['no whole address', '<form action="/pay"></form>'],
    ['no address', '<form data-provider="Adyen"></form>'],
    ['no form', '<p>Pay here</p><script>alert(1)</script>'],
  ])('is not taken with %s', (_, html) => expect(readProviderForm(html)).toBeUndefined());
});
