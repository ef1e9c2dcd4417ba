// @vitest-environment happy-dom
import { textsFor } from '@perennial/shared/locales/texts';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { initTexts } from '../../texts/texts.ts';
import { useFaultText } from './use-fault-text.ts';

afterEach(cleanup);

it.each([
  ['en-CA', 'City', 'City is required'],
  ['de-DE', 'Ort', 'Ort ist erforderlich'],
])('%s: an error names its field, and a valid field has none', async (language, label, text) => {
  initTexts(language, textsFor(language));
  const { result } = renderHook(() => useFaultText());
  expect(result.current(label, { message: 'required' })).toBe(text);
  expect(result.current(label, undefined)).toBe(true);
});
