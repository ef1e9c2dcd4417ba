/**
 * Countries whose customers are not asked for their consent to recurring payments (sbeCompliance): it does not apply
 * there, or is given with the contract (specification 1, section 4; decision 23). A country is a row.
 */
export const forcedConsent: Readonly<Record<string, 'True' | 'NA'>> = {
  US: 'NA',
  CA: 'NA',
  PL: 'NA',
  AT: 'True',
  IT: 'True',
  BE: 'True',
  ES: 'True',
};
