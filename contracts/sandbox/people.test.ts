import { beforeEach, describe, expect, it } from 'vitest';
import { People } from './people.ts';
import { scenarioPeople, scenarios } from './scenarios/scenarios.ts';

const newcomer = {
  email: 'Lea.Martin@example.com',
  password: 'Secret123',
  firstName: 'Léa',
  lastName: 'Martin',
  marketingOptIn: true,
  culture: 'en-ca',
} as const;

let people: People;
beforeEach(() => {
  people = new People(scenarioPeople());
});

describe('the registry of people', () => {
  it('lets a newcomer in with the right password, however the e-mail is spelt', () => {
    const { id } = people.add(newcomer);
    expect(people.authenticate(' lea.martin@EXAMPLE.com', 'Secret123')?.id).toBe(id);
    expect(people.authenticate('lea.martin@example.com', 'secret123')).toBeUndefined();
  });

  it('has each e-mail once', () => {
    people.add(newcomer);
    expect(() => people.add({ ...newcomer, email: 'lea.martin@example.com' })).toThrow('taken');
    expect(() => people.update('ca-new', { email: newcomer.email })).toThrow('taken');
  });

  it('forgets newcomers and changes on reset', () => {
    people.add(newcomer);
    people.update('ca-new', { firstName: 'Mia' });
    people.reset();
    expect(people.byEmail(newcomer.email)).toBeUndefined();
    expect(people.byId('ca-new')?.firstName).toBe('Maya');
  });
});

describe('the scenarios', () => {
  it('have ids and e-mails of their own, and passwords by the rule', () => {
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
    expect(new Set(scenarios.map(({ email }) => email)).size).toBe(scenarios.length);
    for (const { password } of scenarios) expect(password).toMatch(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d_.@$]{8,20}$/);
  });

  it('keep customer care out of the identity provider', () => {
    expect(people.byEmail('nadia.roy@example.com')).toBeUndefined();
  });
});
