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

  // The guide and its chapters
  'Facilitator’s Guide': 'Handbuch für die Moderation',
  'Author’s Guide': 'Handbuch für Autorinnen und Autoren',
  Before: 'Vorher',
  During: 'Währenddessen',
  After: 'Danach',
  Writing: 'Schreiben',
  Administration: 'Administration',
  'Packages and workbooks': 'Pakete und Arbeitsmappen',

  // What a decision led to
  'What came of it': 'Was daraus wurde',
  'How it ended': 'Wie es ausging',
  'The order of the group': 'Die Anordnung der Gruppe',
  'The group wrote no order.': 'Die Gruppe hat keine Anordnung geschrieben.',
  Conditions: 'Bedingungen',

  // Items that rooms shared
  'On the table': 'Auf dem Tisch',

  // Key facts and how far they came
  'What each room knew': 'Was jeder Raum wusste',
  'Key facts': 'Schlüsseltatsachen',
  Fact: 'Tatsache',
  'Held by': 'Vorhanden bei',
  'For, against': 'Für, gegen',
  'In no room': 'In keinem Raum',
  'The run ended before the group decided.': 'Der Durchlauf endete, bevor die Gruppe entschieden hat.',
  'Held@@state of a fact': 'Vorhanden',
  'Read@@state of a fact': 'Gelesen',
  Voiced: 'Ausgesprochen',
  'Used in its own room': 'Im eigenen Raum genutzt',
  Used: 'Genutzt',
  'for {decision}': 'für {decision}',
  'against {decision}': 'gegen {decision}',

  // Objectives and their ratings
  Objectives: 'Lernziele',
  Objective: 'Lernziel',
  'Performed without challenges': 'Ohne Probleme gelungen',
  'Performed with some challenges': 'Mit einigen Problemen gelungen',
  'Performed with major challenges': 'Mit großen Problemen gelungen',
  'Unable to be performed': 'Nicht gelungen',
  'The group did it in time and without help.': 'Die Gruppe hat es rechtzeitig und ohne Hilfe getan.',
  'The group did it, with delays or gaps that did no harm.':
    'Die Gruppe hat es getan, mit Verzug oder Lücken, aber ohne Schaden.',
  'The group did part of it, or did it late, or only with help.':
    'Die Gruppe hat es teilweise, zu spät oder nur mit Hilfe getan.',
  'The group did not do it, although the stage called for it.':
    'Die Gruppe hat es nicht getan, obwohl die Phase es verlangte.',
  'The room did it in time and without help.': 'Der Raum hat es rechtzeitig und ohne Hilfe getan.',
  'The room did it, with delays or gaps that did no harm.':
    'Der Raum hat es getan, mit Verzug oder Lücken, aber ohne Schaden.',
  'The room did part of it, or did it late, or only with help.':
    'Der Raum hat es teilweise, zu spät oder nur mit Hilfe getan.',
  'The room did not do it, although the stage called for it.':
    'Der Raum hat es nicht getan, obwohl die Phase es verlangte.',
  'What the run recorded. Nobody has rated the objectives.':
    'Was der Durchlauf festgehalten hat. Niemand hat die Lernziele bewertet.',
  'Not rated': 'Nicht bewertet',
  'No mark': 'Ohne Wertung',
  'May be shared': 'Darf geteilt werden',
  'Facilitators only': 'Nur für die Moderation',
  '{count} of {total} raters': '{count} von {total} Bewertenden',
  Time: 'Zeit',
  'Key facts shared': 'Geteilte Schlüsseltatsachen',
  'No key facts': 'Keine Schlüsseltatsachen',
  'Not recorded': 'Nicht festgehalten',

  // How a decision was reached
  'Tie, decided by the rooms': 'Gleichstand, entschieden durch die Räume',
  'Tie, by rooms and then the first to reach its votes':
    'Gleichstand, entschieden nach Räumen, dann danach, wer zuerst so viele Stimmen hatte',
  'Tie, decided by the facilitator': 'Gleichstand, entschieden durch die Moderation',

  // Records of a run, and how the group decided
  'What was decided': 'Was entschieden wurde',
  'How the group decided': 'Wie die Gruppe entschied',
  'What was not shared': 'Was nicht geteilt wurde',
  'Nothing unusual.': 'Nichts Ungewöhnliches.',
  'Findings about what people did are left out, because fewer than four took part in each stage.':
    'Befunde darüber, was Personen taten, entfallen, weil in jeder Phase weniger als vier teilnahmen.',
  'Neutral fact': 'Neutrale Angabe',
  'Stage {number}, {time} of {clock}': 'Phase {number}, {time} von {clock}',
  'Stage {number}, {time}': 'Phase {number}, {time}',
  'Every fact left its room.': 'Jede Tatsache hat ihren Raum verlassen.',
  'It was held by one room alone.': 'Sie lag nur in einem Raum vor.',
  'Each of them was held by one room alone.': 'Jede von ihnen lag nur in einem Raum vor.',
  'Stage {number}, read there': 'Phase {number}, dort gelesen',
  'Stage {number}, not read': 'Phase {number}, nicht gelesen',
  'The run was ended in the stage after this.': 'Der Durchlauf wurde in der Phase danach beendet.',
  '{decisions} had {votes} votes each. What would have broken the tie?':
    '{decisions} hatten je {votes} Stimmen. Was hätte den Gleichstand aufgelöst?',
  'Stage {stage} closed before {missing} of {people} had decided. What kept them from deciding?':
    'Phase {stage} wurde geschlossen, bevor {missing} von {people} entschieden hatten. Was hielt sie davon ab?',
  'Stage {stage} took {time} of {clock}. Where did the time go?':
    'Phase {stage} dauerte {time} von {clock}. Wo blieb die Zeit?',
  'Most of the room {room} wanted {decision} in stage {stage}. What did that room see that the others did not?':
    'Im Raum {room} wollten die meisten in Phase {stage} {decision}. Was sah dieser Raum, was die anderen nicht sahen?',
  '{moved} of {people} changed their minds in stage {stage}. What had they heard in between?':
    '{moved} von {people} haben in Phase {stage} ihre Meinung geändert. Was hatten sie inzwischen gehört?',
  '“{fact}” never left its room. What would it have taken?':
    '„{fact}“ hat seinen Raum nie verlassen. Was hätte es dafür gebraucht?',
  '{facts} of {of} key facts of stage {stage} never left their rooms. What would it have taken?':
    '{facts} von {of} Schlüsseltatsachen der Phase {stage} haben ihre Räume nie verlassen. Was hätte es dafür gebraucht?',
  'Only {named} of {of} expected {decision} in stage {stage}. What did we not know about each other?':
    'Nur {named} von {of} rechneten in Phase {stage} mit {decision}. Was wussten wir nicht voneinander?',
  'Nobody expected {decision} in stage {stage}. What did we not know about each other?':
    'Niemand rechnete in Phase {stage} mit {decision}. Was wussten wir nicht voneinander?',
  '{votes} of {of} chose {decision} in stage {stage}. Which of their reasons should have worried the rest?':
    '{votes} von {of} wählten in Phase {stage} {decision}. Welcher ihrer Gründe hätte die anderen beunruhigen müssen?',
  'The run took {time}. When did you feel short of time, and what did that do to you?':
    'Der Durchlauf dauerte {time}. Wann wurde die Zeit knapp, und was hat das bewirkt?',
  'You met {met} of {of} scenarios. Which decision did most to set your way?':
    'Sie haben {met} von {of} Szenarien erlebt. Welche Entscheidung hat Ihren Weg am stärksten bestimmt?',
  'Stage {stage} ended with {decision}. What did you know then that spoke against it?':
    'Phase {stage} endete mit {decision}. Was wussten Sie damals, das dagegen sprach?',
  'Stage {stage} ended without a decision. What was missing?':
    'Phase {stage} endete ohne Entscheidung. Was hat gefehlt?',
  'A tie': 'Ein Gleichstand',
  'Closed with decisions missing': 'Geschlossen, obwohl Entscheidungen fehlten',
  'The slowest stage': 'Die langsamste Phase',
  'A room against the group': 'Ein Raum gegen die Gruppe',
  'Changed their minds': 'Meinung geändert',
  'A fact that never reached the table': 'Eine Tatsache, die nie auf den Tisch kam',
  'Not what was expected': 'Anders als erwartet',
  'The minority': 'Die Minderheit',
  'The time': 'Die Zeit',
  'The last decision': 'Die letzte Entscheidung',
  'I knew what the debrief was for and how it would go.':
    'Ich wusste, wozu die Nachbesprechung dient und wie sie abläuft.',
  'I could say what I thought without it being held against me.':
    'Ich konnte sagen, was ich dachte, ohne dass es mir nachgetragen wird.',
  'The discussion had a thread I could follow.':
    'Das Gespräch hatte einen roten Faden, dem ich folgen konnte.',
  'We talked about how we decided, not only what.':
    'Wir sprachen darüber, wie wir entschieden haben, nicht nur darüber, was.',
  'I understand better how I decide with others.': 'Ich verstehe besser, wie ich mit anderen entscheide.',
  'I will do something differently because of it.': 'Ich werde deshalb etwas anders machen.',
  'Stage {stage} was a tie.': 'Phase {stage} endete im Gleichstand.',
  '{decisions} had {votes} votes each.': '{decisions} hatten je {votes} Stimmen.',
  '{decisions} had {votes} votes each, {other} had {less}.':
    '{decisions} hatten je {votes} Stimmen, {other} hatte {less}.',
  'The facilitator chose {decision}.': 'Die Moderation wählte {decision}.',
  'The rooms decided for {decision}.': 'Die Räume entschieden für {decision}.',
  'The rooms were level too. {decision} had reached its votes first.':
    'Auch die Räume lagen gleichauf. {decision} hatte die Stimmen zuerst.',
  'Stage {stage} closed with decisions missing.':
    'Phase {stage} wurde geschlossen, obwohl Entscheidungen fehlten.',
  '{missing} of {people} people had made no final decision.':
    '{missing} von {people} Personen hatten keine endgültige Entscheidung getroffen.',
  'The room {room} disagreed with the group in stage {stage}.':
    'Der Raum {room} war in Phase {stage} anderer Meinung als die Gruppe.',
  '{votes} of {people} there chose {decision}. The group chose {chosen} with {chosenVotes} of {cast}.':
    '{votes} von {people} dort wählten {decision}. Die Gruppe wählte {chosen} mit {chosenVotes} von {cast}.',
  '{votes} of {people} there chose {decision}. The facilitator chose {chosen} in a tie, with {chosenVotes} of {cast}.':
    '{votes} von {people} dort wählten {decision}. Im Gleichstand wählte die Moderation {chosen}, mit {chosenVotes} von {cast}.',
  'The facilitator chose {chosen} in a tie. The reasons of the minority are in the report.':
    'Im Gleichstand wählte die Moderation {chosen}. Die Gründe der Minderheit stehen im Bericht.',
  'Put together, the key facts of stage {stage} ({facts}) support {decision}.':
    'Zusammen sprechen die Schlüsseltatsachen der Phase {stage} ({facts}) für {decision}.',
  'The group chose {chosen}.': 'Die Gruppe wählte {chosen}.',
  'The facilitator chose {chosen} in a tie.': 'Im Gleichstand wählte die Moderation {chosen}.',
  '{letter} ({title})': '{letter} ({title})',
  'Put together, the facts of stage {stage} pointed to {decision}; you chose {chosen}. What would have brought them together?':
    'Zusammen sprachen die Tatsachen der Phase {stage} für {decision}; Sie haben {chosen} gewählt. Was hätte sie zusammengebracht?',
  'Put together, the facts of stage {stage} pointed to {decision}; in a tie, the facilitator chose {chosen}. What would have brought them together?':
    'Zusammen sprachen die Tatsachen der Phase {stage} für {decision}; im Gleichstand wählte die Moderation {chosen}. Was hätte sie zusammengebracht?',
  'What the facts pointed to': 'Wofür die Tatsachen sprachen',
  '{moved} people changed their minds in stage {stage}.':
    '{moved} Personen haben in Phase {stage} ihre Meinung geändert.',
  'In the rooms, {decision} led with {most} of {votes}.':
    'In den Räumen führte {decision} mit {most} von {votes}.',
  'In the rooms, {decisions} were level.': 'In den Räumen lagen {decisions} gleichauf.',
  'All of them went from {from} to {to}.': 'Alle wechselten von {from} zu {to}.',
  'All of them left {from}: {targets}.': 'Alle verließen {from}: {targets}.',
  '{people} for {decision}': '{people} zugunsten von {decision}',
  'They moved: {moves}.': 'Sie wechselten: {moves}.',
  '{people} from {from} to {to}': '{people} von {from} zu {to}',
  'The only key fact of stage {stage} never left its room.':
    'Die einzige Schlüsseltatsache der Phase {stage} hat ihren Raum nie verlassen.',
  'One of {of} key facts in stage {stage} never left its room.':
    'Eine von {of} Schlüsseltatsachen der Phase {stage} hat ihren Raum nie verlassen.',
  '{facts} of {of} key facts in stage {stage} never left their rooms.':
    '{facts} von {of} Schlüsseltatsachen der Phase {stage} haben ihre Räume nie verlassen.',
  'Most expected another decision in stage {stage}.':
    'Die meisten erwarteten in Phase {stage} eine andere Entscheidung.',
  'Nobody expected {decision}, which was taken.': 'Mit {decision} rechnete niemand; so wurde entschieden.',
  'One of {of} expected {decision}, which was taken.':
    'Mit {decision} rechnete 1 von {of}; so wurde entschieden.',
  '{named} of {of} expected {decision}, which was taken.':
    'Mit {decision} rechneten {named} von {of}; so wurde entschieden.',
  '{people} expected {decision}, {votes} chose it.':
    'Mit {decision} rechneten {people}, Stimmen dafür: {votes}.',
  '{votes} of {of} chose {decision} in stage {stage}.':
    '{votes} von {of} wählten {decision} in Phase {stage}.',
  'The group chose {chosen}. The reasons of the minority are in the report.':
    'Die Gruppe wählte {chosen}. Die Gründe der Minderheit stehen im Bericht.',
  'Stage {stage} was the slowest by its clock.': 'Phase {stage} war, gemessen an ihrer Uhr, die langsamste.',
  'It took {time} of {clock}; {others}.': 'Sie dauerte {time} von {clock}; {others}.',
  'stage {stage} took {time} of {clock}': 'Phase {stage} dauerte {time} von {clock}',
  'The run took {time}.': 'Der Durchlauf dauerte {time}.',
  'It had one stage.': 'Er hatte eine Phase.',
  'It had {stages} stages.': 'Er hatte {stages} Phasen.',
  'The group met {met} of {of} scenarios.': 'Die Gruppe traf auf {met} von {of} Szenarien.',
  'The group met every scenario of the simulation.': 'Die Gruppe traf auf jedes Szenario der Simulation.',
  'Stage {stage} ended with {decision}.': 'Phase {stage} endete mit {decision}.',
  'There was no other decision.': 'Eine andere Entscheidung gab es nicht.',
  'The group chose among {offered} decisions.': 'Die Gruppe wählte unter {offered} Entscheidungen.',
  'Stage {stage} ended without a decision.': 'Phase {stage} endete ohne Entscheidung.',

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
  Rarely: 'Selten',
  'Almost always': 'Fast immer',
  'Before you make a decision, how often do you put into words what it is meant to achieve?':
    'Wie oft formulieren Sie vor einer Entscheidung, was sie erreichen soll?',
  'Before you made a decision in the simulation, how often did you put into words what it was meant to achieve?':
    'Wie oft haben Sie in der Simulation vor einer Entscheidung formuliert, was sie erreichen soll?',
  'When you weigh the effects of a decision, how far ahead do you usually look?':
    'Wenn Sie die Folgen einer Entscheidung abwägen: Wie weit schauen Sie in der Regel voraus?',
  'When you weighed the effects of a decision in the simulation, how far ahead did you usually look?':
    'Wenn Sie in der Simulation die Folgen einer Entscheidung abgewogen haben: Wie weit haben Sie in der Regel vorausgeschaut?',
  'The next few days': 'Die nächsten Tage',
  'Several years': 'Mehrere Jahre',
  'How often do you compare several options before you settle on one?':
    'Wie oft vergleichen Sie mehrere Möglichkeiten, bevor Sie sich für eine entscheiden?',
  'In the simulation, how often did you compare several options before you settled on one?':
    'Wie oft haben Sie in der Simulation mehrere Möglichkeiten verglichen, bevor Sie sich für eine entschieden haben?',
  'Describe a recent decision of yours with lasting effects. What did you take into account, and what did you leave out?':
    'Beschreiben Sie eine Entscheidung mit langfristigen Folgen, die Sie kürzlich getroffen haben. Was haben Sie berücksichtigt, was haben Sie außer Acht gelassen?',
  'Describe a decision of yours from the simulation. What did you take into account, and what did you leave out?':
    'Beschreiben Sie eine Ihrer Entscheidungen aus der Simulation. Was haben Sie berücksichtigt, was haben Sie außer Acht gelassen?',
  'When something does not go to plan, how quickly do you usually find the next workable step?':
    'Wenn etwas nicht nach Plan läuft: Wie schnell finden Sie in der Regel den nächsten gangbaren Schritt?',
  'When something did not go to plan in the simulation, how quickly did you usually find the next workable step?':
    'Wenn in der Simulation etwas nicht nach Plan lief: Wie schnell haben Sie in der Regel den nächsten gangbaren Schritt gefunden?',
  Slowly: 'Langsam',
  'Very quickly': 'Sehr schnell',
  'How does time pressure affect the quality of your decisions?':
    'Wie wirkt sich Zeitdruck auf die Qualität Ihrer Entscheidungen aus?',
  'How did time pressure affect the quality of your decisions in the simulation?':
    'Wie hat sich Zeitdruck in der Simulation auf die Qualität Ihrer Entscheidungen ausgewirkt?',
  'Makes it much worse': 'Macht sie viel schlechter',
  'Makes it much better': 'Macht sie viel besser',
  'When circumstances change, how often do you reconsider a position that you have already taken?':
    'Wenn sich die Umstände ändern: Wie oft überdenken Sie einen Standpunkt, den Sie schon eingenommen haben?',
  'When circumstances changed in the simulation, how often did you reconsider a position that you had already taken?':
    'Wenn sich in der Simulation die Umstände änderten: Wie oft haben Sie einen Standpunkt überdacht, den Sie schon eingenommen hatten?',
  'Describe a recent situation that did not go as you expected. What did you do first, and what would you do next time?':
    'Beschreiben Sie eine Situation aus letzter Zeit, die anders verlief als erwartet. Was haben Sie zuerst getan, und was würden Sie beim nächsten Mal tun?',
  'Describe a moment in the simulation that did not go as you expected. What did you do first, and what would you do next time?':
    'Beschreiben Sie einen Moment in der Simulation, der anders verlief als erwartet. Was haben Sie zuerst getan, und was würden Sie beim nächsten Mal tun?',
  'How often do you suggest an approach that your group has not considered before?':
    'Wie oft schlagen Sie einen Ansatz vor, den Ihre Gruppe noch nicht bedacht hat?',
  'In the simulation, how often did you suggest an approach that your group had not considered before?':
    'Wie oft haben Sie in der Simulation einen Ansatz vorgeschlagen, den Ihre Gruppe noch nicht bedacht hatte?',
  'Faced with a proven way and a new one, which do you tend to choose?':
    'Wenn ein bewährter und ein neuer Weg zur Wahl stehen: Welchen wählen Sie eher?',
  'Faced with a proven way and a new one in the simulation, which did you tend to choose?':
    'Wenn in der Simulation ein bewährter und ein neuer Weg zur Wahl standen: Welchen haben Sie eher gewählt?',
  'The proven way': 'Den bewährten Weg',
  'The new way': 'Den neuen Weg',
  'When you look for a solution, how often do you draw on a point of view from outside your own role?':
    'Wenn Sie nach einer Lösung suchen: Wie oft ziehen Sie eine Sichtweise außerhalb Ihrer eigenen Rolle heran?',
  'When you looked for a solution in the simulation, how often did you draw on a point of view from outside your own role?':
    'Wenn Sie in der Simulation nach einer Lösung gesucht haben: Wie oft haben Sie eine Sichtweise außerhalb Ihrer eigenen Rolle herangezogen?',
  'Describe an idea that recently came up in your work. Where did it come from, and what became of it?':
    'Beschreiben Sie eine Idee, die kürzlich in Ihrer Arbeit aufkam. Woher kam sie, und was ist aus ihr geworden?',
  'Describe an idea that came up during the simulation. Where did it come from, and what became of it?':
    'Beschreiben Sie eine Idee, die während der Simulation aufkam. Woher kam sie, und was ist aus ihr geworden?',
  'How often do you check where a piece of information comes from before you use it?':
    'Wie oft prüfen Sie, woher eine Information stammt, bevor Sie sie verwenden?',
  'In the simulation, how often did you check where a piece of information came from before you used it?':
    'Wie oft haben Sie in der Simulation geprüft, woher eine Information stammt, bevor Sie sie verwendet haben?',
  'When you decide, what carries more weight: your experience or the information in front of you?':
    'Was wiegt bei Ihren Entscheidungen schwerer: Ihre Erfahrung oder die Informationen, die Ihnen vorliegen?',
  'When you decided in the simulation, what carried more weight: your experience or the information in front of you?':
    'Was wog bei Ihren Entscheidungen in der Simulation schwerer: Ihre Erfahrung oder die Informationen, die Ihnen vorlagen?',
  'My experience': 'Meine Erfahrung',
  'The information': 'Die Informationen',
  'How often do you look for information that speaks against the option you prefer?':
    'Wie oft suchen Sie nach Informationen, die gegen die von Ihnen bevorzugte Möglichkeit sprechen?',
  'In the simulation, how often did you look for information that spoke against the option you preferred?':
    'Wie oft haben Sie in der Simulation nach Informationen gesucht, die gegen die von Ihnen bevorzugte Möglichkeit sprachen?',
  'Describe a decision that you made with incomplete information. What did you know, what was missing, and how did you decide?':
    'Beschreiben Sie eine Entscheidung, die Sie mit unvollständigen Informationen getroffen haben. Was wussten Sie, was fehlte, und wie haben Sie entschieden?',
  'Describe a decision in the simulation that you made with incomplete information. What did you know, what was missing, and how did you decide?':
    'Beschreiben Sie eine Entscheidung aus der Simulation, die Sie mit unvollständigen Informationen getroffen haben. Was wussten Sie, was fehlte, und wie haben Sie entschieden?',
  'In a discussion, how often do you ask others for their view before you give your own?':
    'Wie oft fragen Sie in einer Diskussion andere nach ihrer Meinung, bevor Sie Ihre eigene sagen?',
  'In the discussions of the simulation, how often did you ask others for their view before you gave your own?':
    'Wie oft haben Sie in den Diskussionen der Simulation andere nach ihrer Meinung gefragt, bevor Sie Ihre eigene gesagt haben?',
  'When a group disagrees, do you tend to keep the discussion open or to press for a decision?':
    'Wenn eine Gruppe uneins ist: Halten Sie die Diskussion eher offen, oder drängen Sie auf eine Entscheidung?',
  'When your group disagreed in the simulation, did you tend to keep the discussion open or to press for a decision?':
    'Wenn Ihre Gruppe in der Simulation uneins war: Haben Sie die Diskussion eher offen gehalten oder auf eine Entscheidung gedrängt?',
  'Keep it open': 'Offen halten',
  'Press for a decision': 'Auf Entscheidung drängen',
  'How often do you explain the reasons for a decision to the people it concerns?':
    'Wie oft erklären Sie die Gründe einer Entscheidung denen, die sie betrifft?',
  'In the simulation, how often did you explain the reasons for your choice to the others?':
    'Wie oft haben Sie in der Simulation den anderen die Gründe Ihrer Wahl erklärt?',
  'Describe a recent group decision that you took part in. What did you contribute, and what would have helped the group?':
    'Beschreiben Sie eine Gruppenentscheidung aus letzter Zeit, an der Sie beteiligt waren. Was haben Sie beigetragen, und was hätte der Gruppe geholfen?',
  'Describe a group decision from the simulation. What did you contribute, and what would have helped the group?':
    'Beschreiben Sie eine Gruppenentscheidung aus der Simulation. Was haben Sie beigetragen, und was hätte der Gruppe geholfen?',

  // Answers without names
  Questionnaires: 'Fragebögen',
  Category: 'Kategorie',
  Usually: 'In der Regel',
  'This time': 'Dieses Mal',
  Means: 'Mittelwerte',
  'Too few answers': 'Zu wenige Antworten',
  '1: {least}, 5: {most}': '1: {least}, 5: {most}',
  '{pre} answered before the simulation (what they usually do), {post} after it (what they did this time).':
    'Antworten vor der Simulation (was man in der Regel tut): {pre}, danach (was man dieses Mal tat): {post}.',
  'These are two different questions, so a difference is not a change in a person.':
    'Das sind zwei verschiedene Fragen. Ein Unterschied ist deshalb keine Veränderung einer Person.',
  'Once a run has ended, answers are shown from {least} people up, and those after it {least} at a time: fewer could be recognised in them.':
    'Nach dem Ende eines Durchlaufs erscheinen Antworten ab {least} Personen, die danach gegebenen jeweils zu {least}: Bei weniger ließe sich erkennen, wer was geantwortet hat.',

  // The phases of a guided debrief
  Reactions: 'Reaktionen',
  'What happened': 'Was geschah',
  Why: 'Warum',
  Lessons: 'Lehren',
  Commitment: 'Vorsatz',
  Done: 'Fertig',

  // The record of a person: what they brought, heard and changed, and the mirror
  'You {parts}': 'Sie haben {parts}',
  'brought one thing': 'eine Sache eingebracht',
  'brought {things} things': '{things} Dinge eingebracht',
  'used one thing from another room': 'eine Sache aus einem anderen Raum genutzt',
  'used {things} things from other rooms': '{things} Dinge aus anderen Räumen genutzt',
  'used one from another room': 'eine aus einem anderen Raum genutzt',
  'used {things} from other rooms': '{things} aus anderen Räumen genutzt',
  'changed your mind once': 'einmal Ihre Meinung geändert',
  'changed your mind twice': 'zweimal Ihre Meinung geändert',
  'changed your mind {stages} times': '{stages}-mal Ihre Meinung geändert',
  'kept to your decision': 'an Ihrer Entscheidung festgehalten',
  'kept to your decisions': 'an Ihren Entscheidungen festgehalten',
  two: 'zwei',
  three: 'drei',
  four: 'vier',
  five: 'fünf',
  six: 'sechs',
  seven: 'sieben',
  eight: 'acht',
  nine: 'neun',
  ten: 'zehn',
  eleven: 'elf',
  twelve: 'zwölf',
  'What you brought': 'Was Sie eingebracht haben',
  'What you heard': 'Was Sie gehört haben',
  'Where you changed your mind': 'Wo Sie Ihre Meinung geändert haben',
  '<b>{count}</b> item on the table': '<b>{count}</b> Eintrag auf dem Tisch',
  '<b>{count}</b> items on the table': '<b>{count}</b> Einträge auf dem Tisch',
  'one note': 'eine Notiz',
  '{notes} notes': '{notes} Notizen',
  '<b>{count} of {of}</b> notes of your room': '<b>{count} von {of}</b> Notizen Ihres Raums',
  '<b>{count} of {of}</b> items from other rooms used':
    '<b>{count} von {of}</b> Einträgen aus anderen Räumen genutzt',
  '<b>{count} of {of}</b> stages': '<b>{count} von {of}</b> Phasen',
  'One other person rested their decision on it.':
    'Eine andere Person hat ihre Entscheidung darauf gestützt.',
  '{others} others rested their decisions on it.': '{others} andere haben ihre Entscheidung darauf gestützt.',
  'Your final decision rests on it.': 'Darauf stützt sich Ihre endgültige Entscheidung.',
  'Your final decisions rest on them.': 'Darauf stützen sich Ihre endgültigen Entscheidungen.',
  'You kept to the decision of your room vote.':
    'Sie sind bei der Entscheidung Ihrer Raumabstimmung geblieben.',
  'In your room, {time}': 'In Ihrem Raum, {time}',
  'With everybody, {time}': 'Mit allen, {time}',
  'One item came to the table in between': 'Dazwischen kam ein Eintrag auf den Tisch',
  '{items} items came to the table in between': 'Dazwischen kamen {items} Einträge auf den Tisch',
  'Stage {number}': 'Phase {number}',
  'with the group': 'wie die Gruppe',
  'the group chose {decision}': 'die Gruppe hat sich anders entschieden: {decision}',
  'Your decisions': 'Ihre Entscheidungen',
  'Your answers': 'Ihre Antworten',
  'Answer, 1 to 5': 'Antwort, 1 bis 5',
  'The mirror': 'Der Spiegel',
  'What you said about yourself, next to what the run counted. It is for you; nobody grades it.':
    'Was Sie über sich gesagt haben, neben dem, was der Durchlauf gezählt hat. Es ist für Sie; niemand bewertet es.',
  'What the run counted. It is for you; nobody grades it.':
    'Was der Durchlauf gezählt hat. Es ist für Sie; niemand bewertet es.',
  'What you answered': 'Was Sie geantwortet haben',
  'What the run recorded': 'Was der Durchlauf festgehalten hat',
  'Usually {word}.': 'Gewöhnlich {word}.',
  'This time {word}.': 'Dieses Mal {word}.',
  'hardly ever': 'fast nie',
  seldom: 'selten',
  sometimes: 'manchmal',
  often: 'oft',
  'almost always': 'fast immer',
  'You answered “usually” before the simulation and “this time” after it.':
    '„Gewöhnlich“ haben Sie vor der Simulation beantwortet, „dieses Mal“ danach.',
  'What the run did not measure is left out.': 'Was der Durchlauf nicht gemessen hat, fehlt hier.',
  'You changed your mind in <b>{count} of {of}</b> stages.':
    'Sie haben in <b>{count} von {of}</b> Phasen Ihre Meinung geändert.',
  '<b>{count} of {of}</b> posts and files that your decisions rest on came from other rooms.':
    '<b>{count} von {of}</b> Beiträgen und Dateien, auf die sich Ihre Entscheidungen stützen, kamen aus anderen Räumen.',
  'You read <b>{count} of {of}</b> posts of your room.':
    'Sie haben <b>{count} von {of}</b> Beiträgen Ihres Raums gelesen.',
  'You voted in your room after <b>{times}</b>.': 'Sie haben in Ihrem Raum nach <b>{times}</b> abgestimmt.',
  'You wrote <b>{count} of {of}</b> notes of your room.':
    'Sie haben <b>{count} von {of}</b> Notizen Ihres Raums geschrieben.',
  '{time} of {clock}': '{time} von {clock}',
} as const;
