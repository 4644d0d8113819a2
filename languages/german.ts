/** German for names that screens, files and mails share: rooms, ties and the topics of questionnaires. */
export const german = {
  Room: 'Raum',
  Dashboard: 'Übersicht',
  'The Strategist': 'Team Strategie',
  Strategist: 'Strategie',
  'The Economist': 'Team Wirtschaft',
  Economist: 'Wirtschaft',
  'The Advocate': 'Team Gesellschaft',
  Advocate: 'Gesellschaft',
  'The Technologist': 'Team Technik',
  Technologist: 'Technik',
  'The Environmentalist': 'Team Umwelt',
  Environmentalist: 'Umwelt',
  'The Legal Expert': 'Team Recht',
  'Legal Expert': 'Recht',
  Briefing: 'Briefing',

  // What a decision led to
  'What came of it': 'Was daraus wurde',
  'How it ended': 'Wie es ausging',
  'The order of the group': 'Die Anordnung der Gruppe',
  'The group wrote no order.': 'Die Gruppe hat keine Anordnung geschrieben.',
  Conditions: 'Bedingungen',

  // Items that rooms shared
  'On the table': 'Auf dem Tisch',

  // How a decision was reached
  'Tie, decided by the rooms': 'Gleichstand, entschieden durch die Räume',
  'Tie, by rooms and then the first to reach its votes':
    'Gleichstand, entschieden nach Räumen, dann danach, wer zuerst so viele Stimmen hatte',
  'Tie, decided by the facilitator': 'Gleichstand, entschieden durch die Moderation',

  // Questionnaires
  'Strategic Thinking': 'Strategisches Denken',
  Resilience: 'Widerstandskraft',
  Innovation: 'Innovation',
  'Working with Information': 'Umgang mit Informationen',
  Leadership: 'Führung',
  'Puts the aim into words': 'Formuliert das Ziel',
  'Looks far ahead': 'Schaut weit voraus',
  'Compares several options': 'Vergleicht mehrere Möglichkeiten',
  'A decision and what it left out': 'Eine Entscheidung und was sie außer Acht ließ',
  'Finds the next step quickly': 'Findet schnell den nächsten Schritt',
  'Decides well under pressure': 'Entscheidet gut unter Druck',
  'Reconsiders a position': 'Überdenkt den eigenen Standpunkt',
  'When it did not go as expected': 'Als es anders kam als erwartet',
  'Suggests something new': 'Schlägt Neues vor',
  'Chooses the new way': 'Wählt den neuen Weg',
  'Looks beyond the own role': 'Schaut über die eigene Rolle hinaus',
  'An idea and what became of it': 'Eine Idee und was aus ihr wurde',
  'Checks where it comes from': 'Prüft die Herkunft',
  'Weighs information over experience': 'Gewichtet Informationen stärker als Erfahrung',
  'Looks for what speaks against': 'Sucht, was dagegen spricht',
  'A decision with something unknown': 'Eine Entscheidung mit Unbekannten',
  'Asks others first': 'Fragt zuerst die anderen',
  'Presses for a decision': 'Drängt auf eine Entscheidung',
  'Explains the reasons': 'Erklärt die Gründe',
  'A part in a group decision': 'Der eigene Anteil an einer Gruppenentscheidung',
} as const;
