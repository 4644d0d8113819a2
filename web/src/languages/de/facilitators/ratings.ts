/** The pages on which facilitators and observers rate the objectives of a run. */
export const ratings = {
  'Rate Objectives': 'Lernziele bewerten',
  'Back to the Run': 'Zurück zum Durchlauf',
  'This simulation has no objectives': 'Diese Simulation hat keine Lernziele',
  'Objectives say what the group should be able to do. Its author adds them to the simulation.':
    'Lernziele beschreiben, was die Gruppe können soll. Sie werden in der Simulation festgelegt.',
  'Nothing to rate yet': 'Noch nichts zu bewerten',
  'Each stage can be rated as soon as it has started.':
    'Jede Phase lässt sich bewerten, sobald sie begonnen hat.',
  '{count} of {total} rated in this stage': '{count} von {total} in dieser Phase bewertet',
  '{count} of {total} rated for this room': '{count} von {total} für diesen Raum bewertet',
  'Rated for': 'Bewertet wird',
  'The whole group': 'Die ganze Gruppe',
  'A run can be rated until its debrief is done. Without a debrief, it can be rated until 30 days after its end.':
    'Ein Durchlauf lässt sich bewerten, bis seine Nachbesprechung beendet ist. Ohne Nachbesprechung lässt er sich bis 30 Tage nach seinem Ende bewerten.',
  '{count} ratings in other stages or rooms are not saved. They are kept on this device.': {
    one: 'Eine Bewertung in einer anderen Phase oder einem anderen Raum ist nicht gespeichert. Sie bleibt auf diesem Gerät.',
    other:
      '{count} Bewertungen in anderen Phasen oder Räumen sind nicht gespeichert. Sie bleiben auf diesem Gerät.',
  },
  'Meaning of the marks': 'Bedeutung der Wertungen',
  'Remark<sr>: {title}</sr>': 'Anmerkung<sr>: {title}</sr>',
  'Add a Remark<sr>: {title}</sr>': 'Anmerkung hinzufügen<sr>: {title}</sr>',
  'Edit<sr> remark: {title}</sr>': 'Bearbeiten<sr>, Anmerkung: {title}</sr>',
  'May be shared<sr>: {title}</sr>': 'Darf geteilt werden<sr>: {title}</sr>',
  'Clear Mark<sr>: {title}</sr>': 'Wertung entfernen<sr>: {title}</sr>',
  'Try Again<sr>: {title}</sr>': 'Erneut versuchen<sr>: {title}</sr>',
  'Discard<sr>: {title}</sr>': 'Verwerfen<sr>: {title}</sr>',
  'You have changed this rating on another device.':
    'Sie haben diese Bewertung auf einem anderen Gerät geändert.',
  'The rating above is saved. This one is not:': 'Die Bewertung oben ist gespeichert. Diese ist es nicht:',
  'Keep the One Above<sr>: {title}</sr>': 'Die obere behalten<sr>: {title}</sr>',
  'Use This One<sr>: {title}</sr>': 'Diese verwenden<sr>: {title}</sr>',
  'Not saved. It is kept on this device until the connection is back.':
    'Nicht gespeichert. Der Text bleibt auf diesem Gerät, bis die Verbindung wieder da ist.',
  'It is kept on this device. Please try again.':
    'Die Bewertung bleibt auf diesem Gerät. Bitte versuchen Sie es erneut.',
  'Facilitators see your marks and remarks. Participants see marks, and remarks that may be shared, without your name and only in a shared report.':
    'Die Moderation sieht Ihre Wertungen und Anmerkungen. Teilnehmende sehen Wertungen und Anmerkungen, die geteilt werden dürfen, ohne Ihren Namen und nur in einem geteilten Bericht.',
};
