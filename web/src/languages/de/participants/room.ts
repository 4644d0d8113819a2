import type { Texts } from '../../../lib/language.ts';

/** The pages of a run in progress: shared texts, the simulation dashboard, a room, votes and final decisions. */
export const room = {
  // On every page of a run
  'You are not logged in here. Log in to return to your run.':
    'Sie sind hier nicht angemeldet. Melden Sie sich an, und kehren Sie in Ihren Durchlauf zurück.',
  'Join a simulation with the access code from your facilitator.':
    'Nehmen Sie mit dem Zugangscode Ihrer Moderation an einer Simulation teil.',
  '<b>The simulation has not started yet.</b> Read the briefing. Your facilitator starts it for everyone, and the decisions appear then.':
    '<b>Die Simulation hat noch nicht begonnen.</b> Lesen Sie das Briefing. Ihre Moderation startet sie für alle, dann erscheinen auch die Entscheidungen.',
  '<b>The simulation is paused.</b> You can read and write on. Decisions can be submitted again when your facilitator resumes it.':
    '<b>Die Simulation ist pausiert.</b> Sie können weiter lesen und schreiben. Entscheidungen lassen sich wieder abgeben, wenn Ihre Moderation die Simulation fortsetzt.',
  'The simulation is over': 'Die Simulation ist vorbei',
  'One questionnaire is left.': 'Ein Fragebogen steht noch aus.',
  'Your summary is ready.': 'Ihre Auswertung ist fertig.',
  'Open it when you are ready.': 'Öffnen Sie sie, wenn Sie so weit sind.',
  'Start it when you are ready.': 'Füllen Sie ihn aus, wenn Sie so weit sind.',
  'The end page opens in half a minute.': 'Die Abschlussseite öffnet sich in einer halben Minute.',
  'Loading the end of the simulation': 'Das Ende der Simulation wird geladen',
  'Thank you for taking part.': 'Vielen Dank für Ihre Teilnahme.',
  'One questionnaire is left. After it you see your summary.':
    'Ein Fragebogen ist noch offen. Danach sehen Sie Ihre Auswertung.',
  'The group’s path': 'Der Weg der Gruppe',
  'Stay Here': 'Hierbleiben',
  'The simulation has started': 'Die Simulation hat begonnen',
  'The first scenario opens when your facilitator starts the simulation.':
    'Das erste Szenario öffnet sich, wenn die Moderation die Simulation startet.',
  'This scenario opens when your facilitator begins the stage.':
    'Dieses Szenario öffnet sich, wenn die Moderation die Phase beginnt.',
  'Back to your room': 'Zurück in Ihren Raum',
  'A new stage has begun': 'Eine neue Phase hat begonnen',
  'Go to It': 'Ansehen',
  '<mut>Stage {number}: It was a tie. The facilitator chose:</mut> {decision}':
    '<mut>Phase {number}: Gleichstand. Die Moderation hat entschieden:</mut> {decision}',
  '<mut>Stage {number}: It was a tie. More rooms were for:</mut> {decision}':
    '<mut>Phase {number}: Gleichstand. Mehr Räume waren für:</mut> {decision}',
  '<mut>Stage {number}: It was a tie, also between the rooms. The first to reach its votes:</mut> {decision}':
    '<mut>Phase {number}: Gleichstand, auch zwischen den Räumen. Zuerst hatte seine Stimmen:</mut> {decision}',
  '<mut>Stage {number}: The group chose:</mut> {decision}':
    '<mut>Phase {number}: Die Gruppe hat entschieden:</mut> {decision}',
  Announcements: 'Durchsagen',
  'Your facilitator, {time}': 'Ihre Moderation, {time}',
  'Put this announcement away': 'Diese Durchsage ausblenden',
  'Your facilitator is waiting for your final decision.':
    'Ihre Moderation wartet auf Ihre endgültige Entscheidung.',
  '<b>Your facilitator is waiting for your final decision.</b> The group goes on when everyone has decided.':
    '<b>Ihre Moderation wartet auf Ihre endgültige Entscheidung.</b> Die Gruppe macht weiter, wenn alle entschieden haben.',
  "I'm on It": 'Verstanden',
  'You were moved to the dashboard': 'Sie sind jetzt im Übersichtsraum',
  'You can look into every room from there.': 'Von dort können Sie in alle Räume schauen.',
  'You are now the {role}': 'Ihre Rolle ist jetzt: {role}',
  'Your facilitator has moved you to another room.': 'Ihre Moderation hat Ihnen einen anderen Raum gegeben.',
  'You were removed from this simulation': 'Sie wurden aus dieser Simulation entfernt',
  'If that was a mistake, ask your facilitator to bring you back.':
    'War das ein Versehen, bitten Sie Ihre Moderation, Sie zurückzuholen.',
  'Waiting for the connection. Your decision will be sent when it is back.':
    'Die Verbindung fehlt. Ihre Entscheidung wird abgeschickt, sobald sie wieder da ist.',
  'The simulation is paused. Your decision will be sent when it resumes.':
    'Die Simulation ist unterbrochen. Ihre Entscheidung wird abgeschickt, sobald sie weitergeht.',
  'Waiting for the connection. This post will be sent when it is back.':
    'Warten auf die Verbindung. Dieser Beitrag wird gesendet, sobald sie wieder da ist.',
  'Waiting for the connection. Your note will be sent when it is back.':
    'Die Verbindung fehlt. Ihre Notiz wird abgeschickt, sobald sie wieder da ist.',
  'Waiting for the connection. Your question will be sent when it is back; you can close this.':
    'Die Verbindung fehlt. Ihre Frage wird abgeschickt, sobald sie wieder da ist; Sie können dies hier schließen.',

  // Asking the facilitator
  'Ask the facilitator': 'Die Moderation fragen',
  'Ask the facilitator: {count} new answers': {
    one: 'Die Moderation fragen: {count} neue Antwort',
    other: 'Die Moderation fragen: {count} neue Antworten',
  },
  'Only the facilitators of this simulation see what you ask.':
    'Ihre Fragen sieht nur die Moderation dieser Simulation.',
  'The simulation is over: nothing can be asked any more.':
    'Die Simulation ist vorbei: Fragen sind nicht mehr möglich.',
  'Send Question': 'Frage senden',
  'Your question': 'Ihre Frage',
  'Your questions': 'Ihre Fragen',
  'Loading your questions': 'Ihre Fragen werden geladen',
  'Your questions could not be loaded.': 'Ihre Fragen konnten nicht geladen werden.',
  'Your question was not sent. It is kept here: please try again.':
    'Ihre Frage wurde nicht gesendet. Sie steht noch hier: Bitte versuchen Sie es erneut.',
  'You, {time}': 'Sie, {time}',
  'Waiting for an answer': 'Noch keine Antwort',
  'It was not answered before the end.': 'Sie wurde vor dem Ende nicht beantwortet.',
  'Settled by your facilitator': 'Von Ihrer Moderation erledigt',
  'Your facilitator has answered': 'Ihre Moderation hat geantwortet',

  // The simulation dashboard
  'Simulation Dashboard': 'Übersicht der Simulation',
  'Enter Room: {persona}': 'Raum betreten: {persona}',
  'Make the Final Decision': 'Endgültig entscheiden',
  '{count} unread posts': { one: '{count} ungelesener Beitrag', other: '{count} ungelesene Beiträge' },
  'Selected room': 'Gewählter Raum',
  '{names} and {count} more': {
    one: '{names} und eine weitere Person',
    other: '{names} und {count} weitere',
  },
  'You follow all rooms: you may read here, the vote belongs to the people of the room.':
    'Sie verfolgen alle Räume: Sie dürfen hier lesen, abstimmen dürfen nur die Personen im Raum.',
  'You follow all six rooms: you may read here, the vote belongs to the people of the room.':
    'Sie verfolgen alle sechs Räume: Sie dürfen hier lesen, abstimmen dürfen nur die Personen im Raum.',
  'You have limited access to this room: you see who sits in it and what it leans to.':
    'Ihr Zugang zu diesem Raum ist eingeschränkt: Sie sehen, wer darin sitzt und wohin er tendiert.',
  'Joined {date}': 'Dabei seit {date}',
  'Show All {count}': 'Alle {count} zeigen',
  'Show Fewer': 'Weniger zeigen',

  // The final decision
  'Final Decision': 'Endgültige Entscheidung',
  'Everyone decides once. The decision with the most votes is carried out.':
    'Alle entscheiden einmal. Umgesetzt wird die Entscheidung mit den meisten Stimmen.',
  'Not open yet': 'Noch nicht offen',
  'The decisions appear here when your facilitator starts the simulation.':
    'Die Entscheidungen erscheinen hier, wenn Ihre Moderation die Simulation startet.',
  'Room Preliminary Decisions': 'Vorläufige Entscheidungen der Räume',
  'Nobody in this room': 'Niemand in diesem Raum',
  '{percentage}% majority': '{percentage} % Mehrheit',
  '{count} votes each': { one: 'je {count} Stimme', other: 'je {count} Stimmen' },
  '{voted} of {people} have voted': '{voted} von {people} haben gewählt',
  '<n>{decided} of {people}</n> <mut>has made a final decision</mut>':
    '<n>{decided} von {people}</n> <mut>hat endgültig entschieden</mut>',
  '<n>{decided} of {people}</n> <mut>have made their final decision</mut>':
    '<n>{decided} von {people}</n> <mut>haben endgültig entschieden</mut>',
  '{count} of {people} have made their final decision': {
    one: '{count} von {people} hat endgültig entschieden',
    other: '{count} von {people} haben endgültig entschieden',
  },
  'Your Final Decision': 'Ihre endgültige Entscheidung',
  'Your final decision': 'Ihre endgültige Entscheidung',
  'Decisions can no longer be submitted.': 'Entscheidungen lassen sich nicht mehr abgeben.',
  'No decisions in this stage': 'Keine Entscheidungen in dieser Phase',
  'Your facilitator leads on from here.': 'Ihre Moderation führt von hier aus weiter.',
  'Submit Final Decision': 'Endgültige Entscheidung abgeben',
  'The simulation is paused. You can submit when it resumes; your text is kept.':
    'Die Simulation ist pausiert. Abgeben können Sie, wenn es weitergeht; was Sie schreiben, bleibt erhalten.',
  'Your facilitator recorded this decision for you.':
    'Ihre Moderation hat diese Entscheidung für Sie eingetragen.',
  'Your decision is in.': 'Ihre Entscheidung ist da.',
  'Your decision is in. {decided} of {people} so far, waiting for {names}.':
    'Ihre Entscheidung ist da. Bisher {decided} von {people}, es fehlen noch {names}.',
  '{count} others': { one: '{count} weitere Person', other: '{count} weitere' },
  'This is the last stage: the simulation ends when your facilitator closes it.':
    'Das ist die letzte Phase: Die Simulation endet, wenn Ihre Moderation sie abschließt.',
  'You were still writing for an earlier stage. It was not submitted.':
    'Sie haben noch für eine frühere Phase geschrieben. Das wurde nicht abgegeben.',

  // A room
  'Room: {persona}': 'Raum: {persona}',
  'Enter Room, your room': 'Raum betreten, Ihr Raum',
  'Back to simulation dashboard': 'Zurück zur Übersicht der Simulation',
  'For your room.': 'Für Ihren Raum.',
  'Read the scenario': 'Szenario lesen',
  Feed: 'Feed',
  '{count}<sr> new</sr>': '{count}<sr> neu</sr>',
  '{count} new posts': { one: '{count} neuer Beitrag', other: '{count} neue Beiträge' },
  'Your room is not open yet': 'Ihr Raum ist noch nicht offen',
  'Posts, notes, files and the decision appear here by themselves when the simulation starts.':
    'Beiträge, Notizen, Dateien und die Entscheidung erscheinen hier von selbst, wenn die Simulation beginnt.',
  'Posts to your room appear here as they are published.':
    'Beiträge an Ihren Raum erscheinen hier, sobald sie veröffentlicht sind.',
  'Room Files': 'Dateien des Raums',
  'Loading files': 'Dateien werden geladen',
  'There is nothing to download in this room.': 'In diesem Raum gibt es nichts herunterzuladen.',
  'Earlier stages': 'Frühere Phasen',
  'Stage {number}: notes and posts': 'Phase {number}: Notizen und Beiträge',

  'Shared with your room': 'Mit Ihrem Raum geteilt',
  '{count} notes': { one: '{count} Notiz', other: '{count} Notizen' },
  'Loading notes': 'Notizen werden geladen',
  'No notes yet': 'Noch keine Notizen',
  'Notes that anyone in the room writes appear here for everyone in it.':
    'Was jemand im Raum aufschreibt, steht hier für alle darin.',
  'No posts': 'Keine Beiträge',
  'No notes': 'Keine Notizen',
  'Nobody in this room has written a note.': 'Niemand im Raum hat hier etwas aufgeschrieben.',
  'Add a note': 'Notiz hinzufügen',
  'Add a note for the room': 'Eine Notiz für den Raum',
  'Add Note': 'Notiz hinzufügen',
  'a note was not sent': 'eine Notiz wurde nicht gesendet',
  'a note was begun': 'eine Notiz ist angefangen',
  'You were still writing a note. It was not sent.':
    'Sie haben noch an einer Notiz geschrieben. Sie wurde nicht gesendet.',
  'You were still writing your reasoning. It was not submitted.':
    'Sie haben noch an Ihrer Begründung geschrieben. Sie wurde nicht abgegeben.',
  'Your decision was already submitted elsewhere. This reasoning was not submitted.':
    'Ihre Entscheidung wurde schon an anderer Stelle abgegeben. Diese Begründung wurde nicht abgegeben.',
  'The simulation is over. Notes are closed.': 'Die Simulation ist vorbei. Notizen sind geschlossen.',
  'You are looking into this room. Its notes belong to the people in it.':
    'Sie schauen in diesen Raum hinein. Die Notizen schreiben die Personen darin.',

  // The decision of a room
  'Decision and votes': 'Entscheidung und Stimmen',
  'to be made': 'steht noch aus',
  'Available Decision': 'Anstehende Entscheidung',
  '<b>The plenary is over.</b> The simulation goes on.':
    '<b>Das Plenum ist zu Ende.</b> Die Simulation geht weiter.',
  '<b>Plenary until {time}.</b> Everyone listens or takes a break together.':
    '<b>Plenum bis {time}.</b> Alle hören gemeinsam zu oder machen Pause.',
  'Time is up. You can still submit until your facilitator moves on.':
    'Die Zeit ist um. Sie können noch abgeben, bis die Moderation weitergeht.',
  'Until {time}': 'Bis {time}',
  'Loading the decision': 'Entscheidung wird geladen',
  'No decision in this scenario': 'Keine Entscheidung in diesem Szenario',
  'Choose one and say why. Your room reads your reasoning once it has voted.':
    'Wählen Sie eine und sagen Sie, warum. Ihr Raum liest die Begründung, sobald er abgestimmt hat.',
  'The {count} decisions you did not choose': {
    one: 'Die Entscheidung, die Sie nicht gewählt haben',
    other: 'Die {count} Entscheidungen, die Sie nicht gewählt haben',
  },
  'Your reasoning': 'Ihre Begründung',
  'Submit Decision': 'Entscheidung abgeben',
  'The simulation is over. Decisions are closed.':
    'Die Simulation ist vorbei. Entscheidungen sind geschlossen.',
  'You are looking into this room. Its decision belongs to the people in it.':
    'Sie schauen in diesen Raum hinein. Die Entscheidung treffen die Personen darin.',
  'The simulation is paused. Decisions open again when your facilitator resumes it.':
    'Die Simulation ist pausiert. Entscheidungen sind wieder möglich, wenn Ihre Moderation die Simulation fortsetzt.',
  'Loading votes': 'Stimmen werden geladen',
  'The result shows once you have.': 'Das Ergebnis erscheint, sobald Sie abgestimmt haben.',
  'Your vote is in. The result shows in a moment.':
    'Ihre Stimme ist abgegeben. Das Ergebnis erscheint gleich.',
  'Nobody in your room has voted yet.': 'In Ihrem Raum hat noch niemand abgestimmt.',
  'One Two Three Four Five Six Seven Eight Nine Ten': 'Eine Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn',
  '{who} of your room have voted.': {
    one: '{who} Person in Ihrem Raum hat abgestimmt.',
    other: '{who} in Ihrem Raum haben abgestimmt.',
  },
  '{voted} of {people} in your room have voted': '{voted} von {people} in Ihrem Raum haben abgestimmt',
  'Reasoning of your room': 'Begründungen Ihres Raums',
  'chose {letter}': 'hat {letter} gewählt',
  'Go to the Final Decision': 'Zur endgültigen Entscheidung',
} satisfies Texts;
