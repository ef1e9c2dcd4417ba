import { describe, expect, it } from 'vitest';
import { filterOptions, findOption, selectedOption } from './search-select-options.ts';

const provinces = [
  { value: 'NB', label: 'New Brunswick' },
  { value: 'NL', label: 'Newfoundland and Labrador' },
  { value: 'NS', label: 'Nova Scotia' },
  { value: 'QC', label: 'Québec' },
];

describe('filterOptions', () => {
  it.each([
    ['', ['NB', 'NL', 'NS', 'QC']],
    ['new', ['NB', 'NL']],
    ['NEW B', ['NB']],
    [' qué', ['QC']],
    ['queb', ['QC']],
    ['scotia', []],
  ])('%j finds %j', (typed, found) => {
    expect(filterOptions(provinces, typed).map(({ value }) => value)).toEqual(found);
  });
});

describe('findOption', () => {
  it.each([
    ['nova scotia', 'NS'],
    ['ns', 'NS'],
    ['quebec', 'QC'],
    ['QUE\u0301BEC', 'QC'],
    ['Nova', undefined],
  ])('%j is %s', (typed, value) => {
    expect(findOption(provinces, typed)?.value).toBe(value);
  });
});

it.each([
  ['NS', 'Nova Scotia'],
  ['Dawson City', 'Dawson City'],
  ['', undefined],
])('the selected value %j is shown as %j', (value, label) => {
  expect(selectedOption(provinces, value)?.label).toBe(label);
});
