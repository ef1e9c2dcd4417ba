/** Runs before each file of component tests. */
import { configure } from '@testing-library/react';
import i18next, { type i18n } from 'i18next';

// The default of one second fails on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// A text that lacks a value would be shown with a gap, and no test reads every text.
i18next.use({
  type: '3rdParty',
  init: ({ options }: i18n) => {
    options.missingInterpolationHandler = (text: string, [placeholder]: string[]) => {
      throw new Error(`The text "${text}" has no value for ${placeholder}.`);
    };
  },
});
