import type { Texts } from '../../lib/language.ts';

/** Outcomes and endings, orders and their conditions, for authors, participants and facilitators. */
export const deciding = {
  // What came of a decision
  'Stage {number}, {scenario}.': 'Phase {number}, {scenario}.',
  '{votes} of {cast} votes.': '{votes} von {cast} Stimmen.',
  'What you ordered': 'Was Sie angeordnet haben',
  'A careful order includes': 'Eine sorgfältige Anordnung enthält',
  Met: 'Erfüllt',
  'Not met@@condition': 'Nicht erfüllt',

  // The ending
  'Your path': 'Ihr Weg',
  'The end': 'Das Ende',
  'One questionnaire is left. After it you see your summary, where you can read this again.':
    'Ein Fragebogen steht noch aus. Danach sehen Sie Ihre Auswertung, in der Sie das noch einmal lesen können.',
  'Show the Stage': 'Phase zeigen',

  // The order
  'The order': 'Die Anordnung',
  'Loading the order': 'Die Anordnung wird geladen',
  'The order could not be loaded.': 'Die Anordnung konnte nicht geladen werden.',
  'Everyone has decided. {decision} leads.': 'Alle haben entschieden. {decision} liegt vorn.',
  'Everyone has decided. {decisions} are level.': 'Alle haben entschieden. {decisions} liegen gleichauf.',
  'You can adapt the order until the stage closes.':
    'Sie können die Anordnung anpassen, bis die Phase geschlossen wird.',
  'Nothing is ordered yet.': 'Noch ist nichts angeordnet.',
  'Nothing was ordered.': 'Es wurde nichts angeordnet.',
  '{count} of {limit} characters': '{count} von {limit} Zeichen',
  'Your last words were not saved.': 'Ihre letzten Worte wurden nicht gespeichert.',
  'This is your text:': 'Das ist Ihr Text:',
  'Discard Mine': 'Meinen verwerfen',
  'Add Mine at the End': 'Meinen am Ende anfügen',
  'The pen is free': 'Der Stift ist frei',
  'You hold the pen': 'Sie haben den Stift',
  '{name} has the pen': '{name} hat den Stift',
  '{name}, your facilitator, has the pen': '{name} von der Moderation hat den Stift',
  'Not saved yet. We keep trying; your text stays here.':
    'Noch nicht gespeichert. Wir versuchen es weiter; Ihr Text bleibt hier.',
  'One person writes at a time.': 'Es schreibt immer nur eine Person.',
  'Saved. Released 60 seconds after your last keystroke.':
    'Gespeichert. Frei 60 Sekunden nach Ihrem letzten Tastendruck.',
  'Free in {count} seconds unless they write on.': {
    one: 'Frei in {count} Sekunde, wenn niemand weiterschreibt.',
    other: 'Frei in {count} Sekunden, wenn niemand weiterschreibt.',
  },
  'Put the Pen Down': 'Stift weglegen',
  'Take the Pen': 'Stift nehmen',
  'The pen stays where it is': 'Der Stift bleibt, wo er ist',
  'A good order says': 'Eine gute Anordnung sagt',
  'What is to be done': 'Was zu tun ist',
  'Who does it': 'Wer es tut',
  'By when': 'Bis wann',
  'On what conditions': 'Unter welchen Bedingungen',
  'One text for all rooms, one writer at a time. It closes with the stage.':
    'Ein Text für alle Räume, es schreibt immer nur eine Person. Er schließt mit der Phase.',

  'Order@@a text': 'Anordnung',

  // Judging the conditions
  'What does the order say?': 'Was sagt die Anordnung?',
  'What did the group say?': 'Was hat die Gruppe gesagt?',
  'Mark what you have read. The group reads the sentences now and the conditions after the end.':
    'Beurteilen Sie, was Sie gelesen haben. Die Gruppe liest die Sätze jetzt und die Bedingungen nach dem Ende.',
  'The order, as you opened it': 'Die Anordnung beim Öffnen',
  'The order has changed.': 'Die Anordnung hat sich geändert.',
  '{name} wrote.': '{name} hat geschrieben.',
  'Read the new text before you go on.': 'Lesen Sie den neuen Text, bevor Sie weitergehen.',
  'Showing it clears your {count} marks.': {
    one: 'Mit dem neuen Text verfällt Ihr Urteil.',
    other: 'Mit dem neuen Text verfallen Ihre {count} Urteile.',
  },
  'Show the New Text': 'Neuen Text zeigen',
  'The votes have changed. This decision leads now.':
    'Die Stimmen haben sich geändert. Jetzt führt diese Entscheidung.',
  'Back to the tie': 'Zurück zum Gleichstand',
  '{part} of {total} answered': '{part} von {total} beantwortet',
  'You can correct this until the next stage closes.':
    'Sie können das korrigieren, bis die nächste Phase geschlossen wird.',
  'Not sure': 'Unklar',
  'Not judged@@condition': 'Nicht beurteilt',
  'Not judged. It adds nothing, and the report says so.':
    'Nicht beurteilt. Der Ausgang ergänzt nichts, und der Bericht hält es fest.',
  'Marked as not sure. It adds nothing, and the report says that it was not judged.':
    'Als unklar vermerkt. Der Ausgang ergänzt nichts, und der Bericht hält fest, dass es nicht beurteilt wurde.',
  'No order was written. The facilitator judged what the group said.':
    'Es wurde keine Anordnung geschrieben. Die Moderation hat beurteilt, was die Gruppe sagte.',
  'Adds:': 'Ergänzt:',
  'The outcome adds nothing.': 'Der Ausgang ergänzt nichts.',
  'Correct the Judgement': 'Urteil korrigieren',
  'Judgement corrected': 'Urteil korrigiert',
  'Everyone reads the new text now.': 'Alle lesen jetzt den neuen Text.',
  'Save Judgement': 'Urteil speichern',
  'Not taken: {letter}, {decision}': 'Nicht gewählt: {letter}, {decision}',

  // Authoring
  Outcome: 'Ausgang',
  'What happens after this decision. Nobody reads it earlier.':
    'Was nach dieser Entscheidung geschieht. Niemand liest es früher.',
  'You judge them beside the order when you advance. The group reads the sentences that follow, and the conditions after the end.':
    'Sie beurteilen sie beim Weitergehen neben der Anordnung. Die Gruppe liest die Sätze, die daraus folgen, und nach dem Ende die Bedingungen.',
  'Add Condition': 'Bedingung hinzufügen',
  'New condition': 'Neue Bedingung',
  'What a careful order includes': 'Was eine sorgfältige Anordnung enthält',
  'Such as: a signed risk assessment before she enters':
    'Zum Beispiel: eine unterschriebene Risikobewertung, bevor sie einläuft',
  'If met, the outcome adds': 'Wenn erfüllt, ergänzt der Ausgang',
  'If not met, it adds': 'Wenn nicht erfüllt, ergänzt er',
  'Remove Condition': 'Bedingung entfernen',
  'What the group reads': 'Was die Gruppe liest',
  'with these met': 'wenn diese erfüllt sind',
  'Ask for an order': 'Anordnung verlangen',
  'The group writes down what is to be done, who does it, by when and on which conditions. You judge the conditions of the decision by this text.':
    'Die Gruppe schreibt gemeinsam, was sie anordnet, wer es tut, bis wann und unter welchen Bedingungen. Danach beurteilen Sie die Bedingungen der Entscheidung.',
  'The group writes an order here': 'Die Gruppe schreibt hier eine Anordnung',
  'The group writes no order here': 'Die Gruppe schreibt hier keine Anordnung',
  'The setting was not saved': 'Die Einstellung wurde nicht gespeichert',

  // The table
  table: 'Tisch',
  item: 'Eintrag',
  'From your feed': 'Aus Ihrem Feed',
  'the post by {name}': 'den Beitrag von {name}',
  'Put {name} on the table': '{name} auf den Tisch legen',
  'Put on the Table': 'Auf den Tisch legen',
  'Not on the table yet. Please try again.': 'Noch nicht auf dem Tisch. Bitte versuchen Sie es erneut.',
  'Why should the others read this?': 'Warum sollten die anderen das lesen?',
  'Optional. All rooms read it whole, with your line.':
    'Freiwillig. Alle Räume lesen das Ganze, mit Ihrem Satz.',
  '{count} left': 'noch {count}',
  'since {time}, put there by you': 'seit {time}, von Ihnen hingelegt',
  'since {time}, put there by {name}': 'seit {time}, hingelegt von {name}',
  'It stays: a vote rests on it.': 'Es bleibt: Eine Stimme stützt sich darauf.',
  'Take {name} back from the table': '{name} vom Tisch zurücknehmen',
  'It stays on the table': 'Es bleibt auf dem Tisch',
  'My evidence': 'Mein Beleg',
  'My evidence: {name}': 'Mein Beleg: {name}',
  'shared by {room}': 'geteilt von {room}',
  'Loading the table': 'Der Tisch wird geladen',
  'Nothing on the table yet': 'Noch nichts auf dem Tisch',
  'Nothing was put on the table': 'Auf den Tisch wurde nichts gelegt',
  'Open your room and put there what the others should read.':
    'Öffnen Sie Ihren Raum und legen Sie hin, was die anderen lesen sollten.',
  'Posts and files that rooms share with the others appear here.':
    'Hier erscheinen Beiträge und Dateien, die Räume mit den anderen teilen.',
  '{items} {from}': '{items} {from}',
  '{room} has put nothing there.': '{room}: noch nichts auf den Tisch gelegt.',
  '{rooms} have put nothing there.': '{rooms} haben noch nichts auf den Tisch gelegt.',
  '{count} posts and files': { one: 'Ein Beitrag oder eine Datei', other: '{count} Beiträge und Dateien' },
  'from {count} rooms': { one: 'aus einem Raum', other: 'aus {count} Räumen' },
  'From {count} rooms': { one: 'Aus einem Raum', other: 'Aus {count} Räumen' },
  'Read the Table': 'Tisch lesen',
  'The run is paused. You can add items when it resumes.':
    'Der Durchlauf ist unterbrochen. Sie können etwas hinlegen, wenn er weitergeht.',
  'Blank the Line': 'Satz leeren',
  'Blank the line of {name}': 'Satz leeren: {name}',
  'Blank this line?': 'Diesen Satz leeren?',
  'Nobody can read it any more, and it cannot come back. The post or file stays.':
    'Niemand kann ihn danach lesen, und er kommt nicht zurück. Der Beitrag oder die Datei bleibt.',
  'Blanking...': 'Wird geleert ...',
  'A table for the rooms': 'Ein Tisch für die Räume',
  'Rooms can share posts and files with the others. You can change this until the run starts.':
    'Räume können Beiträge und Dateien mit den anderen teilen. Sie können das bis zum Start ändern.',
} satisfies Texts;
