// @vitest-environment happy-dom
import type { CultureCode } from '@perennial/shared/cultures/cultures';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { sampleProfile } from '../../testing/sample-profile.ts';
import { AddressForm } from './address-form.tsx';

const fetched = vi.fn<typeof fetch>();
const onSaved = vi.fn<() => void>();
const onCancel = vi.fn<() => void>();
const tracked = vi.hoisted(() => vi.fn());
// One process runs many files. Those before may have loaded the modules without the mock, and those after need them without it.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('../../analytics/track.ts', () => ({ track: tracked }));

beforeEach(() => {
  for (const mock of [fetched, onSaved, onCancel, tracked]) mock.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('scrollTo', () => {});
});

type Shown = Partial<ComponentProps<typeof AddressForm>>;

async function show(props: Shown = {}, culture: CultureCode = 'en-ca', session = signedInAnna): Promise<void> {
  await renderInShop(
    <AddressForm
      context="checkout"
      addresses={sampleProfile()}
      saveText="Next"
      onSaved={onSaved}
      onCancel={onCancel}
      {...props}
    />,
    { culture, session, cities: { ON: ['Ottawa', 'Toronto'], QC: ['Laval'] } },
  );
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const address = () => screen.getByRole('textbox', { name: 'Address' });
const postalCode = () => screen.getByRole('textbox', { name: 'Postal code' });
const city = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'City' });
const next = () => screen.getByRole('button', { name: /^Next/ });

/** Texts are pasted, because the form is rendered again for every typed letter. */
async function enter(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

const readAutofill = (field: Element) => field.getAttribute('autocomplete');

async function choose(list: string, text: string): Promise<void> {
  await enter(screen.getByRole('combobox', { name: list }), text);
  await userEvent.keyboard('{ArrowDown}{Enter}');
}

async function fill(line: string, code: string): Promise<void> {
  await enter(address(), line);
  await enter(postalCode(), code);
  await choose('Province', 'ont');
  await choose('City', 'ott');
}

it('keeps what was typed for this customer in this tab, until the form is cancelled', async () => {
  await show();
  await enter(address(), '24 Sussex');
  cleanup();
  await show({}, 'en-ca', { ...signedInAnna, email: 'ben@example.com' });
  expect(address()).toHaveProperty('value', '');
  cleanup();
  await show({ context: 'account' });
  expect(address()).toHaveProperty('value', '');
  cleanup();
  await show();
  expect(address()).toHaveProperty('value', '24 Sussex');
  await userEvent.click(screen.getByRole('button', { name: /^Cancel/ }));
  expect(sessionStorage.getItem('formDrafts')).toBeNull();
});

it('is closed if the shop has what was typed: it was sent, and the page was left meanwhile', async () => {
  await show();
  await enter(address(), '24 Sussex');
  cleanup();
  await show();
  expect(onCancel).not.toHaveBeenCalled();
  await userEvent.clear(address());
  cleanup();
  await show();
  await waitFor(() => expect(onCancel).toHaveBeenCalledOnce());
  expect(sessionStorage.getItem('formDrafts')).toBeNull();
});

describe('Canadian address in checkout', () => {
  beforeEach(() => show());

  it('lists the empty fields, and offers only the cities of the chosen province', async () => {
    expect(next()).toHaveProperty('disabled', true);
    screen.getByText('Still to fill in: Address, Postal code, Province, City');
    expect(city().disabled).toBe(true);
    const [help] = screen.getAllByText('Choose a province first.');
    expect(city().getAttribute('aria-describedby')?.split(' ')).toContain(help?.id);
    await choose('Province', 'que');
    expect(city().disabled).toBe(false);
    expect(screen.queryByText('Choose a province first.')).toBeNull();
    await userEvent.click(city());
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Laval']);
  });

  it('shows errors only after a press, focuses the first one, and keeps the entered values', async () => {
    await fill('PO Box 24', '90210');
    expect(screen.queryByText(/is invalid/)).toBeNull();
    await userEvent.click(next());
    // In the list above the fields, and at the field.
    expect(await screen.findAllByText('Address is not allowed to be a PO box or FedEx')).toHaveLength(2);
    expect(screen.getAllByText('Postal code is invalid, it must look like K1A 0B1')).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(address()));
    expect(tracked).toHaveBeenCalledWith('validation_error', { form: 'address', fields: ['addition', 'zipCode'] });
    expect(postalCode()).toHaveProperty('value', '90210');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('sends the normalised address for shipping and billing', async () => {
    fetched.mockResolvedValue(Response.json({ status: 'success', data: null }));
    await fill(' 24 Sussex Drive', 'k1a0b1');
    expect(postalCode()).toHaveProperty('value', 'K1A 0B1');
    await userEvent.click(next());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    const [path, request] = fetched.mock.calls[0] ?? [];
    expect(path).toBe('/api/user/addresses');
    expect(JSON.parse(String(request?.body))).toEqual({
      addresses: [
        {
          type: 'BillingAndShipping',
          countryCode: 'CA',
          addition: '24 Sussex Drive',
          zipCode: 'K1A 0B1',
          stateCode: 'ON',
          city: 'Ottawa',
        },
      ],
      allianzCodeApplied: false,
    });
    // What was typed is not offered again.
    expect(sessionStorage.getItem('formDrafts')).toBeNull();
  });

  it('keeps the entered values and shows the reason when the shop API rejects it', async () => {
    const problem = {
      type: '',
      title: '',
      status: 400,
      detail: 'This address does not exist.',
      messages: [],
      requestId: '',
    };
    fetched.mockResolvedValue(Response.json(problem, { status: 400 }));
    await fill('24 Sussex Drive', 'K1A 0B1');
    await userEvent.click(next());
    await screen.findByText('This address does not exist.');
    expect(address()).toHaveProperty('value', '24 Sussex Drive');
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('shows at its field what the BFF refuses, and sends it again after a correction', async () => {
    const refusal = {
      type: '',
      title: '',
      status: 400,
      detail: 'Some of the details are not valid.',
      code: 'request.invalid',
      messages: [
        { code: 'request.invalid', text: 'Address has a #', extraInfo: { field: 'body.addresses.0.addition' } },
        { code: 'request.invalid', text: 'Hidden field', extraInfo: { field: 'body.addresses.0.county' } },
      ],
      requestId: '',
    };
    fetched.mockResolvedValueOnce(Response.json(refusal, { status: 400 }));
    await fill('24 Sussex Drive #2', 'K1A 0B1');
    await userEvent.click(next());
    await screen.findByText('Address has a #');
    expect(address().getAttribute('aria-invalid')).toBe('true');
    fetched.mockResolvedValue(Response.json({ status: 'success' }));
    await userEvent.type(address(), '{Backspace}{Backspace}');
    await userEvent.click(next());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
  });

  it('shows the fields of a different billing address', async () => {
    await fill('24 Sussex Drive', 'K1A 0B1');
    expect(next()).toHaveProperty('disabled', false);
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have a different billing address' }));
    expect(screen.getAllByRole('textbox', { name: 'Address' })).toHaveLength(2);
    expect(next()).toHaveProperty('disabled', true);
    // What the browser fills in.
    expect([...document.querySelectorAll('input[name]:not([type=checkbox])')].map(readAutofill)).toEqual([
      'shipping address-line1',
      'shipping postal-code',
      'shipping address-level1',
      'shipping address-level2',
      'billing address-line1',
      'billing postal-code',
      'billing address-level1',
      'billing address-level2',
    ]);
  });

  it('shows what is wrong at the field of the address that is wrong', async () => {
    await fill('24 Sussex Drive', 'K1A 0B1');
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have a different billing address' }));
    const billing = within(screen.getByRole('group', { name: 'Billing address' }));
    await enter(billing.getByRole('textbox', { name: 'Address' }), 'PO Box 24');
    await enter(billing.getByRole('textbox', { name: 'Postal code' }), 'K1A 0B1');
    for (const [list, text] of [
      ['Province', 'ont'],
      ['City', 'ott'],
    ] as const) {
      await enter(billing.getByRole('combobox', { name: list }), text);
      await userEvent.keyboard('{ArrowDown}{Enter}');
    }
    await userEvent.click(next());
    await screen.findByText('Address is not allowed to be a PO box or FedEx');
    const fields = screen.getAllByRole('textbox', { name: 'Address' });
    expect(fields.map((field) => field.getAttribute('aria-invalid'))).toEqual([null, 'true']);
  });

  it('tracks when a different billing address is switched on and off', async () => {
    const different = screen.getByRole('checkbox', { name: 'I have a different billing address' });
    await userEvent.click(different);
    expect(tracked).toHaveBeenLastCalledWith('different_billing_address:check', {});
    await userEvent.click(different);
    expect(tracked).toHaveBeenLastCalledWith('different_billing_address:uncheck', {});
  });

  it('clears the city when another province is chosen', async () => {
    await choose('Province', 'ont');
    await choose('City', 'ott');
    expect(city().value).toBe('Ottawa');
    await userEvent.clear(screen.getByRole('combobox', { name: 'Province' }));
    await choose('Province', 'que');
    expect(city().value).toBe('');
  });

  it('is disabled while it is saved', async () => {
    fetched.mockReturnValue(new Promise(() => {}));
    await fill('24 Sussex Drive', 'K1A 0B1');
    await userEvent.click(next());
    await screen.findByText('Saving…');
    for (const field of [address(), postalCode(), city(), screen.getByRole('checkbox')]) {
      expect(field.matches(':disabled') || field.closest('fieldset')?.disabled).toBe(true);
    }
  });
});

const saved = {
  type: 'BillingAndShipping' as const,
  countryCode: 'US',
  addition: '350 5th Ave',
  zipCode: '10118',
  stateCode: 'TX',
  city: 'Austin',
};

describe('US zip code that does not match its state', () => {
  const addresses = { shipping: saved, billing: null, hasBilling: false };
  const paths = () => fetched.mock.calls.map(([path]) => String(path).split('?')[0]);

  beforeEach(() => {
    fetched.mockImplementation(async (path) =>
      Response.json(String(path).includes('Validate') ? { isMatch: false } : { status: 'success' }),
    );
  });

  it('keeps the city when another state is chosen: nobody chooses it from a list', async () => {
    await show({ addresses }, 'en-us');
    const state = screen.getByRole('combobox', { name: 'State' });
    await userEvent.clear(state);
    await choose('State', 'Ohio');
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveProperty('value', 'Austin');
  });

  it('opens a dialog in checkout, and is saved when the customer continues', async () => {
    await show({ addresses }, 'en-us');
    await userEvent.click(screen.getByRole('button', { name: /^Next/ }));
    await screen.findByText(
      'Oops! The Zip Code 10118 you entered does not match with the city Austin and state Texas.',
    );
    expect(onSaved).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(paths()).toEqual(['/api/user/Validateaddress', '/api/user/addresses']);
    expect(fetched.mock.calls[0]?.[0]).toContain('stateName=Texas&');
  });

  it('can be edited from the dialog', async () => {
    await show({ addresses }, 'en-us');
    await userEvent.click(screen.getByRole('button', { name: /^Next/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(document.activeElement).toHaveProperty('value', '10118'));
    expect(paths()).toEqual(['/api/user/Validateaddress']);
  });

  it('opens the dialog for the billing address too', async () => {
    await show({ addresses: { shipping: saved, billing: { ...saved, zipCode: '10001' }, hasBilling: true } }, 'en-us');
    await userEvent.click(screen.getByRole('button', { name: /^Next/ }));
    expect(await screen.findAllByText(/^Oops! The Zip Code (10118|10001)/)).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    const { addresses } = JSON.parse(String(fetched.mock.lastCall?.[1]?.body));
    expect(addresses.map(({ zipCode }: { zipCode: string }) => zipCode)).toEqual(['10118', '10001']);
  });

  it('asks about the billing address alone where only that can be changed, and edits it', async () => {
    const both = { shipping: saved, billing: { ...saved, zipCode: '10001' }, hasBilling: true };
    await show({ parts: 'billing-only', addresses: both }, 'en-us');
    await userEvent.click(screen.getByRole('button', { name: /^Next/ }));
    const asked = await screen.findAllByText(/^Oops! The Zip Code/);
    expect(asked.map(({ textContent }) => textContent)).toEqual([expect.stringContaining(' 10001 ')]);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(document.activeElement).toHaveProperty('value', '10001'));
  });

  it('takes no change of the addresses while it is checked and saved', async () => {
    fetched.mockImplementation(() => new Promise(() => {}));
    await show({ addresses: { ...addresses, billing: saved, hasBilling: true } }, 'en-us');
    await userEvent.click(screen.getByRole('button', { name: /^Next/ }));
    const isOpen = (input: HTMLInputElement) => !input.disabled && input.closest('fieldset')?.disabled !== true;
    expect([...document.querySelectorAll('input')].filter(isOpen)).toEqual([]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Cancel/ }).disabled).toBe(true);
    expect(screen.getByRole('group', { name: 'Billing address' })).toBeTruthy();
  });

  it('has other texts in the account', async () => {
    await show({ addresses, context: 'account', saveText: 'Save' }, 'en-us');
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    await screen.findByText(/^Please enter a zip code that matches the state/);
    await userEvent.click(screen.getByRole('button', { name: 'Continue anyway' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
  });

  it('does not block saving when the check fails', async () => {
    fetched.mockImplementation(async (path) => {
      if (String(path).includes('Validate')) throw new TypeError('offline');
      return Response.json({ status: 'success' });
    });
    await show({ addresses }, 'en-us');
    await userEvent.click(screen.getByRole('button', { name: /^Next/ }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
  });
});

describe('address that is refused', () => {
  const shipping = { ...saved, type: 'Shipping' as const, countryCode: 'CA', stateCode: 'ON', city: 'Ottawa' };
  const billing = { ...shipping, type: 'Billing' as const, addition: '9 Bank Street' };
  const addresses = {
    shipping: { ...shipping, zipCode: 'K1A 0B1' },
    billing: { ...billing, zipCode: 'K1A 0B1' },
    hasBilling: true,
  };

  it('marks the field of the billing address that the BFF refuses', async () => {
    const extraInfo = { field: 'body.addresses.1.zipCode' };
    const messages = [{ code: 'request.invalid', text: 'Nobody lives there', extraInfo }];
    const refusal = { title: '', status: 400, detail: 'Not valid.', code: 'request.invalid', messages };
    fetched.mockResolvedValue(Response.json(refusal, { status: 400 }));
    await show({ addresses });
    await userEvent.click(next());
    await screen.findByText('Nobody lives there');
    const marked = screen.getAllByRole('textbox').filter((field) => field.getAttribute('aria-invalid') === 'true');
    expect(marked.map(readAutofill)).toEqual(['billing postal-code']);
  });

  it('cannot be sent while nothing can be changed, and says why', async () => {
    const away = 'The shop cannot be reached.';
    await renderInShop(
      <AddressForm context="checkout" addresses={addresses} saveText="Next" onSaved={onSaved} onCancel={onCancel} />,
      { session: signedInAnna, closed: away },
    );
    expect(next()).toHaveProperty('disabled', true);
    screen.getByText(away);
  });
});

describe('address in the account', () => {
  it('can always be submitted, and then shows what is missing', async () => {
    await show({ context: 'account', saveText: 'Save' });
    const save = screen.getByRole('button', { name: /^Save/ });
    expect(save).toHaveProperty('disabled', false);
    await userEvent.click(save);
    const list = await screen.findByRole('region', { name: 'Please check these fields:' });
    await userEvent.click(within(list).getByRole('button', { name: 'Province is required' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Province' })));
    expect(screen.getAllByText('Province is required')).toHaveLength(2);
    expect(screen.getAllByText('Address is required')).toHaveLength(2);
    await enter(address(), '24 Sussex Drive');
    expect(screen.queryByText('Address is required')).toBeNull();
  });

  it('is restored when the customer cancels', async () => {
    await show({
      context: 'account',
      addresses: { shipping: { ...saved, countryCode: 'CA' }, billing: null, hasBilling: false },
    });
    await userEvent.clear(address());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalled();
    expect(address()).toHaveProperty('value', '350 5th Ave');
  });
});

describe('address in another country', () => {
  const graz = {
    type: 'Shipping' as const,
    countryCode: 'AT',
    line1: 'Herrengasse',
    houseNumber: '16',
    line2: 'Top 5',
  };
  const shipping = { ...graz, zipCode: '8010', city: 'Graz' };
  const brussels = { type: 'Billing' as const, countryCode: 'BE', line1: 'Nieuwstraat', houseNumber: '12 b1' };
  const billing = { ...brussels, zipCode: '1000', city: 'Bruxelles' };
  const sent = () => JSON.parse(String(fetched.mock.lastCall?.[1]?.body)).addresses;

  it.each(['checkout', 'account'] as const)('%s: is sent back unchanged, in its country', async (context) => {
    fetched.mockResolvedValue(Response.json({ status: 'success' }));
    await show({ context, addresses: { shipping, billing, hasBilling: true } }, 'de-at');
    screen.getByText('Belgien');
    // Of an address in the country of the shop nobody needs to read it.
    expect(screen.queryByText('Österreich')).toBeNull();
    await userEvent.click(next());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent()).toEqual([shipping, billing]);
  });

  it('offers the counties of its own country', async () => {
    const leeds = { countryCode: 'GB', line1: '14 Briggate', zipCode: 'LS1 6HD', city: 'Leeds' };
    const british = { type: 'Billing' as const, ...leeds, county: 'West Yorkshire' };
    await show({ context: 'account', addresses: { shipping, billing: british, hasBilling: true } }, 'de-at');
    const county = screen.getByRole<HTMLInputElement>('combobox', { name: 'County' });
    expect(county.value).toBe('West Yorkshire');
    await userEvent.clear(county);
    await enter(county, 'corn');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Cornwall']);
  });

  it('is checked by the rules of its country, and may have no country of the shop', async () => {
    fetched.mockResolvedValue(Response.json({ status: 'success' }));
    const geneva = {
      type: 'Billing' as const,
      countryCode: 'CH',
      line1: 'Rue du Lac, 3',
      zipCode: '1200',
      city: 'Genève',
    };
    await show({ context: 'account', addresses: { shipping: billing, billing: geneva, hasBilling: true } }, 'de-de');
    await userEvent.clear(screen.getByRole('textbox', { name: /^House number/ }));
    await enter(screen.getByRole('textbox', { name: /^House number/ }), 'bus');
    await userEvent.click(next());
    await screen.findByText('House number is invalid, it must look like 12-14');
    await enter(screen.getByRole('textbox', { name: /^House number/ }), '7');
    await userEvent.click(next());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent()).toEqual([{ ...billing, type: 'Shipping', houseNumber: 'bus7' }, geneva]);
  });
});

describe('saved value that breaks a rule', () => {
  const graz = { countryCode: 'AT', line1: 'Herrengasse', houseNumber: '16', zipCode: '8010', city: 'Graz' };
  const shipping = { type: 'Shipping' as const, ...graz, line2: 'Stiege 4, Tür #5' };
  const billing = { type: 'Billing' as const, ...graz };
  const line2 = () => screen.getByRole('textbox', { name: /^Address line 2/ });
  const sent = () => JSON.parse(String(fetched.mock.lastCall?.[1]?.body)).addresses;

  it('is shown in checkout although its form has no such field, and can be corrected', async () => {
    fetched.mockResolvedValue(Response.json({ status: 'success' }));
    await show({ addresses: { shipping, billing, hasBilling: true } }, 'de-at');
    await userEvent.click(next());
    await screen.findByText(/^Address line 2 is invalid/);
    expect(fetched).not.toHaveBeenCalled();
    await userEvent.clear(line2());
    await enter(line2(), 'Stiege 4, Tür 5');
    await userEvent.click(next());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent()).toEqual([{ ...shipping, line2: 'Stiege 4, Tür 5' }, billing]);
  });

  it('is the only field of the shipping address beside a missing billing address', async () => {
    fetched.mockResolvedValue(Response.json({ status: 'success' }));
    await show({ parts: 'billing-only', addresses: { shipping, billing: null, hasBilling: true } }, 'de-at');
    expect(screen.getAllByRole('textbox', { name: 'Street' })).toHaveLength(1);
    await userEvent.clear(line2());
    await enter(screen.getByRole('textbox', { name: 'Street' }), 'Ring');
    await enter(screen.getByRole('textbox', { name: /^House number/ }), '1');
    await enter(screen.getByRole('textbox', { name: 'Postal code' }), '1010');
    await enter(screen.getByRole('textbox', { name: 'Town' }), 'Wien');
    await userEvent.click(next());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent()[0]).toEqual({ ...shipping, line2: undefined });
  });
});

describe('Spanish second line in checkout', () => {
  const line2 = () => screen.queryByRole('textbox', { name: /^Address line 2/ });
  const add = () => screen.queryByRole('button', { name: 'Address line 2 (optional)' });
  const malaga = {
    type: 'BillingAndShipping' as const,
    countryCode: 'ES',
    line1: 'Calle Larios',
    houseNumber: '5',
    zipCode: '29015',
    city: 'Málaga',
    stateCode: 'MA',
  };
  const sent = () => JSON.parse(String(fetched.mock.lastCall?.[1]?.body)).addresses;
  const at = (line?: string) => ({ shipping: { ...malaga, line2: line ?? null }, billing: null, hasBilling: false });
  const save = () => userEvent.click(screen.getByRole('button', { name: /^Next/ }));

  it('is behind a button, is sent as null while nobody asks for it, and has the focus when it is shown', async () => {
    fetched.mockResolvedValue(Response.json({ status: 'success' }));
    await show({ addresses: at(), saveText: 'Next' }, 'es-es');
    expect(line2()).toBeNull();
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(sent()).toEqual([{ ...malaga, line2: null }]);
    await userEvent.click(add() ?? document.body);
    expect(add()).toBeNull();
    expect(document.activeElement).toBe(line2());
    await userEvent.paste('3.º B');
    await save();
    await screen.findByText(/^Address line 2 is invalid/);
    await userEvent.clear(line2() ?? document.body);
    await userEvent.paste('3 B');
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(2));
    expect(sent()).toEqual([{ ...malaga, line2: '3 B' }]);
  });

  it('is shown at once with a saved value, and stays when that is deleted', async () => {
    await show({ addresses: at('Piso 2'), saveText: 'Next' }, 'es-es');
    expect(add()).toBeNull();
    await userEvent.clear(line2() ?? document.body);
    expect(line2()).toHaveProperty('value', '');
    expect(add()).toBeNull();
  });

  it('is shown again with what was typed before the page was left', async () => {
    await show({ addresses: at(), saveText: 'Next' }, 'es-es');
    await userEvent.click(add() ?? document.body);
    await userEvent.paste('Ático');
    cleanup();
    await show({ addresses: at(), saveText: 'Next' }, 'es-es');
    await waitFor(() => expect(line2()).toHaveProperty('value', 'Ático'));
  });

  it('is no field on request in the account', async () => {
    await show({ addresses: at(), context: 'account', saveText: 'Next' }, 'es-es');
    expect(add()).toBeNull();
    expect(line2()).not.toBeNull();
  });
});

describe('Canadian town', () => {
  const ottawa = { type: 'BillingAndShipping' as const, countryCode: 'CA', addition: '24 Sussex Drive' };
  const shipping = { ...ottawa, zipCode: 'K1A 0B1', stateCode: 'ON', city: 'Almonte' };

  it('is shown and sent if it was saved before, and is not in the list', async () => {
    fetched.mockResolvedValue(Response.json({ status: 'success' }));
    await show({ addresses: { shipping, billing: null, hasBilling: false } });
    expect(city().value).toBe('Almonte');
    await userEvent.click(next());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
  });

  it('is checked if it is typed, because its province has no list', async () => {
    const yukon = { ...shipping, stateCode: 'YT', city: '12$$ !!!' };
    await show({ addresses: { shipping: yukon, billing: null, hasBilling: false } });
    await userEvent.click(next());
    await screen.findByText(/^City is invalid/);
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('missing billing address', () => {
  it('shows only the billing fields, and sends both addresses', async () => {
    fetched.mockResolvedValue(Response.json({ status: 'success' }));
    const shipping = {
      ...saved,
      countryCode: 'NL',
      street: 'Dam',
      houseNumber: '1',
      zipCode: '1012 JS',
      city: 'Amsterdam',
    };
    await show({ parts: 'billing-only', addresses: { shipping, billing: null, hasBilling: true } }, 'nl-nl');
    expect(next()).toHaveProperty('disabled', true);
    await enter(screen.getByRole('textbox', { name: 'Street' }), 'Coolsingel');
    await enter(screen.getByRole('textbox', { name: 'House number' }), '40');
    await enter(screen.getByRole('textbox', { name: 'Postal code' }), '3011ad');
    await enter(screen.getByRole('textbox', { name: 'City' }), 'Rotterdam');
    await userEvent.click(next());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    const { addresses } = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body));
    expect(addresses.map(({ type, street, zipCode }: Record<string, string>) => [type, street, zipCode])).toEqual([
      ['Shipping', 'Dam', '1012 JS'],
      ['Billing', 'Coolsingel', '3011 AD'],
    ]);
  });
});
