import type { Texts } from '../../../lib/language.ts';

/** A participant's screens before and after a run: dashboard, joining, questionnaires, briefing, account and settings. */
export const participant = {
  // The dashboard and joining
  'Welcome, {name}': 'Willkommen, {name}',
  Admin: 'Administration',
  'You are here as a guest: only this device can bring you back. <a>Create an account</a> to come back from anywhere.':
    'Sie sind als Gast hier: Ihr Platz ist nur auf diesem Gerät gespeichert. <a>Legen Sie ein Konto an</a>, um von überall zurückzukommen.',
  'You need the access code from your facilitator.': 'Sie brauchen den Zugangscode Ihrer Moderation.',
  'Completed Simulations': 'Abgeschlossene Simulationen',
  'Active Simulations': 'Laufende Simulationen',
  'Total Time': 'Gesamtzeit',
  'Recent Simulations': 'Letzte Simulationen',
  'VINCERE Role': 'Rolle in VINCERE',
  'Without a choice you join the room with the fewest people.':
    'Ohne Auswahl kommen Sie in den Raum mit den wenigsten Personen.',
  'No simulations yet': 'Noch keine Simulationen',
  'Start a simulation with the access code from your facilitator and it will be listed here.':
    'Starten Sie eine Simulation mit dem Zugangscode Ihrer Moderation, dann steht sie hier.',
  'Simulation History': 'Bisherige Simulationen',
  'A simulation is listed here as soon as you have joined it.':
    'Hier steht eine Simulation, sobald Sie an ihr teilnehmen.',
  'Your facilitator has the code.': 'Den Code bekommen Sie von Ihrer Moderation.',
  'You took part in it. The post-scenario questionnaire is next, then your summary.':
    'Sie haben daran teilgenommen. Als Nächstes kommt der Abschlussfragebogen, dann Ihre Auswertung.',

  // Settings and account
  'Email notifications': 'Benachrichtigungen per E-Mail',
  'An invitation to a run, and word when a run is completed.':
    'Eine Einladung zu einem Durchlauf und eine Nachricht, wenn ein Durchlauf abgeschlossen ist.',
  'Sound effects': 'Töne',
  'A sound at a new stage and at a new post.': 'Ein Ton bei einer neuen Phase und bei einem neuen Beitrag.',
  'Light text on a dark page. Until you choose, it follows your device.':
    'Helle Schrift auf dunkler Seite. Solange Sie nichts wählen, richtet sie sich nach Ihrem Gerät.',
  'Failed to load settings.': 'Die Einstellungen konnten nicht geladen werden.',
  'Name and Password': 'Name und Passwort',
  'Make an Account': 'Konto anlegen',
  'Log out for good?': 'Endgültig abmelden?',
  'You are here as a guest. After you log out, not even you can come back. An account keeps your seat and your decisions.':
    'Sie sind als Gast hier. Nach dem Abmelden kann niemand mehr Ihren Platz einnehmen, nicht einmal Sie. Ein Konto bewahrt ihn, mit allen Ihren Entscheidungen.',
  'Your Account': 'Ihr Konto',
  Profile: 'Profil',
  'Loading your profile': 'Ihr Profil wird geladen',

  // Questionnaires
  '{count} questions about how you usually decide. You answer them again after the simulation, and only then see the two side by side.':
    '{count} Fragen dazu, wie Sie in der Regel entscheiden. Nach der Simulation beantworten Sie sie noch einmal, und erst dann sehen Sie beides nebeneinander.',
  'The same {count} subjects, this time about how you decided in the simulation. Afterwards you see your answers side by side.':
    'Dieselben {count} Themen, diesmal dazu, wie Sie in der Simulation entschieden haben. Danach sehen Sie Ihre Antworten nebeneinander.',
  '{count} questions about how you decided in the simulation. Afterwards you see your answers in your summary.':
    '{count} Fragen dazu, wie Sie in der Simulation entschieden haben. Danach sehen Sie Ihre Antworten in Ihrer Auswertung.',
  'Facilitators read these answers without names, question by question, and only from four people up.':
    'Die Moderation liest diese Antworten ohne Namen, Frage für Frage und erst ab vier Personen.',
  'Facilitators can read these answers with your name.':
    'Die Moderation kann diese Antworten mit Ihrem Namen lesen.',
  'Facilitators read these answers without names, unless you take part in a run that names answers.':
    'Die Moderation liest diese Antworten ohne Namen, außer Sie nehmen an einem Durchlauf teil, der Antworten mit Namen zeigt.',
  'You take part in {run}, which names answers: facilitators can read these with your name.':
    'Sie nehmen an {run} teil. Dieser Durchlauf zeigt Antworten mit Namen: Die Moderation kann diese Antworten mit Ihrem Namen lesen.',
  'What you answer once you have joined {run}, they can read with your name.':
    'Was Sie antworten, nachdem Sie {run} beigetreten sind, kann sie mit Ihrem Namen lesen.',
  'Leadership Assessment': 'Fragebogen zur Führung',
  '{count} questions about how you usually decide. After a simulation you can compare your answers.':
    '{count} Fragen dazu, wie Sie in der Regel entscheiden. Ihre Antworten stehen später neben denen nach einer Simulation.',
  'You answered this on {date}. Sending it again replaces those answers.':
    'Das haben Sie am {date} beantwortet. Wenn Sie es erneut abschicken, ersetzt das die damaligen Antworten.',
  'About this assessment': 'Zu diesem Fragebogen',
  Contents: 'Inhalt',
  answered: 'beantwortet',
  '<sr>1 is </sr>{label}': '<sr>1 heißt: </sr>{label}',
  '<sr>5 is </sr>{label}': '<sr>5 heißt: </sr>{label}',
  '<b>{total} of {count}</b> answered': '<b>{total} von {count}</b> beantwortet',
  '{count} open answers still to write': {
    one: '{count} freie Antwort ist noch zu schreiben',
    other: '{count} freie Antworten sind noch zu schreiben',
  },
  '{count} still at 1, as they started': '{count} noch auf 1, dem Startwert',
  '{count} answers still at 1': {
    one: 'Eine Antwort steht noch auf 1',
    other: '{count} Antworten stehen noch auf 1',
  },
  'You have not touched these {count}. They will be sent as 1.': {
    one: 'Diese haben Sie nicht berührt. Sie wird als 1 abgeschickt.',
    other: 'Diese {count} haben Sie nicht berührt. Sie werden als 1 abgeschickt.',
  },
  'Look Again': 'Noch einmal ansehen',
  'Open the assessment from your dashboard, next to its simulation.':
    'Öffnen Sie den Fragebogen von Ihrer Übersicht aus, neben der Simulation, um die es geht.',
  'You did not take part in this simulation.': 'Sie haben an dieser Simulation nicht teilgenommen.',
  '{simulation} is still going on.': '„{simulation}“ läuft noch.',

  // The briefing of a run
  '<sr>Your room: </sr>{role}': '<sr>Ihr Raum: </sr>{role}',
  '<sr>Created </sr>{date}': '<sr>Angelegt am </sr>{date}',
  'Scenario Briefing': 'Briefing zum Szenario',
  '{count} minutes to read': { one: '{count} Minute Lesezeit', other: '{count} Minuten Lesezeit' },
  'Before You Begin': 'Bevor es losgeht',
  '<b>Your role.</b> You follow all six rooms.': '<b>Ihre Rolle.</b> Sie verfolgen alle sechs Räume.',
  '<b>Your role.</b> You follow all rooms.': '<b>Ihre Rolle.</b> Sie verfolgen alle Räume.',
  '<b>Your role.</b> You are {persona}.@@own persona': '<b>Ihre Rolle.</b> Sie sind {persona}.',
  '<b>Your role.</b> You are {persona}.': '<b>Ihre Rolle.</b> Sie gehören zum {persona}.',
  'Your room.': 'Ihr Raum.',
  '<b>Your task.</b> Read what the six rooms receive, listen to what they lean to, and make your final decision on the dashboard.':
    '<b>Ihre Aufgabe.</b> Lesen Sie, was die sechs Räume erreicht, hören Sie, wohin sie tendieren, und treffen Sie in der Übersicht Ihre endgültige Entscheidung.',
  '<b>Your task.</b> Read what the rooms receive, listen to what they lean to, and make your final decision on the dashboard.':
    '<b>Ihre Aufgabe.</b> Lesen Sie, was die Räume erreicht, hören Sie, wohin sie tendieren, und treffen Sie in der Übersicht Ihre endgültige Entscheidung.',
  '<b>Your task.</b> Read what reaches your room, agree with the others in it on what it means, and vote with your reasoning. Then make your final decision on the dashboard, with all rooms.':
    '<b>Ihre Aufgabe.</b> Lesen Sie, was Ihren Raum erreicht, verständigen Sie sich mit den anderen darin, was es bedeutet, und stimmen Sie mit Begründung ab. Treffen Sie dann in der Übersicht Ihre endgültige Entscheidung, gemeinsam mit allen Räumen.',
  '<b>Your task.</b> Read what reaches your room, agree with the others in it on what it means, and vote with your reasoning. Then make your final decision on the dashboard, with all six rooms.':
    '<b>Ihre Aufgabe.</b> Lesen Sie, was Ihren Raum erreicht, verständigen Sie sich mit den anderen darin, was es bedeutet, und stimmen Sie mit Begründung ab. Treffen Sie dann in der Übersicht Ihre endgültige Entscheidung, gemeinsam mit allen sechs Räumen.',
  'Simulation Files': 'Dateien zur Simulation',
  'No files': 'Keine Dateien',
  'There is nothing to download with this simulation.':
    'Zu dieser Simulation gibt es nichts herunterzuladen.',
  'Briefing Files': 'Dateien zum Briefing',
  'There is no shared file for this stage.': 'Zu dieser Phase gibt es keine gemeinsame Datei.',
  'No participants yet': 'Noch keine Teilnehmenden',
  'They appear here as they join.': 'Sie erscheinen hier, sobald sie teilnehmen.',
  'Participants by room': 'Teilnehmende nach Raum',
  'The server could not be reached. Check your connection.':
    'Der Server war nicht erreichbar. Prüfen Sie Ihre Verbindung.',

  // Rereading a scenario, and the summary
  'The rooms of this scenario are listed on its page.': 'Die Räume dieses Szenarios stehen auf seiner Seite.',
  'Loading summary': 'Auswertung wird geladen',
  'Closed stages are already here.': 'Die abgeschlossenen Phasen stehen schon hier.',

  // Words that other areas may use too
  You: 'Sie',
  Date: 'Datum',
  Posts: 'Beiträge',
  Notes: 'Notizen',
  Edit: 'Bearbeiten',
  Send: 'Senden',

  'Simulations you observe': 'Simulationen, die Sie beobachten',
  'Observe {name}': '{name} beobachten',
  'Your facilitator has ended the simulation early': 'Ihre Moderation hat die Simulation vorzeitig beendet',
} satisfies Texts;
