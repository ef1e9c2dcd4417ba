// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { sampleCart } from '../../testing/sample-cart.ts';
import { sampleProfile } from '../../testing/sample-profile.ts';
import { PersonalDetailsStep } from './personal-details-step.tsx';

afterEach(cleanup);

it('shows an e-mail address that breaks at its marks, and a phone number in one line', async () => {
  const profile = sampleProfile({ email: 'anna.vermeulen@example.com', phoneNumber: '+49 89 1234567' });
  const { container } = await renderInShop(
    <PersonalDetailsStep
      state="done"
      total={3}
      profile={profile}
      cart={sampleCart({})}
      problem={undefined}
      onEdit={() => {}}
      onClose={() => {}}
    />,
    { session: signedInAnna },
  );
  const summary = container.querySelector('.step-card__summary');
  expect(summary?.textContent).toContain('anna.vermeulen@example.com · +49 89 1234567');
  expect(summary?.querySelectorAll('wbr')).toHaveLength(3);
  expect(summary?.querySelector('.step-card__number')?.textContent).toBe('+49 89 1234567');
});
