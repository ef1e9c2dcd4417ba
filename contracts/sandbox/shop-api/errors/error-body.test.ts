import { describe, expect, it } from 'vitest';
import { errorBody } from './error-body.ts';
import { ShopError } from './shop-error.ts';

describe('errorBody', () => {
  it.each([
    ['en-GB', 'The cancellation date must be between 3 April 2026 and 1 May 2026.'],
    ['en-CA', 'The cancellation date must be between April 3, 2026 and May 1, 2026.'],
    ['de-AT', 'Das Kündigungsdatum muss zwischen dem 3. April 2026 und dem 1. Mai 2026 liegen.'],
    ['pl-PL', 'Wybierz datę anulowania od 3 kwietnia 2026 do 1 maja 2026.'],
    ['fr-CA', 'La date de résiliation doit se situer entre le 3 avril 2026 et le 1 mai 2026.'],
  ])('formats the days of a text in %s', (tag, message) => {
    const days = { from: '2026-04-03', until: '2026-05-01' };
    const body = errorBody(new ShopError(400, 'error.message.cancellationDateIsInvalid', days), tag);
    expect(body.errorMessages).toEqual([{ code: 'error.message.cancellationDateIsInvalid', message, extraInfo: days }]);
  });

  it('writes the name of a country, and any other text unchanged', () => {
    const messageFor = (country: string) =>
      errorBody(new ShopError(400, 'error.message.addressCountryIsWrong', { country }), 'it-IT').errorMessages[0]
        ?.message;
    expect(messageFor('DE')).toBe('Consegniamo solo a indirizzi in questo Paese: Germania.');
    expect(messageFor('Atlantis')).toBe('Consegniamo solo a indirizzi in questo Paese: Atlantis.');
  });
});
