import type { Texts } from '../../../lib/language.ts';

/** Texts of the guided debrief for those who take part in it. */
export const ownDebrief = {
  'Actions@@of the group': 'Maßnahmen',
  '{count} marks': { one: '{count} Marke', other: '{count} Marken' },
  'By {date}': 'Bis {date}',
  'The debrief is over.': 'Die Nachbesprechung ist vorbei.',
  'Lessons by their marks': 'Lehren nach ihren Marken',
  'What was shown': 'Was gezeigt wurde',
  'Your facilitator shows answers here, one by one or all at once.':
    'Die Moderation zeigt Antworten hier, einzeln oder alle auf einmal.',
  'What was said in the debrief': 'Was in der Nachbesprechung gesagt wurde',
  'marked by {count} people': { one: 'von einer Person markiert', other: 'von {count} Personen markiert' },
  'The other phases': 'Die anderen Abschnitte',
  'A reason from the minority': 'Eine Begründung aus der Minderheit',
  Yours: 'Ihre',
  'Who reads it': 'Wer es liest',
  'Only me': 'Nur ich',
  'Show my name': 'Meinen Namen zeigen',
  'Nobody else can read it, not even your facilitator. You find it in your summary.':
    'Niemand sonst kann es lesen, auch nicht die Moderation. Sie finden es in Ihrer Zusammenfassung.',
  'Nobody else can read it, not even your facilitator. You find it in your summary and its PDF.':
    'Niemand sonst kann es lesen, auch nicht die Moderation. Sie finden es in Ihrer Zusammenfassung und deren PDF.',
  'Your facilitator reads it with your name, and may show it to everyone with it.':
    'Die Moderation liest es mit Ihrem Namen und kann es allen damit zeigen.',
  'Your facilitator reads it and may show it to everyone.':
    'Die Moderation liest es und kann es allen zeigen.',
  'Your facilitator reads it without your name, room or time, and may show it to everyone.':
    'Die Moderation liest es ohne Namen, Raum und Uhrzeit und kann es allen zeigen.',
  'A word or a sentence': 'Ein Wort oder ein Satz',
  'Draft kept on this device': 'Entwurf auf diesem Gerät gesichert',
  'Answer {number} of {limit}': 'Antwort {number} von {limit}',
  'This phase is closed. What you have typed is kept on this device.':
    'Dieser Abschnitt ist geschlossen. Was Sie geschrieben haben, bleibt auf diesem Gerät.',
  'Write something first, or just listen.': 'Schreiben Sie zuerst etwas, oder hören Sie einfach zu.',
  'Your answer could not be sent. It is kept here.':
    'Ihre Antwort konnte nicht gesendet werden. Sie bleibt hier erhalten.',
  'Your answers@@in a debrief': 'Ihre Antworten',
  'Not sent': 'Nicht gesendet',
  'Your answer of the phase {phase} was not sent.': 'Ihre Antwort im Abschnitt {phase} wurde nicht gesendet.',
  'You were still writing in the phase {phase}. It was not sent.':
    'Sie haben im Abschnitt {phase} noch geschrieben. Es wurde nicht gesendet.',
  'Waiting to be sent': 'Wartet auf den Versand',
  'Your change could not be saved. Please try again.':
    'Ihre Änderung konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  'Your answer could not be deleted. Please try again.':
    'Ihre Antwort konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.',
  'Show to Everyone': 'Für alle',
  'Make Private': 'Nur für mich',
  'Delete it from every screen?': 'Von allen Bildschirmen löschen?',
  'Delete this answer?': 'Diese Antwort löschen?',
  'Only you can read it.': 'Nur Sie können es lesen.',
  'Everyone can read it with your name.': 'Alle können es mit Ihrem Namen lesen.',
  'Everyone can read it.': 'Alle können es lesen.',
  'For everyone. Waits to be shown again.': 'Für alle. Wartet darauf, wieder gezeigt zu werden.',
  'For everyone. Not shown yet.': 'Für alle. Noch nicht gezeigt.',
  'It disappears from every screen until your facilitator shows it again.':
    'Sie verschwindet von allen Bildschirmen, bis die Moderation sie wieder zeigt.',
  'Your mark could not be saved. Please try again.':
    'Ihre Marke konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  'Mark: {lesson}': 'Markieren: {lesson}',
  '{count} of {limit} marks left': {
    one: 'Noch {count} von {limit} Marken',
    other: 'Noch {count} von {limit} Marken',
  },
  'Your commitment could not be saved. It is kept on this device.':
    'Ihr Vorsatz konnte nicht gespeichert werden. Er bleibt auf diesem Gerät.',
  'I will': 'Ich werde',
  'By@@date': 'Bis',
  'Send it to me by mail on that day': 'Schicken Sie ihn mir an diesem Tag per E-Mail',
  'Save Commitment': 'Vorsatz sichern',
  'Your commitment could not be deleted. Please try again.':
    'Ihr Vorsatz konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.',
  'By {date}, with a reminder by mail': 'Bis {date}, mit Erinnerung per E-Mail',
  'Delete it and its reminder?': 'Vorsatz und Erinnerung löschen?',
  'Delete your commitment?': 'Ihren Vorsatz löschen?',
  'Your commitment': 'Ihr Vorsatz',
  'Your answers could not be sent. Please try again.':
    'Ihre Antworten konnten nicht gesendet werden. Bitte versuchen Sie es erneut.',
  'Six questions for your facilitator. Your answers are stored without your name. Averages and distributions of the first {least} answers are shown. Later answers are stored and not shown.':
    'Sechs Fragen für die Moderation. Ihre Antworten werden ohne Ihren Namen gespeichert. Gezeigt werden Mittelwerte und Verteilungen der ersten {least} Antworten. Spätere Antworten werden gespeichert und nicht gezeigt.',
  'Not at all': 'Gar nicht',
  Completely: 'Ganz',
  '{count} questions left.': { one: 'Noch eine Frage.', other: 'Noch {count} Fragen.' },
  'Leave Out': 'Auslassen',
  "Leave the questions out? You can't answer them later. Nobody sees who left them out.":
    'Die Fragen auslassen? Sie können sie später nicht mehr beantworten. Niemand sieht, wer sie ausgelassen hat.',
  'The questions could not be left out. Please try again.':
    'Die Fragen konnten nicht ausgelassen werden. Bitte versuchen Sie es erneut.',
  'Mark up to three. You can change them until the marking is closed. Then everybody sees the counts.':
    'Markieren Sie bis zu drei. Sie können das ändern, bis die Markierung geschlossen ist. Danach sehen alle die Zahlen.',
  'The marking is closed.': 'Die Markierung ist geschlossen.',
  'There are fewer than four of you.': 'Sie sind weniger als vier.',
  'Your facilitators and the group will know who wrote what.':
    'Die Moderation und die Gruppe werden wissen, wer was geschrieben hat.',
  'Something you want to say to the group?': 'Möchten Sie der Gruppe etwas sagen?',
  'Write Another': 'Noch eine schreiben',
  'Write a Lesson': 'Eine Lehre schreiben',
  'Write an Answer': 'Eine Antwort schreiben',
  '{count} of {limit} answers': {
    one: '{count} von {limit} Antworten',
    other: '{count} von {limit} Antworten',
  },
  'How was this debrief?': 'Wie war diese Nachbesprechung?',
  'Thank you. You are done with the questions.': 'Danke. Sie sind mit den Fragen fertig.',
  'The debrief has moved on: {phase}.': 'Die Nachbesprechung ist weitergegangen: {phase}.',
  'Go There': 'Dorthin',
  'About this debrief': 'Zu dieser Nachbesprechung',
  '{number} of {of}': '{number} von {of}',
  'Your private answers': 'Ihre privaten Antworten',
  '{count} lessons without a mark': { one: '{count} Lehre ohne Marke', other: '{count} Lehren ohne Marke' },
  'Lessons without a mark': 'Lehren ohne Marke',
  'Commitment and ending': 'Vorsatz und Ende',
  'Phases of the debrief': 'Abschnitte der Nachbesprechung',
  'Read the Debrief': 'Nachbesprechung lesen',
  'The debrief of this simulation is open.': 'Die Nachbesprechung dieser Simulation ist eröffnet.',
  'The debrief of {run} is open.': 'Die Nachbesprechung von {run} ist eröffnet.',
  'The debrief of {run} is over.': 'Die Nachbesprechung von {run} ist vorbei.',
  'Follow the Debrief': 'Der Nachbesprechung folgen',
  'Take Part in the Debrief': 'An der Nachbesprechung teilnehmen',
  'The debrief has not begun': 'Die Nachbesprechung hat noch nicht begonnen',
  'It opens on this page when your facilitator begins it.':
    'Sie öffnet sich auf dieser Seite, sobald die Moderation sie beginnt.',
  'You take no part in this run.': 'Sie nehmen an diesem Durchlauf nicht teil.',
} satisfies Texts;
