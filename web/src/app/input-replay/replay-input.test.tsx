// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { type KeptInput, replayInput } from './replay-input.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function Form({ onSubmit = () => {} }: { onSubmit?: (typed: string) => void }) {
  const [count, setCount] = useState(1);
  const [typed, setTyped] = useState('');
  const [agreed, setAgreed] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(typed);
      }}
    >
      <button type="button" onClick={() => setCount(count + 1)}>
        more
      </button>
      <input aria-label="code" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <input type="checkbox" aria-label="terms" checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
      <p>{`${count} ${typed} ${agreed}`}</p>
    </form>
  );
}

/** Puts the form into the page as a server renders it, without React. */
function drawForm(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
  return root;
}

function keep(...kept: KeptInput['kept']): () => void {
  const release = vi.fn();
  window.keptInput = { kept, isRepeating: false, release };
  return release;
}

test('repeats presses, choices, texts and a submitted form in their order, each counted', async () => {
  const root = drawForm();
  const field = screen.getByLabelText<HTMLInputElement>('code');
  const box = screen.getByLabelText<HTMLInputElement>('terms');
  const more = screen.getByText('more');
  field.value = 'HALO20';
  box.checked = true;
  const form = root.querySelector('form');
  if (!form) throw new Error('The form is missing');
  const release = keep(
    { kind: 'press', element: more },
    { kind: 'press', element: more },
    { kind: 'type', element: field, value: 'HALO20' },
    { kind: 'choose', element: box, checked: true },
    { kind: 'submit', element: form },
  );
  const submitted = vi.fn();
  render(<Form onSubmit={submitted} />, { container: root, hydrate: true });
  await act(replayInput);
  expect(screen.getByText('3 HALO20 true')).toBeTruthy();
  expect(field.value).toBe('HALO20');
  expect(submitted).toHaveBeenCalledExactlyOnceWith('HALO20');
  expect(release).toHaveBeenCalledOnce();
});

test.each([
  ['ticked', true],
  ['unticked again', false],
])('repeats a box that was %s, also if React has changed it back', async (_, checked) => {
  for (const isChangedBack of [false, true]) {
    const root = drawForm();
    render(<Form />, { container: root, hydrate: true });
    const box = screen.getByLabelText<HTMLInputElement>('terms');
    if (!checked) act(() => box.click());
    box.checked = isChangedBack ? !checked : checked;
    keep({ kind: 'choose', element: box, checked });
    await act(replayInput);
    screen.getByText(`1 ${checked}`);
    expect(box.checked).toBe(checked);
    cleanup();
  }
});

test('tells the page of a text as a browser does', async () => {
  const root = drawForm();
  const field = screen.getByLabelText<HTMLInputElement>('code');
  const told: string[] = [];
  for (const name of ['input', 'change']) root.addEventListener(name, () => told.push(`${name} ${field.value}`));
  field.value = 'HALO20';
  keep({ kind: 'type', element: field, value: 'HALO20' });
  await replayInput();
  // The first event makes React hydrate the field.
  expect(told).toEqual(['input HALO20', 'input HALO20', 'change HALO20']);
});

test('tells the page of a choice before it repeats it, so that React has hydrated the field', async () => {
  const root = drawForm();
  const box = screen.getByLabelText<HTMLInputElement>('terms');
  const told: string[] = [];
  for (const name of ['input', 'click']) root.addEventListener(name, () => told.push(name));
  keep({ kind: 'choose', element: box, checked: true });
  await replayInput();
  expect(told[0]).toBe('input');
  expect(told).toContain('click');
});

test('repeats nothing a second time, and nothing on a page that was not rendered on the server', async () => {
  render(<Form />);
  await act(replayInput);
  keep({ kind: 'press', element: screen.getByText('more') });
  await act(replayInput);
  await act(replayInput);
  expect(screen.getByText('2 false')).toBeTruthy();
});

test('repeats what is pressed meanwhile after what was kept earlier', async () => {
  drawForm();
  const more = screen.getByText('more');
  const events: string[] = [];
  const early: KeptInput = {
    kept: [
      { kind: 'press', element: more },
      { kind: 'press', element: more },
    ],
    isRepeating: false,
    release: () => events.push('released'),
  };
  window.keptInput = early;
  more.addEventListener('click', () => {
    events.push(early.isRepeating ? 'repeated' : 'pressed');
    // A person presses once more between two repetitions, and the script of the page keeps it.
    if (events.length === 1) queueMicrotask(() => early.kept.push({ kind: 'press', element: more }));
  });
  await replayInput();
  expect(events).toEqual(['repeated', 'repeated', 'repeated', 'released']);
  expect(early.isRepeating).toBe(false);
});
