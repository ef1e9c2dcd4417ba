// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
    const said = () => screen.queryAllByRole('status').filter(({ className }) => className.includes('search-select'));
    expect(said()).toEqual([]);
    await userEvent.type(field(), 'zz');
    expect(said().map(({ textContent }) => textContent)).toEqual(['No results']);
  });

  it('tells that it was left, and selects its text when it gets the focus', async () => {
    const onBlur = vi.fn();
    const props = { label: 'Province', options: provinces, value: 'ON', onChange: () => {} };
    await renderInShop(<SearchSelect {...props} onBlur={onBlur} />);
    await userEvent.tab();
    expect(field().value.slice(field().selectionStart ?? 0, field().selectionEnd ?? 0)).toBe('Ontario');
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('is one stop of the keyboard, whose button for the pointer says of which field it is', async () => {
    await renderInShop(<Province />);
    const open = screen.getByRole('button', { name: 'Show all Province' });
    expect(open.tabIndex).toBe(-1);
    await userEvent.click(open);
    expect(screen.getAllByRole('option')).toHaveLength(3);
  });

  it('takes its name, what a browser may fill in, and that it is required', async () => {
    const props = { label: 'Province', options: provinces, value: '', onChange: () => {} };
    await renderInShop(<SearchSelect {...props} name="stateCode" autoComplete="address-level1" required />);
    const { name, required } = field();
    expect([name, required, field().getAttribute('autocomplete')]).toEqual(['stateCode', true, 'address-level1']);
    cleanup();
    await renderInShop(<SearchSelect {...props} />);
    expect([field().required, field().getAttribute('autocomplete')]).toEqual([false, 'off']);
  });

  it('opens for nobody while it is disabled', async () => {
    const props = { label: 'Province', options: provinces, value: '', onChange: () => {} };
    await renderInShop(<SearchSelect {...props} disabled />);
    expect(field().disabled).toBe(true);
    const open = screen.getByRole<HTMLButtonElement>('button', { hidden: true });
    expect(open.disabled).toBe(true);
  });

  it('takes what a browser fills in without the focus', async () => {
    await renderInShop(<Province />);
    fireEvent.change(field(), { target: { value: 'Manitoba' } });
    expect(screen.getByText('chosen: MB')).toBeDefined();
  });

  it('marks the selected option alone, and has a text of its own for an empty list', async () => {
    const props = { label: 'Province', options: provinces, value: 'ON', onChange: () => {} };
    await renderInShop(<SearchSelect {...props} emptyText="No such province" />);
    await userEvent.click(field());
    const marked = screen.getAllByRole('option').filter((option) => option.querySelector('svg'));
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Ontario']);
    await userEvent.type(field(), 'zz');
    expect(screen.getByText('No such province')).toBeDefined();
    expect(screen.queryByText('No results')).toBeNull();
  });

  it('references its error', async () => {
    await renderInShop(<Province />);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    const describedBy = field().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(describedBy)?.textContent).toBe('is required');
  });
});
