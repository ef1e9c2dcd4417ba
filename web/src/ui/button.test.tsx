// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

const press = vi.fn();
beforeEach(() => press.mockClear());

const onlyButton = () => screen.getByRole('button');
const toldStates = () => ['aria-busy', 'aria-disabled'].map((name) => onlyButton().getAttribute(name));

/** The labels that a person sees. The other one keeps its place, so that the button keeps its width. */
const seenLabels = () =>
  [...onlyButton().children]
    .filter(({ classList }) => !classList.contains('button__label--hidden'))
    .map(({ textContent }) => textContent);

describe('a button', () => {
  it('shows its label, is neither busy nor disabled for a screen reader, and takes a press', async () => {
    render(<Button onClick={press}>Save</Button>);
    expect(seenLabels()).toEqual(['Save']);
    expect(onlyButton().children).toHaveLength(1);
    expect(toldStates()).toEqual(['false', null]);
    expect(onlyButton().classList.contains('press-guard')).toBe(false);
    await userEvent.click(onlyButton());
    expect(press).toHaveBeenCalledOnce();
  });

  it('shows while busy what it does in place of its label, and takes no press', async () => {
    const button = (busy: boolean) => (
      <Button busy={busy} busyText="Saving" onClick={press}>
        Save
      </Button>
    );
    const { rerender } = render(button(false));
    expect(seenLabels()).toEqual(['Save']);
    rerender(button(true));
    expect(seenLabels()).toEqual(['Saving']);
    expect(toldStates()).toEqual(['true', 'true']);
    await userEvent.click(onlyButton());
    expect(press).not.toHaveBeenCalled();
  });

  it('keeps its label while busy without a text for that', () => {
    render(<Button busy>Save</Button>);
    expect(seenLabels()).toEqual(['Save']);
    expect(onlyButton().children).toHaveLength(1);
  });

  it('submits no form while it is busy, and keeps the focus', async () => {
    const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={submit}>
        <Button type="submit" busy={busy} busyText="Saving">
          Save
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await userEvent.click(onlyButton());
    rerender(form(true));
    await userEvent.click(onlyButton());
    expect(submit).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(onlyButton());
  });

  it('takes no press for a while after it was busy, if it is a guarded one', () => {
    const button = (busy: boolean) => (
      <Button guarded busy={busy}>
        Cancel
      </Button>
    );
    const isGuarded = () => onlyButton().classList.contains('press-guard');
    const { rerender } = render(button(false));
    expect(isGuarded()).toBe(true);
    // The guard is an animation: it begins again when the class is back.
    rerender(button(true));
    expect(isGuarded()).toBe(false);
    rerender(button(false));
    expect(isGuarded()).toBe(true);
  });
});
