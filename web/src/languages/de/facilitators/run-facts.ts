import type { Texts } from '../../../lib/language.ts';

/** Key facts in a run: in the control room, in the debrief and in the summary. */
export const runFacts = {
  'holds key facts back': 'hält Schlüsseltatsachen zurück',
  'key fact': 'Schlüsseltatsache',
  ticked: 'abgehakt',
  dropped: 'verworfen',
  // Control room
  'What the run shows': 'Ansicht des Durchlaufs',
  '{shared} of {total}': '{shared} von {total}',
  'Loading the key facts': 'Schlüsseltatsachen werden geladen',
  '<b>{shared} of {total}</b> shared.': '<b>{shared} von {total}</b> geteilt.',
  'All have left their rooms.': 'Alle haben ihre Räume verlassen.',
  '{count} are in no room yet: their posts have not appeared, or nobody sits in their rooms.': {
    one: 'Eine ist noch in keinem Raum: Ihr Beitrag ist noch nicht erschienen, oder in ihrem Raum sitzt niemand.',
    other:
      '{count} sind noch in keinem Raum: Ihre Beiträge sind noch nicht erschienen, oder in ihren Räumen sitzt niemand.',
  },
  '{count} are in the Dashboard, where everybody has them.': {
    one: 'Eine steht im Dashboard, wo alle sie haben.',
    other: '{count} stehen im Dashboard, wo alle sie haben.',
  },
  '{count} have not left their rooms.': {
    one: 'Eine hat ihren Raum nicht verlassen.',
    other: '{count} haben ihre Räume nicht verlassen.',
  },
  'Not shared': 'Nicht geteilt',
  'Key facts by room': 'Schlüsseltatsachen nach Raum',
  'Reached, brought by': 'Stand, gebracht von',
  '{room}: does not hold it': '{room}: nicht vorhanden',
  '<sr>brought by {room}</sr>': '<sr>gebracht von: {room}</sr>',
  'holds it': 'hat sie',
  'has read it': 'hat sie gelesen',
  'The fact': 'Die Tatsache',
  'is on the table': 'liegt auf dem Tisch',
  'was voiced': 'wurde ausgesprochen',
  'was used': 'wurde genutzt',
  'was used in its own room': 'wurde nur im eigenen Raum genutzt',
  'Was it said?': 'Wurde es gesagt?',
  'Tick what somebody said aloud. You can leave all of them.':
    'Kreuzen Sie an, was jemand ausgesprochen hat. Sie können alles frei lassen.',
  '{part} of {total} facts have not reached the table':
    '{part} von {total} Tatsachen sind nicht auf dem Tisch',
  '{part} of {total} facts have not reached the table, {ticked} ticked':
    '{part} von {total} Tatsachen sind nicht auf dem Tisch, {ticked} abgehakt',
  'These key facts have not reached the table. Tick what somebody said aloud.':
    'Diese Schlüsseltatsachen sind nicht auf den Tisch gekommen. Kreuzen Sie an, was jemand ausgesprochen hat.',
  'The tick was not saved': 'Der Haken wurde nicht gespeichert',
  'Hold the facts back': 'Tatsachen zurückhalten',
  'Participants see what each room knew in their summary after the end, unless you hold it back.':
    'Teilnehmende sehen nach dem Ende in ihrer Zusammenfassung, was jeder Raum wusste, außer Sie halten es zurück.',
  'Participants see what each room knew in their summary, unless you hold it back.':
    'Teilnehmende sehen in ihrer Zusammenfassung, was jeder Raum wusste, außer Sie halten es zurück.',
  // One fact
  '<b>{room}</b> has held it since {held}': '<b>{room}</b> hat sie seit {held}',
  '<b>{room}</b> has held it since {held}, read it at {read}':
    '<b>{room}</b> hat sie seit {held}, gelesen um {read}',
  '<b>On the table</b> {time}, brought by {source}': '<b>Auf dem Tisch</b> {time}, gebracht von {source}',
  '<b>Voiced</b> {time}, noted by a facilitator': '<b>Ausgesprochen</b> {time}, vermerkt von der Moderation',
  '<b>Used in its own room</b> {time}, by {source}': '<b>Im eigenen Raum genutzt</b> {time}, von {source}',
  '<b>Used</b> {time}, brought by {source}': '<b>Genutzt</b> {time}, gebracht von {source}',
  '<b>Carried by</b> the post of {name} ({room})': '<b>Enthalten</b> im Beitrag von {name} ({room})',
  '<b>Carried by</b> the file {name} ({room})': '<b>Enthalten</b> in der Datei {name} ({room})',
  'No post or file carries it any more.': 'Kein Beitrag und keine Datei enthält sie mehr.',
  '<b>For</b> {decisions}': '<b>Für</b> {decisions}',
  '<b>Against</b> {decisions}': '<b>Gegen</b> {decisions}',
  '<b>For</b> {decisions}, and <b>against</b> {others}': '<b>Für</b> {decisions} und <b>gegen</b> {others}',
  // What each room knew
  'Stage {stage}': 'Phase {stage}',
  'In the Dashboard, where everybody had them': 'Im Dashboard, wo alle sie hatten',
  'It was in the Dashboard, where everybody had it.': 'Sie stand im Dashboard, wo alle sie hatten.',
  '{count} facts were in the Dashboard, where everybody had them.': {
    one: 'Eine Tatsache stand im Dashboard, wo alle sie hatten.',
    other: '{count} Tatsachen standen im Dashboard, wo alle sie hatten.',
  },
  '{count} facts were in no room: their posts did not appear, or nobody sat in their rooms.': {
    one: 'Eine Tatsache war in keinem Raum: Ihr Beitrag erschien nicht, oder in ihrem Raum saß niemand.',
    other:
      '{count} Tatsachen waren in keinem Raum: Ihre Beiträge erschienen nicht, oder in ihren Räumen saß niemand.',
  },
  '{count} facts never left their rooms.': {
    one: 'Eine Tatsache hat ihren Raum nie verlassen.',
    other: '{count} Tatsachen haben ihre Räume nie verlassen.',
  },
  'All argued against {decision}.': {
    one: 'Sie sprach gegen {decision}.',
    other: 'Alle sprachen gegen {decision}.',
  },
  'All argued for {decision}.': {
    one: 'Sie sprach für {decision}.',
    other: 'Alle sprachen für {decision}.',
  },
  'No fact was shared.': 'Keine Tatsache wurde geteilt.',
  'With the {count} shared facts, {decision} is ahead.': {
    one: 'Mit der einen geteilten Tatsache liegt {decision} vorn.',
    other: 'Mit den {count} geteilten Tatsachen liegt {decision} vorn.',
  },
  'The {count} shared facts left {decisions} level.': {
    one: 'Die eine geteilte Tatsache ließ {decisions} gleichauf.',
    other: 'Die {count} geteilten Tatsachen ließen {decisions} gleichauf.',
  },
  'With all {count} facts, {decision} is ahead.': 'Mit allen {count} Tatsachen liegt {decision} vorn.',
  'With all {count} facts, {decisions} are level.':
    'Mit allen {count} Tatsachen liegen {decisions} gleichauf.',
  'Your room held no key fact.': 'Ihr Raum hatte keine Schlüsseltatsache.',
  'Your room held {count} facts.': {
    one: 'Ihr Raum hatte eine Tatsache.',
    other: 'Ihr Raum hatte {count} Tatsachen.',
  },
  'On the table: {shared} of {held}. Decisions rest on {used}.':
    'Auf dem Tisch: {shared} von {held}. Entscheidungen stützen sich auf {used}.',
  'Held by one room, reached the table': 'In einem Raum vorhanden und auf den Tisch gelangt',
  'Held by several rooms, reached the table': 'In mehreren Räumen vorhanden und auf den Tisch gelangt',
  'None@@facts': 'Keine',
  '{reached} of {total}': '{reached} von {total}',
  'What they support': 'Wofür sie sprechen',
  'The {count} shared': 'Die {count} geteilten',
  'All {count}': 'Alle {count}',
  for: 'dafür',
  against: 'dagegen',
  '{supporting} for, {opposing} against': '{supporting} dafür, {opposing} dagegen',
  'Stopped in their room': 'Im Raum geblieben',
  'Used in their own room only': 'Nur im eigenen Raum genutzt',
  'Voiced, never on the table': 'Ausgesprochen, nie auf dem Tisch',
  'On the table, no decision rests on it': 'Auf dem Tisch, keine Entscheidung stützt sich darauf',
  'Held by the room': 'Im Raum vorhanden',
  'Read there': 'Dort gelesen',
  'Only its own room decided on it': 'Nur der eigene Raum stützt sich darauf',
  'Put on the table': 'Auf den Tisch gelegt',
  'A final decision rests on it': 'Eine Endentscheidung stützt sich darauf',
  'No@@state not reached': 'Nein',
  'Used at {time}, brought by {room}.': 'Genutzt um {time}, gebracht von {room}.',
  'On the table at {time}, brought by {room}.': 'Auf dem Tisch um {time}, gebracht von {room}.',
  'Voiced at {time}, never on the table.': 'Ausgesprochen um {time}, nie auf dem Tisch.',
  'Used in its own room at {time}. It stopped with {rooms}.':
    'Im eigenen Raum genutzt um {time}. Sie blieb bei: {rooms}.',
  'No room had it: its post did not appear, or nobody sat in its room.':
    'Kein Raum hatte sie: Ihr Beitrag erschien nicht, oder in ihrem Raum saß niemand.',
  'Nobody opened it. It stopped with {rooms}.': 'Niemand hat sie geöffnet. Sie blieb bei: {rooms}.',
  'Read at {time}. It stopped with {rooms}.': 'Gelesen um {time}. Sie blieb bei: {rooms}.',
} satisfies Texts;
