// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
import { SearchSelect } from './search-select.tsx';

const provinces = [
  { value: 'AB', label: 'Alberta' },
  { value: 'MB', label: 'Manitoba' },
  { value: 'ON', label: 'Ontario' },
];

function Province({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <SearchSelect label="Province" options={provinces} value={value} onChange={setValue} error="is required" />
      <p>chosen: {value || 'none'}</p>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Province' });

afterEach(cleanup);

describe('a select that is searched by typing', () => {
  it('offers what begins with the typed letters and takes one by keyboard', async () => {
    await renderInShop(<Province />);
    await userEvent.type(field(), 'ma');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Manitoba']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByText('chosen: MB')).toBeDefined();
    expect(field().value).toBe('Manitoba');
  });

  it('offers everything when it is opened, also when something is chosen', async () => {
    await renderInShop(<Province initial="ON" />);
    await userEvent.click(field());
    expect(screen.getAllByRole('option')).toHaveLength(3);
  });

  it('takes one by mouse', async () => {
    await renderInShop(<Province />);
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('option', { name: 'Alberta' }));
    expect(screen.getByText('chosen: AB')).toBeDefined();
  });

  it('cannot be emptied: leaving it brings the chosen name back', async () => {
    await renderInShop(<Province initial="ON" />);
    await userEvent.clear(field());
    await userEvent.tab();
    expect(field().value).toBe('Ontario');
    expect(screen.getByText('chosen: ON')).toBeDefined();
  });

  it('brings the chosen name back on Escape', async () => {
    await renderInShop(<Province initial="ON" />);
    await userEvent.type(field(), 'x{Escape}');
    expect(field().value).toBe('Ontario');
    expect(screen.getByText('chosen: ON')).toBeDefined();
  });

  it('takes what was typed in full, without choosing from the list', async () => {
    await renderInShop(<Province />);
    await userEvent.type(field(), 'manitoba');
    await userEvent.tab();
    expect(screen.getByText('chosen: MB')).toBeDefined();
  });

  it('says when nothing fits', async () => {
    await renderInShop(<Province />);
    await userEvent.type(field(), 'zz');
    expect(screen.getByText('No results')).toBeDefined();
  });

  it('points to its error', async () => {
    await renderInShop(<Province />);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    const describedBy = field().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(describedBy)?.textContent).toBe('is required');
  });
});
