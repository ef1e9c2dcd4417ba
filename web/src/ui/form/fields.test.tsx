// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import type { FieldTexts } from './field-frame.tsx';
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
});

it('a checkbox is named by its label and described by its error, which makes it invalid', () => {
  render(<Checkbox label="I agree to the terms" error="Agree to the terms to go on" />);
  const box = screen.getByRole('checkbox', {
    name: 'I agree to the terms',
    description: 'Agree to the terms to go on',
  });
  expect(box.getAttribute('aria-invalid')).toBe('true');
});
