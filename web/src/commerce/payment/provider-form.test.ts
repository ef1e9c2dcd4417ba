// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { guardPresses } from '../../ui/press/press-guard.ts';
import { goToProvider, readProviderForm } from './provider-form.ts';

describe('readProviderForm', () => {
  it('returns URL, method and hidden fields', () => {
    const html =
      '<form action="https://pay.example.com/start?x=1" method="POST"><input type="hidden" name="token" value="a&amp;b"><input type="submit" name="go" value="Go"></form>';
    expect(readProviderForm(html)).toEqual({
      action: 'https://pay.example.com/start?x=1',
      method: 'post',
      fields: [['token', 'a&b']],
    });
  });

  it('returns the values of every field that a browser sends', () => {
    const html = `<form action="https://pay.example.com/start" method="post">
      <input name="MD" value="untyped"><textarea name="PaReq">long text</textarea>
      <select name="language"><option value="de">de</option><option value="fr" selected>fr</option></select>
      <input type="checkbox" name="kept" value="yes" checked><input type="checkbox" name="dropped" value="no">
      <input name="disabled" value="no" disabled><input value="without a name"><button name="go" value="Go">Go</button>
    </form>`;
    expect(readProviderForm(html)?.fields).toEqual([
      ['MD', 'untyped'],
      ['PaReq', 'long text'],
      ['language', 'fr'],
      ['kept', 'yes'],
    ]);
  });

  it.each([
    ['', 'get'],
    ['method="GET"', 'get'],
    ['method="post"', 'post'],
    ['method="dialog"', 'get'],
  ])('sends a form with the attribute %j by %s', (attribute, method) => {
    expect(readProviderForm(`<form action="https://pay.example.com/start" ${attribute}></form>`)?.method).toBe(method);
  });

  it('accepts a URL without TLS, as on a development machine, and leaves out files', () => {
    expect(readProviderForm('<form action="http://localhost:4000/"><input type="file" name="f"></form>')).toEqual({
      action: 'http://localhost:4000/',
      method: 'get',
      fields: [],
    });
  });

  it.each([
    ['a script URL', '<form action="javascript:alert(1)"></form>'],
    ['a data URL', '<form action="data:text/html,x"></form>'],
    ['a relative URL', '<form action="/pay"></form>'],
    ['a form without URL', '<form data-provider="Adyen"></form>'],
    ['HTML without a form', '<p>Pay here</p><script>alert(1)</script>'],
  ])('returns undefined for %s', (_, html) => expect(readProviderForm(html)).toBeUndefined());
});

describe('goToProvider', () => {
  const form = { action: 'https://pay.example.com/start', method: 'post', fields: [['token', 'a']] } as const;

  afterEach(() => {
    vi.restoreAllMocks();
    document.body.replaceChildren();
  });

  it.each(['PayPal', 'Worldpay'])('opens the URL of the form: %s', (provider) => {
    const went = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    goToProvider(form, { provider });
    expect(went).toHaveBeenCalledWith('https://pay.example.com/start');
    expect(document.forms).toHaveLength(0);
  });

  it('submits the hidden fields to every other provider', () => {
    const submitted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    goToProvider(form, { provider: 'Adyen' });
    expect(submitted).toHaveBeenCalledOnce();
    const [sent] = document.forms;
    expect(sent?.action).toBe('https://pay.example.com/start');
    expect(sent?.hidden).toBe(true);
    expect(sent?.querySelector('input')).toMatchObject({ type: 'hidden', name: 'token', value: 'a' });
  });

  it.each(['PayPal', 'Adyen'])('waits until no second press of the same hand can come: %s', (provider) => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
    const guard = new AbortController();
    guardPresses(document, guard.signal);
    const left = vi.fn();
    vi.spyOn(window.location, 'assign').mockImplementation(left);
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(left);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
    vi.advanceTimersByTime(100);
    goToProvider(form, { provider });
    vi.advanceTimersByTime(399);
    expect(left).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(left).toHaveBeenCalledOnce();
    guard.abort();
    vi.useRealTimers();
  });
});
