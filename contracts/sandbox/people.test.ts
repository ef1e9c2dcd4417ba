import { beforeEach, describe, expect, it } from 'vitest';
import { People } from './people.ts';
import { scenarios, toPeople } from './scenarios/scenarios.ts';

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
  people = new People(toPeople(scenarios));
});

describe('People', () => {
  it('authenticates a new person by password, with the e-mail in any case', () => {
    const { id } = people.add(newcomer);
    expect(people.authenticate(' lea.martin@EXAMPLE.com', 'Secret123')?.id).toBe(id);
    expect(people.authenticate('lea.martin@example.com', 'secret123')).toBeUndefined();
  });

  it('rejects an e-mail that is taken', () => {
    people.add(newcomer);
    expect(() => people.add({ ...newcomer, email: 'lea.martin@example.com' })).toThrow('taken');
    expect(() => people.update('ca-new', { email: newcomer.email })).toThrow('taken');
  });

  it('removes new people and changes on reset', () => {
    people.add(newcomer);
    people.update('ca-new', { firstName: 'Mia' });
    people.reset();
    expect(people.byEmail(newcomer.email)).toBeUndefined();
    expect(people.byId('ca-new')?.firstName).toBe('Maya');
  });
});

describe('the scenarios', () => {
  it('have unique ids and e-mails, and valid passwords', () => {
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
    expect(new Set(scenarios.map(({ email }) => email)).size).toBe(scenarios.length);
    for (const { password } of scenarios) expect(password).toMatch(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d_.@$]{8,20}$/);
  });

  it('do not contain admins for the identity provider', () => {
    expect(people.byEmail('nadia.roy@example.com')).toBeUndefined();
  });
});
