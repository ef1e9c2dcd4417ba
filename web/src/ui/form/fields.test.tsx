// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
import { Checkbox } from './checkbox.tsx';
import type { FieldTexts } from './field-frame.tsx';
import { FormReason, FormSkeleton } from './form-parts.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import { SearchSelect } from './search-select.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

const choice = { options: [{ value: 'on', label: 'Ontario' }], value: '', onChange: () => undefined };

/** Each kind of field with its role. */
const fields: readonly [role: string, draw: (texts: FieldTexts) => ReactElement][] = [
  ['textbox', (texts) => <TextField {...texts} />],
  ['textbox', (texts) => <TextArea {...texts} />],
  ['combobox', (texts) => <Select {...texts} {...choice} placeholder="Choose" />],
  ['combobox', (texts) => <SearchSelect {...texts} {...choice} />],
];

describe.each(fields)('a %s', (role, draw) => {
  it('is named by its label and described by its help and by its error, which makes it invalid', () => {
    render(draw({ label: 'Town', help: 'As on the letter box', error: 'Enter a town' }));
    const field = screen.getByRole(role, { name: 'Town', description: 'As on the letter box Enter a town' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('is valid and has no description without help and error', () => {
    render(draw({ label: 'Town' }));
    const field = screen.getByRole(role, { name: 'Town', description: '' });
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    expect(field.hasAttribute('aria-describedby')).toBe(false);
  });

  it('says in its label that it may stay empty, and only then', async () => {
    await renderInShop(draw({ label: 'Town', optional: true }));
    expect(screen.getByRole(role, { name: 'Town (optional)' })).toBeTruthy();
    cleanup();
    await renderInShop(draw({ label: 'Town' }));
    expect(screen.getByRole(role, { name: 'Town' })).toBeTruthy();
  });
});

it('a field says an answer of the shop at once, and its own error when the focus comes', () => {
  render(<TextField label="Town" error="We do not ship there" announcesError />);
  expect(screen.getByRole('alert').textContent).toBe('We do not ship there');
  cleanup();
  render(<TextField label="Town" error="Enter a town" />);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a text area is described by how many letters are left, too', async () => {
  await renderInShop(<TextArea label="Message" error="Too long" count={{ letters: 612, max: 500 }} />);
  expect(screen.getByRole('textbox', { name: 'Message' }).getAttribute('aria-describedby')?.split(' ')).toHaveLength(2);
  expect(screen.getByRole('textbox', { description: /^Too long 612.*500/ })).toBeTruthy();
});

describe('a short list', () => {
  it('shows its placeholder until something is chosen, which cannot be chosen itself', async () => {
    const onChange = vi.fn();
    render(<Select label="Country" {...choice} onChange={onChange} placeholder="Choose" />);
    const list = screen.getByRole<HTMLSelectElement>('combobox');
    expect(list.selectedOptions[0]?.text).toBe('Choose');
    expect(list.options[0]?.disabled).toBe(true);
    await userEvent.selectOptions(list, 'Ontario');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('on');
  });

  it('takes its name, what a browser may fill in, and that it is disabled', () => {
    render(<Select label="Country" {...choice} placeholder="Choose" name="state" autoComplete="region" disabled />);
    const list = screen.getByRole<HTMLSelectElement>('combobox');
    expect([list.name, list.getAttribute('autocomplete'), list.disabled]).toEqual(['state', 'region', true]);
  });
});

describe('a quantity', () => {
  const show = async (value: number, disabled = false) => {
    const onChange = vi.fn();
    await renderInShop(<QuantityStepper value={value} max={3} label="Quantity of Halo" {...{ onChange, disabled }} />);
    const [less, more] = screen.getAllByRole<HTMLButtonElement>('button');
    if (!less || !more) throw new Error('There are no two buttons');
    return { onChange, less, more };
  };

  it.each([
    [1, true, false],
    [2, false, false],
    [3, false, true],
  ])('of %i has an end below: %s, and above: %s', async (value, isLeast, isMost) => {
    const { less, more } = await show(value);
    expect([less.disabled, more.disabled]).toEqual([isLeast, isMost]);
    expect([less.getAttribute('aria-label'), more.getAttribute('aria-label')]).toEqual(['One less', 'One more']);
  });

  it('is one less or one more after a press, is said aloud, and belongs to its thing', async () => {
    const { onChange, less, more } = await show(2);
    await userEvent.click(less);
    await userEvent.click(more);
    expect(onChange.mock.calls).toEqual([[1], [3]]);
    expect(screen.getByRole('group', { name: 'Quantity of Halo' }).contains(less)).toBe(true);
    const value = screen.getByText('2');
    expect(value.getAttribute('aria-live')).toBe('polite');
  });

  it('takes no press while it is sent', async () => {
    const { onChange, more } = await show(2, true);
    await userEvent.click(more);
    expect(onChange).not.toHaveBeenCalled();
  });
});

it('the reason of a button is found by its id, and a form that loads says so', async () => {
  await renderInShop(
    <>
      <button type="button" aria-describedby="why">
        Save
      </button>
      <FormReason id="why">Choose a region</FormReason>
      <FormSkeleton />
    </>,
  );
  expect(screen.getByRole('button', { name: 'Save', description: 'Choose a region' })).toBeTruthy();
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('Loading…');
});

it.each<[role: string, field: ReactElement]>([
  ['textbox', <TextField key="line" label="Town" id="town" />],
  ['textbox', <TextArea key="text" label="Town" id="town" />],
  ['combobox', <SearchSelect key="list" label="Town" id="town" {...choice} />],
  ['checkbox', <Checkbox key="box" label="Town" id="town" />],
])('a %s has the id that its form gives it, and its label finds it', (role, field) => {
  render(field);
  expect(screen.getByRole(role, { name: 'Town' }).id).toBe('town');
});

it('a checkbox without an error is described by what its form names', () => {
  render(
    <>
      <p id="why">Once a month</p>
      <Checkbox label="Newsletter" aria-describedby="why" name="optIn" />
    </>,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Newsletter', description: 'Once a month' });
  expect([box.name, box.hasAttribute('aria-invalid')]).toEqual(['optIn', false]);
});

it('a checkbox is named by its label and described by its error, which makes it invalid', () => {
  render(<Checkbox label="I agree to the terms" error="Agree to the terms to go on" />);
  const box = screen.getByRole('checkbox', {
    name: 'I agree to the terms',
    description: 'Agree to the terms to go on',
  });
  expect(box.getAttribute('aria-invalid')).toBe('true');
});
