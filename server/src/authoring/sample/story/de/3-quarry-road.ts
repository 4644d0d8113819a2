import type { SampleScenario } from '../../shape.ts';

export const quarryRoad: SampleScenario = {
  key: 'quarry-road',
  name: 'Vierhundert Container',
  description:
    'Tag 45, Donnerstag, 27. November, 08:00 Uhr. In drei windstillen Tagen holten Mannschaften und ein ferngesteuerter Kran 388 der 410 unversehrten Container aus den hinteren Laderäumen. Ohne diese Nahrung erlosch das Feuer am 24. Oktober. Die Tamber Light ist ausgebrannt und schwimmt, der Rauch ist weg, der Hafen offen. Die Feuerwehrfrau Yusra Holm verlor zwei Finger; elf andere wurden verletzt.\n\nDie Container kamen mit halber Ladung, weil die Mühlenbrücke 30 Tonnen trägt, in den alten Steinbruch am Ende der Steinbruchstraße. Ein Gericht erlaubte an dessen hinterem Ende ein Lager für sechzig Tage; sie enden am 17. Dezember. „Keinen Tag länger als sechzig“, schrieb die Gouverneurin an 740 Familien. Vorige Woche wurde nachts ein Container warm und in einer Grube ertränkt. 387 sind übrig, 9.300 Tonnen, wieder voll gepackt und vom Gericht versiegelt. Voll, wie sie sind, können sie auf der Straße über den Kiln Hill hinaus, neun am Tag.\n\nDie Eigentümerin Ardent Cell will ihre Ware zurück. Ein junges Unternehmen würde sie gern für das schwache Stromnetz verwenden, und die Nachbarn wollen sie verschwinden sehen. Die Rücklage der Region beträgt 88 Millionen Kronen.\n\nDie Notstandsbefugnisse dieses Krisenstabs enden an Tag 60, dem 12. Dezember; zwei Tage später wird gewählt. Die letzte Tagesordnung, auf die der Krisenstab noch etwas setzen kann, schließt heute um 09:40 Uhr. Was geschieht mit den Containern?',
  asks_order: true,
  decisions: [
    {
      key: 'owner',
      title_of_decision: 'Sofort an die Eigentümerin zurückgeben',
      description_of_decision:
        'Der Krisenstab nimmt das Angebot von Ardent Cell an. Sie zahlt 40,8 Millionen Kronen Bergelohn, öffnet die Container, fährt die Ware wie im Oktober in halben Ladungen über die Mühlenbrücke und verschifft alles binnen drei Wochen. Vor den Feiertagen ist der Steinbruch leer.',
      leads_to: null,
      outcome:
        'Die letzte Sitzung des Krisenstabs, an Tag 60, dauerte elf Minuten. Zwei Abende später wurde Gouverneurin Osei mit 52,3 Prozent wiedergewählt; in der Steinbruchstraße bekam sie 68. Die letzte halbe Ladung fuhr am 17. Dezember um zwanzig vor zehn am Abend über die Mühlenbrücke, mitgezählt von Kindern, die längst hätten schlafen sollen. Im April baute jemand die Wärmekameras ab und verkaufte sie an eine Bäckerei.\n\nIn dem Winter fehlte an 22 Abenden Strom. An neun davon schaltete der Netzbetreiber das Netzmacherviertel und den Bahnhofsbezirk für je zwei Stunden ab. Second Life Energy schloss im Februar. Tove Haldane hatte die Firma mit ihrer Abfindung gegründet; sie schuldet der Bank 190.000 Kronen und repariert Fahrräder in der Gaswerkstraße. Im November 2032 bekam sie Werbung aus dem Ausland für gebrauchte Module, „erprobt an der Sarrow-Küste“, zu einem Preis, den sie nie hätte verlangen können.',
      conditions: [
        {
          text: 'Die sechzehn falsch gebuchten Container bleiben versiegelt, bis das Gericht sie am 15. Dezember geöffnet hat.',
          met: 'Die sechzehn waren zurückgeblieben. Am 15. Dezember öffnete sie das Gericht und fand alte Akkus unter Decken, und im Juni fiel die Haftungsgrenze. Von den 228 Millionen ist noch nichts bezahlt.',
          unmet:
            'Die sechzehn gingen mit den anderen. Die Haftungsgrenze von 74 Millionen bleibt bestehen, und 154 Millionen vom Schaden trägt die Region selbst.',
        },
        {
          text: 'Die 34 Container auf der Liste des Bergungsleiters kommen nicht aufs Schiff.',
          met: 'Die 34 waren zurückbehalten worden, weit weg von der Schule und mit Erlaubnis des Gerichts. Gerrits’ Leute öffneten sie im Januar, zwei am Tag, und fünf waren warm.',
          unmet:
            'Die 34 wurden mit den anderen verladen. Am 4. Januar meldete der Frachter vierzig Meilen draußen Rauch aus Laderaum 2. Die neunzehn Leute der Besatzung wurden abgeborgen; drei Häfen haben geantwortet, sie seien voll.',
        },
        {
          text: 'Der Bergelohn wird nach dem Wert vom Oktober berechnet.',
          met: 'Ardent Cell zahlte am 16. Januar 58,5 Millionen, nach zwei Briefen.',
          unmet: 'Ardent Cell zahlte am 16. Januar 40,8 Millionen, auf den Tag genau.',
        },
      ],
    },
    {
      key: 'keep',
      title_of_decision: 'Behalten und hier ein Batteriewerk bauen',
      description_of_decision:
        'Die Container werden als Sicherheit für den Bergelohn behalten, und ein regionales Unternehmen prüft die Module und setzt sie als Stromspeicher wieder ein, in einem neuen Werk am Hafen für 290 Leute. Das Werk kostet 48 Millionen und steht im Juni. Bis dahin bleiben die Container im Steinbruch.',
      leads_to: null,
      outcome:
        'Radio Sarrow, 27. November 2032, Mitschrift.\n\nMODERATORIN: Heute vor einem Jahr hat der Krisenstab über die Container entschieden, und am 12. Dezember gab es ihn nicht mehr. In der Leitung ist die Netzwarte. Letzten Winter fehlte Ihnen an zwanzig Abenden Strom. GAST: Zweiundzwanzig. MODERATORIN: Und jetzt? GAST: Bisher keiner. Dafür braucht es 41 Container. MODERATORIN: Von 387. Das Werk hat im September aufgemacht statt im Juni, mit 180 Leuten statt 290, und es hat einen Kunden, das sind Sie. GAST: Richtig. MODERATORIN: Die Gouverneurin, wiedergewählt mit 50,6 Prozent, sagt, ein zweiter werde unterschreiben. Wir haben eine Anruferin aus dem Osten. ANRUFERIN: Edda Marsh. Ich hab für die Zellfabrik gelernt, die Ardent hier bauen wollte. 3.400 Stellen. Im Februar haben sie abgesagt, der Brief war vier Zeilen lang. MODERATORIN: Und was machen Sie jetzt? ANRUFERIN: Ich bin Werkzeugmacherin, ich fahr Leute zum Flughafen. MODERATORIN: Und nun die Gezeiten.',
      conditions: [
        {
          text: 'Die Anordnung bringt die Container über die Brücke der Armee in Schuppen 12.',
          met: 'NACHRICHTEN: Der Steinbruch ist seit dem 10. Dezember vorigen Jahres leer, und am Tag darauf wurde das Gesetz über das Unternehmen beschlossen, mit 33 Stimmen.',
          unmet:
            'NACHRICHTEN: Das Gesetz über das Unternehmen wurde im April beschlossen, im dritten Anlauf, und der Steinbruch im August geräumt. Vom 18. Dezember bis Juni waren im Schnitt 500 von 740 Kindern zu Hause geblieben, und die Region zahlte dem Gericht 20.000 Kronen am Tag.',
        },
        {
          text: 'Das Gericht wird gefragt, bevor ein Modul geprüft oder verwendet wird.',
          met: 'NACHRICHTEN: Die Zustimmung des Gerichts vom 4. Mai wird um ein Jahr verlängert. Von 900 Modulen waren 79 von 100 in Ordnung gewesen.',
          unmet:
            'NACHRICHTEN: Über die 204 Millionen, die die Region Ardent Cell für die Verwendung der Ware schuldet, wird 2034 in zweiter Instanz verhandelt.',
        },
        {
          text: 'Die Leute im Netzmacherviertel werden gefragt, bevor etwas an den Hafen kommt.',
          met: 'NACHRICHTEN: Die Hälfte der 180 wohnt im Netzmacherviertel. Bei der Abstimmung auf der Schultreppe vor einem Jahr waren 57 von 100 dafür gewesen.',
          unmet:
            'NACHRICHTEN: Im Juli war das Werk sechs Tage lang zu, weil im Tor Kinderwagen standen. Das Netzmacherviertel hatte niemand gefragt.',
        },
      ],
    },
    {
      key: 'abroad',
      title_of_decision: 'An ein zugelassenes Werk im Ausland schicken',
      description_of_decision:
        'Die Module werden zu Abfall erklärt und in kleinen Mengen an das zugelassene Werk in Ilmara verschifft, wo alle zerlegt werden. Die Genehmigungen dauern zwei Monate, die Verschiffung vier. Das kostet 64 Millionen, und der letzte Container verlässt den Steinbruch im Mai.',
      leads_to: null,
      outcome:
        'Schule Steinbruchstraße, Elternbriefe.\n\n12. Dezember. Tag 60 des Krisenstabs. In seinem letzten Brief steht „Mai“. Wir haben gefragt, in welchem Jahr. 15. Dezember. Die gestrige Wahl fand in unserer Turnhalle statt. Herr Anand hat hier mit 71 Prozent gewonnen, in der Region mit 50,8. Dank an alle, die Stühle gestapelt haben. 2. Februar. Die Genehmigungen sind da. Um zehn fuhren die ersten Container ab, die Kinder zählten fünf. 19. April. Das Werk darf 90 Tonnen am Tag verarbeiten und nimmt von uns 5, der Rest ist vergeben. 1. September. Wir beginnen mit 402 Schülern; es waren 740. Die 4a und die 4b sind jetzt eine Klasse. Herr Anton Riis, der die 4b seit 22 Jahren unterrichtet und gegenüber gewohnt hat, verlässt uns. Er ist 51, eine Stelle gab es für ihn nicht, und den Kindern hat er gesagt, es sei der Rücken. 27. November. 62 von 387 Containern sind in Ilmara. Bei 5 Tonnen am Tag geht der letzte im März 2037.',
      conditions: [
        {
          text: 'Die Hälfte der Container verlässt den Steinbruch bis zum 17., und die anderen stehen jenseits von 500 Metern.',
          met: 'P.S. Da das Gericht seine sechzig Tage verlängert hat, weil bis zum 17. 200 Container am Hafen waren, fällt kein Zwangsgeld an. Von den Fenstern im Nordflügel aus sieht man noch 125.',
          unmet:
            'P.S. Das Zwangsgeld beträgt 20.000 Kronen für jeden Tag nach dem 17. Dezember. Es geht nicht an uns, wie manche Eltern dachten.',
        },
        {
          text: 'Ilmara bekommt seinen Satz, in Worten, die die Hauptstadt aushält.',
          met: 'P.S. Man hat uns nach den Kosten gefragt. 38,4 Millionen, seit die Gouverneurin gesagt hat, dass Ilmara „die Reinigung der Meerenge mit anführt“.',
          unmet:
            'P.S. Man hat uns nach den Kosten gefragt. 64 Millionen, und aus dem Büro des Bürgermeisters heißt es, dass zwei Schulen auf ihr Dach warten.',
        },
      ],
    },
  ],
  facts: [
    {
      text: 'Ilmara gibt 40 Prozent Nachlass auf 64 Millionen, also 38,4, wenn die Region öffentlich sagt, dass Ilmara „die Reinigung der Meerenge anführt“. Die Hauptstadt will das nicht gesagt haben.',
      carried_by: ['p3'],
      supports: ['abroad'],
      opposes: [],
    },
    {
      text: 'Ein regionales Unternehmen braucht ein Gesetz und 31 Stimmen. 33 sind dafür. Sechs davon kommen vom Hügel und stimmen dagegen, solange ein Container im Steinbruch ist.',
      carried_by: ['p2'],
      supports: [],
      opposes: ['keep'],
    },
    {
      text: 'Schuppen 12 am Hafen ist bis 31. Mai leer. Er hat Sprinkler für 400 Batteriecontainer, und kein Wohnhaus, keine Schule liegt näher als 1.150 Meter. Es braucht eine Unterschrift.',
      carried_by: ['e2', 's8'],
      supports: ['keep'],
      opposes: [],
    },
    {
      text: 'Zellen haben seit Oktober 18 Prozent an Preis verloren, und im Januar öffnen zwei große Fabriken. Was heute 204 Millionen wert ist, kann im Sommer 150 wert sein.',
      carried_by: ['e3'],
      supports: ['owner'],
      opposes: [],
    },
    {
      text: 'Wasser aus der Grube mit dem ertränkten Container trat zwei Tage später an der Kiln-Quelle aus. 12.000 Menschen trinken daraus. Ein Brand mit zehn Containern würde das beenden.',
      carried_by: ['s7', 'n1', 'spring'],
      supports: [],
      opposes: ['keep', 'abroad'],
    },
    {
      text: '34 Container standen an der Wand von Laderaum 4 wie der, der warm wurde. Keine Reederei nimmt sie; bewegt werden dürfen sie über kurze Strecken im Schritttempo.',
      carried_by: ['t1', 'hot-list'],
      supports: [],
      opposes: ['owner', 'abroad'],
    },
    {
      text: 'Bis 12. Dezember ist die Brücke der Armee, 60 Tonnen, frei für volle Container: 30 am Tag, alle also in 13 Tagen. Ab morgen gerechnet bis zum 10. Dezember.',
      carried_by: ['t4'],
      supports: ['keep'],
      opposes: [],
    },
    {
      text: 'Das Werk in Ilmara darf 90 Tonnen am Tag verarbeiten und ist bei 85. Für 9.300 Tonnen bleiben 5 am Tag, das sind fünf Jahre.',
      carried_by: ['n3'],
      supports: [],
      opposes: ['abroad'],
    },
    {
      text: 'Alle sechzehn falsch gebuchten Container sind im Steinbruch. Das Gericht öffnet sie am 15. Dezember. Sind sie vorher fort oder offen, bleibt die Grenze von 74 Millionen; der Schaden ist 228.',
      carried_by: ['l1'],
      supports: [],
      opposes: ['owner'],
    },
    {
      text: 'Die Region darf die Ware behalten, bis der Bergelohn bezahlt ist. Prüft oder verwendet sie sie ohne Gericht, ist das Unterschlagung, und sie schuldet den vollen Wert von 204 Millionen.',
      carried_by: ['l2'],
      supports: [],
      opposes: ['keep'],
    },
  ],
  rooms: {
    political: {
      notes:
        'Sie beurteilen, was die Hügelbezirke, die Hauptstadt und die Nachbarn mittragen. Am Ende sollten Sie sagen können: Wem wurde zugesagt, dass die Container verschwinden, und was würde ein gebrochenes Wort bei der Wahl in 17 Tagen ausmachen?',
      posts: [
        {
          key: 'p1',
          author: {
            name: 'Notizen aus dem Palais',
            handle: '@palace_notes',
            avatar: null,
          },
          content:
            '41 Briefe der Gouverneurin hängen in der Steinbruchstraße in den Fenstern, einige laminiert. Ihre Berater würden „sechzig“ gern als Beginn eines Gesprächs über sechzig lesen. Am Dienstag fuhren sie hinauf, um es sich anzusehen, und fuhren wieder hinunter, ohne auszusteigen.',
          timestamp: 'Tag 45 06:00',
          likes: 977,
          retweets: 356,
          replies: 118,
        },
        {
          key: 'p2',
          author: {
            name: 'Fraktionsgeschäftsführung',
            handle: '@assembly_whip',
            avatar: null,
          },
          content:
            'Zählung für den Raum Strategie, 06:25 Uhr. Ein regionales Batterieunternehmen braucht ein Gesetz und 31 Stimmen. Dafür: 33. Davon sind sechs vom Hügel, und die stimmen dagegen, solange ein Container im Steinbruch ist. Ich habe jeden einzeln gefragt und von allen denselben Satz gehört, sie haben sich also getroffen. Ist der Steinbruch leer, 33. Wenn nicht, 27. Letzte Sitzung: 4. Dezember, und eine weitere am 11., wenn der Krisenstab bis Freitag darum bittet.',
          timestamp: 'Tag 45 06:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p3',
          author: {
            name: 'Bastien Roux',
            handle: '@roux_protocol',
            avatar: null,
          },
          content:
            'Gesprächsvermerk, Raum Strategie. Ministerin Karoun, 06:31 bis 06:42 Uhr. Das Werk gehört dem Staat. Sie gibt 40 Prozent Nachlass, also 38,4 statt 64 Millionen, wenn die Region öffentlich sagt, dass Ilmara „die Reinigung der Meerenge anführt“. Ich fragte, ob „sich daran beteiligt“ genüge. Sie fragte, was davon 40 Prozent wären. Die Hauptstadt ließ mich um 06:50 Uhr ungefragt wissen, dass sie diesen Satz von uns nicht zu hören wünscht.',
          timestamp: 'Tag 45 07:00',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p4',
          author: {
            name: 'Oberst Ruth Zeller',
            handle: '@zeller_liaison',
            avatar: null,
          },
          content:
            'VERMERK, Raum Strategie. 1. Ardent Cell verhandelt mit der Hauptstadt über eine Zellfabrik mit 3.400 Stellen, im Osten. 2. Industrieministerium bittet, „keinen Schritt zu tun, der das Klima belastet“. 3. Telefonisch, nicht schriftlich. 4. Habe es schriftlich angefordert. 5. Stand 07:15 Uhr nichts eingegangen.',
          timestamp: 'Tag 45 07:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p5',
          author: {
            name: 'Büro der Versammlung',
            handle: '@assembly_office',
            avatar: null,
          },
          content:
            'Der Automat im zweiten Stock gibt bis Montag kein Wechselgeld heraus, und die blauen Tassen gehören den Schreibkräften.',
          timestamp: 'Tag 45 06:45',
          likes: 2,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p6',
          author: {
            name: 'Büro Viktor Anand',
            handle: '@anand_office',
            avatar: null,
          },
          content:
            'Herr Anand besucht um 08:30 Uhr die Schule Steinbruchstraße und liest der 2a vor. Fotos ab 08:45 Uhr. Das Buch handelt von einem Igel.',
          timestamp: 'Tag 45 07:10',
          likes: 39,
          retweets: 5,
          replies: 28,
        },
        {
          key: 'p7',
          author: {
            name: 'Bastien Roux',
            handle: '@roux_protocol',
            avatar: null,
          },
          content:
            'Raum Strategie, 08:51 Uhr. Ihr Büro ergänzt: Den Satz darf jedes Mitglied des Krisenstabs sagen, in jeder Sprache, einmal. Die 40 Prozent gelten bis Montag, 18:00 Uhr.',
          timestamp: 'Tag 45 08:52',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 780,
        },
        {
          key: 'p8',
          author: {
            name: 'Konsulat in Port Azir',
            handle: '@consulate_azir',
            avatar: null,
          },
          content:
            'Für den Raum Strategie. Von Ilmaras 26 Feuerwehrleuten wurden im Oktober drei verletzt. Einer, Nadim Sorel, liegt hier noch im Krankenhaus. Er fragte unseren Vizekonsul, ob es dem Jungen mit dem Drachen gut geht. Wenn jemand weiß, was er meint, rufen Sie uns bitte vor zwölf an.',
          timestamp: 'Tag 45 06:50',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [
            {
              kind: 'condition',
              scenario: 'harbour-fire',
              condition: 'firefighters-asked',
              is_met: true,
            },
          ],
        },
      ],
      files: [],
    },
    economic: {
      notes:
        'Sie finden heraus, was die Container wert sind, wem und wann. Fragen Sie bei jeder Summe, wann sie gezahlt würde. Am Ende sollten Sie sagen können: Was nimmt die Region in jedem Fall ein oder was zahlt sie, und wie unsicher ist jede Zahl?',
      posts: [
        {
          key: 'e1',
          author: {
            name: 'Ardent Cell Company',
            handle: '@ardent_cell',
            avatar: null,
          },
          content:
            'An den Krisenstab. Wir stehen zu unserem Wort: ein Fünftel des Werts für jeden geretteten Container. Nach einer Besichtigung von außen veranschlagen wir den heutigen Wert von 387 Containern auf 204 Millionen Kronen. Daraus ergeben sich 40,8 Millionen, zahlbar binnen 30 Tagen, nachdem der letzte Container die Region verlassen hat. Alle Container, ohne Ausnahme. Rückfragen richten Sie bitte an unser Büro in der Hauptstadt.',
          timestamp: 'Tag 45 06:10',
          likes: 72,
          retweets: 14,
          replies: 95,
        },
        {
          key: 'e2',
          author: {
            name: 'Tomas Jurado',
            handle: '@port_director',
            avatar: null,
          },
          content:
            'NOTIZ an den Raum Wirtschaft. Schuppen 12, 2030 für die Autoschiffe gebaut, steht bis 31. Mai leer, die Linie hat aufs Frühjahr verschoben. Sprinkler für 400 Container mit Batterien, Boden für zwei Lagen, Gasmelder. Das nächste Wohnhaus ist 1.150 Meter entfernt, die nächste Schule 1.300. Es braucht meine Unterschrift, und die liegt in der Schublade. Angeboten habe ich ihn nicht, weil alle vier Anfragen des Krisenstabs diese Woche Zahlen betrafen. Miete 9.000 am Tag. Nächster Status 10:00 Uhr.',
          timestamp: 'Tag 45 06:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e3',
          author: {
            name: 'Metallbörse',
            handle: '@metal_desk',
            avatar: null,
          },
          content:
            'Morgenblatt, Abonnenten. Zellen minus 18 Prozent seit Oktober. Im Januar öffnen zwei große Fabriken, zusammen mehr als die gesamte Knappheit des Vorjahrs. Eine Partie wie die von Ardent, nach eigener Angabe heute 204 Millionen, sähe ich im Sommer bei etwa 150. Lithiumschrott: plus 11. Mit dem Sommer lag ich schon einmal falsch, siehe Blatt vom Juni 2029.',
          timestamp: 'Tag 45 07:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e4',
          author: {
            name: 'Second Life Energy',
            handle: '@secondlife_sarrow',
            avatar: null,
          },
          content:
            'Hier ist Tove Haldane. Wir haben 60 Module aus sechs Containern geprüft, und 52 davon sind so gut wie neu! Wenn das überall so ist, geben 387 Container einen Speicher von 1,6 Gigawattstunden. Wir brauchen ein Werk für 48 Millionen, bis Juni ein Dach und Kunden. Eine Absichtserklärung gibt es, und uns zwölf, die es ernst meinen.',
          timestamp: 'Tag 45 06:45',
          likes: 468,
          retweets: 201,
          replies: 57,
        },
        {
          key: 'e5',
          author: {
            name: 'Wen Sarpong',
            handle: '@wen_freight',
            avatar: null,
          },
          content:
            '@secondlife_sarrow Eine Absichtserklärung von wem? Ich frage, weil ich zu Hause eine ganze Schublade davon habe.',
          timestamp: 'Tag 45 07:05',
          likes: 41,
          retweets: 6,
          replies: 5,
        },
        {
          key: 'e6',
          author: {
            name: 'Second Life Energy',
            handle: '@secondlife_sarrow',
            avatar: null,
          },
          content:
            '@wen_freight Von der Netzwarte, die will ein Zehntel, und wir hoffen, es ist das erste Zehntel.',
          timestamp: 'Tag 45 07:24',
          likes: 33,
          retweets: 4,
          replies: 6,
        },
        {
          key: 'e7',
          author: {
            name: 'Hyun-woo Castellanos',
            handle: '@castellanos_risk',
            avatar: null,
          },
          content:
            'VERMERK, Raum Wirtschaft. Eine Nacht im Steinbruch kostet 86.000 Kronen für Wachen, Kameras und Brandwache. Police 4471, Seite 12: Die Deckung endet mit der Erlaubnis des Gerichts, also am 17. Dezember um Mitternacht. Ab dem 18. sind Steinbruch, Straße und Wasserleitung unser eigenes Risiko. Im Oktober waren Ardents 410 Container 310 Millionen wert. Anteilig wären 387 dann 292,6, ein Fünftel davon 58,5. Die schreiben 40,8. Ich weiß nicht, was man einer Batterie „von außen“ ansieht.',
          timestamp: 'Tag 45 07:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e8',
          author: {
            name: 'Seehechtauktion',
            handle: '@hake_auction',
            avatar: null,
          },
          content:
            'Auktion um neun. 44 Kisten Seehecht, 11 Seezunge, ein Mondfisch, fürs Aquarium, bitte nicht füttern.',
          timestamp: 'Tag 45 07:35',
          likes: 8,
          retweets: 1,
          replies: 0,
        },
      ],
      files: [],
    },
    social: {
      notes:
        'Sie sprechen für den Hügel, das Netzmacherviertel und die Verletzten. Jeder von ihnen hat etwas für die anderen getragen. Am Ende sollten Sie sagen können: Wem ist genug gedankt worden, wer fühlt sich benutzt, und womit wäre die Sache erledigt?',
      posts: [
        {
          key: 's1',
          author: {
            name: 'Ambrose Pym',
            handle: '@quarryroad_parent',
            avatar: null,
          },
          content:
            'Sie haben vor dem ersten Lkw 740 Familien angerufen, und wir haben uns an unseren Teil gehalten: Kein einziger Lkw wurde aufgehalten. In der Nacht, als der Container warm wurde, ging auf unserer Seite die Sirene nicht, und ein Wachmann lief von Tür zu Tür. 31 Familien sind seither bei den Großeltern. Steht am 18. noch etwas da, bleiben unsere Kinder zu Hause. Dem Rektor haben wir es gesagt, und jetzt sagen wir es Ihnen.',
          timestamp: 'Tag 45 06:05',
          likes: 1530,
          retweets: 611,
          replies: 204,
          when: [
            {
              kind: 'condition',
              scenario: 'harbour-fire',
              condition: 'parents-told',
              is_met: true,
            },
          ],
        },
        {
          key: 's2',
          author: {
            name: 'Ambrose Pym',
            handle: '@quarryroad_parent',
            avatar: null,
          },
          content:
            'Im Oktober haben wir es im Courier gelesen, und dann kam ein Brief, in dem sechzig steht. In der Nacht, als der Container warm wurde, ging auf unserer Seite die Sirene nicht, und ein Wachmann lief von Tür zu Tür. 31 Familien sind seither bei den Großeltern. Steht am 18. noch etwas da, bleiben unsere Kinder zu Hause. Die Autos wissen, wo man parkt.',
          timestamp: 'Tag 45 06:05',
          likes: 1530,
          retweets: 611,
          replies: 204,
          when: [
            {
              kind: 'condition',
              scenario: 'harbour-fire',
              condition: 'parents-told',
              is_met: false,
            },
          ],
        },
        {
          key: 's3',
          author: {
            name: 'Yusra Holm',
            handle: '@firehouse_yusra',
            avatar: null,
          },
          content:
            'Zwei Finger, weil alle fragen. Eine Tasse kann ich halten. Gestern bin ich durchs Netzmacherviertel gegangen, und da waren Kinder draußen. Was ich gern hätte: Elf von uns warten auf die Anerkennung als Arbeitsunfall, und im Formular steht „Arbeitgeber während des freiwilligen Einsatzes“. Die Zeile füllt keiner aus. Das ist der Krisenstab, schreiben Sie „Gemeinsamer Krisenstab“ hin und stempeln Sie, es ist die vierte Zeile von oben.',
          timestamp: 'Tag 45 06:40',
          likes: 6021,
          retweets: 1893,
          replies: 480,
        },
        {
          key: 's4',
          author: {
            name: 'Salzstraße live',
            handle: '@saltstreet_live',
            avatar: null,
          },
          content:
            "KILN-QUELLE VERGIFTET!! Seit dem Container das Zehnfache vom Grenzwert, mein Cousin liest da die Zähler ab und wurde heimgeschickt. 12.000 trinken das, und der Krisenstab kriegt Flaschen. Alles abkochen, nein, abkochen macht's schlimmer. Teilen",
          timestamp: 'Tag 45 05:45',
          likes: 3050,
          retweets: 2210,
          replies: 398,
        },
        {
          key: 's5',
          author: {
            name: 'Runa',
            handle: '@beachlog_runa',
            avatar: null,
          },
          content:
            '@saltstreet_live ich hab 3 hähne und die quelle mit schulstreifen getestet. 0,7 0,8 0,8 0,9, grenzwert 1,5. welcher zähler??',
          timestamp: 'Tag 45 06:03',
          likes: 170,
          retweets: 44,
          replies: 15,
        },
        {
          key: 's6',
          author: {
            name: 'Latisha Nwosu',
            handle: '@nets_neighbours',
            avatar: null,
          },
          content:
            'Der Hügel hat die Container genommen, damit unsere Kinder Luft kriegen. Am Sonntag sind 900 von uns mit Suppe raufgelaufen. Jetzt lese ich „am Hafen“, das ist neben uns. Fragt uns. 400 Leute hier haben keine Arbeit, vielleicht heißt es ja ja. Kommt am Samstag um zwei, Schultreppe, und bringt wen mit, der weiß, was ein Modul ist. Zoran, die Bänke.',
          timestamp: 'Tag 45 07:05',
          likes: 1184,
          retweets: 420,
          replies: 133,
        },
        {
          key: 's7',
          author: {
            name: 'Genossenschaft Kiln-Quelle',
            handle: '@kiln_spring',
            avatar: null,
          },
          content:
            'Schreiben an 4.100 Haushalte, gedruckt und nicht verschickt, Kopie an den Raum Gesellschaft. „Zwei Tage nach der Nacht mit dem Container trat an unserer Quelle, 1,4 Kilometer entfernt, Wasser aus der Grube aus, Fluorid 0,9, Grenzwert 1,5. Sie dürfen es trinken. Wir haben gefragt, was bei mehr Containern geschehen wäre. Laut Grundwasseramt wäre ein Brand mit zehn Containern das Ende der Kiln-Quelle und damit des Wassers von 12.000 Menschen.“ Vom Krisenstab wüssten wir gern, ob wir das vor oder nach der Sitzung verschicken. Für den Vorstand G. Aldous, 06:50',
          timestamp: 'Tag 45 06:55',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's8',
          author: {
            name: 'Hafenarbeitergewerkschaft, Ortsgruppe 4',
            handle: '@docklocal4',
            avatar: null,
          },
          content:
            'An den Raum Gesellschaft. Schuppen 12 wird von unseren Mitgliedern betreut. Er steht bis 31. Mai leer, hat Sprinkler für 400 Batteriecontainer und liegt 1.150 Meter vom nächsten Wohnhaus. Es braucht eine Unterschrift. Wir wissen, was man im Netzmacherviertel sagen könnte, und würden lieber gemeinsam mit den Leuten dort gefragt. Die Ortsgruppe 4 bittet um schriftliche Antwort.',
          timestamp: 'Tag 45 07:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'Sie beurteilen den Zustand der Module, den Transport und das Werk. Einem Modul, das heil aussieht, kann trotzdem etwas fehlen. Am Ende sollten Sie sagen können: Wie viele Container sind gefährlich, woher wissen wir das, und was macht das Bewegen mit ihnen?',
      posts: [
        {
          key: 't1',
          author: {
            name: 'Joost Gerrits',
            handle: '@gerrits_salvage',
            avatar: null,
          },
          content:
            'Arbeitskanal, Mitschrift. Gerrits, Steinbruch. 35 Container standen im Oktober an der Wand von Laderaum 4, Wand hatte 70. Einer von den 35 wurde vorige Woche warm, liegt in der Grube. Die anderen 34 auf Liste, mit Plätzen. Drei Reedereien gefragt, keine nimmt die. Kurze Strecke, Schritttempo, Tankwagen dahinter: geht. Liste liegt bei den Dateien. Alle Pläne behandeln die 387 gleich.',
          timestamp: 'Tag 45 06:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't2',
          author: {
            name: 'Prof. H. Ogata, Batterien',
            handle: '@ogata_cells',
            avatar: null,
          },
          content:
            '60 Module von 46.000, allesamt aus sechs Containern, die nahe am Tor stehen, sagen wenig über die anderen Reihen. Ich würde 900 wollen, aus allen Reihen; das dauert mit unserem Gerät drei Wochen. Erweisen sich weniger als 70 von 100 als brauchbar, würde ich von einem Werk abraten.',
          timestamp: 'Tag 45 06:50',
          likes: 584,
          retweets: 233,
          replies: 45,
        },
        {
          key: 't3',
          author: {
            name: 'Netzstation Liegeplatz 12',
            handle: '@grid_control_sarrow',
            avatar: null,
          },
          content:
            'Aus der Netzwarte. Diesen Winter fehlen uns an etwa 20 Abenden 110 Megawatt, jeweils für knapp zwei Stunden, weil das alte Gaskraftwerk ausfällt. Ein Speicher mit 200 Megawattstunden würde reichen. Das sind etwa 41 Container. Was Sie mit den anderen 346 machen, ist dem Licht egal.',
          timestamp: 'Tag 45 07:20',
          likes: 247,
          retweets: 102,
          replies: 28,
        },
        {
          key: 't4',
          author: {
            name: 'Brückenamt',
            handle: '@bridge_office',
            avatar: null,
          },
          content:
            'Mitteilung für den Raum Technik, 08:34 Uhr. Neben der Mühlenbrücke haben die Pioniere für einen Konvoi eine eigene Brücke gelegt, 60 Tonnen. Abnahme heute früh, Standzeit bis 12. Dezember. Mitbenutzung von sieben bis sieben ist gestattet. Ein Lkw mit vollem, versiegeltem Container wiegt 40 Tonnen. Bei jeweils einem auf dem Feld ergeben sich 30 am Tag, für 387 also 13 Tage; bei Beginn morgen fährt der letzte am 10. Dezember. Alle hier bekannten Unterlagen rechnen mit neun am Tag über den Kiln Hill, was bis gestern zutraf.',
          timestamp: 'Tag 45 08:36',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 540,
        },
        {
          key: 't5',
          author: {
            name: 'Brandwache Steinbruch',
            handle: '@quarry_watch',
            avatar: null,
          },
          content:
            'Steinbruch, Posten 2. Container 5-01-03-2 hat 31, um Mitternacht waren es 24. Kann die Sonne sein, ein bisschen scheint sie. Der Bergungsleiter ist um sechs ins Bett. Wer sagt mir, ob ich ihn wecke?',
          timestamp: 'Tag 45 09:08',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 'held',
        },
        {
          key: 't6',
          author: {
            name: 'Kamera Kap Lune',
            handle: '@cape_lune_cam',
            avatar: null,
          },
          content:
            'Bild in Ordnung, SW 9 Knoten. Um sieben trieb ein Kranz mit Schleife vorbei, Richtung Nord.',
          timestamp: 'Tag 45 07:35',
          likes: 1,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't7',
          author: {
            name: 'Krane Liegeplatz 9',
            handle: '@berth9_cranes',
            avatar: null,
          },
          content:
            'Kran 2 ist für einen Preis nominiert. Sein Fernsteuersatz geht am 9. zurück nach Ostmark. Kran 1 normal, Kran 3 normal.',
          timestamp: 'Tag 45 06:20',
          likes: 12,
          retweets: 1,
          replies: 0,
        },
      ],
      files: [
        {
          key: 'hot-list',
          path: 'boxes-at-hold-4-wall.csv',
          name: 'boxes-at-hold-4-wall.csv',
          day: null,
        },
      ],
    },
    environmental: {
      notes:
        'Sie vergleichen Wiederverwendung, Verwertung und Transport und sehen nach, was unter dem Steinbruch liegt. Am Ende sollten Sie sagen können: Welcher Weg ist für die Container der sauberste, und was darf an diesem Ort auf keinen Fall passieren?',
      posts: [
        {
          key: 'n1',
          author: {
            name: 'Dr. Luiza Eriksen',
            handle: '@groundwater_lu',
            avatar: null,
          },
          content:
            'Notiz, Raum Umwelt. Der Steinbruch ist in Kalk mit Höhlen geschnitten. Wasser aus der Grube, in der ein Container ertränkt wurde, trat zwei Tage später an der Kiln-Quelle aus, 1,4 Kilometer entfernt, mit Fluorid 0,9; der Grenzwert ist 1,5. Das waren ein Container und 300 Kubikmeter Wasser. 12.000 Menschen trinken aus der Quelle. Ein Brand mit zehn Containern würde das beenden, für wie lange, kann ich nicht sagen. Meine Tabelle liegt bei den Dateien. L. Eriksen, 06:10',
          timestamp: 'Tag 45 06:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n2',
          author: {
            name: 'Labor für Ökobilanzen',
            handle: '@lifecycle_lab',
            avatar: null,
          },
          content:
            'Drei Wege, durchgerechnet. Brauchbare Module, zehn Jahre weiterverwendet, sparen 96.000 Tonnen CO2. Zerlegen spart 31.000. Wiederverwendung liegt vorn, wenn mindestens 7 von 10 Modulen brauchbar sind; bei 5 von 10 die Verwertung. Wir haben beide Male Lkw angenommen und die Fähre weggelassen.',
          timestamp: 'Tag 45 06:55',
          likes: 228,
          retweets: 95,
          replies: 17,
        },
        {
          key: 'n3',
          author: {
            name: 'Saubere Küste Ilmara',
            handle: '@ilmara_cleancoast',
            avatar: null,
          },
          content:
            'Mail an den Raum Umwelt. Liebe Kolleginnen und Kollegen, wir wohnen neben besagtem Werk und lesen seine Zulassung daher öfter als andere. 90 Tonnen am Tag. Nach dem eigenen Bericht vom Oktober ist es bei 85, und die Verträge dafür laufen bis 2036. Bleiben 5 Tonnen am Tag, und Sie haben 9.300, das wären 1.860 Tage, fünf Jahre. Vielleicht hat man Ihnen etwas anderes gesagt. Außerdem wurde dieses Jahr zweimal Fluorid freigesetzt. Mit herzlichen Grüßen vom anderen Ufer, Selma Aykut, Schriftführerin',
          timestamp: 'Tag 45 07:05',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n4',
          author: {
            name: 'Fledermäuse im Steinbruch',
            handle: '@quarry_bats',
            avatar: null,
          },
          content:
            'In den Höhlen unter dem Steinbruch überwintern 2.300 Fledermäuse. Durch sie wissen wir, dass es da zieht, von der Grube zum alten Stolleneingang 60 Meter neben der Turnhalle der Schule. Im September haben wir Spürgas losgelassen und hatten es nach 40 Minuten dort. Im Stolleneingang stellt der Hausmeister sein Fahrrad unter.',
          timestamp: 'Tag 45 07:25',
          likes: 187,
          retweets: 77,
          replies: 34,
        },
        {
          key: 'n5',
          author: {
            name: 'Odile Brennan',
            handle: '@foam_free_seas',
            avatar: null,
          },
          content: '@quarry_bats Und was für Schaum hat die Brandwache im Steinbruch? Aus WELCHEM Fass?',
          timestamp: 'Tag 45 07:30',
          likes: 77,
          retweets: 21,
          replies: 6,
        },
        {
          key: 'n6',
          author: {
            name: 'Fledermäuse im Steinbruch',
            handle: '@quarry_bats',
            avatar: null,
          },
          content:
            '@foam_free_seas Wir haben gefragt, es ist Wasser und Sand, und in den Fässern am Tor ist der Tee der Wachleute.',
          timestamp: 'Tag 45 07:41',
          likes: 21,
          retweets: 3,
          replies: 2,
        },
        {
          key: 'n7',
          author: {
            name: 'Wetteramt',
            handle: '@sarrow_met',
            avatar: null,
          },
          content:
            'Aussichten bis Mittwoch. Trocken bis Dienstag, Nachtfrost auf dem Hügel, dann Regen aus Südwest. Mühlenbrücke vor 09:00 Uhr glatt.',
          timestamp: 'Tag 45 05:15',
          likes: 44,
          retweets: 9,
          replies: 1,
        },
        {
          key: 'n8',
          author: {
            name: 'AG Nachtreiher',
            handle: '@night_herons',
            avatar: null,
          },
          content:
            'Wieder 31 Reiher auf den Stufen von Becken 3. Der mit dem Ring ist zurück und hat einen zweiten dabei.',
          timestamp: 'Tag 45 07:32',
          likes: 24,
          retweets: 3,
          replies: 5,
        },
      ],
      files: [
        {
          key: 'spring',
          path: 'kiln-spring-samples.csv',
          name: 'kiln-spring-samples.csv',
          day: null,
        },
      ],
    },
    legal: {
      notes:
        'Sie beurteilen Eigentum, Beweise und Fristen. Drei Gerichte blicken auf dieselben Container. Am Ende sollten Sie sagen können: Wem gehören die Container am 18. Dezember, und welche dürfen nicht weg, bevor sie geöffnet sind?',
      posts: [
        {
          key: 'l1',
          author: {
            name: 'T. Quispe',
            handle: '@quispe_maritime',
            avatar: null,
          },
          content:
            'Arbeitsnotiz. Liegt vor: Datenschreiber, Buchungsliste. Liegt beinahe vor: alle sechzehn falsch gebuchten Container, im Steinbruch, versiegelt. Das Gericht öffnet sie am 15. Dezember vor beiden Seiten. Zweck: Sie heben die Grenze von 74 Millionen auf; der Schaden steht bei 228. Geht einer der sechzehn vorher weg oder öffnet ihn irgendwer, bleibt mir das Foto eines Containers. In Ardents Entwurf steht „alle Container, ohne Ausnahme“, Seite 2. Fehlt: ein Satz in der Anordnung, der etwas anderes sagt.',
          timestamp: 'Tag 45 06:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l2',
          author: {
            name: 'Prof. Amara Lindholm',
            handle: '@lindholm_sealaw',
            avatar: null,
          },
          content:
            'Vertraulich. Vorbehaltlich der Frage, wer sie gepackt hat, die ich anderen überlasse, hat die Region ein Pfandrecht an der Ware und darf sie zurückhalten, bis ihr Bergelohn bezahlt ist; doch wer zurückhält, besitzt nicht zu eigen, und wer sie ohne Erlaubnis des Gerichts prüft, aufschneidet oder verwendet, begeht eine Unterschlagung und schuldet den vollen Wert, nach eigener Angabe der Eigentümerin 204 Millionen, gleichviel, ob bei der Prüfung etwas herausgekommen ist.',
          timestamp: 'Tag 45 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l3',
          author: {
            name: 'Nachtgericht',
            handle: '@night_court',
            avatar: null,
          },
          content:
            'An den Raum Recht. Das Urteil vom 17. Oktober liegt endlich bei Ihren Dateien. Absatz 9: Verlängerung, wenn am letzten Tag die Hälfte der Container weg ist und die anderen jenseits von 500 Metern von der Schule stehen. Der Anwalt der Eltern hat seit Oktober eine Abschrift.',
          timestamp: 'Tag 45 07:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l4',
          author: {
            name: 'Amt für Abfallgenehmigungen',
            handle: '@waste_permits',
            avatar: null,
          },
          content:
            'Da täglich gefragt wird: Ware verlässt das Land auf einem Zollformular. Abfall bedarf der Zustimmung dreier Staaten, 60 Tage. Ilmaras Werk darf Abfall annehmen und keine Ware, eine Eigentümerin nimmt Ware und keinen Abfall. Das Wort wird einmal eingetragen, in Zeile 1, und gilt für alles unter dieser Nummer.',
          timestamp: 'Tag 45 07:40',
          likes: 102,
          retweets: 38,
          replies: 13,
        },
        {
          key: 'l5',
          author: {
            name: 'Hafenarbeitergewerkschaft, Ortsgruppe 4',
            handle: '@docklocal4',
            avatar: null,
          },
          content:
            'An den Krisenstab. Sieben der Verletzten vom Oktober sind unsere Mitglieder, die nach zwei Stunden Einweisung an Deck gingen. Die Ortsgruppe 4 fragt (1), wer in jener Nacht ihr Arbeitgeber war, und bittet (2) um den Stempel auf Formular 12, Zeile 4, und (3) um eine schriftliche Antwort.',
          timestamp: 'Tag 45 06:35',
          likes: 205,
          retweets: 61,
          replies: 20,
          when: [
            {
              kind: 'condition',
              scenario: 'harbour-fire',
              condition: 'firefighters-asked',
              is_met: false,
            },
          ],
        },
        {
          key: 'l6',
          author: {
            name: 'T. Quispe',
            handle: '@quispe_maritime',
            avatar: null,
          },
          content:
            'Ardents Anwältin hat um 08:55 Uhr beantragt, die Siegel des Gerichts noch heute abzunehmen. Termin um elf. Nennt die Anordnung die sechzehn, lese ich sie vor. Wenn nicht, muss ich um Aufschub bis Freitag bitten.',
          timestamp: 'Tag 45 09:04',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 960,
        },
        {
          key: 'l7',
          author: {
            name: 'Meerengen-Register',
            handle: '@strait_registry',
            avatar: null,
          },
          content:
            'BEKANNTMACHUNG 251/31. Verloren: Stempel „eingegangen“, rund, grüner Griff. Bis er gefunden ist, vermerkt der Schalter Eingänge von Hand.',
          timestamp: 'Tag 45 06:30',
          likes: 2,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l8',
          author: {
            name: 'Seeleutegewerkschaft, Ortsgruppe 4',
            handle: '@seafarers_4',
            avatar: null,
          },
          content:
            'An den Krisenstab. Die Ortsgruppe 4 dankt für die Masken, die am 19. November eingetroffen sind, fünf Wochen zu spät und in der richtigen Größe.',
          timestamp: 'Tag 45 07:00',
          likes: 51,
          retweets: 12,
          replies: 3,
        },
      ],
      files: [
        {
          key: 'store-ruling',
          path: 'ruling-quarry-store.txt',
          name: 'ruling-quarry-store.txt',
          day: null,
        },
      ],
    },
    dashboard: {
      notes:
        'Sie haben den schwersten Weg gewählt, und damit er gelang, wurden Menschen verletzt. Die Container sind das letzte Stück vom Schiff an Land. Fragen Sie jeden Raum, was so ein Container ist: Geld, Beweis, Strom oder Gefahr?',
      posts: [],
      files: [],
    },
  },
};
