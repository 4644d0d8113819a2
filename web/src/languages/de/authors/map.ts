import type { Texts } from '../../../lib/language.ts';

/** The map of a simulation, for editing and for showing the path of a group. */
export const map = {
  'Map of {simulation}': 'Karte von {simulation}',
  'The map shows stages as columns. Describe the group’s task in the first one.':
    'Die Karte zeigt Phasen als Spalten. Schreiben Sie, welche Aufgabe die erste der Gruppe stellt.',
  '{written} of {count} scenarios': {
    one: '{written} von {count} Szenario',
    other: '{written} von {count} Szenarien',
  },
  'Add Scenario to stage {number}': 'Szenario zu Phase {number} hinzufügen',
  'Zoom In': 'Vergrößern',
  'Zoom Out': 'Verkleinern',
  'Show All': 'Alles zeigen',

  // A card
  'No decisions yet': 'Noch keine Entscheidungen',
  '(chosen)': '(gewählt)',
  'Drag to a scenario of the next stage': 'Zu einem Szenario der nächsten Phase ziehen',
  '{room}: nothing to read': '{room}: nichts zu lesen',
  'not reached by any decision': 'nicht erreichbar',
  '{count} closing decisions': {
    one: '{count} abschließende Entscheidung',
    other: '{count} abschließende Entscheidungen',
  },
  '{count} rooms empty': { one: '{count} Raum leer', other: '{count} Räume leer' },
  'no decisions yet': 'noch keine Entscheidungen',
  '{count} not linked': '{count} nicht verknüpft',
  'nothing to read yet for {rooms}': 'noch nichts zu lesen für {rooms}',
  '{decision} leads to {scenario}': '{decision} führt zu {scenario}',
  'The map as a list': 'Die Karte als Liste',
  '{decision}, leads to {scenario}': '{decision}, führt zu {scenario}',
  '{decision}, ends the simulation': '{decision}, beendet die Simulation',
  '{decision}, not linked': '{decision}, nicht verknüpft',

  // The inspector
  'Inspector: {name}': 'Details: {name}',
  'Close inspector': 'Details schließen',
  'Stage {stage}, scenario {number}': 'Phase {stage}, Szenario {number}',
  'Show All of It': 'Ganz zeigen',
  'Show Less': 'Weniger zeigen',
  'Reached by': 'Erreicht durch',
  'Not reached by any decision': 'Von keiner Entscheidung erreicht',
  'Link another decision to {scenario}': 'Weitere Entscheidung mit {scenario} verknüpfen',
  'Link another decision here': 'Weitere Entscheidung hierher führen',
  'posts, files': 'Beiträge, Dateien',
  'nothing to read': 'nichts zu lesen',
  '{number}<sr> post, </sr>': '{number}<sr> Beitrag, </sr>',
  '{number}<sr> posts, </sr>': '{number}<sr> Beiträge, </sr>',
  '{number}<sr> file</sr>': '{number}<sr> Datei</sr>',
  '{number}<sr> files</sr>': '{number}<sr> Dateien</sr>',
  'Delete scenario {name}': 'Szenario {name} löschen',

  'Decision linked': 'Entscheidung verknüpft',
  'Link removed': 'Verknüpfung entfernt',
  'Link restored': 'Verknüpfung wiederhergestellt',
  'The link stays as it was.': 'Die Verknüpfung bleibt, wie sie war.',
  '“{decision}” leads to “{scenario}”.': '„{decision}“ führt zu „{scenario}“.',
  '“{decision}” leads nowhere now.': '„{decision}“ führt jetzt nirgends hin.',

  // The path of a group
  'Show on the Map': 'Auf der Karte zeigen',
  'The way so far': 'Bisheriger Weg',
  'The way so far on the map of {simulation}': 'Der bisherige Weg auf der Karte von {simulation}',
  'The group is here': 'Hier ist die Gruppe',
  'The group ended here': 'Hier endete der Weg',
  Played: 'Gespielt',
  '{scenario}, played': '{scenario}, gespielt',
  '{scenario}, the group is here': '{scenario}, hier ist die Gruppe',
  '{scenario}, the group ended here': '{scenario}, hier endete der Weg',
  ', chosen by the group': ', von der Gruppe gewählt',
} satisfies Texts;
