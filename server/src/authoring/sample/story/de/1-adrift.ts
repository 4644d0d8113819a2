import type { SampleScenario } from '../../shape.ts';

export const adrift: SampleScenario = {
  key: 'adrift',
  name: 'Treibend in der Meerenge',
  description:
    'Dienstag, 14. Oktober, 06:00 Uhr. Das Containerschiff MV Tamber Light, 212 Meter lang, brennt seit 22:15 Uhr. Maschine und Ruder sind ausgefallen. An Bord sind 462 Container mit Lithium-Ionen-Modulen, 38 mit Schwarzmasse (dem Pulver zerkleinerter Batterien), 26 Tanks mit Batterie-Elektrolyt und 1.480 Tonnen Schweröl. Zwanzig der 22 Besatzungsmitglieder sind an Land. Der dritte Ingenieur Mateo Reyes und der Schmierer Daniel Krantz werden vermisst.\n\nDas Schiff treibt mit 1,1 Knoten nach Nordosten. 8,5 Seemeilen voraus liegt der Einlauf des Wasserwerks Gannet Point; geschieht nichts, ist es um 13:44 Uhr dort. Gannet Point liefert 225.000 der 268.000 Kubikmeter, die 1,18 Millionen Menschen am Tag verbrauchen. Den Einlauf zu schließen dauert 40 Minuten, das Wiederanfahren 60 Stunden. Ohne das Werk reicht der Brack-Stausee acht Tage, bei 60 Prozent des üblichen Verbrauchs fünfzehn.\n\nDie Schlepper Stalwart und Petrel haben am Schiff festgemacht. Ziehen beide, sind sie in etwa vier Stunden im Hafen, in drei an der Sable-Bank, in 20 bis 26 im tiefen Wasser im Westen. Die nächsten Wohnhäuser stehen 600 Meter von Liegeplatz 9; dort versprach die Gouverneurin 2027 nach einem Lagerhausbrand, dass keine brennende Ladung mehr in den Hafen komme. Der Weg nach Westen führt über die Merrow-Bank, wo bis zum 2. November der Seehecht laicht, und aus der Reichweite der Berger heraus; der Versicherer des Schiffes bietet 40 Millionen, solange es darin bleibt. Der Rauch zieht auf See hinaus. Für Mittwochnacht ist Sturm angesagt. Der Bergungsleiter braucht bis 07:30 Uhr eine Anordnung.',
  asks_order: true,
  decisions: [
    {
      key: 'port',
      title_of_decision: 'In den Hafen holen',
      description_of_decision:
        'Das Schiff wird 5,7 Seemeilen zum Liegeplatz 9 geschleppt, das Schleusentor von Becken 3 hinter ihm geschlossen und der Brand vom Kai aus bekämpft. Becken 3 und die Treibstoffpier sind gesperrt, bis das Schiff kalt ist. Feuerwehr und Löschboot arbeiten von Land und aus dem Becken heraus.',
      leads_to: 'harbour-fire',
      outcome:
        'Um 11:20 Uhr passierte die Tamber Light den Molenkopf, zehn Minuten später lag sie am Kai, mit 72 Grad in Laderaum 2. Um 13:20 Uhr war das Schleusentor zu. Vier Pumpen an Land halten seither die Temperatur. Bis Mittwochabend zog der Rauch auf See, und im Viertel hängten die Leute Wäsche auf. Um zehn nach acht drehte der Wind. Im Wohnheim Seilerstraße, wo 52 von 84 Menschen nicht gehen können, klebte die Nachtschwester die Fenster mit Paketband aus dem Büro zu. Am Donnerstag schrieb der Versicherer des Hafens, Liegeplatz 9 sei eine Einladung gewesen, er zahle 25 Millionen. Vor dem Schleusentor hat das Labor nichts von dem Schiff gefunden, und Gannet Point hat keine Stunde stillgestanden.',
      conditions: [
        {
          text: 'Eine unterschriebene Risikobewertung, mit Uhrzeit und Namen, bevor das Schiff den Molenkopf passiert.',
          met: 'Die Bewertung war um 07:21 Uhr unterschrieben, eine Seite, von Hand. Die Anwälte des Reeders baten am Donnerstag um eine Kopie und haben seitdem nicht mehr geschrieben.',
          unmet:
            'Als das Schiff den Molenkopf passierte, war keine Bewertung unterschrieben. Die in der Akte trägt die Uhrzeit 11:31, und am Donnerstag baten die Anwälte des Reeders um eine Kopie davon.',
        },
        {
          text: 'Die Anordnung nennt, wer nach den beiden Vermissten sucht und wann.',
          met: 'Die Anordnung hatte vier Freiwillige und eine Uhrzeit genannt. Am Dienstag um 12:40 Uhr standen sie vor dem Maschinenkontrollraum, und Mateo Reyes machte die Tür auf. Daniel Krantz lebte noch. Er starb am Mittwoch in St. Oda, seine Frau Elif war bei ihm.',
          unmet:
            'In keiner Anordnung stand, wer achtern nachsehen soll. Ein Kranführer hörte das Klopfen, und am Dienstagabend um halb sieben wurde Mateo Reyes herausgeschnitten. Daniel Krantz, der neben ihm lag, hatte bis gegen vier gelebt.',
        },
      ],
    },
    {
      key: 'sea',
      title_of_decision: 'Auf die offene See schleppen',
      description_of_decision:
        'Ein Schleppzug in das westliche Tief, 38 Seemeilen draußen, wird zusammengestellt und läuft um 09:00 Uhr aus. Die Meerenge wird vor ihm geräumt. Draußen brennt das Schiff unter Bewachung aus, in einem Sperrkreis von fünf Seemeilen.',
      leads_to: 'broken-tow',
      outcome:
        'Um 09:10 Uhr lief der Schleppzug aus. Die Petrel hielt Wasser auf Laderaum 2, die Stalwart zog allein. Um Mitternacht waren sie zwölf Meilen draußen. Am Mittwoch um zwei Uhr früh erhob Ilmara Einspruch gegen den Kurs, und der Schleppzug lag bis 09:40 Uhr still. Im Hafen lief der Betrieb wie immer, an Land roch niemand etwas. Um 17:00 Uhr war die See der Petrel zu hoch, und sie kehrte um. Um 20:00 Uhr stand der Wind genau auf dem Bug. Der Draht der Stalwart, ausgelegt für 62 Tonnen, brach um 23:40 Uhr bei 97, 21 Meilen vor der Küste, und drei Mann wurden verletzt. Die Schlepper verloren das Schiff im Regen. Am Donnerstag um 03:15 Uhr berührte es den Westrand der Merrow-Bank. Das erste Öl sah man um neun. Von den neun Leuten der Stalwart sind fünf arbeitsfähig.',
      conditions: [
        {
          text: 'Ilmara erhält vor dem Auslaufen eine Anzeige des Schlepps mit Begründung.',
          met: 'Die begründete Anzeige war am Dienstag um 08:20 Uhr in Port Azir. Ilmara erhob trotzdem Einspruch und zog ihn zurück, als die eigenen Juristen Seite zwei gelesen hatten.',
          unmet:
            'Niemand hatte Ilmara eine Anzeige geschickt. Die Juristen dort haben die Uhrzeit des Schlepps von der Hafenkamera und verlangen die Kosten für zwei Patrouillenboote.',
        },
        {
          text: 'Die Marineschiffe Corvane und Aldis werden namentlich angefordert.',
          met: 'Corvane und Aldis kamen am Dienstag um 21:30 Uhr. Während des Halts am Mittwochmorgen brachte die Aldis eine Leine am Heck fest, und die hielt, bis sie an der heißen Reling durchgescheuert war, neun Minuten bevor der Draht brach. Um eins holte ihr Boot die drei Verletzten von der Stalwart.',
          unmet:
            'Niemand hatte die Marineschiffe namentlich angefordert. Sie liefen am Donnerstag um zehn aus, auf Weisung des Ministeriums. Die drei Verletzten lagen in der Messe der Stalwart, bis um sieben ein Hubschrauber fliegen konnte.',
        },
        {
          key: 'sea-search',
          text: 'Die Anordnung nennt, wer nach den beiden Vermissten sucht und wann.',
          met: 'Die Anordnung hatte vier Freiwillige genannt und eine Uhrzeit für einen zweiten Versuch, falls der erste misslingt. Am Dienstag um 18:30 Uhr trieb der Rauch sie zurück. Am Mittwoch um 11:20 Uhr wurde Mateo Reyes abgeborgen. Daniel Krantz konnte nicht gehen, bis drei hatten sie ihn draußen. Er starb am Donnerstag in St. Oda, seine Frau Elif war bei ihm.',
          unmet:
            'In keiner Anordnung stand, wer achtern nachsehen soll. Zwei Mann versuchten es am Dienstag um 18:30 Uhr, und der Rauch trieb sie zurück. Am Mittwoch um 11:20 Uhr wurde Mateo Reyes abgeborgen, weil jemand noch einmal nach dem Klopfen gefragt hatte. Daniel Krantz, der neben ihm lag, hatte bis gegen vier Uhr früh gelebt; um drei am Nachmittag holten sie ihn herauf.',
        },
      ],
    },
    {
      key: 'offshore',
      title_of_decision: 'Vor der Küste festhalten, Einlauf schließen',
      description_of_decision:
        'Gannet Point wird abgestellt. Danach kommt das Schiff 4,2 Seemeilen weiter hinter die Sable-Bank, wird dort vor zwei Anker gelegt und gekühlt. Bis es kalt genug für einen Schlepp ist, verbraucht die Region 60 Prozent der üblichen Wassermenge, aus dem Brack-Stausee und den Brunnen der Dorran-Ebene.',
      leads_to: 'dry-city',
      outcome:
        'Um neun war der Einlauf zu, um halb elf lag die Tamber Light hinter der Sable-Bank vor zwei Ankern. In Laderaum 2 waren es da 70 Grad, und die Petrel hielt Wasser darauf. Abgeblasen haben die Tanks bis heute nicht, und das Feuer ist in Laderaum 3 geblieben. Am Mittwochabend drehte der Wind auf West, und der Rauch zog südlich von Gannet Point an Land; den einen Wächter dort hatte man nach Hause geschickt. In Port Sarrow läuft das Wasser sechs Stunden am Tag, Viertel für Viertel. Die Badewannen sind voll, Farbeimer auch, in der Salzstraße sogar ein Planschbecken. Die östlichen Bezirke haben seit Mittwochmorgen 46 Liter pro Kopf. Der Stausee hat in drei Tagen 354.000 Kubikmeter verloren und steht bei 1.496.000. Die Industriekammer beziffert ihre Verluste bisher auf 27 Millionen.',
      conditions: [
        {
          key: 'offshore-search',
          text: 'Die Anordnung nennt, wer nach den beiden Vermissten sucht und wann.',
          met: 'Die Anordnung hatte vier Freiwillige und eine Uhrzeit genannt. Am Dienstag um 12:10 Uhr standen sie vor dem Maschinenkontrollraum, und Mateo Reyes machte die Tür auf. Daniel Krantz lebte noch. Er starb am Mittwoch in St. Oda, seine Frau Elif war bei ihm.',
          unmet:
            'In keiner Anordnung stand, wer achtern nachsehen soll. Mateo Reyes wurde am Dienstagabend um sechs gefunden, weil er immer weiter geklopft hatte. Daniel Krantz, der neben ihm lag, hatte bis gegen vier gelebt.',
        },
        {
          key: 'offshore-tug',
          text: 'Ilmara wird vor 08:00 Uhr um seinen Schlepper gebeten.',
          met: 'Der Schlepper aus Ilmara machte am Dienstag um 16:30 Uhr fest und hielt den Bug die ganze Mittwochnacht im Wind; die Anker rührten sich nicht.',
          unmet:
            'Die Stalwart hielt das Schiff allein. Am Donnerstag um 02:00 Uhr schleiften beide Anker 400 Meter auf den Einlauf zu, bevor sie wieder griffen.',
        },
        {
          key: 'offshore-hospital',
          text: 'Die Anordnung stellt die Versorgung des Bezirks um das Krankenhaus St. Oda über Schieber H7 sicher und nennt, wer ihn öffnet.',
          met: 'Um 08:50 Uhr hatte ein in der Anordnung genannter Monteur Schieber H7 geöffnet. St. Oda hatte seither zweimal zu wenig Druck, je zwanzig Minuten, und beide Male reichte der eigene Tank.',
          unmet:
            'Von Schieber H7 stand in keiner Anordnung etwas. Am Mittwochabend um neun war der Tank von St. Oda leer. Am Donnerstag um fünf Uhr früh fand ein Monteur den Schieber. Bis dahin hatten 31 Menschen ihre Dialyse versäumt, und einer von ihnen, ein Mann von 70 Jahren, starb am Donnerstag.',
        },
      ],
    },
  ],
  facts: [
    {
      text: 'Ilmaras Schlepper mit 180 Tonnen Zug könnte das Schiff vor Anker halten. Um 07:30 Uhr erbeten, ist er um 16:30 Uhr da. Bei einem Schlepp nach Westen hilft er nicht.',
      carried_by: ['karoun-call'],
      supports: ['offshore'],
      opposes: [],
    },
    {
      text: 'Zwei Marineschiffe, zusammen 48 Tonnen Zug, kommen 14 Stunden nach dem Ruf. Stufe 2 genügt, wenn man sie namentlich anfordert.',
      carried_by: ['p2', 'level-3-memo', 'l2'],
      supports: ['sea'],
      opposes: [],
    },
    {
      text: 'Lädt die Hafenbehörde das Schiff ein, endet die Versicherung bei 25 statt bei 120 Millionen.',
      carried_by: ['e1', 'cost-model'],
      supports: [],
      opposes: ['port'],
    },
    {
      text: 'Von Mittwoch 20:00 Uhr bis Samstag zieht Rauch aus dem Hafen über das Netzmacherviertel; von der Sable-Bank zieht er über menschenleere Klippen.',
      carried_by: ['s8'],
      supports: ['offshore'],
      opposes: ['port'],
    },
    {
      text: 'Steht das Werk, haben die 214 Dialysepatienten von St. Oda Wasser für 36 Stunden, außer die Anordnung stellt die Versorgung ihres Bezirks sicher.',
      carried_by: ['s1', 't3'],
      supports: [],
      opposes: ['offshore'],
    },
    {
      text: 'Ungekühlt bläst Laderaum 2 um 13:00 Uhr ab. Petrel kann nur kühlen oder ziehen; Stalwart allein braucht 38 Stunden ins Tief, bis Mi 23:00. An Liegeplatz 9 kühlen ab 11:30 Uhr Pumpen an Land.',
      carried_by: ['t1', 't2', 't4', 't6', 'tow-times'],
      supports: ['port'],
      opposes: ['sea'],
    },
    {
      text: 'Becken 3 lässt sich in weniger als zwei Stunden schließen, und nichts, was ausläuft, kommt hinaus.',
      carried_by: ['n2'],
      supports: ['port'],
      opposes: [],
    },
    {
      text: 'Der Beweis, der die Haftungsgrenze des Reeders von 74 Millionen aufheben könnte, liegt im Brückentresor und ist verloren, wenn das Schiff in tiefem Wasser sinkt.',
      carried_by: ['l1'],
      supports: [],
      opposes: ['sea'],
    },
  ],
  rooms: {
    political: {
      notes:
        'Sie beraten zu Macht, Zusagen und Partnern. Lesen Sie, wer wem was versprochen hat, in der Hauptstadt und jenseits der Meerenge. Am Ende sollten Sie sagen können: Welche der drei Entscheidungen kann die Gouverneurin in einer Woche noch vertreten, und mit wessen Hilfe?',
      posts: [
        {
          key: 'p1',
          author: {
            name: 'Nadia Petrosyan',
            handle: '@petrosyan_courier',
            avatar: null,
          },
          content:
            'Nach dem Lagerhausbrand 2027 stand Gouverneurin Osei im Netzmacherviertel und sagte: „Solange ich im Amt bin, kommt keine brennende Ladung mehr in diesen Hafen.“ Wir haben die Aufnahme. Der Courier hat in ihrem Büro um 04:30, 05:00 und 05:30 Uhr angerufen und würde eine Antwort immer noch drucken.',
          timestamp: 'Di 05:45',
          likes: 2318,
          retweets: 907,
          replies: 411,
        },
        {
          key: 'p2',
          author: {
            name: 'Oberst Ruth Zeller',
            handle: '@zeller_liaison',
            avatar: null,
          },
          content:
            'VERMERK, nur Raum Strategie. 1. Die Marineschiffe Corvane und Aldis können 14 Stunden nach einem Ruf beim Schiff sein. 2. Zusammen ziehen sie 48 Tonnen. Keines ist ein Schlepper, keines hat je etwas dieser Größe geschleppt. 3. Stufe 3 ist dafür nicht nötig. Unter Stufe 2 darf der Krisenstab sie namentlich anfordern, schriftlich. 4. Unter Stufe 3 geht die Führung nach 72 Stunden auf das Ministerium über. 5. Einzelheiten: memo-level-3-request.docx.',
          timestamp: 'Di 04:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p3',
          author: {
            name: 'Bürgermeister Dario Belkacem',
            handle: '@mayor_belkacem',
            avatar: null,
          },
          content:
            'An die elf Ratsmitglieder, die mich heute Nacht angerufen haben: Ich habe nichts zugestimmt, und gefragt hat mich niemand. Will der Krisenstab das Schiff an Liegeplatz 9, erwarte ich vor der Anordnung einen Anruf. Wir treffen uns um sieben. Nehmt die Seitentür, die große klemmt wieder.',
          timestamp: 'Di 05:50',
          likes: 604,
          retweets: 88,
          replies: 52,
        },
        {
          key: 'p4',
          author: {
            name: 'Büro der Versammlung',
            handle: '@assembly_office',
            avatar: null,
          },
          content:
            'Fraktionssitzung verlegt von 08:30 auf 09:15 Uhr, gleicher Raum. Die Heizung wird repariert, bitte Mäntel anbehalten.',
          timestamp: 'Di 05:10',
          likes: 3,
          retweets: 0,
          replies: 1,
        },
        {
          key: 'p5',
          author: {
            name: 'Büro Viktor Anand',
            handle: '@anand_office',
            avatar: null,
          },
          content:
            'Herr Anand besucht um 08:00 Uhr die Feuerwache in der Gaswerkstraße, um der Nachtschicht zu danken. Fotos ab 08:15 Uhr. Herr Anand beantwortet eine Frage zum Schiff.',
          timestamp: 'Di 05:35',
          likes: 41,
          retweets: 9,
          replies: 17,
        },
        {
          key: 'p6',
          author: {
            name: 'Bastien Roux',
            handle: '@roux_protocol',
            avatar: null,
          },
          content:
            'SMS aus dem Büro von Ministerin Karoun, 06:41 Uhr, nur Raum Strategie: „Unsere Admiralität möchte die Besatzung des Schleppers entweder auf See oder ins Bett schicken. Wir warten bis 08:00 Uhr. Danach ist die Genehmigung neu zu beantragen.“',
          timestamp: 'Di 06:42',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 840,
        },
      ],
      files: [
        {
          key: 'level-3-memo',
          path: 'memo-level-3-request.docx',
          name: 'memo-level-3-request.docx',
          day: null,
        },
        {
          key: 'karoun-call',
          path: 'call-roux-karoun-0450.txt',
          name: 'call-roux-karoun-0450.txt',
          day: null,
        },
      ],
    },
    economic: {
      notes:
        'Sie beraten zu Geld, Handel und Arbeitsplätzen. Vergleichen Sie, was jede Anordnung am Tag kostet, wer es bezahlen würde und wie lange die Vorräte reichen. Am Ende sollten Sie sagen können: Was kostet jede Entscheidung in zehn Tagen, und welche Kosten sind versichert?',
      posts: [
        {
          key: 'e1',
          author: {
            name: 'Hyun-woo Castellanos',
            handle: '@castellanos_risk',
            avatar: null,
          },
          content:
            'VERMERK, Raum Wirtschaft. Betr.: Hafenpolice, Seiten 30 und 31. Treibt ein Schiff herein oder wird es hereingetrieben, ist die Betriebsunterbrechung bis 120 Millionen gedeckt. Wenn die Hafenbehörde „einen Havaristen einlädt“, gilt die Grenze 25. Liegeplatz 9 wäre eine Einladung; ich habe nach einer anderen Lesart gesucht und keine gefunden. Mit geschlossenem Becken 3 verlieren wir 14 Millionen am Tag, die 25 sind also am zweiten Tag verbraucht. Beide Grenzen stehen im Kostenmodell (B18, B19). Schwach ist B11, die Wahrscheinlichkeit, dass eine Schleppleine bricht. Die 0,25 dort haben zwei von uns um vier Uhr früh geschätzt. Irgendwer im Haus muss eine Zahl haben.',
          timestamp: 'Di 05:55',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e2',
          author: {
            name: 'Tomas Jurado',
            handle: '@port_director',
            avatar: null,
          },
          content:
            'Hafenstatus 05:30 Uhr. Offen, alle Becken. Ausfall bei Schließung: ganzer Hafen 38 Millionen am Tag, Becken 3 allein 14. Vorräte: Weizen elf Tage, Diesel und Benzin sechs. Nächster Status 07:00 Uhr.',
          timestamp: 'Di 05:30',
          likes: 311,
          retweets: 77,
          replies: 48,
        },
        {
          key: 'e3',
          author: {
            name: 'Ines Wirth',
            handle: '@wirth_industry',
            avatar: null,
          },
          content:
            'Die Industriekammer bittet vor jeder Kürzung des Wassers um zwölf Stunden Vorlauf. Bei 60 Prozent verlieren unsere Mitglieder etwa 9 Millionen am Tag. Unter 50 Prozent stehen das Chipwerk und die Konservenfabriken, dann sind es etwa 21. Die Zahlen stammen aus einer Umfrage von 2029; eine neuere ist mir nicht bekannt.',
          timestamp: 'Di 05:25',
          likes: 454,
          retweets: 163,
          replies: 71,
        },
        {
          key: 'e4',
          author: {
            name: 'Seehechtauktion',
            handle: '@hake_auction',
            avatar: null,
          },
          content:
            'Auktion um neun wie immer. 41 Kisten Seehecht, 12 Seezunge, kein Tintenfisch. Eismaschine defekt, bitte Eis mitbringen.',
          timestamp: 'Di 05:35',
          likes: 12,
          retweets: 1,
          replies: 0,
        },
        {
          key: 'e5',
          author: {
            name: 'Wen Sarpong',
            handle: '@wen_freight',
            avatar: null,
          },
          content:
            '@port_director Tor 4 ist seit zehn nach fünf zu. Sechzig Lkw in der Mühlenstraße, und den Fahrern sagt keiner was. Heißt „offen, alle Becken“, dass sie umdrehen sollen?',
          timestamp: 'Di 05:50',
          likes: 207,
          retweets: 31,
          replies: 22,
        },
        {
          key: 'e6',
          author: {
            name: 'Tomas Jurado',
            handle: '@port_director',
            avatar: null,
          },
          content:
            '@wen_freight Der Kartenleser. Techniker ist unterwegs, bis dahin bitte Tor 3 nehmen, ein Schild wird noch aufgestellt.',
          timestamp: 'Di 05:56',
          likes: 19,
          retweets: 1,
          replies: 3,
        },
      ],
      files: [
        {
          path: 'port-calls-october.csv',
          name: 'port-calls-october.csv',
          day: null,
        },
        {
          key: 'cost-model',
          path: 'cost-model-ten-days.xlsx',
          name: 'cost-model-ten-days.xlsx',
          day: null,
        },
      ],
    },
    social: {
      notes:
        'Sie sprechen für die Menschen: Anwohner, Patienten, Familien, Besatzung. Finden Sie heraus, wen jede Entscheidung zuerst trifft und wie lange es dauert, diese Menschen zu schützen. Am Ende sollten Sie sagen können: Wer braucht vor der Anordnung Hilfe, und wer vertraut uns noch?',
      posts: [
        {
          key: 's1',
          author: {
            name: 'Dr. Kenji Abara',
            handle: '@abara_st_odas',
            avatar: null,
          },
          content:
            'Sprachnachricht, abgetippt vom Stationsbüro, für den Raum Gesellschaft. Abara, St. Oda, entschuldigen Sie den Lärm. Wir haben 214 Leute an der Dialyse, das sind neunzig, nein, zweiundneunzig Behandlungen am Tag zu 120 Litern, also elf Kubikmeter, und unser Tank fasst sechzehneinhalb, also anderthalb Tage, wenn das Netz schwach wird, und das wird es immer, wenn das Werk steht, war im März genauso. Ich verlange nicht, dass Sie das Werk laufen lassen, das habe ich nicht zu entscheiden. Nur könnte bitte jemand unseren Bezirk in die Anordnung schreiben, bevor an den Schiebern gedreht wird, und mir sagen, wer das ist, im März habe ich nämlich vier Ämter durchtelefoniert.',
          timestamp: 'Di 05:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's2',
          author: {
            name: 'Paolo Reyes',
            handle: '@paolo_reyes_77',
            avatar: null,
          },
          content:
            'mein bruder ist dritter ingenieur auf dem schiff. mateo reyes. um 04:50 hat sein handy elf sekunden geklingelt und das netz sagt es war beim schiff. die reederei sagt warten. liest das hier jemand der wen hinschicken kann',
          timestamp: 'Di 05:40',
          likes: 3871,
          retweets: 2210,
          replies: 640,
        },
        {
          key: 's3',
          author: {
            name: 'Salzstraße live',
            handle: '@saltstreet_live',
            avatar: null,
          },
          content:
            "Trinkt in der Salzstraße NICHT aus dem Hahn!! Riecht seit vier nach Farbe. Mein Cousin ist in Gannet Point, er sagt, nachts ist Lösungsmittel durchs Werk gegangen und sie sollen die Klappe halten. Teilen, bevor sie's löschen",
          timestamp: 'Di 05:32',
          likes: 2640,
          retweets: 1980,
          replies: 355,
        },
        {
          key: 's4',
          author: {
            name: 'Rosa Imhof',
            handle: '@corner_shop_rosa',
            avatar: null,
          },
          content:
            '@saltstreet_live Ich wohne zwei Türen weiter, und bei mir riecht nichts. Nur mein Wasser in Flaschen ist ausverkauft, einer hat vierzig Kisten mitgenommen. Sind Sie der mit dem blauen Lieferwagen?',
          timestamp: 'Di 05:41',
          likes: 88,
          retweets: 4,
          replies: 12,
        },
        {
          key: 's5',
          author: {
            name: 'Runa',
            handle: '@beachlog_runa',
            avatar: null,
          },
          content:
            '@saltstreet_live ok aber die testen doch jede halbe stunde?? die mutter von meiner freundin ist im labor. kann das einfach mal wer posten',
          timestamp: 'Di 05:47',
          likes: 140,
          retweets: 33,
          replies: 21,
        },
        {
          key: 's6',
          author: {
            name: 'Latisha Nwosu',
            handle: '@nets_neighbours',
            avatar: null,
          },
          content:
            'Netzmacher, hört mal bitte. Eine Anordnung gibt es noch nicht. Wenn eine kommt, ist zuerst das Wohnheim Seilerstraße dran: Bei der Übung haben sie elf Stunden gebraucht, und in Haus Anker steht seit Juli der Aufzug. Lieferwagen zu mir. Wer hat den Schlüssel von der Turnhalle Salzstraße, schreib mir. Zoran, dein Hund ist bei mir.',
          timestamp: 'Di 05:52',
          likes: 1204,
          retweets: 562,
          replies: 197,
        },
        {
          key: 's7',
          author: {
            name: 'Radio Sarrow',
            handle: '@radio_sarrow',
            avatar: null,
          },
          content:
            'Morgenmagazin, Mitschrift. MODERATORIN: In der Leitung ist Jelle von der Nordmole. Was sehen Sie? ANRUFER: Hinten ist sie orange. Der Rauch zieht gerade aufs Wasser raus, auf unserer Seite sieht man Sterne. MODERATORIN: Sie machen sich also keine Sorgen. ANRUFER: Den Wellensittich hab ich reingeholt. MODERATORIN: Und nun die Gezeiten.',
          timestamp: 'Di 05:55',
          likes: 35,
          retweets: 2,
          replies: 6,
        },
        {
          key: 's8',
          author: {
            name: 'Wetteramt',
            handle: '@sarrow_met',
            avatar: null,
          },
          content:
            'MITTEILUNG Nr. 2 AN SCHULEN UND PFLEGEHEIME, 06:24 Uhr. Rücknahme der Vorhersage von 24 Uhr. Am Mittwoch gegen 20:00 Uhr Winddrehung auf West, Zunahme auf Stärke 8. Ab diesem Zeitpunkt bis Samstag Zug von Rauch aus den Hafenbecken über das Netzmacherviertel. Rauch von der Sable-Bank würde an den unbewohnten Klippen südlich von Gannet Point an Land treten. Diese Mitteilung ergeht nur an Einrichtungen. Öffentliche Vorhersage um 08:00 Uhr.',
          timestamp: 'Di 06:24',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 480,
        },
      ],
      files: [
        {
          path: 'vulnerable-sites-netmakers.csv',
          name: 'vulnerable-sites-netmakers.csv',
          day: null,
        },
      ],
    },
    technological: {
      notes:
        'Sie beraten zu Schiff, Feuer, Schlepp und Werk. Suchen Sie nach dem, was technisch möglich ist, und für wie lange. Am Ende sollten Sie sagen können: In wie vielen Stunden brennt der nächste Laderaum, hält der Schlepp, und was geschieht mit dem Werk, wenn es steht?',
      posts: [
        {
          key: 't1',
          author: {
            name: 'Joost Gerrits',
            handle: '@gerrits_salvage',
            avatar: null,
          },
          content:
            'Arbeitskanal, Mitschrift. Gerrits auf der Stalwart. Laderaum 2 bei 59, zwei Grad die Stunde. 26 Tanks Elektrolyt da drin. Bei 75 blasen die ab, also gegen eins. Petrel hält Wasser drauf, wenn sie kann. Braucht für die Pumpe die ganze Maschine. Kühlen oder ziehen, beides geht nicht.',
          timestamp: 'Di 05:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't2',
          author: {
            name: 'Ebba Fossum',
            handle: '@tow_numbers',
            avatar: null,
          },
          content:
            'Für den Raum Technik. Meine Schlepptabelle liegt bei den Dateien. Im Lagebericht stehen 20 bis 26 Stunden bis ins westliche Tief. Die Annahme dahinter ist, dass zwei Schlepper die ganze Strecke ziehen; danach war gefragt. Zeile 4 gilt, wenn einer von ihnen anderweitig beschäftigt ist. Bei Stärke 8 braucht dieser Rumpf etwa 95 Tonnen Zug. Die Stalwart hat 62 und die Petrel 34, diese aber nur bis zwei Meter Seegang.',
          timestamp: 'Di 05:35',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't3',
          author: {
            name: 'Dr. Priya Halvorsen',
            handle: '@halvorsen_gannet',
            avatar: null,
          },
          content:
            'Gannet Point, Schichtbericht 05:00 Uhr. Leistung 9.375 Kubikmeter in der Stunde, normal. Straße 4 wurde um 03:10 Uhr rückgespült. Zur Kenntnis: Die Druckzone Hafen Ost, zu der das Krankenhaus St. Oda gehört, wird von unserer Pumpe 3 gehalten. Bei Stillstand des Werks wird die Zone aus Brack im freien Gefälle gespeist, und der Druck reicht für Dialyse nicht aus; der Tank der Station hält 36 Stunden vor. Versorgung von Hand über Schieber H7 ist möglich, wenn sie angeordnet wird.',
          timestamp: 'Di 05:00',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't4',
          author: {
            name: 'Feuerlöschboot Port Sarrow',
            handle: '@fireboat_sarrow',
            avatar: null,
          },
          content:
            'BORDBUCH, Steuermann G. Olawale. 04:20 Liegeplatz 9, feste Pumpen probiert. 1 läuft. 2 läuft. 3 kein Druck. 4 läuft. 5 kein Druck. 6 läuft. Vier von sechs reichen für zwei Laderäume. Teil für 3 und 5 seit August bestellt. 04:50 22 Schläuche ausgelegt, 3 undicht. 05:05 Tee.',
          timestamp: 'Di 05:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't5',
          author: {
            name: 'Krane Liegeplatz 9',
            handle: '@berth9_cranes',
            avatar: null,
          },
          content:
            'Kran 1 normal. Kran 2: Fernsteuersatz ist auf dem Lkw aus Ostmark, kommt Donnerstagnacht. Kran 3 abgeschmiert.',
          timestamp: 'Di 05:20',
          likes: 9,
          retweets: 0,
          replies: 1,
        },
        {
          key: 't6',
          author: {
            name: 'Schlepper Petrel',
            handle: '@tug_petrel',
            avatar: null,
          },
          content:
            'Petrel an alle, 06:54 Uhr. Filter schon wieder zu, neun Minuten trocken. Laderaum 2 zeigt 62,8. Zweite Pumpe läuft jetzt und nimmt alles an Leistung, für den Schlepphaken bleibt nichts.',
          timestamp: 'Di 06:54',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 1080,
        },
        {
          key: 't7',
          author: {
            name: 'Schlepper Stalwart',
            handle: '@tug_stalwart',
            avatar: null,
          },
          content:
            'Stalwart, Steuermann. Wieder Klopfen achtern, weit unten. Sechsmal und Pause, sechsmal und Pause. Hab mit dem Schraubenschlüssel zurückgeklopft, es hat geantwortet. Wem sag ich das?',
          timestamp: 'Di 06:50',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 'held',
        },
        {
          key: 't8',
          author: {
            name: 'Kamera Kap Lune',
            handle: '@cape_lune_cam',
            avatar: null,
          },
          content: 'Linse nass, kein Bild vor acht. Windmesser geht: SW 24 Knoten.',
          timestamp: 'Di 05:45',
          likes: 1,
          retweets: 0,
          replies: 0,
        },
      ],
      files: [
        {
          path: 'hold-temperatures.csv',
          name: 'hold-temperatures.csv',
          day: null,
        },
        {
          path: 'chart-hold-temperatures.png',
          name: 'chart-hold-temperatures.png',
          day: null,
        },
        {
          key: 'tow-times',
          path: 'tow-times.csv',
          name: 'tow-times.csv',
          day: null,
        },
      ],
    },
    environmental: {
      notes:
        'Sie sprechen für Meer, Luft und Küste. Finden Sie heraus, wohin Rauch, Öl und Schaum nach jeder Entscheidung ziehen und wann. Am Ende sollten Sie sagen können: Welchen Ort trifft jede Anordnung, wie lange, und lässt sich der Schaden wiedergutmachen?',
      posts: [
        {
          key: 'n1',
          author: {
            name: 'Hafenlabor',
            handle: '@harbour_lab',
            avatar: null,
          },
          content:
            'Halbstündliche Proben, 05:30 Uhr, Lösungsmittel in mg/l. Einlaufmündung: <0,05. Eine Meile südwestlich: <0,05. Sable-Bank: 0,12. Fluorid in gleicher Reihenfolge: 1,23, 1,21, 1,35. Grenzwert für Lösungsmittel im Trinkwasser: 0,5. An der Einlaufmündung liegt seit Montag 18:00 Uhr keine Probe über 0,05. Die ganze halbstündliche Tabelle liegt bei den Dateien dieses Raums.',
          timestamp: 'Di 05:40',
          likes: 83,
          retweets: 21,
          replies: 7,
        },
        {
          key: 'n2',
          author: {
            name: 'Schleuse Becken 3',
            handle: '@basin3_lock',
            avatar: null,
          },
          content:
            'SCHLEUSENBUCH. Sonntag Jahresprobe. Tor von auf bis zu 1 h 50. Stand innen hat sich über zwei Tiden nicht gerührt, es geht also nichts rein und nichts raus. Farbe reingetan wie 2024 und den Jungen nach einem Tag draußen gucken lassen. Keine Farbe. Becken fasst 1,9 Millionen Kubikmeter. Scharnier Nord gefettet. Lampe am Westpfosten ist immer noch die alte, dreimal gemeldet. I. Osterman, Schleusenwärter, 04:55.',
          timestamp: 'Di 04:55',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n3',
          author: {
            name: 'Odile Brennan',
            handle: '@foam_free_seas',
            avatar: null,
          },
          content:
            'WAS ist in dem Schaum? Auf dem Schiff: 14.000 Liter, alte Sorte, PFAS. Im Hafenlager: 3.000 Liter ohne. Ist der aus dem Lager alle, macht jemand die Tanks vom Schiff auf. Hat im Krisenstab schon einer gefragt, wer das anordnet?',
          timestamp: 'Di 05:15',
          likes: 348,
          retweets: 189,
          replies: 29,
        },
        {
          key: 'n4',
          author: {
            name: 'Odile Brennan',
            handle: '@foam_free_seas',
            avatar: null,
          },
          content: '@harbour_lab 0,12 an der Sable-Bank ist nicht nichts. WARUM sagt das keiner?',
          timestamp: 'Di 05:48',
          likes: 61,
          retweets: 20,
          replies: 9,
        },
        {
          key: 'n5',
          author: {
            name: 'Hafenlabor',
            handle: '@harbour_lab',
            avatar: null,
          },
          content:
            '@foam_free_seas Das steht in der Tabelle, acht Minuten vor Ihrer Frage. Es ist ein Viertel des Grenzwerts, und ob es vom Schiff kommt, wissen wir noch nicht. Die Probe von 06:00 Uhr steht um 06:20 Uhr auf der Seite.',
          timestamp: 'Di 05:55',
          likes: 14,
          retweets: 2,
          replies: 4,
        },
        {
          key: 'n6',
          author: {
            name: 'Sigrun Ulvik',
            handle: '@orrin_currents',
            avatar: null,
          },
          content:
            'Strömungsmodell, Lauf von 04:30 Uhr, plus oder minus 40 Minuten. Wasser von der Sable-Bank liegt bis 08:33 Uhr über dem Einlauf, dann wieder von 15:58 bis 20:58 Uhr. Bei Ebbe zieht es ab. Ich werde nach dem Hochwasser gefragt; das ist etwas anderes und kommt gegen sechs.',
          timestamp: 'Di 05:05',
          likes: 154,
          retweets: 66,
          replies: 21,
        },
        {
          key: 'n7',
          author: {
            name: 'AG Nachtreiher',
            handle: '@night_herons',
            avatar: null,
          },
          content:
            '31 Reiher auf den Stufen von Becken 3, zwei mehr als letzten Dienstag. Der mit dem Ring kann inzwischen Fischkisten öffnen.',
          timestamp: 'Di 05:25',
          likes: 27,
          retweets: 3,
          replies: 5,
        },
      ],
      files: [
        {
          key: 'water-table',
          path: 'water-quality-gannet-point.csv',
          name: 'water-quality-gannet-point.csv',
          day: null,
        },
        {
          path: 'chart-tide-and-intake.png',
          name: 'chart-tide-and-intake.png',
          day: null,
        },
      ],
    },
    legal: {
      notes:
        'Sie beraten zu Recht, Haftung und Beweisen. Finden Sie heraus, welcher Schritt jeder Anordnung vorausgehen muss, damit sie vor Gericht hält. Am Ende sollten Sie sagen können: Was muss bis 07:30 Uhr geschrieben, verschickt oder gesichert sein, und wer zahlt oberhalb der Grenze?',
      posts: [
        {
          key: 'l1',
          author: {
            name: 'T. Quispe',
            handle: '@quispe_maritime',
            avatar: null,
          },
          content:
            'Arbeitsnotiz. Liegt vor: nichts. Fehlt: Schiffsdatenschreiber, Ladungspapiere. Ort: Brückentresor der Tamber Light. Zweck: Der Reeder haftet bis 74 Millionen, außer wir beweisen Leichtfertigkeit, und damit beweist man sie. Sinkt das Schiff in tiefem Wasser, ist auch der Tresor weg. Jede Anordnung von heute sollte nennen, wer die Sachen holt und wann.',
          timestamp: 'Di 05:50',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l2',
          author: {
            name: 'T. Quispe',
            handle: '@quispe_maritime',
            avatar: null,
          },
          content:
            'Antwort an Oberst Zeller, Raum Strategie, Kopie zu unseren Akten. Ja: Unter Stufe 2 darf der Krisenstab Corvane und Aldis namentlich anfordern, schriftlich, und behält die Führung. Liegt vor: ihre Angaben, zusammen 48 Tonnen Zug, 14 Stunden nach dem Ruf. Fehlt: die Anforderung.',
          timestamp: 'Di 05:58',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l3',
          author: {
            name: 'Prof. Amara Lindholm',
            handle: '@lindholm_sealaw',
            avatar: null,
          },
          content:
            'Vertraulich. Mein Gutachten liegt bei den Dateien. In Kürze und vorbehaltlich der Tatsachen, die mir zu dieser Stunde nicht vorliegen, ist jede der drei Anordnungen rechtmäßig, sofern ihr ein Papier vorausgeht: beim Hafen eine Risikobewertung, die Uhrzeit und Namen trägt, bei der offenen See eine begründete Anzeige an Ilmara und beim Ankerplatz eine schriftliche Anordnung, den Einlauf zu schließen, wobei keines davon mehr als eine Stunde in Anspruch nehmen müsste.',
          timestamp: 'Di 05:25',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l4',
          author: {
            name: 'Anonym',
            handle: '@yard_whistle',
            avatar: null,
          },
          content:
            'ich hab das schiff mit beladen. eine reihe kisten in laderaum 3 als maschinenteile gebucht. waren alte akkus, paar aufgebläht, hat auf dem hof jeder gesehen. hab fotos von 12 siegeln. will einen anwalt keine polizei',
          timestamp: 'Di 05:20',
          likes: 2650,
          retweets: 1433,
          replies: 308,
        },
        {
          key: 'l5',
          author: {
            name: 'Seeleutegewerkschaft, Ortsgruppe 4',
            handle: '@seafarers_4',
            avatar: null,
          },
          content:
            'An den Krisenstab. Die Stalwart hat neun Mann und vier Masken. Die Ortsgruppe 4 fordert (1) Masken für alle, bevor das Schiff bewegt wird, (2) jeden Namen auf Formular 12, damit jeder als Katastrophenhelfer versichert ist, (3) eine schriftliche Antwort. Bis dahin machen unsere Mitglieder weiter, was sie gerade machen, und sonst nichts.',
          timestamp: 'Di 05:30',
          likes: 197,
          retweets: 60,
          replies: 18,
        },
        {
          key: 'l6',
          author: {
            name: 'Nachtgericht',
            handle: '@night_court',
            avatar: null,
          },
          content:
            'Nachtgericht: fünf Sachen, davon vier Fahrräder. Saal 2 öffnet heute um neun statt um acht.',
          timestamp: 'Di 05:45',
          likes: 4,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l7',
          author: {
            name: 'Meerengen-Register',
            handle: '@strait_registry',
            avatar: null,
          },
          content:
            'BEKANNTMACHUNG 212/31. Bewegungen gefährlicher Ladung über die Mittellinie sind 24 Stunden im Voraus anzuzeigen (Meerengen-Konvention 1987, Art. 5). Im Notfall nimmt der Schalter Anzeigen zu jeder Stunde entgegen. Fax 4411.',
          timestamp: 'Di 05:35',
          likes: 2,
          retweets: 0,
          replies: 0,
        },
      ],
      files: [
        {
          path: 'legal-opinion-refuge.pdf',
          name: 'legal-opinion-refuge.pdf',
          day: null,
        },
        {
          path: 'radio-transcript-channel-16.txt',
          name: 'radio-transcript-channel-16.txt',
          day: null,
        },
      ],
    },
    dashboard: {
      notes:
        'Alle lesen dasselbe Szenario, aber jeder Raum liest andere Beiträge. Finden Sie in Ihrem Raum heraus, was die anderen nicht wissen können. Bringen Sie es dann auf den Tisch, bevor Sie abstimmen: Die Anordnung muss um 07:30 Uhr stehen.',
      posts: [],
      files: [],
    },
  },
};
