/** The people in the pictures. */
export const names = [
  ['Maud', 'Lindqvist'],
  ['Seun', 'Adeyemi'],
  ['Tom', 'Whitfield'],
  ['Ines', 'Carvalho'],
  ['Jonas', 'Achterberg'],
  ['Priya', 'Raman'],
  ['Clara', 'Moreau'],
  ['Peter', 'Visser'],
  ['Isabel', 'Fuentes'],
  ['Kofi', 'Mensah'],
  ['Sofia', 'Lindgren'],
  ['Daniel', 'Park'],
] as const;

/** The texts that people type in the pictures, in each language. */
export const typed = {
  en: {
    run: 'Vestmar council',
    reason: 'It keeps the port open, and the crew is nearer to help than at sea.',
    answers: [
      'We had five minutes left and eleven things on the table. I did not want to add a twelfth.',
      'We waited to be asked. I think every room did.',
      'Nobody asked what the number left out.',
    ],
  },
  de: {
    run: 'Rat von Vestmar',
    reason: 'Der Hafen bleibt offen, und die Mannschaft hat es näher zu Hilfe als auf See.',
    answers: [
      'Wir hatten noch fünf Minuten und elf Dinge auf dem Tisch. Ein zwölftes wollte ich nicht dazulegen.',
      'Wir haben gewartet, bis uns jemand fragt. Ich glaube, das tat jeder Raum.',
      'Niemand hat gefragt, was die Zahl auslässt.',
    ],
  },
} as const;
