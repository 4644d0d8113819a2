import type { Category, Role } from '@vincere/domain';
import { pick } from './random.ts';

const firstNames = [
  'Amara',
  'Jonas',
  'Mei',
  'Tomas',
  'Leila',
  'Henrik',
  'Priya',
  'Mateo',
  'Nadia',
  'Oskar',
  'Ife',
  'Clara',
];
const lastNames = [
  'Okafor',
  'Lindqvist',
  'Tanaka',
  'Novak',
  'Haddad',
  'Berg',
  'Raman',
  'Silva',
  'Petrova',
  'Weiss',
];

const concerns: Record<Role, readonly string[]> = {
  political: ['it keeps our partners with us', 'the council can still defend it next week'],
  economic: ['the cost stays bounded', 'it protects the income that everything else depends on'],
  social: ['the people most affected are heard first', 'it is the option that keeps trust'],
  technological: ['it can really be done with the equipment we have', 'it fails safely if we are wrong'],
  environmental: ['the damage stays reversible', 'it keeps the water and the shore in view'],
  legal: ['we can account for it afterwards', 'it stays within our mandate'],
};

const notes = [
  'The figures in our feed and in the briefing differ. Ask the other rooms which one they see.',
  'Whatever we choose, somebody has to tell the public within the hour.',
  'Our room holds a fact that the others do not know yet. Raise it before the final vote.',
  'Two of us would wait, the others would act now. What would change our minds?',
];

const reflections = [
  'I would bring the quiet people in earlier next time.',
  'Naming what we did not know made the choice easier.',
  'We decided faster once we agreed on what we would not give up.',
];

/** Returns a unique name for the player with this index, from 0. */
export function nameOf(index: number): { first_name: string; last_name: string } {
  const cycle = Math.floor(index / (firstNames.length * lastNames.length));
  return {
    first_name: firstNames[index % firstNames.length] ?? 'Alex',
    last_name: `${lastNames[Math.floor(index / firstNames.length) % lastNames.length]}${cycle > 0 ? ` ${cycle + 1}` : ''}`,
  };
}

/** Returns a reason to vote for the decision with this title, from the view of a room. */
export function reasonFor(title: string, room: Role, random: () => number): string {
  return `"${title}" is the better of the choices, because ${pick(random, concerns[room])}.`;
}

/** Returns a note from the view of a room. */
export function noteOn(room: Role, random: () => number): string {
  return `${pick(random, notes)} (${pick(random, concerns[room])})`;
}

/** Returns an answer to an open question of the questionnaire. */
export function answerTo(category: Category, random: () => number): string {
  return `On ${category}: ${pick(random, reflections)}`;
}
