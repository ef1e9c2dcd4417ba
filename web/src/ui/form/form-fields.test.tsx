// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FormFields } from './form-parts.tsx';

afterEach(cleanup);

it('are disabled together, and are no group without a name', () => {
  render(
    <FormFields disabled>
      <input aria-label="Email" />
    </FormFields>,
  );
  expect(screen.getByRole('textbox', { name: 'Email' }).closest('fieldset')?.disabled).toBe(true);
  expect(screen.queryByRole('group')).toBeNull();
});
