import type { SampleScenario } from '../../shape.ts';

export const glassOfTrust: SampleScenario = {
  key: 'glass-of-trust',
  name: 'Ein Glas Vertrauen',
  description:
    'Tag 45, Donnerstag, 27. November, 08:00 Uhr. Am Montag, dem 20. Oktober, hat Gannet Point bei Ebbe wieder zu arbeiten begonnen. Die stündlichen Messwerte wurden veröffentlicht und blieben unter dem Grenzwert. Am 1. November schleppten die Berger das abgekühlte Schiff zu einem Liegeplatz außerhalb der Region, seit dem 2. läuft das Werk mit voller Kraft. Die Rationierung ist vorbei. Kein Hof hat seine Brunnen verloren, kein Tanker musste bezahlt werden.\n\nAn Tag 38, letzten Donnerstag, schrieb der Courier, in der Nacht des 27. Oktober habe ein Filter versagt und einige Stunden lang sei Lösungsmittel über dem Grenzwert ins Netz gelangt. Der Krisenstab erfuhr es aus der Zeitung, 23 Tage danach. St. Oda sucht nach der Ursache für 31 auffällige Leberwerte. Die halbe Stadt kauft wieder Wasser in Flaschen. Das Wasser von heute ist sauber; darin sind sich alle Labore einig.\n\nAlles zu veröffentlichen wäre die klarste Antwort. Auf jede Seite warten Anwälte, Menschen können ihren Posten verlieren, und monatelang ginge es um Schuld. Neue Filter kann man sehen und filmen, und bis zum Frühjahr muss die Kohle ohnehin gewechselt werden; der Preis sind 31 Millionen und neun Tage Rationierung auf 60 Prozent. Eine Entschuldigung mit 120 Kronen für jeden von 470.000 Haushalten geht schnell, und jeder versteht sie. Sie kostet 56 Millionen aus einer Rücklage von 88. Gesundheitschecks für 300.000 Menschen kosten weitere 19,5, und da die Labore 9.000 in der Woche schaffen, wäre der letzte im Juli.\n\nDie Befugnisse dieses Krisenstabs enden an Tag 60, in 17 Tagen wird gewählt. Der Krisenstab entscheidet bis 09:40 Uhr.',
  asks_order: true,
  decisions: [
    {
      key: 'inquiry',
      title_of_decision: 'Alles veröffentlichen, unabhängige Untersuchung einleiten',
      description_of_decision:
        'Alle Daten, Protokolle und Nachrichten des Krisenstabs und des Werks werden ins Netz gestellt. Richterin Farah Nakamura, die nicht aus der Region kommt, untersucht mit allen Befugnissen. Die Mitglieder des Krisenstabs antworten ihr als Erste.',
      leads_to: null,
      outcome:
        'Am Donnerstag, dem 4. Dezember, gingen die Akten online, 11.000 Seiten mit 900 geschwärzten Namen. Die meisten Leute öffneten eine einzige davon, die Meldung vom 28. Oktober, gelesen um 07:52 Uhr. An Tag 60 tagte der Krisenstab zwanzig Minuten und gab seine Schlüssel in der Kanzlei der Versammlung ab. Zwei Tage später lag Viktor Anand vorn, bis die Hügelbezirke ausgezählt waren; Gouverneurin Osei wurde mit 50,4 Prozent wiedergewählt. Richterin Nakamura legte ihren Bericht im September 2032 vor. Weil der Krisenstab die Untersuchung eingeleitet hatte, mussten elf Zeugen vor ihr erscheinen. Die automatische Abschaltung stand seit 2027 auf „nur melden“. Die Nachtschicht war von drei Leuten auf einen gekürzt worden. Dr. Priya Halvorsen, heißt es im Bericht, habe sich an eine Meldevorschrift gehalten, die sie selbst verfasst hatte. Im Oktober hat sie gekündigt; sie unterrichtet jetzt Mathematik an der Schule in der Seilerstraße. Die Dichtungen sind neu. Im Dezember 2032 tranken 71 Prozent der Stadt aus dem Hahn, im Netzmacherviertel 52.',
      conditions: [
        {
          key: 'form-b',
          text: 'Die Untersuchung wird mit Formular B eingeleitet, damit niemand für das bestraft wird, was er sagt.',
          met: 'Neun der elf antworteten, der Anlagenfahrer jener Nacht als Erster. Er sprach zwei Stunden und bat darum, das Fenster zu öffnen.',
          unmet:
            'Nach Formular A konnte jede Antwort gegen den Zeugen verwendet werden. Zwei der elf antworteten; der Anlagenfahrer jener Nacht ließ seinen Anwalt einen Satz verlesen.',
        },
        {
          key: 'families',
          text: 'Die Familien der 31 hören ihre Werte von einem Arzt, bevor irgendetwas veröffentlicht wird.',
          met: 'Bevor die Akten erschienen, hatte Dr. Kenji Abara alle 31 Familien gesprochen. Vier von ihnen saßen in der ersten Reihe, als die Richterin anfing.',
          unmet:
            'Zwei Familien fanden die Werte ihrer Kinder auf Seite 6.208, wo jemand vergessen hatte, die Initialen zu schwärzen.',
        },
      ],
    },
    {
      key: 'filters',
      title_of_decision: 'Werk anhalten und Filter erneuern',
      description_of_decision:
        'Gannet Point schließt für neun Tage. Vor Kameras werden die Kohle aller sechs Filter und die ältesten Membranen ausgetauscht, danach fährt das Werk mit einer öffentlichen Messung wieder an. In der Zwischenzeit versorgt der Brack die Region.',
      leads_to: null,
      outcome:
        'Aus dem Schichtbuch von Gannet Point, öffentlicher Teil. 1. Dezember, 06:00: Werk angehalten. Vier Kameras, eine fiel ins Becken. 4. Dezember: Kohle von Filter 3 draußen, 60 Leute am Zaun, davon elf Kinder. 10. Dezember, 06:20: angefahren. Erstes Glas an Bürgermeister Belkacem, Lösungsmittel unter 0,05. 12. Dezember, Tag 60: Besuch des Krisenstabs, niemand sprach. 14. Dezember: Wahlnacht, Radio an. Anand 50,9 Prozent. 2. Januar: Gouverneur Anand fragt, wer die Meldung vom 28. Oktober gelesen hat. Stand am 29. November im Courier, also antwortet niemand. 31. Januar: letzte Schicht von Ivo Kessler, Anlagenfahrer, hatte die Nacht des 27. Oktober. Auf einem Formular steht, er gehe auf eigenen Wunsch. Jetzt Pförtner in der Fischhalle. 27. Oktober 2032: ein Jahr. Ein Blumenstrauß an Tor 2, keine Karte. Aus der Umfrage, Dezember 2032: 58 Prozent trinken aus dem Hahn. Kosten der neun Tage am Ende: 31 Millionen hier, 74 in den Betrieben.',
      conditions: [
        {
          key: 'stop',
          text: 'Die automatische Abschaltung wird scharf gestellt und geprüft, bevor das Werk wieder anfährt.',
          met: 'Nachgetragen: 14. Februar 2032, 03:12, automatische Abschaltung, Sensor 4, Fehlalarm. Werk um 03:40 wieder da. Niemand rief an.',
          unmet:
            'Nachgetragen: 14. Februar 2032, 03:12, Alarm, Sensor 4, nur gemeldet. Ein Mann auf Schicht, an Filter 6. Gelesen um 03:55.',
        },
        {
          key: 'date',
          text: 'Die Industrie bekommt den Tag des Wiederanfahrens schriftlich, mit Unterschrift.',
          met: 'Das Chipwerk hatte das Datum seit dem 28. November schriftlich. Es schloss für neun Tage und machte am zehnten wieder auf.',
          unmet:
            'Das Chipwerk hatte um ein Datum gebeten und eine Telefonnummer bekommen. Am 3. Januar kündigte es 6.000 Kubikmeter am Tag. Es beschäftigt jetzt 1.300 Leute in Ostmark und 800 hier.',
        },
      ],
    },
    {
      key: 'apology',
      title_of_decision: 'Verantwortung übernehmen und entschädigen',
      description_of_decision:
        'Mitglieder des Krisenstabs entschuldigen sich auf dem Marktplatz. Der Vorsitz und der Leiter der Wasserwerke treten zurück, und jeder Haushalt bekommt 120 Kronen und einen kostenlosen Gesundheitscheck. Das Geld ist vor den Feiertagen da.',
      leads_to: null,
      outcome:
        'Liebe Mutter, Du wolltest wissen, was daraus geworden ist. Am Freitag standen sie im Regen auf dem Marktplatz, zehn Leute, und lasen von einem Blatt ab. Der Vorsitz trat zurück und Josef Aldine auch, der Leiter der Wasserwerke, der es wie wir alle aus dem Courier erfahren hatte. Am Samstag druckte der Courier, wer die Meldung geöffnet hatte, und es war keiner von den beiden. Die 120 Kronen kamen am 19. Dezember, an Tag 67, da gab es den Krisenstab gar nicht mehr. Ich habe mir Stiefel gekauft. In der Wahlnacht hingen in Deiner Straße Laken für Anand, geworden ist es Osei, mit 1.900 Stimmen. Die Checks fingen in der Schule in der Seilerstraße an. Ich war im Februar dort, meine Werte sind gut. Nun ist es ein Jahr her. Lunds trinken aus dem Hahn, Pereiras nicht, wir schon, außer wenn Du kommst. Herr Aldine macht uns die Steuererklärung, 30 Kronen die Stunde, und das kann er. Vom Werk redet keiner.',
      conditions: [
        {
          key: 'waiver',
          text: 'Wer das Geld nimmt, verzichtet auf keinen Anspruch.',
          met: 'Der Verbraucherverband ließ seine Klage ruhen und zog sie im Juni zurück.',
          unmet:
            'Auf Seite 3 stand eine Zeile, wer das Geld nehme, verzichte auf alle Ansprüche. Frau Pereira las sie in der Bäckerei vor, und 40.000 Leute schickten das Geld zurück.',
        },
        {
          key: 'successor',
          text: 'Der Vorsitz geht erst, wenn die Versammlung die Nachfolge bestimmt hat.',
          met: 'Der Vorsitz hatte weitergearbeitet, bis am 9. Dezember die Nachfolge kam, und mehr hat keiner davon gemerkt.',
          unmet:
            'Von Freitag bis zum 9. Dezember konnte niemand etwas unterschreiben. Am 3. platzte am Kiln Hill die Hauptleitung, und wir hatten zwei Tage kein Wasser, weil die Monteure eine Unterschrift brauchten.',
        },
      ],
    },
  ],
  facts: [
    {
      text: 'Eine Meldung zu Filter 3 ging am 28. Oktober um 07:30 Uhr im Lagezentrum des Krisenstabs ein. Um 07:52 Uhr wurde sie als gelesen markiert. Der Courier nennt am Samstag den Namen.',
      carried_by: ['p7'],
      supports: ['inquiry'],
      opposes: [],
    },
    {
      text: 'Richterin Nakamura, auf die sich alle Parteien einigen können, ist ab dem 9. Dezember frei. Vor der Wahl hört sie keine Zeugen.',
      carried_by: ['p2'],
      supports: [],
      opposes: ['inquiry'],
    },
    {
      text: 'Tritt der Vorsitz zurück, ist der Krisenstab bis zum 9. Dezember nicht beschlussfähig. Bis dahin kann niemand eine Anordnung zum Wasser unterschreiben.',
      carried_by: ['l5'],
      supports: [],
      opposes: ['apology'],
    },
    {
      text: 'Neun Tage bei 60 Prozent kosten die Industrie 81 Millionen über die 31 hinaus, und das Chipwerk geht. Macht man die Filter einzeln, kostet es die Industrie nichts.',
      carried_by: ['e3'],
      supports: [],
      opposes: ['filters'],
    },
    {
      text: 'Die Amtshaftpflicht, 50 Millionen, erlischt, wenn Schuld eingeräumt wird, ehe der Versicherer Bescheid hat, ob in einer Entschuldigung oder in veröffentlichten Nachrichten.',
      carried_by: ['e4', 'cover'],
      supports: [],
      opposes: ['inquiry', 'apology'],
    },
    {
      text: 'Von denen, die es nicht mehr trinken, sagen 22 von 100, das Wasser sei schlecht, und 61, man habe es ihnen nicht gesagt. Die ganze Geschichte mit Namen brächte 48 von 100 zurück.',
      carried_by: ['s1'],
      supports: ['inquiry'],
      opposes: [],
    },
    {
      text: 'Gefrorene Proben zeigen, wer das Wasser jener Nacht bekam: 83.000 Menschen an einer Hauptleitung, nicht 1,18 Millionen. Checks für sie dauern neun Wochen.',
      carried_by: ['s8', 'n4'],
      supports: ['apology'],
      opposes: [],
    },
    {
      text: 'Gebrochen ist eine Dichtung. Die gleichen sitzen in den fünf anderen Filtern; jede lässt sich für 900 Kronen in vier Stunden tauschen, eine nach der anderen, bei laufendem Werk.',
      carried_by: ['t2'],
      supports: [],
      opposes: ['filters'],
    },
    {
      text: 'Die automatische Abschaltung steht seit 2027 auf „nur melden“. Wieder scharf stellen und prüfen kann man sie, wenn das Werk steht, und zu keiner anderen Zeit.',
      carried_by: ['t3'],
      supports: ['filters'],
      opposes: [],
    },
    {
      text: 'Am Einlauf findet sich bei keiner Tide etwas von dem Schiff. Ein Stillstand des Werks holt nichts aus dem Wasser, was nicht schon draußen ist.',
      carried_by: ['n3'],
      supports: [],
      opposes: ['filters'],
    },
  ],
  rooms: {
    political: {
      notes:
        'Sie beraten über die Wahrheit und ihren Zeitpunkt. Jemand wusste es und schwieg, und jemand hat es der Presse gesagt. Am Ende sollten Sie sagen können: Was muss die Öffentlichkeit noch erfahren, und ist es besser, sie erfährt es von uns?',
      posts: [
        {
          key: 'p1',
          author: { name: 'Notizen aus dem Palais', handle: '@palace_notes', avatar: null },
          content:
            'Der Anwalt der Gouverneurin, Dienstag: keine Untersuchung vor der Wahl. Ihr Pressechef, selbe Sitzung: Anand hat in drei Reden genau diese Richterin gefordert, also gebt sie ihm, dann muss er eine neue Rede schreiben. Die Gouverneurin soll aus dem Fenster geschaut haben. Die Sitzung endete um 11:20 Uhr ohne Beschluss.',
          timestamp: 'Tag 45 06:35',
          likes: 1011,
          retweets: 390,
          replies: 142,
        },
        {
          key: 'p2',
          author: { name: 'Fraktionsgeschäftsführung', handle: '@assembly_whip', avatar: null },
          content:
            'Für den Raum Strategie. Ich habe alle sechs Fraktionen nach Richterin Farah Nakamura gefragt. Alle sechs würden sie nehmen, das gab es seit der Fischmarke nicht mehr. Sie würde auch kommen. Bis zum 8. Dezember sitzt sie in Ostmark, am 9. kann sie also die erste Akte aufschlagen und im Januar den ersten Zeugen hören. Wer hofft, dass sie vor der Wahl etwas sagt, sollte wissen, dass sie es nicht tut.',
          timestamp: 'Tag 45 07:05',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p3',
          author: { name: 'Bürgermeister Dario Belkacem', handle: '@mayor_belkacem', avatar: null },
          content:
            'Morgen um elf trinke ich mit meinen beiden Kindern Leitungswasser in der Markthalle. Vorher hätte ich vom Krisenstab gern etwas Schriftliches, eine halbe Seite reicht: Gab es noch so eine Nacht?',
          timestamp: 'Tag 45 07:40',
          likes: 940,
          retweets: 270,
          replies: 118,
        },
        {
          key: 'p4',
          author: { name: 'Büro der Versammlung', handle: '@assembly_office', avatar: null },
          content:
            'Die Heizung im Südflügel läuft wieder. Die Mäntel vom Oktober liegen bis Freitag beim Pförtner.',
          timestamp: 'Tag 45 06:50',
          likes: 6,
          retweets: 0,
          replies: 1,
        },
        {
          key: 'p5',
          author: { name: 'Büro Viktor Anand', handle: '@anand_office', avatar: null },
          content:
            'Herr Anand trinkt um 10:00 Uhr mit Bewohnern des Netzmacherviertels ein Glas Wasser. Das Wasser wird gestellt. Fotos ab 10:15 Uhr.',
          timestamp: 'Tag 45 07:15',
          likes: 57,
          retweets: 12,
          replies: 38,
        },
        {
          key: 'p6',
          author: { name: 'Oberst Ruth Zeller', handle: '@zeller_liaison', avatar: null },
          content:
            'VERMERK, nur Raum Strategie. 1. Falls das Werk steht: 40 Tankwagen, Heer, zusammen 600 Kubikmeter am Tag. 2. Stufe 2 genügt, sie läuft bis 12. Dezember. 3. Fahrer: 52. 4. Anforderung an mich zwei Tage vor dem Stillstand. 5. Falls das Werk nicht steht, fahren die Wagen am Montag nach Hause und ich mit ihnen.',
          timestamp: 'Tag 45 07:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p7',
          author: { name: 'Nadia Petrosyan', handle: '@petrosyan_courier', avatar: null },
          content:
            'Brief an den Krisenstab durch Boten, 08:35 Uhr. Wir haben ein zweites Dokument. Am 28. Oktober um 07:30 Uhr ging an das Lagezentrum dieses Krisenstabs eine Meldung mit dem Betreff „Nächtliches Ereignis, Filter 3“. Um 07:52 Uhr wurde sie als gelesen markiert. Wir wissen, von wem, und drucken es am Samstag. Will der Krisenstab es vorher selbst sagen: Redaktionsschluss ist Freitag zwölf Uhr. Ich habe es bei zwei Personen geprüft, die nichts voneinander wissen. N. Petrosyan',
          timestamp: 'Tag 45 08:40',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 600,
        },
      ],
      files: [],
    },
    economic: {
      notes:
        'Sie rechnen zusammen, was das Misstrauen kostet und was jede Antwort kostet. Am Ende sollten Sie sagen können: Was ist eine Woche Zweifel wert, welches Versprechen lässt sich bezahlen, und welche Ansprüche folgen daraus?',
      posts: [
        {
          key: 'e1',
          author: { name: 'Haushaltsamt', handle: '@budget_office', avatar: null },
          content:
            'Vermerk an den Raum Wirtschaft. 120 Kronen für 470.000 Haushalte: 56,4 Millionen. Auszahlung per Post drei Wochen, per Bank eine, und von 61.000 Haushalten liegt uns kein Konto vor. Checks zu je 65 Kronen: 19,5 Millionen für 300.000 Personen. Die 300.000 sind eine Schätzung, wie viele sich erschreckt haben.',
          timestamp: 'Tag 45 06:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e2',
          author: { name: 'Wen Sarpong', handle: '@wen_freight', avatar: null },
          content:
            'Flaschenwasser, was wir so ausfahren: 1,1 Millionen Liter am Tag, das Achtfache von sonst. Die Leute zahlen 60 bis 90 für den Liter, Hundertstel mein ich, macht rund 800.000 Kronen am Tag aus den Taschen der Familien. Sechs Wochen davon sind mehr, als die neuen Filter kosten. Für uns ein gutes Geschäft, und trotzdem, 44 Lkw am Tag in der Mühlenstraße.',
          timestamp: 'Tag 45 06:50',
          likes: 260,
          retweets: 94,
          replies: 33,
        },
        {
          key: 'e3',
          author: { name: 'Ines Wirth', handle: '@wirth_industry', avatar: null },
          content:
            'Brief an den Raum Wirtschaft. Steht das Werk neun Tage, ist die Industrie wieder bei 60 Prozent und verliert 9 Millionen am Tag, insgesamt 81, neben den 31 für die Filter. Das Chipwerk ist im Oktober geblieben, weil es ein Datum hatte. Bei einem zweiten Stillstand geht es endgültig, so hat man es uns gesagt. Ich habe die Ingenieure gefragt, ob man die Filter einzeln machen könnte, bei laufendem Werk. Sie sagen Ja, und das kostet uns gar nichts. Warum steht das nicht unter den dreien?',
          timestamp: 'Tag 45 07:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e4',
          author: { name: 'Hyun-woo Castellanos', handle: '@castellanos_risk', avatar: null },
          content:
            'VERMERK, Raum Wirtschaft. Amtshaftpflicht, 50 Millionen, Klausel 7: Der Schutz endet, wenn Schuld eingeräumt wird, bevor der Versicherer informiert ist. „Wir bedauern“ räumt nichts ein. „Wir haben versagt“ schon, und eine Nachricht, in der das steht, ebenfalls, wenn wir sie selbst veröffentlichen. Die zweite Hälfte hatte ich bis gestern Abend übersehen. Ihn zu informieren kostet einen Brief und einen Tag. Klausel 7 liegt bei den Dateien des Raums Recht.',
          timestamp: 'Tag 45 07:50',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e5',
          author: { name: 'Rosa Imhof', handle: '@corner_shop_rosa', avatar: null },
          content:
            'Sechs Flaschen zum Preis von fünf bis Samstag, still und mit Kohlensäure, keine Lieferung.',
          timestamp: 'Tag 45 07:10',
          likes: 66,
          retweets: 9,
          replies: 14,
        },
        {
          key: 'e6',
          author: { name: 'Seehechtauktion', handle: '@hake_auction', avatar: null },
          content: 'Auktion um neun. 74 Kisten Seehecht, 15 Seezunge, Eis wie immer. Piet ist wieder da.',
          timestamp: 'Tag 45 06:20',
          likes: 15,
          retweets: 1,
          replies: 3,
        },
        {
          key: 'e7',
          author: { name: 'Hyun-woo Castellanos', handle: '@castellanos_risk', avatar: null },
          content:
            'An den Raum Wirtschaft, 08:50 Uhr. Der Versicherer hat angerufen. Er liest auch den Courier und will den Wortlaut dessen, was wir sagen werden, per Fax, bis heute 17:00 Uhr. Hat er ihn vor der Öffentlichkeit, ist Klausel 7 erfüllt. Seite 2 seines Briefs habe ich noch nicht verstanden.',
          timestamp: 'Tag 45 08:56',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 840,
        },
      ],
      files: [{ path: 'compensation-bill.csv', name: 'compensation-bill.csv', day: null }],
    },
    social: {
      notes:
        'Sie hören denen zu, die das Wasser getrunken haben, und denen, die damit aufgehört haben. Am Ende sollten Sie sagen können: Worüber sind sie wirklich wütend, und was müsste geschehen, damit eine gewöhnliche Familie wieder ein Glas füllt?',
      posts: [
        {
          key: 's1',
          author: { name: 'Bürgerpanel', handle: '@sarrow_panel', avatar: null },
          content:
            'Für den Raum Gesellschaft, morgen öffentlich. 2.400 Menschen, die es nicht mehr trinken. Warum? „Das Wasser ist schlecht“: 22 von 100. „Man hat es uns nicht gesagt“: 61. Der Rest wollte es nicht sagen. Was würde Sie zurückbringen? Die ganze Geschichte, mit Namen: 48. Neue Filter: 27. Geld: 9. Einer schrieb quer über den Bogen, er wolle keine 120 Kronen, er wolle die 23 Tage.',
          timestamp: 'Tag 45 06:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's2',
          author: { name: 'Latisha Nwosu', handle: '@nets_neighbours', avatar: null },
          content:
            '@beachlog_runa Danke, druck ich aus und häng es ins Treppenhaus. Und an alle, die sich Flaschen leisten können: Jede dritte Familie hier unten kann es nicht, die sind also wieder am Hahn, und wieder sind wir es, die für euch ausprobieren, ob es geht. Wenn ihr Checks macht, macht sie zuerst hier, in der Schule Seilerstraße, an einem Samstag und ohne Termin.',
          timestamp: 'Tag 45 07:32',
          likes: 1120,
          retweets: 440,
          replies: 96,
        },
        {
          key: 's3',
          author: { name: 'Frau des Anlagenfahrers', handle: '@gp_nightshift', avatar: null },
          content:
            'Mein Mann hatte in der Nacht Dienst. Er hat um zehn nach zehn den Alarm gesehen und Filter 3 um 01:35 Uhr von Hand zugemacht, allein, und danach hat er den Bericht geschrieben. Früher waren sie zu dritt. Jetzt steht ein Reporter an unserem Tor, und unser Sohn geht durch den Garten zur Schule. Wenn Sie einen Schuldigen brauchen, fragen Sie, wer die Schicht gekürzt hat.',
          timestamp: 'Tag 45 07:10',
          likes: 4102,
          retweets: 1866,
          replies: 390,
        },
        {
          key: 's4',
          author: { name: 'Eltern Station 6', handle: '@ward6_parents', avatar: null },
          content:
            'Brief an den Raum Gesellschaft. Unsere Kinder sind unter den 31. Seit neun Tagen fragen wir, was gemessen wurde, und seit neun Tagen heißt es, die Anwälte prüfen das. Wir wollen keine Zahl in einem Wahlkampf sein, weder in diesem noch in dem anderen. Wir wollen einen Arzt, mit Namen und Telefon, der mit uns reden darf.',
          timestamp: 'Tag 45 07:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's5',
          author: { name: 'Salzstraße live', handle: '@saltstreet_live', avatar: null },
          content:
            "Es war nicht EINE Nacht. Es war JEDE Nacht seit Oktober!! Mein Cousin putzt in Gannet Point, eine haben sie aufgeschrieben und 37 andere einfach durchgelassen. Deswegen müssen die Filter raus. Teilen, bevor's weg ist",
          timestamp: 'Tag 45 06:30',
          likes: 4890,
          retweets: 3102,
          replies: 611,
        },
        {
          key: 's6',
          author: { name: 'Runa', handle: '@beachlog_runa', avatar: null },
          content:
            '@saltstreet_live hab das werk nach der liste gefragt und sie kam?? 38 nächte. 1 drüber. wer will ne kopie',
          timestamp: 'Tag 45 07:02',
          likes: 312,
          retweets: 120,
          replies: 28,
        },
        {
          key: 's7',
          author: { name: 'Dr. Kenji Abara', handle: '@abara_st_odas', avatar: null },
          content:
            'Sprachnachricht, abgetippt vom Stationsbüro. Abara. Bitte, es gibt zweimal einunddreißig. Die einen haben im Oktober ihre Dialyse versäumt, wegen dieses Schiebers, und die anderen, das sind jetzt die Leberwerte, und das sind nicht dieselben Leute, kein einziger. Ein Reporter hat die zusammengezählt. Kann das mal jemand aufschreiben?',
          timestamp: 'Tag 45 07:25',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [{ kind: 'condition', scenario: 'adrift', condition: 'offshore-hospital', is_met: false }],
        },
        {
          key: 's8',
          author: { name: 'Dr. Kenji Abara', handle: '@abara_st_odas', avatar: null },
          content:
            'Sprachnachricht, abgetippt vom Stationsbüro, für den Raum Gesellschaft. Abara, St. Oda. Vierzehn Proben aus der Nacht sind aufgehoben worden, gefroren, in meinem eigenen Kühlraum, wie sich herausstellt, hinter den Impfstoffen. Und die zeigen, dass es in eine Hauptleitung gegangen ist, Hafenseite und östliche Hügel, 83.000 Menschen. Nicht alle. Wenn Sie also Leute untersuchen wollen, dann die, und bei 9.000 die Woche sind das neun Wochen, bisschen mehr, nicht bis Juli. Ich hab hier einen Jungen, der fragt, ob er dazugehört, er wohnt in der Salzstraße, also ja.',
          timestamp: 'Tag 45 06:55',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'Sie klären, was in der Nacht geschehen ist und in welchem Zustand das Werk heute ist. Am Ende sollten Sie sagen können: Kann es wieder passieren, welche Reparatur ist wirklich nötig, und wie lange dauert sie?',
      posts: [
        {
          key: 't1',
          author: { name: 'Dr. Priya Halvorsen', handle: '@halvorsen_gannet', avatar: null },
          content:
            'Gannet Point, Bericht über die Nacht des 27. Oktober, zweite Fassung. Um 22:10 Uhr wurde für Filter 3 Alarm gegeben. Lösungsmittel im Ablauf dieses Filters: 0,8 Milligramm je Liter; der Grenzwert ist 0,5. Die Kohle hatte es seit dem 20. Oktober aus Spuren gesammelt. Um 01:35 Uhr wurde der Filter von Hand geschlossen. Etwa 4.500 Kubikmeter waren in Leitung 2 gelangt. Die stündliche Probe wird aus Leitung 1 gezogen und zeigte nichts. Um 07:30 Uhr wurde nach Vorschrift 12 gemeldet. Es wurde angenommen, dass der Krisenstab die Öffentlichkeit unterrichtet. Ob dies geschah, wurde nicht nachgefragt.',
          timestamp: 'Tag 45 06:00',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't2',
          author: { name: 'Mirelle Yao', handle: '@membrane_nerd', avatar: null },
          content:
            'Brief an den Raum Technik, mit Bildern. Es war eine Dichtung, ein Gummiring für 900 Kronen. Der gleiche Ring aus der gleichen Lieferung sitzt in den Filtern 1, 2, 4, 5 und 6. In 2 und 5 sieht man Haarrisse. Einer ist in vier Stunden gewechselt, ein Filter nach dem anderen, und mit den fünf übrigen läuft das Werk weiter. Ich habe dreimal gefragt, warum das keiner gemacht hat. Antwort: Alles wartet auf die große Entscheidung. Bitte warten Sie damit nicht.',
          timestamp: 'Tag 45 06:35',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't3',
          author: { name: 'Leittechnik Gannet Point', handle: '@plant_automation', avatar: null },
          content:
            'TICKET 2027-118, weiterhin offen, Kopie an den Raum Technik. Automatische Abschaltung auf „nur melden“ gestellt, wegen neun Fehlabschaltungen in einem Sommer. Scharf stellen: ein Parameter. Prüfen danach: ganzes Werk zwei Tage im Stillstand, da durch Abschalten geprüft wird. Fünfmal verschoben, weil die zwei Tage fehlten. Reservepumpe gegen Fehlabschaltungen: 1,2 Millionen.',
          timestamp: 'Tag 45 07:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't4',
          author: { name: 'Studierende der Wasserseite', handle: '@waterpage', avatar: null },
          content:
            'wir haben jeden stundenwert veröffentlicht seit dem ersten, und sie stimmen alle. sie sind alle aus leitung 1. dass es eine leitung 2 gibt hat uns keiner gesagt und wir haben nicht gefragt. das steht jetzt auf der seite, in rot. unsere beiden namen standen drunter und da würden wir sie gern lassen',
          timestamp: 'Tag 45 07:20',
          likes: 1630,
          retweets: 512,
          replies: 88,
          when: [{ kind: 'condition', scenario: 'dry-city', condition: 'university', is_met: true }],
        },
        {
          key: 't5',
          author: { name: 'Wasserwerke, Internet', handle: '@waterworks_web', avatar: null },
          content:
            'Unsere Seite zeigt die Stundenwerte von Leitung 1, wie unten im Kleingedruckten angegeben. Leitung 2 ist seit gestern ergänzt. Für die Farbe der Seite bitten wir um Entschuldigung, sie wird gerade geändert.',
          timestamp: 'Tag 45 07:20',
          likes: 41,
          retweets: 15,
          replies: 77,
          when: [{ kind: 'condition', scenario: 'dry-city', condition: 'university', is_met: false }],
        },
        {
          key: 't6',
          author: { name: 'Mirelle Yao', handle: '@membrane_nerd', avatar: null },
          content:
            'An den Raum Technik, 08:30 Uhr. Neues Bild von Filter 5, heute früh um sieben. Der Riss geht jetzt durch. Er leckt ein bisschen, und zwar nach innen, es kommt also nichts raus. Eine Woche würde ich ihm nicht mehr geben.',
          timestamp: 'Tag 45 08:32',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 480,
        },
        {
          key: 't7',
          author: { name: 'Kamera Kap Lune', handle: '@cape_lune_cam', avatar: null },
          content:
            'Kein Schiff im Bild. Horizont gerade, Linse trocken, seit Sonntag 16:00 Uhr nichts zu melden.',
          timestamp: 'Tag 45 06:00',
          likes: 12,
          retweets: 1,
          replies: 0,
        },
      ],
      files: [
        { key: 'filter-nights', path: 'filter-3-by-night.csv', name: 'filter-3-by-night.csv', day: null },
      ],
    },
    environmental: {
      notes:
        'Sie beurteilen Stoffe, Mengen und andere mögliche Ursachen für das, was das Krankenhaus sieht. Am Ende sollten Sie sagen können: Was kann diese Nacht bei Menschen bewirkt haben, was nicht, und was muss man sich sonst noch ansehen?',
      posts: [
        {
          key: 'n1',
          author: { name: 'Toxikologie', handle: '@tox_unit', avatar: null },
          content:
            'VERMERK, Raum Umwelt. Wer in jener Nacht zwei Liter getrunken hat, hat 1,6 Milligramm Lösungsmittel aufgenommen. Wirkungen auf die Leber beginnen nach heutigem Kenntnisstand etwa beim Vierzigfachen. Bei 26 der 31 Patienten ist eine andere Ursache wahrscheinlich. Fünf kann ich nicht erklären. Ich bitte um zwei Wochen, und ich bitte darum, nicht damit zitiert zu werden, ich hätte Entwarnung gegeben, denn das habe ich nicht.',
          timestamp: 'Tag 45 06:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n2',
          author: { name: 'Labor Gartenbau', handle: '@market_garden_lab', avatar: null },
          content:
            'Während der Rationierung haben die Leute 60.000 alte Kanister gefüllt. In sechs der 31 Familien haben wir einen gefunden, in dem früher Farbverdünner war. Der riecht wie der Elektrolyt, und eine Leber kennt den Unterschied nicht. Die sechs Kanister stehen beschriftet bei uns im Regal. Abgeholt hat sie niemand.',
          timestamp: 'Tag 45 06:55',
          likes: 274,
          retweets: 133,
          replies: 22,
        },
        {
          key: 'n3',
          author: { name: 'Sigrun Ulvik', handle: '@orrin_currents', avatar: null },
          content:
            'Für den Raum Umwelt. Das Schiff ist seit 26 Tagen fort. Ich messe am Einlauf bei jeder Tide, Ebbe, Flut, Springtide, und finde null, womit ich meine: weniger, als mein Gerät sehen kann. Ein Stillstand des Werks würde nichts aus dem Wasser holen, was nicht schon draußen ist. Wenn Sie etwas erneuern wollen, dann den Sensor: Er ist von der Universität geliehen und geht an Tag 60 zurück.',
          timestamp: 'Tag 45 07:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n4',
          author: { name: 'Laborverbund', handle: '@lab_alliance', avatar: null },
          content:
            'Vermerk an den Raum Umwelt. Netzproben vom 27. und 28. Oktober, 14 Stück, gefroren aufbewahrt in St. Oda. Lösungsmittel in sieben nachgewiesen, alle aus Leitung 2: Hafenseite und östliche Hügel, 83.000 Menschen. In den sieben aus Leitung 1 keines. Vollständige Karte bis Freitag 18:00 Uhr, wenn sie jemand in Auftrag gibt. Alle unsere Labore zusammen schaffen 9.000 Checks in der Woche, für diese Menschen also neun Wochen.',
          timestamp: 'Tag 45 07:05',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n5',
          author: { name: 'Tang & Küste', handle: '@kelp_and_shore', avatar: null },
          content:
            '1,1 Millionen Liter in Flaschen sind 730.000 Flaschen am Tag. Die Sortieranlage schafft 200.000. Gestern haben wir gezählt, was mit der Tide zwischen Nordmole und Lampe angetrieben kam: 412 in einer Stunde.',
          timestamp: 'Tag 45 07:50',
          likes: 188,
          retweets: 71,
          replies: 19,
        },
        {
          key: 'n6',
          author: { name: 'Odile Brennan', handle: '@foam_free_seas', avatar: null },
          content:
            '@market_garden_lab Sechs Kanister, und keiner holt sie? WER ist denn für einen Kanister zuständig?',
          timestamp: 'Tag 45 07:04',
          likes: 72,
          retweets: 21,
          replies: 10,
        },
        {
          key: 'n7',
          author: { name: 'AG Nachtreiher', handle: '@night_herons', avatar: null },
          content:
            'Der mit dem Ring ist wieder an den Stufen von Becken 3. Mit ihm gezählt: 27 Reiher, vier weniger als am 14. Oktober.',
          timestamp: 'Tag 45 06:40',
          likes: 48,
          retweets: 6,
          replies: 9,
        },
        {
          key: 'n8',
          author: { name: 'Toxikologie', handle: '@tox_unit', avatar: null },
          content:
            'An den Raum Umwelt. Eine Mutter von Station 6 ruft heute früh zum dritten Mal hier an. Darf ich mit ihr sprechen, oder geht das über die Anwälte?',
          timestamp: 'Tag 45 09:02',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 'held',
        },
      ],
      files: [],
    },
    legal: {
      notes:
        'Sie halten Pflichten, Schuld und das Recht auf Auskunft auseinander. Am Ende sollten Sie sagen können: Was muss ohnehin veröffentlicht werden, was darf der Krisenstab versprechen, und wie können Menschen die Wahrheit sagen, ohne sich zu ruinieren?',
      posts: [
        {
          key: 'l1',
          author: { name: 'Wasseraufsicht', handle: '@water_regulator', avatar: null },
          content:
            'An den Krisenstab. Meine Genehmigung vom 17. Oktober, Punkt 4, lautet: Ein Wert über dem Grenzwert wird binnen 24 Stunden bekannt gemacht, durch das Werk UND durch den Krisenstab. Mir ist keine Ausfertigung zugegangen. Ich könnte das Werk deshalb schließen und werde es nicht tun. Ich erwarte bis Tag 60 ein Schreiben beider Stellen, mit zwei Unterschriften.',
          timestamp: 'Tag 45 06:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l2',
          author: { name: 'Prof. Amara Lindholm', handle: '@lindholm_sealaw', avatar: null },
          content:
            'Vertraulich. Vorbehaltlich der Bedingungen ihrer Bestellung darf eine untersuchende Richterin den Zeugen zusichern, dass ihre Worte nicht gegen sie verwendet werden, vorausgesetzt, die Untersuchung wurde mit Formular B eröffnet und nicht mit Formular A, die sich beide bis auf einen Buchstaben und einen Satz gleichen, und da unter Formular A jeder Anwalt dieser Stadt zum Schweigen raten wird, sollte die Wahl heute getroffen werden, denn nachholen lässt sie sich nicht.',
          timestamp: 'Tag 45 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l3',
          author: { name: 'Verbraucherverband', handle: '@consumer_union_s', avatar: null },
          content:
            '19.400 Menschen haben sich unserer Klage angeschlossen. Wir würden sie bis Juni ruhen lassen, wenn alle Daten binnen einer Woche veröffentlicht werden und niemand für die 120 Kronen auf weitere Ansprüche verzichten muss. Der Entwurf, den wir gesehen haben, verlangt ebendiesen Verzicht, Seite 3, Zeile 11.',
          timestamp: 'Tag 45 07:15',
          likes: 1333,
          retweets: 588,
          replies: 140,
        },
        {
          key: 'l4',
          author: { name: 'Datenschutzamt', handle: '@data_protect_s', avatar: null },
          content:
            'BEKANNTMACHUNG. „Alles“ umfasst Dienstpläne, Chats und Patientenwerte. Namen von Beschäftigten unterhalb der Abteilungsleitung sowie sämtliche Gesundheitsdaten sind zuvor zu schwärzen. Etwa 11.000 Seiten, sechs Personen, und der Scanner im dritten Stock klemmt, mithin bis Donnerstag, 4. Dezember.',
          timestamp: 'Tag 45 07:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l5',
          author: { name: 'Rechtsdienst Katastrophenschutz', handle: '@cp_counsel', avatar: null },
          content:
            'Zu den Akten des Krisenstabs. Das Gesetz verlangt einen Vorsitz. Tritt er zurück, besteht bis zur Bestellung eines neuen keine Beschlussfähigkeit; die Versammlung tagt am 4. Dezember, eine Bestellung wirkt fünf Tage danach. Das ist der 9. Dezember. Bis dahin kann niemand eine Anordnung zum Wasser unterzeichnen. Ob jemand zurücktreten sollte, dazu äußere ich mich nicht, gefragt wurde ich nach dem Kalender.',
          timestamp: 'Tag 45 06:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l6',
          author: { name: 'Nachtgericht', handle: '@night_court', avatar: null },
          content:
            'Nachtgericht: zwei Sachen. Eine geworfene Flasche und ein Fahrrad. Saal 2 wird gestrichen.',
          timestamp: 'Tag 45 06:00',
          likes: 5,
          retweets: 0,
          replies: 1,
        },
        {
          key: 'l7',
          author: { name: 'Meerengen-Register', handle: '@strait_registry', avatar: null },
          content:
            'BEKANNTMACHUNG 255/31. Der Eintrag „Tamber Light, Sable-Bank“ ist geschlossen. Fahrzeuge unter 40 Metern Länge dürfen dort wieder ankern.',
          timestamp: 'Tag 45 06:15',
          likes: 9,
          retweets: 2,
          replies: 0,
        },
      ],
      files: [
        {
          key: 'cover',
          path: 'cover-official-acts-clause-7.txt',
          name: 'cover-official-acts-clause-7.txt',
          day: null,
        },
      ],
    },
    dashboard: {
      notes:
        'Das Wasser ist sauber, und die halbe Stadt trinkt es nicht mehr. Es war eine Nacht, dreieinhalb Stunden, und danach hat man 23 Tage lang niemandem etwas gesagt. Fragen Sie in jedem Raum: Wer wusste es, seit wann, und was wäre der richtige erste Satz gewesen?',
      posts: [],
      files: [],
    },
  },
};
