import type { Texts } from '../../../lib/language.ts';

/** The page about taking part in a run: what happens, what is asked, who can read what, how long it is kept. */
export const takingPart = {
  'What is asked of you, and who can read what': 'Was von Ihnen gefragt ist und wer was lesen kann',
  'Opens in a new tab': 'Öffnet sich in einem neuen Tab',
  'Taking part': 'Teilnehmen',
  'Taking part in {run}': 'Teilnehmen an {run}',
  'This is what holds for runs in general.': 'Das gilt für Durchläufe im Allgemeinen.',
  'This run is over, and nobody can join it. This is what holds for it.':
    'Dieser Durchlauf ist vorbei, und niemand kann mehr teilnehmen. Das gilt für ihn.',

  'What Will Happen': 'Was geschieht',
  'You sit in one of up to six rooms. Each room reads its own posts and files.':
    'Sie sitzen in einem von bis zu sechs Räumen. Jeder Raum liest seine eigenen Beiträge und Dateien.',
  'A simulation has up to three stages. In each one you read, discuss and vote in your room. Then the whole group decides, and its decision leads to the next situation.':
    'Eine Simulation hat bis zu drei Phasen. In jeder lesen, beraten und stimmen Sie in Ihrem Raum ab. Dann entscheidet die ganze Gruppe, und ihre Entscheidung führt zur nächsten Lage.',
  'Facilitators lead the run: they start it, pause it and move it on.':
    'Die Moderation leitet den Durchlauf: Sie startet ihn, hält ihn an und führt ihn weiter.',
  'Afterwards you get a summary of your own, and facilitators may lead a debrief.':
    'Danach bekommen Sie eine eigene Zusammenfassung, und die Moderation kann eine Nachbesprechung leiten.',

  'What Is Asked of You': 'Was von Ihnen gefragt ist',
  'You join with an account or, if the run allows it, with only a name.':
    'Sie nehmen mit einem Konto teil oder, wenn der Durchlauf es erlaubt, nur mit einem Namen.',
  'You join with only a name, or with an account.':
    'Sie nehmen nur mit einem Namen oder mit einem Konto teil.',
  'You join with an account.': 'Sie nehmen mit einem Konto teil.',
  'In each stage you give a vote in your room and a final decision, each with a reason. You cannot change them afterwards.':
    'In jeder Phase geben Sie eine Stimme in Ihrem Raum und eine endgültige Entscheidung ab, jeweils mit einer Begründung. Danach können Sie sie nicht mehr ändern.',
  'Some runs also ask how sure you are with each vote, and what you expect the group to decide.':
    'Manche Durchläufe fragen bei jeder Stimme auch, wie sicher Sie sind und welche Entscheidung der Gruppe Sie erwarten.',
  'With each vote you say how sure you are, and with a vote in your room also what you expect the group to decide.':
    'Bei jeder Stimme geben Sie an, wie sicher Sie sind, und bei einer Stimme im Raum auch, welche Entscheidung der Gruppe Sie erwarten.',
  'If a run has a table, you can put posts and files of your room on it, for everyone to read.':
    'Wenn ein Durchlauf einen Tisch hat, können Sie Beiträge und Dateien Ihres Raums für alle darauf legen.',
  'If you like, you put posts and files of your room on a table, for everyone to read.':
    'Wenn Sie möchten, legen Sie Beiträge und Dateien Ihres Raums für alle auf einen Tisch.',
  'Some stages ask for an order, a text that the group writes together.':
    'Manche Phasen fragen nach einer Anordnung, einem Text, den die Gruppe gemeinsam schreibt.',
  'Most runs ask a questionnaire before you join and another one after the run.':
    'Die meisten Durchläufe stellen einen Fragebogen vor der Teilnahme und einen nach dem Durchlauf.',
  'This run asks no questionnaires.': 'Dieser Durchlauf stellt keine Fragebögen.',
  'There are two questionnaires of {count} questions each: one before the first run that you join, and one after this run. Guests skip the first one.':
    'Es gibt zwei Fragebögen mit je {count} Fragen: einen vor Ihrem ersten Durchlauf und einen nach diesem Durchlauf. Gäste überspringen den ersten.',
  'Notes, questions to the facilitators and answers in a debrief are up to you.':
    'Notizen, Fragen an die Moderation und Antworten in einer Nachbesprechung sind freiwillig.',

  'Who Can Read What': 'Wer was lesen kann',
  'Facilitators are the people who lead the run, and everybody else with the same rights on this server. The people who run the server can reach all of its data. Nobody else without a part in the run can read what you write in it.':
    'Zur Moderation gehören die Personen, die den Durchlauf leiten, und alle anderen mit denselben Rechten auf diesem Server. Wer den Server betreibt, kommt an alle seine Daten. Sonst kann niemand, der am Durchlauf nicht beteiligt ist, lesen, was Sie darin schreiben.',
  'This is how the run is set up now. Facilitators can still change it, but whether it names answers is fixed once the first person has joined.':
    'So ist der Durchlauf jetzt eingerichtet. Die Moderation kann das noch ändern. Ob er Antworten mit Namen zeigt, steht aber fest, sobald die erste Person teilnimmt.',
  'Your name and room': 'Ihr Name und Ihr Raum',
  'Everyone on the run. Facilitators and observers also see whether you are connected. Only facilitators see your email address.':
    'Alle im Durchlauf. Moderation und Beobachtende sehen auch, ob Sie verbunden sind. Ihre E-Mail-Adresse sieht nur die Moderation.',
  'Votes in your room': 'Stimmen in Ihrem Raum',
  'Facilitators see your vote and your reason at once, with your name. So do people who sit in the dashboard, and the people of your room once they have voted. Other rooms see only the leading decision and the number of votes.':
    'Die Moderation sieht Ihre Stimme und Ihre Begründung sofort, mit Ihrem Namen. Ebenso die Personen im Übersichtsraum, und die Personen Ihres Raums, sobald sie abgestimmt haben. Andere Räume sehen nur die führende Entscheidung und die Zahl der Stimmen.',
  'Facilitators see your decision and your reason at once, with your name. Everyone on the run sees both once the stage is closed.':
    'Die Moderation sieht Ihre Entscheidung und Ihre Begründung sofort, mit Ihrem Namen. Alle im Durchlauf sehen beides, sobald die Phase abgeschlossen ist.',
  'How sure you are': 'Wie sicher Sie sind',
  'You alone see this answer, and the decision that you expect. Everyone else gets totals without names, once the stage is closed and from four people up.':
    'Diese Angabe und die Entscheidung, die Sie erwarten, sehen nur Sie. Alle anderen bekommen Summen ohne Namen, sobald die Phase abgeschlossen ist, und erst ab vier Personen.',
  'Notes of your room': 'Notizen Ihres Raums',
  'Your room, people who sit in the dashboard, and facilitators. A note carries the name of its author. Everyone on the run can read the notes of the dashboard.':
    'Ihr Raum, die Personen im Übersichtsraum und die Moderation. An einer Notiz steht, wer sie geschrieben hat. Die Notizen des Übersichtsraums können alle im Durchlauf lesen.',
  'The table': 'Der Tisch',
  'Everyone on the run, with your name and what you wrote about the item.':
    'Alle im Durchlauf, mit Ihrem Namen und dem, was Sie dazu geschrieben haben.',
  Orders: 'Anordnungen',
  'Everyone on the run. They also see who is writing.':
    'Alle im Durchlauf. Sie sehen auch, wer gerade schreibt.',
  'Questions to the facilitators': 'Fragen an die Moderation',
  'You and the facilitators, with your name.': 'Sie und die Moderation, mit Ihrem Namen.',
  'What you have read': 'Was Sie gelesen haben',
  'Facilitators see how many posts you have read, with your name. After the run everyone may see which key facts a room had read, without names.':
    'Die Moderation sieht mit Ihrem Namen, wie viele Beiträge Sie gelesen haben. Nach dem Durchlauf können alle sehen, welche Schlüsseltatsachen ein Raum gelesen hatte, ohne Namen.',
  'Answers to questionnaires': 'Antworten in Fragebögen',
  'Facilitators read them after the run, without names and only from four people up. A run can name its answers instead. Then it says so before you join.':
    'Die Moderation liest sie nach dem Durchlauf, ohne Namen und erst ab vier Personen. Ein Durchlauf kann stattdessen Antworten mit Namen zeigen. Das steht dann da, bevor Sie teilnehmen.',
  '<b>This run names answers.</b> Facilitators can read with your name what you answer after the run, and what you answer before it once you have joined.':
    '<b>Dieser Durchlauf zeigt Antworten mit Namen.</b> Die Moderation kann mit Ihrem Namen lesen, was Sie nach dem Durchlauf antworten, und was Sie davor antworten, sobald Sie teilnehmen.',
  'This run asks no questionnaires. If you have answered one before, facilitators read the answers after the run, without names and only from four people up.':
    'Dieser Durchlauf stellt keine Fragebögen. Wenn Sie schon früher einen ausgefüllt haben, liest die Moderation die Antworten nach dem Durchlauf, ohne Namen und erst ab vier Personen.',
  '<b>This run does not name answers.</b> Facilitators read them after the run, question by question, without names and only from four people up.':
    '<b>Dieser Durchlauf zeigt Antworten ohne Namen.</b> Die Moderation liest sie nach dem Durchlauf, Frage für Frage, ohne Namen und erst ab vier Personen.',
  'Nobody else reads what you keep to yourself, or your commitment. What you write for everyone reaches the facilitators without your name, unless you show it, and the others once the facilitators show it. In a group of fewer than four, people will know who wrote what. Facilitators can show the group a reason for a vote, without the name.':
    'Was Sie nur für sich schreiben und Ihren Vorsatz liest niemand sonst. Was Sie für alle schreiben, liest die Moderation ohne Ihren Namen, außer Sie zeigen ihn, und die anderen, sobald die Moderation es zeigt. In einer Gruppe von weniger als vier weiß man, wer was geschrieben hat. Die Moderation kann der Gruppe eine Begründung einer Stimme zeigen, ohne den Namen.',
  'Some runs have observers, who watch and take no part.':
    'Manche Durchläufe haben Beobachtende, die zusehen und nicht teilnehmen.',
  '<b>Observers watch this run.</b>': '<b>Bei diesem Durchlauf sehen Beobachtende zu.</b>',
  '<b>Nobody observes this run at the moment.</b>': '<b>Zurzeit beobachtet niemand diesen Durchlauf.</b>',
  'Facilitators can add observers until it is over.':
    'Die Moderation kann bis zum Ende Beobachtende hinzufügen.',
  'Observers see names, rooms and votes at once, the reasons of final decisions, the table, orders, and what is shown in the debrief. They see no notes, no questions to the facilitators, no email addresses, not what you have read, and no answers to questionnaires. They can rate how the group or a room did.':
    'Beobachtende sehen Namen, Räume und Stimmen sofort, die Begründungen endgültiger Entscheidungen, den Tisch, Anordnungen und was in der Nachbesprechung gezeigt wird. Sie sehen keine Notizen, keine Fragen an die Moderation, keine E-Mail-Adressen, nicht, was Sie gelesen haben, und keine Antworten in Fragebögen. Sie können bewerten, wie es der Gruppe oder einem Raum gelungen ist.',
  'Report and files': 'Bericht und Dateien',
  'Facilitators read a report with names, votes, reasons and notes, and can save it as a file. If they share it, everyone on the run and its observers read the findings, which name nobody. Everyone on the run also reads how the group was rated, without the names of the raters.':
    'Die Moderation liest einen Bericht mit Namen, Stimmen, Begründungen und Notizen und kann ihn als Datei sichern. Wenn sie ihn teilt, lesen alle im Durchlauf und die Beobachtenden die Befunde, die niemanden nennen. Alle im Durchlauf lesen auch, wie die Gruppe bewertet wurde, ohne die Namen der Bewertenden.',

  'How Long It Is Kept': 'Wie lange es aufbewahrt wird',
  'Nothing is deleted after a set time. A run can be deleted only before it starts. After that its votes, reasons, notes, questions, read marks and answers stay on this server and in its backups.':
    'Nichts wird nach einer festen Zeit gelöscht. Ein Durchlauf kann nur vor dem Start gelöscht werden. Danach bleiben seine Stimmen, Begründungen, Notizen, Fragen, Lesevermerke und Antworten auf diesem Server und in seinen Sicherungen.',
  'You can delete what you wrote in a debrief while its phase is open, and your commitment at any time.':
    'Was Sie in einer Nachbesprechung geschrieben haben, können Sie löschen, solange der Abschnitt offen ist, Ihren Vorsatz jederzeit.',
  'Accounts are not deleted. Facilitators can deactivate an account, so that nobody can log in with it.':
    'Konten werden nicht gelöscht. Die Moderation kann ein Konto deaktivieren, dann kann sich niemand mehr damit anmelden.',
  'If you want something deleted, ask your facilitator who runs this server.':
    'Wenn etwas gelöscht werden soll, fragen Sie Ihre Moderation, wer diesen Server betreibt.',
} satisfies Texts;
