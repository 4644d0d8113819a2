/** The German sentence of each failure of the server, by its code. */
export const failures = {
  internal: 'Bei uns ist etwas schiefgegangen (Anfrage {request})',
  'database-away': 'Die Datenbank ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  'files-away': 'Die Dateien sind gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  'too-much-work':
    'Das hat zu lange gedauert und wurde abgebrochen. Bitte versuchen Sie es später noch einmal.',
  'too-busy': 'Der Server ist gerade stark ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  'storage-full':
    'Auf dem Server ist kein Platz mehr, es wurde nichts gespeichert. Wer ihn betreibt, muss Platz schaffen.',
} as const;
