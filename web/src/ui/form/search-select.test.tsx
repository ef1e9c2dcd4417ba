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

describe('search select', () => {
  it('filters by the typed prefix and selects by keyboard', async () => {
    await renderInShop(<Province />);
    await userEvent.type(field(), 'ma');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Manitoba']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByText('chosen: MB')).toBeDefined();
    expect(field().value).toBe('Manitoba');
  });

  it('offers all options when opened, even if one is selected', async () => {
    await renderInShop(<Province initial="ON" />);
    await userEvent.click(field());
    expect(screen.getAllByRole('option')).toHaveLength(3);
  });

  it('selects by mouse', async () => {
    await renderInShop(<Province />);
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('option', { name: 'Alberta' }));
    expect(screen.getByText('chosen: AB')).toBeDefined();
  });

  it('cannot be emptied: leaving it restores the selected label', async () => {
    await renderInShop(<Province initial="ON" />);
    await userEvent.clear(field());
    await userEvent.tab();
    expect(field().value).toBe('Ontario');
    expect(screen.getByText('chosen: ON')).toBeDefined();
  });

  it('keeps what was typed while nothing is selected', async () => {
    await renderInShop(<Province />);
    await userEvent.type(field(), 'Yukon{Escape}');
    expect(field().value).toBe('Yukon');
    await userEvent.tab();
    expect(field().value).toBe('Yukon');
    expect(screen.getByText('chosen: none')).toBeDefined();
  });

  it('shows a selected value that is not in the list, until another one is selected', async () => {
    await renderInShop(<Province initial="Dawson City" />);
    expect(field().value).toBe('Dawson City');
    await userEvent.clear(field());
    await userEvent.tab();
    expect(field().value).toBe('Dawson City');
    await userEvent.type(field(), 'alb{ArrowDown}{Enter}');
    expect(field().value).toBe('Alberta');
  });

  it('restores the selected label on Escape', async () => {
    await renderInShop(<Province initial="ON" />);
    await userEvent.type(field(), 'x{Escape}');
    expect(field().value).toBe('Ontario');
    expect(screen.getByText('chosen: ON')).toBeDefined();
  });

  it('selects an option that was typed in full', async () => {
    await renderInShop(<Province />);
    await userEvent.type(field(), 'manitoba');
    await userEvent.tab();
    expect(screen.getByText('chosen: MB')).toBeDefined();
  });

  it('shows a text when no option matches', async () => {
    await renderInShop(<Province />);
    await userEvent.type(field(), 'zz');
    expect(screen.getByText('No results')).toBeDefined();
  });

  it('references its error', async () => {
    await renderInShop(<Province />);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    const describedBy = field().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(describedBy)?.textContent).toBe('is required');
  });
});
