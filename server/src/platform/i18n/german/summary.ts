import type { Texts } from '@vincere/domain';

/** Texts of the PDF of a participant's summary. */
export const summary = {
  Summary: 'Auswertung',
  'Played on {date}.': 'Gespielt am {date}.',
  'The run goes on; the stages that are closed stand here.':
    'Der Durchlauf geht weiter; hier stehen die abgeschlossenen Phasen.',
  'No stage has been decided yet.': 'Noch ist keine Phase entschieden.',
  'The group decided as you did in {rate}% of the stages.':
    'In {rate} % der Phasen hat die Gruppe wie Sie entschieden.',
  'Stage {number}: {scenario}': 'Phase {number}: {scenario}',
  You: 'Sie',
  '{decision}, as the group': '{decision}, wie die Gruppe',
  'How sure you were': 'Ihre Sicherheit',
  '{confidence} of 100': '{confidence} von 100',
  'You expected': 'Sie erwarteten',
  'How sure the group was': 'Wie sicher die Gruppe war',
  'Your room vote': 'Ihre Stimme im Raum',
  '{decision}, as the room ({room})': '{decision}, wie der Raum ({room})',
  '{decision}; the votes of the room ({room}) were tied':
    '{decision}; im Raum ({room}) gab es einen Gleichstand',
  '{part} of {total}@@votes': '{part} von {total}',
  'Tie between {decisions} ({count} each)': 'Gleichstand zwischen {decisions} (je {count})',
  '{decision}; the room ({room}) chose {other}': '{decision}; der Raum ({room}) wählte {other}',
  'Your reasoning': 'Ihre Begründung',
  'The rooms': 'Die Räume',
  'Your evidence': 'Ihre Belege',
  'You have not answered the questionnaires yet.': 'Sie haben die Fragebögen noch nicht ausgefüllt.',
  'In your own words': 'In Ihren eigenen Worten',
  'Not answered': 'Nicht beantwortet',
} satisfies Texts;
