// @vitest-environment happy-dom
import { personalDetail } from '@perennial/shared/examples/profile';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { expectSigns } from '../../../testing/drawn-signs.tsx';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { ContactDetails } from './contact-details.tsx';

afterEach(cleanup);

it('breaks an email at its marks alone, and no other value', async () => {
  const detail = personalDetail({
    firstName: 'Anna-Maria',
    lastName: 'de St. Clair',
    email: 'anna@mail.example.com',
    phoneNumber: '416.555.0134',
  });
  await renderInShop(<ContactDetails detail={detail} />, { session: signedInAnna });
  expectSigns(screen.getByRole('link', { name: 'Edit contact details' }), ['edit']);
  const values = screen.getAllByRole('definition').map((value) => value.innerHTML.replace(/<\/?span>/g, ''));
  expect(values).toEqual(['Anna-Maria', 'de St. Clair', 'anna@<wbr>mail<wbr>.example<wbr>.com', '416.555.0134']);
});

it('leads to the privacy notice, and to the page about the customer’s own data', async () => {
  await renderInShop(<ContactDetails detail={personalDetail()} />, {
    session: signedInAnna,
    legalLinks: [
      { document: 'terms', label: 'Terms of sale', url: '/terms' },
      { document: 'privacy', label: 'Privacy notice', url: '/privacy' },
    ],
  });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links.slice(-2)).toEqual([
    ['Privacy notice', '/privacy'],
    ['Data and logins', '/my-account/my-data?language=en-CA'],
  ]);
});
