import type { Texts } from '../../../lib/language.ts';

/** The facilitators' screens of a guided debrief: plan, control and projector. */
export const debriefControl = {
  Debrief: 'Nachbesprechung',
  'Plan Debrief': 'Nachbesprechung planen',
  'The debrief could not be loaded': 'Die Nachbesprechung konnte nicht geladen werden',
  'The debrief has moved on': 'Die Nachbesprechung ist weitergegangen',
  'Another facilitator has changed the phase. This screen shows the current one.':
    'Jemand anderes aus der Moderation hat den Abschnitt gewechselt. Diese Seite zeigt den aktuellen.',
  'The phase was not changed': 'Der Abschnitt wurde nicht gewechselt',
  'The debrief was not started': 'Die Nachbesprechung wurde nicht begonnen',

  // The plan
  'The run took': 'Dauer des Durchlaufs',
  Planned: 'Geplant',
  Here: 'Hier',
  'Start Debrief': 'Nachbesprechung beginnen',
  'Plan of the debrief': 'Plan der Nachbesprechung',
  'Before you start': 'Bevor Sie beginnen',
  'Read the questions. Drop what does not fit the group, change the words, add your own.':
    'Lesen Sie die Fragen. Streichen Sie, was nicht zur Gruppe passt, ändern Sie den Wortlaut, fügen Sie eigene hinzu.',
  'Everybody who had a seat when the run ended gets a notice on their own screen. Latecomers join the current phase.':
    'Alle, die am Ende des Durchlaufs einen Platz hatten, bekommen einen Hinweis auf ihrem eigenen Bildschirm. Wer später kommt, steigt in den aktuellen Abschnitt ein.',
  'Reactions start as private. Nobody but the author ever reads a private entry or a commitment.':
    'Reaktionen sind zunächst privat. Einen privaten Eintrag oder einen Vorsatz liest nur, wer ihn geschrieben hat.',
  'Script of the first phase': 'Leitfaden des ersten Abschnitts',
  'What they write': 'Was geschrieben wird',
  'Nothing yet': 'Noch nichts',
  'What people write for everyone waits here until you release it.':
    'Was für alle geschrieben wird, wartet hier, bis Sie es zeigen.',
  'Who is here': 'Wer hier ist',
  '{names} are not here. They can read the result later.': {
    one: '{names} ist nicht hier und kann das Ergebnis später lesen.',
    other: '{names} sind nicht hier und können das Ergebnis später lesen.',
  },
  '{count} people are not here. They can read the result later.': {
    one: '{count} Person ist nicht hier und kann das Ergebnis später lesen.',
    other: '{count} Personen sind nicht hier und können das Ergebnis später lesen.',
  },
  '{kept} of {total} kept': '{kept} von {total} behalten',
  'Keep: {question}': 'Behalten: {question}',
  'Phase of the question': 'Abschnitt der Frage',
  'min@@minutes': 'Min.',

  // Phases and their clock
  Phases: 'Abschnitte',
  'Go to What Happened': 'Weiter zu „Was geschah“',
  'Go to Why': 'Weiter zu „Warum“',
  'Go to Lessons': 'Weiter zu „Lehren“',
  'Go to Commitment': 'Weiter zu „Vorsatz“',
  'Finish Debrief': 'Nachbesprechung beenden',
  'Back to Reactions': 'Zurück zu „Reaktionen“',
  'Back to What Happened': 'Zurück zu „Was geschah“',
  'Back to Why': 'Zurück zu „Warum“',
  'Back to Lessons': 'Zurück zu „Lehren“',
  'Back to Commitment': 'Zurück zu „Vorsatz“',
  'Since the start': 'Seit dem Beginn',
  'Answers for all': 'Antworten für alle',
  '{people} or more of {of} people wrote': '{people} oder mehr von {of} haben geschrieben',
  "The author's question": 'Frage des Autors',
  '{spent} of {planned} min': '{spent} von {planned} Min.',
  '{planned} min': '{planned} Min.',
  'of {planned} min': 'von {planned} Min.',
  'This phase': 'Dieser Abschnitt',
  'Done@@the debrief': 'Beendet',
  'The result is final. You can still hide answers and change actions.':
    'Das Ergebnis ist endgültig. Sie können noch Antworten verbergen und Maßnahmen ändern.',
  'You can go back within 24 hours. After that the result is final.':
    'Sie können innerhalb von 24 Stunden zurückgehen. Danach ist das Ergebnis endgültig.',
  'Ends about {time}, the whole debrief about {end}.':
    'Endet etwa um {time}, die ganze Nachbesprechung etwa um {end}.',
  'Over by {count} minutes. The whole debrief ends about {end}.': {
    one: 'Eine Minute länger als geplant. Die ganze Nachbesprechung endet etwa um {end}.',
    other: '{count} Minuten länger als geplant. Die ganze Nachbesprechung endet etwa um {end}.',
  },
  'Edit Minutes': 'Minuten ändern',
  'Minutes planned for each phase.': 'Die geplanten Minuten jedes Abschnitts.',
  'Enter whole minutes from 1 to {most}.': 'Geben Sie ganze Minuten von 1 bis {most} ein.',

  // Scripts
  Script: 'Leitfaden',
  'Edit the script': 'Leitfaden ändern',
  Say: 'Sagen',
  Ask: 'Fragen',
  'Watch for': 'Darauf achten',
  'One question in a line.': 'Eine Frage in jeder Zeile.',
  'One point in a line.': 'Ein Punkt in jeder Zeile.',
  'Write at most {points} lines of {length} characters.':
    'Schreiben Sie höchstens {points} Zeilen mit je {length} Zeichen.',
  'Restore Original': 'Original wiederherstellen',
  'Before we look at anything: get it off your chest. Two minutes, in silence, for yourself.':
    'Bevor wir irgendetwas ansehen: Schreiben Sie sich von der Seele, was Sie beschäftigt. Zwei Minuten, in Stille, nur für sich.',
  'People who want to explain. That comes later.': 'Wer erklären will. Das kommt später.',
  'Anyone who is upset. Speak to them in the break.':
    'Wer aufgewühlt ist. Sprechen Sie die Person in der Pause an.',
  'Now what happened, in order. The record helps where we remember it differently.':
    'Jetzt, was geschah, der Reihe nach. Wo wir uns verschieden erinnern, hilft die Aufzeichnung.',
  'What did you see first?': 'Was haben Sie zuerst gesehen?',
  'What did your room know at that moment?': 'Was wusste Ihr Raum in diesem Moment?',
  'Where does your memory differ from the record?': 'Wo weicht Ihre Erinnerung von der Aufzeichnung ab?',
  'Explanations. Say: “Keep that for the next phase.”':
    'Erklärungen. Sagen Sie: „Heben Sie sich das für den nächsten Abschnitt auf.“',
  'One voice for the whole story. Ask another room what it saw.':
    'Eine Stimme für die ganze Geschichte. Fragen Sie einen anderen Raum, was er gesehen hat.',
  'Eyes on you. Point at the record, not at the answer.':
    'Blicke auf Sie. Zeigen Sie auf die Aufzeichnung, nicht auf die Antwort.',
  'We know what happened. Now I want to see why it made sense at the time. Nobody set out to decide badly.':
    'Wir wissen, was geschah. Jetzt möchte ich sehen, warum es in dem Moment sinnvoll war. Niemand wollte schlecht entscheiden.',
  'What did you know and not say?': 'Was wussten Sie und haben Sie nicht gesagt?',
  'When did you stop looking?': 'Wann haben Sie aufgehört zu suchen?',
  'What would have changed your vote?': 'Was hätte Ihre Stimme geändert?',
  'One person getting the blame. Ask what the room knew instead.':
    'Wenn eine Person schuld sein soll. Fragen Sie stattdessen, was der Raum wusste.',
  'A debate about the matter. Bring it back to how you decided.':
    'Eine Debatte über die Sache. Führen Sie zurück dazu, wie entschieden wurde.',
  'Silence. Count to ten before you help.': 'Stille. Zählen Sie bis zehn, bevor Sie helfen.',
  'Write one thing you would do differently on Monday, in your own work. Not in the simulation.':
    'Schreiben Sie eine Sache auf, die Sie am Montag anders machen würden, in Ihrer eigenen Arbeit. Nicht in der Simulation.',
  'Who would have to do it?': 'Wer müsste es tun?',
  'How would we notice that it worked?': 'Woran würden wir merken, dass es wirkt?',
  'Lessons for other people. Ask: “And you?”': 'Lehren für andere. Fragen Sie: „Und Sie?“',
  '“Communicate better.” Ask what that would look like.':
    '„Besser kommunizieren.“ Fragen Sie, wie das aussähe.',
  'Three marks each. Give them two quiet minutes.': 'Drei Marken pro Person. Geben Sie zwei ruhige Minuten.',
  'One sentence and a date, for yourself. Nobody else will read it.':
    'Ein Satz und ein Datum, nur für sich. Niemand sonst wird es lesen.',
  'What is the first step, and on which day?': 'Was ist der erste Schritt, und an welchem Tag?',
  'What will try to stop you?': 'Was wird Sie davon abhalten wollen?',
  'Who will do the actions on our list?': 'Wer übernimmt die Maßnahmen auf unserer Liste?',
  'Good intentions without a date. Ask when.': 'Gute Absichten ohne Datum. Fragen Sie, wann.',
  'Promises for others. They belong on the list of actions.':
    'Versprechen für andere. Sie gehören auf die Liste der Maßnahmen.',
  'Somebody who is not finished. Stay a few minutes after the end.':
    'Wer noch nicht fertig ist. Bleiben Sie nach dem Ende ein paar Minuten da.',

  // Questions
  'Questions from this run': 'Fragen aus diesem Durchlauf',
  'Write Your Own': 'Eigene schreiben',
  'Your question for this phase': 'Ihre Frage für diesen Abschnitt',
  Question: 'Frage',
  'On the projector': 'Auf der Leinwand',
  'The standard question of this phase.': 'Die Standardfrage dieses Abschnitts.',
  'Edit<sr>: {text}</sr>': 'Bearbeiten<sr>: {text}</sr>',
  'Take Off<sr>: {text}</sr>': 'Wegnehmen<sr>: {text}</sr>',
  'Show<sr> on the projector: {text}</sr>': 'Zeigen<sr> auf der Leinwand: {text}</sr>',
  'Show Again<sr>: {text}</sr>': 'Noch einmal zeigen<sr>: {text}</sr>',
  'Bring Back<sr>: {text}</sr>': 'Zurückholen<sr>: {text}</sr>',
  'More for: {text}': 'Mehr zu: {text}',
  'More<sr> questions: {phase}</sr>': 'Mehr<sr> Fragen: {phase}</sr>',
  Fewer: 'Weniger',
  '{count} further questions for this phase': {
    one: 'Eine weitere Frage für diesen Abschnitt',
    other: '{count} weitere Fragen für diesen Abschnitt',
  },
  'Open Picture<sr> of: {text}</sr>': 'Bild öffnen<sr> zu: {text}</sr>',
  'Choose a Reason': 'Begründung wählen',
  'Show facts that you hold back?': 'Zurückgehaltene Tatsachen zeigen?',
  'You hold the key facts of this run back from participants. This question and its picture show some of them to everybody.':
    'Sie halten die Schlüsseltatsachen dieses Durchlaufs vor den Teilnehmenden zurück. Diese Frage und ihr Bild zeigen allen einige davon.',
  'Which reason is shown?': 'Welche Begründung wird gezeigt?',
  'The projector shows it without a name. Read it first: could the group tell who wrote it?':
    'Die Leinwand zeigt sie ohne Namen. Lesen Sie sie zuerst: Könnte die Gruppe erkennen, von wem sie ist?',
  'No reason, the question alone': 'Keine Begründung, nur die Frage',
  'The reasons could not be loaded': 'Die Begründungen konnten nicht geladen werden',
  'Loading the reasons': 'Begründungen werden geladen',
  Showing: 'Wird gezeigt …',
  'Asked@@questions': 'Gestellt',
  'No question so far.': 'Noch keine Frage.',
  '{count} dropped@@questions': { one: '{count} verworfen', other: '{count} verworfen' },

  // Answers
  'What they wrote': 'Was geschrieben wurde',
  Answers: 'Antworten',
  'To Release': 'Zu zeigen',
  Released: 'Gezeigt',
  'In a group of this size everybody can tell who wrote what.':
    'In einer so kleinen Gruppe können alle erkennen, wer was geschrieben hat.',
  'Random order, without rooms and times. A name only if its author ticked it.':
    'In zufälliger Reihenfolge, ohne Räume und Zeiten. Ein Name nur, wenn die Person es so wollte.',
  'Released answers': 'Gezeigte Antworten',
  'Answers to release, in random order': 'Antworten, die gezeigt werden können, in zufälliger Reihenfolge',
  'Nothing released yet': 'Noch nichts gezeigt',
  'What you release appears on the projector and on every screen.':
    'Was Sie zeigen, erscheint auf der Leinwand und auf allen Bildschirmen.',
  'Release<sr>: {text}</sr>': 'Zeigen<sr>: {text}</sr>',
  'Release All<sr> {count} answers</sr>': 'Alle zeigen<sr>, {count} Antworten</sr>',
  'Hide<sr>: {text}</sr>': 'Verbergen<sr>: {text}</sr>',
  'Retry<sr>: {text}</sr>': 'Erneut versuchen<sr>: {text}</sr>',
  '{name}, signed': '{name}, mit Namen',
  'Not released. {reason}': 'Nicht gezeigt. {reason}',
  'Not hidden. {reason}': 'Nicht verborgen. {reason}',
  'The answers were not released': 'Die Antworten wurden nicht gezeigt',
  '{count} from other phases': {
    one: 'Eine aus einem anderen Abschnitt',
    other: '{count} aus anderen Abschnitten',
  },

  // Lessons and actions
  'No lessons released yet': 'Noch keine Lehren gezeigt',
  'Release what people wrote. Each of them then marks up to three lessons.':
    'Zeigen Sie, was geschrieben wurde. Alle markieren dann bis zu drei Lehren.',
  'No figures yet': 'Noch keine Zahlen',
  'Marking closed. {count} people marked.': {
    one: 'Markierung geschlossen. Eine Person hat markiert.',
    other: 'Markierung geschlossen. {count} Personen haben markiert.',
  },
  'Objectives can be rated until you finish the debrief.':
    'Lernziele lassen sich bewerten, bis Sie die Nachbesprechung beenden.',
  'In random order. Marks and their order appear here and everywhere else once you close the marking.':
    'In zufälliger Reihenfolge. Marken und ihre Reihenfolge erscheinen hier und überall, sobald Sie die Markierung schließen.',
  'Close Marking': 'Markierung schließen',
  'Close the marking?': 'Markierung schließen?',
  'Everybody then sees the marks and their order. The marking cannot be opened again.':
    'Alle sehen dann die Marken und ihre Reihenfolge. Die Markierung kann nicht wieder geöffnet werden.',
  Closing: 'Wird geschlossen …',
  'marks@@after their number': { one: 'Marke', other: 'Marken' },
  'Merge<sr> with another lesson: {text}</sr>': 'Zusammenlegen<sr> mit einer anderen Lehre: {text}</sr>',
  'Which lesson says the same?': 'Welche Lehre sagt dasselbe?',
  '“{text}” is then listed under the one that you choose, and their marks count together.':
    '„{text}“ steht dann unter der Lehre, die Sie wählen, und ihre Marken zählen zusammen.',
  Merge: 'Zusammenlegen',
  Merging: 'Wird zusammengelegt …',
  'Merged with “{text}”': 'Zusammengelegt mit „{text}“',
  'Separate<sr>: {text}</sr>': 'Trennen<sr>: {text}</sr>',
  'The lessons were not separated': 'Die Lehren wurden nicht getrennt',
  'Make an Action<sr> of: {text}</sr>': 'Maßnahme daraus machen<sr>: {text}</sr>',
  'Write an Action': 'Maßnahme schreiben',
  'Edit the action': 'Maßnahme bearbeiten',
  'No actions yet': 'Noch keine Maßnahmen',
  'An action belongs to the group: what, who, and by when. Everyone on the run can read it.':
    'Eine Maßnahme gehört der Gruppe: was, wer und bis wann. Alle im Durchlauf können sie lesen.',
  'Everyone on the run can read it.': 'Alle im Durchlauf können sie lesen.',
  Owner: 'Verantwortlich',
  'Somebody else': 'Jemand anderes',
  'Name or team': 'Name oder Team',
  'Open@@action': 'Offen',
  'Done@@action': 'Erledigt',
  'Dropped@@action': 'Verworfen',
  'About the debrief': 'Zur Nachbesprechung',
  'Six short questions are on the screens of the participants. Once four people have answered, their answers appear here. Later answers are stored and not shown.':
    'Sechs kurze Fragen sind auf den Bildschirmen der Teilnehmenden. Sobald vier Personen geantwortet haben, erscheinen ihre Antworten hier. Spätere Antworten werden gespeichert und nicht gezeigt.',
  'mean {mean}': 'Mittel {mean}',
  '{value} of 7: {count}': '{value} von 7: {count}',

  // The projector and its pictures
  'It begins in a moment. Keep your own screen at hand.':
    'Gleich geht es los. Halten Sie Ihren eigenen Bildschirm bereit.',
  'Thank you.': 'Vielen Dank.',
  'Which three will you hold on to?': 'Welche drei nehmen Sie mit?',
  'Write on your own screen.': 'Schreiben Sie auf Ihrem eigenen Bildschirm.',
  'Write on your own screen. What you keep private, nobody else reads.':
    'Schreiben Sie auf Ihrem eigenen Bildschirm. Was Sie privat lassen, liest niemand sonst.',
  'Write your lesson on your own screen.': 'Schreiben Sie Ihre Lehre auf Ihrem eigenen Bildschirm.',
  'Your commitment stays with you. Nobody else can read it.':
    'Ihr Vorsatz bleibt bei Ihnen. Niemand sonst kann ihn lesen.',
  'Six short questions about this debrief are on your own screen, and the result stays there.':
    'Sechs kurze Fragen zu dieser Nachbesprechung sind auf Ihrem eigenen Bildschirm. Das Ergebnis bleibt dort.',
  'answers for all': { one: 'Antwort für alle', other: 'Antworten für alle' },
  marked: 'haben markiert',
  'What you said': 'Was Sie gesagt haben',
  '{count} more are on your own screen': {
    one: 'Eine weitere auf Ihrem eigenen Bildschirm',
    other: '{count} weitere auf Ihrem eigenen Bildschirm',
  },
  'One of their reasons': 'Eine ihrer Begründungen',
  'Lessons, most marks first': 'Lehren, die mit den meisten Marken zuerst',
  'Lessons, in random order': 'Lehren, in zufälliger Reihenfolge',
  'What we will do': 'Was wir tun werden',
  'The picture behind the question': 'Das Bild hinter der Frage',
  'The picture could not be loaded. It is tried again.':
    'Das Bild konnte nicht geladen werden. Es wird erneut versucht.',
  'In the rooms': 'In den Räumen',
  Together: 'Gemeinsam',
  '{count} stayed': '{count} geblieben',
  '{count} moved': '{count} gewechselt',
  'people@@after their number': { one: 'Person', other: 'Personen' },
  'votes@@after their number': { one: 'Stimme', other: 'Stimmen' },
  'Final decisions of stage {number}, {scenario}': 'Endgültige Entscheidungen in Phase {number}, {scenario}',
  'Stage {number}, {scenario}': 'Phase {number}, {scenario}',
  'How far each key fact of stage {number} got': 'Wie weit jede Schlüsseltatsache der Phase {number} kam',
  'Not shown': 'Nicht gezeigt',
  'Yes@@state reached': 'Ja',
  '{count} more facts, which got further': {
    one: 'Eine weitere Tatsache, die weiter kam',
    other: '{count} weitere Tatsachen, die weiter kamen',
  },
  'Expected it': 'Haben sie erwartet',
  'The group': 'Die Gruppe',
  'Chose it': 'Haben sie gewählt',
  'Had decided when the stage closed': 'Hatten entschieden, als die Phase endete',
  'The time of each stage': 'Die Zeit jeder Phase',
} satisfies Texts;
