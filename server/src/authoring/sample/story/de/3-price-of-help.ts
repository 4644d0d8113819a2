import type { SampleScenario } from '../../shape.ts';

export const priceOfHelp: SampleScenario = {
  key: 'price-of-help',
  name: 'Der Preis der Hilfe',
  description:
    'Tag 45, Donnerstag, 27. November, 08:00 Uhr. Neun Stunden nach der Bitte war die Leine von Ilmaras Schlepper fest, und am 18. Oktober zog er die Tamber Light von der Bank, bevor der Riss länger werden konnte. Am 23. war das Feuer aus, in der Marinewerft von Port Azir. Insgesamt gingen 140 Tonnen Öl verloren. Das Seegras ist unversehrt, der Seehecht hat gelaicht, und an die Strände kamen kaum mehr als Teerklumpen.\n\nJetzt ist die Rechnung da: 65 Millionen Kronen für Schlepper, Werft und Bergelohn, bei einer Rücklage der Region von 88. Dazu kam ein Vertrag von elf Seiten: eine Gemeinsame Meerengenbehörde mit gleich vielen Sitzen, eine einzige Verkehrszentrale und eine gemeinsame Zone von sechs Meilen zu beiden Seiten einer Linie, die fünfeinhalb Meilen vor unserer Pier verläuft. In der Brandnacht sah Ilmaras Radar das Schiff 31 Minuten vor dem unseren langsamer werden. Mit dem Vertrag wird das Schiff freigegeben, und ein Schiedsgericht entscheidet über die Rechnung. Ohne ihn bleiben Schiff, Papiere und 1.100 Container in Port Azir, bis die Rechnung bezahlt oder abgesichert ist.\n\nIn der Hauptstadt nennt die Regierung den Schlepp „eine Privathandlung des Krisenstabs“ und will klagen, wenn die Meerenge geteilt wird. Ilmara hat bis zum 5. Dezember um Antwort gebeten. Die Regionalversammlung stimmt am 4. ab, die Befugnisse des Krisenstabs enden an Tag 60, und in 17 Tagen ist Wahl. Für den Staat unterschreiben darf der Krisenstab nicht, und seine Empfehlung wird die Abstimmung entscheiden. Die Kanzlei der Versammlung holt sie um 10:30 Uhr ab.',
  asks_order: true,
  decisions: [
    {
      key: 'treaty',
      title_of_decision: 'Der Gemeinsamen Meerengenbehörde beitreten',
      description_of_decision:
        'Der Versammlung wird der Vertrag empfohlen: eine Verkehrszentrale für die Meerenge, gleich viele Sitze und die gemeinsame Zone. Schiff, Papiere und Container werden freigegeben, über die Rechnung entscheidet ein Schiedsgericht mit drei Mitgliedern. Was der Krisenstab am Text ändern will, steht in seiner Empfehlung.',
      leads_to: null,
      outcome:
        'Am 4. Dezember folgte die Versammlung dem Krisenstab mit 32 zu 29 Stimmen, nachts um zehn vor zwölf. An Tag 60 gab der Krisenstab seine Schlüssel in einem Umschlag ab. Viktor Anand hatte versprochen, den Vertrag zu kündigen, und wurde am 14. mit 50,7 Prozent zum Gouverneur gewählt. Im März ließ er sich die Akten kommen, im Juni weihte er den zweiten Radarmast ein. Am 10. Januar kam die Tamber Light nach Hause, hinter dem Schlepper, der sie von der Bank gezogen hatte. Ein Jahr später ist ein Drittel dessen, was die Schiffsprämien gestiegen waren, wieder weg. Am 19. September sah die gemeinsame Zentrale, wie einem Getreidefrachter vor dem Kap die Maschine ausfiel; nach 50 Minuten war ein Schlepper bei ihm, am 21. löschte er seine Ladung. Sarrow Control wurde zum 30. Juni geschlossen. Ottilie Brandt, die im Oktober den Mayday entgegengenommen hatte, bot man die Nachtwache in Port Azir an, mit Sprachkurs. Sie ist 58 und fährt den Bücherbus.',
      conditions: [
        {
          text: 'Die Empfehlung verlangt drei Meilen und eine Überprüfung nach fünf Jahren.',
          met: 'Die Zone ist auf jeder Seite drei Meilen breit, und die Überprüfung steht in beiden Kalendern, Dezember 2036.',
          unmet:
            'Die Zone ist auf jeder Seite sechs Meilen breit, ein Datum für eine Überprüfung gibt es nicht. Nach der Karte beginnt sie eine halbe Meile landeinwärts, auf dem Parkplatz der Fischhalle.',
        },
        {
          text: 'Nach dem Vertrag dürfen in der Zone nur Boote unter 15 Metern fischen.',
          met: 'In der Zone fischen nur Boote unter 15 Metern. Maren Tuilagis Mitglieder trugen am Tag der Abstimmung ein Beiboot die Stufen der Versammlung hinauf.',
          unmet:
            'Zur Länge der Boote sagt der Vertrag nichts. Im November 2032 fischten elf Trawler aus Port Azir auf der Merrow-Bank, und die Gewerkschaft blockierte vier Tage lang den Hafen.',
        },
        {
          text: 'Im Text steht, dass nichts darin eine Grenze anerkennt, und er enthält keine Karte.',
          met: 'Artikel 3 hat den Satz über die Grenze und keine Karte. Die Klage der Hauptstadt wurde im Mai abgewiesen.',
          unmet:
            'Artikel 3 hat seine Karte noch. Die Klage der Hauptstadt wurde im Oktober verhandelt, ein Urteil wird im Frühjahr erwartet.',
        },
      ],
    },
    {
      key: 'cooperation',
      title_of_decision: 'Technische Zusammenarbeit anbieten, ohne Vertrag',
      description_of_decision:
        'Vorgeschlagen werden eine gemeinsame Rettungsleitstelle, gemeinsame Übungen und ein schwerer Schlepper, der beiden Seiten gehört und je ein halbes Jahr in jedem Hafen liegt. Es unterschreiben die beiden Küstenwachen, ohne gemeinsame Zone und ohne ein Wort zur Grenze. Die Rechnung für das Schiff geht den Weg durch das Gericht in Port Azir.',
      leads_to: null,
      outcome:
        '12. Dezember, Tag 60: Unsere Küstenwache hat unterschrieben, die von Ilmara hat eine Karte zu den Feiertagen geschickt. 14. Dezember: Gouverneurin Osei wird mit 51,2 Prozent wiedergewählt. 9. März: Der Senat in Port Azir behandelt das Papier als Punkt 14 von 15. 2. Juni: Der gemeinsame Schlepper kommt in Fallow Sands an, mit einer Blaskapelle von jeder Seite; ein Stück können beide. Oktober: Laderaum 3 wird auf Beschluss des Gerichts in Port Azir geöffnet. Dreißig der vierzig Container sind zugequollen, über die übrigen streiten die Gutachter; es bleibt bei der Haftungsgrenze von 74 Millionen. 27. November 2032, ein Jahr danach: elf Übungen, ein echter Einsatz, eine Jacht. Die Prämien für Schiffe zu unserem Hafen liegen wie zuvor 60 Prozent höher, und zwei von sieben Linien sind weg. Wen Sarpong hatte im Oktober 2031 26 Lkw. Fünfzehn sind übrig, das Büro ist verkauft, und um vier Uhr früh beginnt in der Küche die Buchhaltung.',
      conditions: [
        {
          text: 'Für die Rechnung wird eine Bankbürgschaft gestellt, damit das Schiff ablegen kann.',
          met: 'Am 11. Dezember wurde eine Bürgschaft über 65 Millionen hinterlegt, sie kostet 0,9 im Jahr. Am 9. Januar war das Schiff zu Hause, drei Tage bevor die Marine das Dock brauchte.',
          unmet:
            'Eine Bürgschaft hatte niemand hinterlegt. Am 10. Januar verholte die Werft das Schiff an eine Boje, wo die Nacht 90.000 Kronen kostet, und das Gericht sammelt die Rechnungen.',
        },
        {
          text: 'Ein Mitglied des Krisenstabs schreibt dem Matrosen des Schleppers, namentlich.',
          met: 'Der Brief an Ilyas Baran war am 2. Dezember angekommen. Seine Kapitänin las ihn auf der Brücke vor, und zur ersten Übung kam er mit Hörgerät und Kuchen.',
          unmet:
            'An Ilyas Baran hatte niemand geschrieben. Bei der ersten Übung bat Kapitänin Idowu um eine Minute und las darin seinen Namen vor.',
        },
      ],
    },
    {
      key: 'payment',
      title_of_decision: 'Die Rechnung voll bezahlen und nichts schulden',
      description_of_decision:
        'Bis zum 5. Dezember werden die 65 Millionen aus der Rücklage überwiesen, Schiff, Papiere und Container heimgeholt und die Grenze den beiden Staaten überlassen. Was davon Reeder und Ladung zu tragen haben, wird danach von ihnen gefordert.',
      leads_to: null,
      outcome:
        'Konto 7, Rücklage der Region. 5. Dezember, 09:14 Uhr: minus 65,0 Millionen. Saldo 23,0. Das ist die ganze Buchung, und der Courier druckte sie über vier Spalten. Am 9. Dezember öffnete der Richter in Port Azir Laderaum 3, drei Sachverständige von uns standen daneben. Achtunddreißig von vierzig Containern waren unversehrt, und darin lagen alte Packs. An Tag 60 lag die Tamber Light an Liegeplatz 9. Zwei Tage später verlor Gouverneurin Osei mit 2.300 Stimmen Rückstand gegen Viktor Anand, der die Zahlung „die einzige erwachsene Tat dieses Herbstes“ genannt hatte. Im Oktober 2032 hob das Regionalgericht die Haftungsgrenze auf; der Reeder hat Berufung eingelegt, sein Versicherer 20 Millionen als Abschlag gezahlt. In der Meerenge hat sich nichts geändert. Ilmaras Radar sieht weiter um das Kap herum und unseres nicht. Im Januar wurde die neue Schule in Fallow Sands aus dem Haushalt gestrichen. Ihr Rektor Anton Feld unterrichtete 112 Kinder einen zweiten Winter lang in der Turnhalle und kündigte zu Ostern.',
      conditions: [
        {
          text: 'Der Anteil von 15 Prozent wird unter Vorbehalt gezahlt, damit ein Schiedsgericht darüber urteilen kann.',
          met: 'Der Anteil war unter Vorbehalt gezahlt worden. Im August 2032 hielt das Schiedsgericht 8 Prozent für angemessen, und 14,8 Millionen kamen zurück.',
          unmet:
            'Ein Vorbehalt war nicht erklärt. Der Anteil von 31,8 Millionen gilt als anerkannt, und die Anwälte des Reeders sagen, zur Anerkennung habe die Region niemand gezwungen.',
        },
        {
          text: 'Der Stromvertrag mit Ilmara wird an dem Tag verlängert, an dem das Geld hinausgeht.',
          met: 'Der Stromvertrag wurde am selben Nachmittag unterschrieben, zum alten Preis.',
          unmet:
            'Der Stromvertrag lief am 31. Dezember aus. Bis Ende März kaufte die Region am Markt und zahlte 21 Millionen mehr.',
        },
      ],
    },
  ],
  facts: [
    {
      text: 'Ilmara braucht die gemeinsame Verkehrszentrale. Die sechs Meilen sind ein Wunsch: Drei, mit Überprüfung nach fünf Jahren, würden noch am Tag der Ankunft unterschrieben.',
      carried_by: ['p1'],
      supports: ['treaty'],
      opposes: [],
    },
    {
      text: 'Seit 1. November gehört Ilmaras Küstenwache zur Marine. Was sie unterschreibt, braucht den Senat, der im März tagt. Den Vertrag hat er gebilligt, „bis zu sechs Meilen“.',
      carried_by: ['l2'],
      supports: [],
      opposes: ['cooperation'],
    },
    {
      text: 'Mit einer gemeinsamen Verkehrszentrale sinken die Schiffsprämien wieder, 12 Millionen im Jahr für den Hafen. Eine Leitstelle ohne sie bringt etwa 2.',
      carried_by: ['e3'],
      supports: ['treaty', 'cooperation'],
      opposes: [],
    },
    {
      text: 'Wer voll zahlt, erkennt den Anteil von 15 Prozent an. In elf ähnlichen Fällen sprachen Schiedsgerichte 6 bis 9 Prozent zu, hier wären das 12,7 bis 19,1 Millionen weniger.',
      carried_by: ['e1'],
      supports: [],
      opposes: ['payment'],
    },
    {
      text: 'In einer gemeinsamen Zone dürfen Ilmaras 38 Trawler neben unseren 640 kleinen Booten fischen. Nach beiden Zählungen können sie die Merrow-Bank in zwei Wintern leer fischen.',
      carried_by: ['s1', 'n2'],
      supports: [],
      opposes: ['treaty'],
    },
    {
      text: '„Für fünf Jahre gemeinsam, dann abstimmen“: 57 Prozent ja, 30 nein. „Voll bezahlen, mit Geld, das für neue Schulen zurückgelegt ist“: 18 Prozent ja.',
      carried_by: ['s2'],
      supports: ['treaty'],
      opposes: ['payment'],
    },
    {
      text: 'Ilmaras Marine braucht das Dock am 12. Januar. Bei zwölf Containern am Tag ist es Mitte Februar frei; die Werft will das Schiff los sein und nähme eine Bürgschaft.',
      carried_by: ['t2'],
      supports: ['cooperation'],
      opposes: [],
    },
    {
      text: 'Ein Drittel der Merrow-Bank liegt auf Ilmaras Seite und ist nicht geschützt. Artikel 7 des Vertrags macht die ganze Bank zu einem Schutzgebiet.',
      carried_by: ['n1'],
      supports: ['treaty'],
      opposes: [],
    },
    {
      text: 'Nach Artikel 3 verläuft die Zone „längs der dargestellten Linie“, und die Karte zeigt Ilmaras Linie. Der Satz, dass keine Grenze anerkannt wird, fehlt.',
      carried_by: ['l1', 'authority-draft'],
      supports: [],
      opposes: ['treaty'],
    },
    {
      text: 'Ist das Geld bis 5. Dezember da, öffnet der Richter in Port Azir am 9. Laderaum 3, mit unseren Sachverständigen daneben. Sonst wird es nächsten Herbst.',
      carried_by: ['p2'],
      supports: ['payment'],
      opposes: [],
    },
  ],
  rooms: {
    political: {
      notes:
        'Sie lesen die Absichten auf beiden Seiten der Meerenge, in der Versammlung und in der Hauptstadt. Am Ende sollten Sie sagen können: Was braucht Ilmara, was hätte es bloß gern, und wer würde uns aufhalten?',
      posts: [
        {
          key: 'p1',
          author: {
            name: 'Bastien Roux',
            handle: '@roux_protocol',
            avatar: null,
          },
          content:
            'Vermerk für den Raum Strategie. Mit dem Stellvertreter von Ministerin Karoun, gestern 17:10 bis 19:05 Uhr. Das Wort „brauchen“ fiel einmal, um 17:40 Uhr, bei der gemeinsamen Verkehrszentrale; die ist dem dortigen Senat versprochen. Bei den sechs Meilen sagte er „hätten gern“, dreimal. Ich fragte nach drei Meilen mit Überprüfung nach fünf Jahren. Er sah zur Decke und sagte, das unterschreibe die Ministerin an dem Tag, an dem es ankommt. Notiert wurde nichts, bis ich es um 19:12 Uhr im Wagen tat.',
          timestamp: 'Tag 45 06:35',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p2',
          author: {
            name: 'Bastien Roux',
            handle: '@roux_protocol',
            avatar: null,
          },
          content:
            'Raum Strategie, zweiter Vermerk. Die Gerichtskanzlei Port Azir rief um 07:02 Uhr an. Ist das Geld bis 5. Dezember da, öffnet der Richter am 9. Laderaum 3, in Gegenwart von drei Sachverständigen von uns. Mit dem Vertrag oder ohne Antwort kommt die Akte auf die gewöhnliche Liste, das heißt nächsten Herbst. Ich bat darum, die Daten zu wiederholen, was geschah, Ende 07:06 Uhr.',
          timestamp: 'Tag 45 07:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p3',
          author: {
            name: 'Fraktionsgeschäftsführung',
            handle: '@assembly_whip',
            avatar: null,
          },
          content:
            'Zählung von gestern Abend, für den Raum Strategie. Vertrag, wie er vorliegt: 29 von 61. Zusammenarbeit: 44. Zahlung: 33, solange keiner nach den Schulen fragt. Die beiden Unentschlossenen kommen aus Fischerorten und fragen nach Booten. Abstimmung am 4. Dezember um zehn, danach keine Sitzung bis 20. Januar.',
          timestamp: 'Tag 45 06:50',
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
            '1. Das Ministerium fragt, was der Krisenstab empfehlen wird. 2. Habe gesagt, dass ich es nicht weiß. 3. In jedem Fall folgt ein Schreiben. 4. Es ist seit dem 24. getippt, Zeile für das Datum offen.',
          timestamp: 'Tag 45 07:31',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p5',
          author: {
            name: 'Nadia Petrosyan',
            handle: '@petrosyan_courier',
            avatar: null,
          },
          content:
            'Dem Courier liegt eine Nachricht vor, in der Viktor Anand dem Schlepp schriftlich zustimmt, am 14. Oktober um 07:12 Uhr. Sein Büro hat unsere Fragen seit Dienstag.',
          timestamp: 'Tag 45 06:10',
          likes: 1390,
          retweets: 516,
          replies: 207,
        },
        {
          key: 'p6',
          author: {
            name: 'Büro Viktor Anand',
            handle: '@anand_office',
            avatar: null,
          },
          content:
            '@petrosyan_courier An jenem Morgen wurde das Telefon vom Personal benutzt. Herr Anand besucht um zehn die Bäckerei in der Mühlenstraße, Fotos ab 10:15 Uhr.',
          timestamp: 'Tag 45 06:44',
          likes: 88,
          retweets: 12,
          replies: 61,
        },
        {
          key: 'p7',
          author: {
            name: 'Nadia Petrosyan',
            handle: '@petrosyan_courier',
            avatar: null,
          },
          content: '@anand_office Von wem aus dem Personal, bitte, und arbeitet er oder sie noch für Sie?',
          timestamp: 'Tag 45 06:52',
          likes: 204,
          retweets: 37,
          replies: 18,
        },
        {
          key: 'p8',
          author: {
            name: 'Bastien Roux',
            handle: '@roux_protocol',
            avatar: null,
          },
          content:
            'Textnachricht aus dem Büro von Ministerin Karoun, 09:15 Uhr, nur Raum Strategie: „Die Ministerin fliegt um elf und wüsste vorher gern, ob noch eine Frage zu Meilen kommt. Beantworten kann sie die aus dem Wagen.“',
          timestamp: 'Tag 45 09:18',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 780,
        },
      ],
      files: [],
    },
    economic: {
      notes:
        'Sie prüfen die Rechnung Zeile für Zeile und was dahintersteckt: Strom, Hafengebühren, Versicherung. Am Ende sollten Sie sagen können: Was kostet jede Antwort in fünf Jahren, und welche Kosten stehen nicht auf der Rechnung?',
      posts: [
        {
          key: 'e1',
          author: {
            name: 'Hyun-woo Castellanos',
            handle: '@castellanos_risk',
            avatar: null,
          },
          content:
            'VERMERK, Raum Wirtschaft. Betr.: Schleppvertrag, Seite 9, zweiter Satz. „Mit vollständiger Zahlung ist jeder Posten abgegolten“, also auch der Anteil von 15 Prozent. Bestreiten wir den Anteil, entscheidet ein Schiedsgericht mit drei Mitgliedern. Elf solche Fälle habe ich gefunden; zugesprochen wurden 6 bis 9 Prozent vom Geretteten. Bei 212 Millionen sind das 12,7 bis 19,1, wo in der Rechnung 31,8 steht, also auch 12,7 bis 19,1 weniger. Die 212 hat die Werft geschätzt. Ich hatte im Oktober 340 und schrieb, dass ich sie nicht verteidigen würde. Was offen bleibt, kostet 9 Prozent Zinsen.',
          timestamp: 'Tag 45 07:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e2',
          author: {
            name: 'Haushaltsamt',
            handle: '@budget_office',
            avatar: null,
          },
          content:
            'Rechnung wie eingegangen: Schlepper, sechs Tage zu 2,8 Millionen, 16,8. Bergelohn, 15 Prozent von 212, 31,8. Werft, 41 Tage zu 0,4 bis heute, 16,4. Summe 65,0. Rücklage 88,0, davon 40,0 für Schulbauten zurückgelegt. Jeder weitere Tag im Dock kostet noch einmal 0,4.',
          timestamp: 'Tag 45 06:30',
          likes: 88,
          retweets: 31,
          replies: 16,
        },
        {
          key: 'e3',
          author: {
            name: 'Kreis der Versicherer',
            handle: '@underwriters_circle',
            avatar: null,
          },
          content:
            'Schreiben an den Raum Wirtschaft, auf Ihres vom Montag. Seit Oktober liegt die Prämie für Krieg und Havarie in der Orrin-Straße um 60 Prozent höher. In zwei anderen Meerengen ging sie zurück, nachdem dort eine gemeinsame Verkehrszentrale eingerichtet war; für Ihren Hafen setzen wir dafür 12 Millionen Kronen im Jahr an. Für eine Leitstelle allein würden unsere Mitglieder auch etwas geben, sagen wir 2. Beide Zahlen gelten für den Verkehr von 2030.',
          timestamp: 'Tag 45 07:25',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e4',
          author: {
            name: 'Kabel & Netz',
            handle: '@cable_and_grid',
            avatar: null,
          },
          content:
            'Liefervertrag mit Ilmara, 18 Prozent unseres Stroms: im Oktober verlängert, endet am 31. Dezember. Am Wintermarkt kostet derselbe Strom 7 Millionen im Monat mehr. Ein Entwurf zur Verlängerung liegt seit dem 3. bei uns und braucht von jeder Seite eine Unterschrift.',
          timestamp: 'Tag 45 06:45',
          likes: 239,
          retweets: 91,
          replies: 25,
        },
        {
          key: 'e5',
          author: {
            name: 'Seehechtauktion',
            handle: '@hake_auction',
            avatar: null,
          },
          content:
            'Gestern 6,30 das Kilo. Heute 44 Kisten. Die Etiketten mit „nicht von Merrow“ sind zu verkaufen, 3.000 Stück.',
          timestamp: 'Tag 45 06:20',
          likes: 41,
          retweets: 6,
          replies: 3,
        },
        {
          key: 'e6',
          author: {
            name: 'Ines Wirth',
            handle: '@wirth_industry',
            avatar: null,
          },
          content:
            '@cable_and_grid Wer unterschreibt bei uns, das Netz oder der Krisenstab? Unsere Mitglieder kaufen nächste Woche den Strom für Januar ein, also bitte eine Auskunft.',
          timestamp: 'Tag 45 07:02',
          likes: 96,
          retweets: 20,
          replies: 8,
        },
        {
          key: 'e7',
          author: {
            name: 'Fleetwatch',
            handle: '@fleetwatch_sarrow',
            avatar: null,
          },
          content:
            'Neun Schiffe auf der südlichen Reede. Zwei warten auf Liegeplatz 6, eins auf einen Lotsen, die anderen haben nichts gesagt.',
          timestamp: 'Tag 45 05:50',
          likes: 24,
          retweets: 3,
          replies: 1,
        },
      ],
      files: [
        {
          path: 'invoice-port-azir.csv',
          name: 'invoice-port-azir.csv',
          day: null,
        },
      ],
    },
    social: {
      notes:
        'Sie hören auf Leute an beiden Ufern, die über die Meerenge hinweg fischen, arbeiten und heiraten. Am Ende sollten Sie sagen können: Wer könnte welche Antwort annehmen, und wer käme sich betrogen vor?',
      posts: [
        {
          key: 's1',
          author: {
            name: 'Maren Tuilagi',
            handle: '@tuilagi_fishers',
            avatar: null,
          },
          content:
            'An den Krisenstab, schriftlich. Kolleginnen und Kollegen, in der gemeinsamen Zone des Entwurfs dürfen beide Flotten fischen. Unsere sind 640 Boote, das längste 14 Meter. Drüben sind es 38 Trawler, und mit denen ist die Merrow-Bank in zwei Wintern leer, wir haben es zweimal gezählt. Antrag 1, „Boote unter 15 Meter“, 427 zu 52: Steht das im Text, tragen wir ihn zur Versammlung. Antrag 2, Blockade, wenn es fehlt, 290 zu 189. Um schriftliche Antwort bis Montag zwölf wird gebeten, siehe Antrag 3.',
          timestamp: 'Tag 45 06:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's2',
          author: {
            name: 'Bürgerpanel',
            handle: '@sarrow_panel',
            avatar: null,
          },
          content:
            'Vorabblatt für den Raum Gesellschaft, vor Samstag nicht veröffentlicht. 2.000 Befragte, 21. bis 25. November, plus oder minus 2,2 Punkte. „Ilmara hat uns anständig geholfen“: ja 71. „Die Meerenge gemeinsam kontrollieren“: ja 39, nein 44. Dasselbe „für fünf Jahre, dann abstimmen“: ja 57, nein 30. „Voll bezahlen, mit Geld, das für neue Schulen zurückgelegt ist“: ja 18.',
          timestamp: 'Tag 45 07:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's3',
          author: {
            name: 'Kapitänin Zehra Idowu',
            handle: '@captain_idowu_azir',
            avatar: null,
          },
          content:
            'Brief, vom Konsulat weitergereicht. Ich habe den Schlepper geführt. Über die Grenze schreibe ich nichts, ich bin an die viertausend Mal darübergefahren. Mein Matrose Ilyas Baran ist 24 und hat auf Ihrem Schiff das Gehör auf dem linken Ohr verloren. Von unserem Amt bekam er ein Formular, von Ihrem nichts. Ein Brief würde genügen. Bitte schreiben Sie seinen Namen so, wie er hier steht. Z. Idowu, Kapitänin, 25. November',
          timestamp: 'Tag 45 09:24',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 'held',
        },
        {
          key: 's4',
          author: {
            name: 'Salzstraße live',
            handle: '@saltstreet_live',
            avatar: null,
          },
          content:
            'Die VERKAUFEN unsere Container!! Meine Cousine war auf der Fähre, vierzig Tamber-Light-Container auf Lastern in Port Azir, nachts aus der Werft raus. Und mit solchen Dieben einen Vertrag? Teilen',
          timestamp: 'Tag 45 06:40',
          likes: 2870,
          retweets: 1940,
          replies: 402,
        },
        {
          key: 's5',
          author: {
            name: 'Runa',
            handle: '@beachlog_runa',
            avatar: null,
          },
          content:
            '@saltstreet_live die auf dem foto sind blau und die vom schiff sind grau. ich hab 31 bilder. wo ist das aufgenommen??',
          timestamp: 'Tag 45 06:58',
          likes: 190,
          retweets: 52,
          replies: 20,
        },
        {
          key: 's6',
          author: {
            name: 'Radio Sarrow',
            handle: '@radio_sarrow',
            avatar: null,
          },
          content:
            'Morgenmagazin, Mitschrift. MODERATORIN: Sie verkaufen Tauwerk an beide Küsten. ANRUFER: Dasselbe Tauwerk. MODERATORIN: Und wer zahlt schneller? ANRUFER: Die drüben, aber die messen nach. MODERATORIN: Die Gezeiten nach den Nachrichten.',
          timestamp: 'Tag 45 07:40',
          likes: 22,
          retweets: 1,
          replies: 3,
        },
        {
          key: 's7',
          author: {
            name: 'Paolo Reyes',
            handle: '@paolo_reyes_77',
            avatar: null,
          },
          content:
            'elif war am montag in port azir daniels sachen aus der kabine holen. der kommandant der werft hat ihr den karton selbst ans auto getragen. sie möchte sich bei den vier bedanken die zu daniel runter sind und hat drei von den namen. mateo schläft besser',
          timestamp: 'Tag 45 07:12',
          likes: 2590,
          retweets: 1011,
          replies: 243,
          when: [
            {
              kind: 'condition',
              scenario: 'adrift',
              condition: 'sea-search',
              is_met: true,
            },
          ],
        },
        {
          key: 's8',
          author: {
            name: 'Paolo Reyes',
            handle: '@paolo_reyes_77',
            avatar: null,
          },
          content:
            'elif war am montag in port azir daniels sachen aus der kabine holen. der kommandant der werft hat ihr den karton selbst ans auto getragen. vom krisenstab hat sie keiner angerufen, damals nicht und jetzt auch nicht. sechs wochen sind das. mateo wacht immer noch um 4 auf',
          timestamp: 'Tag 45 07:12',
          likes: 3120,
          retweets: 1288,
          replies: 377,
          when: [
            {
              kind: 'condition',
              scenario: 'adrift',
              condition: 'sea-search',
              is_met: false,
            },
          ],
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'Sie beurteilen, was die Meerenge wirklich sicherer machen würde: Radar, Schlepper, Regeln und Ausbildung. Am Ende sollten Sie sagen können: Welche Antwort verhindert den nächsten Unfall, wie bald, und was hängt von der anderen Seite ab?',
      posts: [
        {
          key: 't1',
          author: {
            name: 'Verkehrszentrale Sarrow',
            handle: '@vts_sarrow',
            avatar: null,
          },
          content:
            'Wachbuch, 13. Oktober, für alle, die fragen: Port Azir sah das Schiff um 21:38 langsamer werden, wir hatten es um 22:09, weil uns das Kap im Strahl steht. Zwischen den beiden Räumen gibt es ein Telefon. Die Nummer rufe ich seit 22 Jahren an, und höflich sind sie immer. O. Brandt, Nachtwache, 06:10',
          timestamp: 'Tag 45 06:20',
          likes: 164,
          retweets: 73,
          replies: 20,
        },
        {
          key: 't2',
          author: {
            name: 'R. Deol, Schiffbau',
            handle: '@deol_stability',
            avatar: null,
          },
          content:
            'Bericht aus Port Azir, Raum Technik. Ich war am Montag dort. Das Schiff liegt stabil, Laderaum 3 ist geschlossen. Die Werft hat am 17. mit dem Entladen begonnen und schafft zwölf Container am Tag, siehe Zählliste; 980 von 1.100 sind also noch an Bord, und das Dock wird Mitte Februar frei. An der Tür des Dockbüros hängt ein Blatt: Fregatte, 12. Januar, in Rot. Der Dockmeister fragte mich zweimal, was unsere Bank zu einer Bürgschaft sagt. R. Deol, 06:30',
          timestamp: 'Tag 45 06:55',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't3',
          author: {
            name: 'Ebba Fossum',
            handle: '@tow_numbers',
            avatar: null,
          },
          content:
            'Eigener schwerer Schlepper, gebraucht, 160 Tonnen: 34 Millionen und 6 im Jahr, Lieferung in vierzehn Monaten, plus oder minus zwei. Mit Port Azir geteilt, je ein halbes Jahr: davon die Hälfte. Beides unter der Annahme von zwei Einsätzen in zwanzig Jahren, wie seit 2011.',
          timestamp: 'Tag 45 06:50',
          likes: 133,
          retweets: 56,
          replies: 14,
        },
        {
          key: 't4',
          author: {
            name: 'Softwareprüfung',
            handle: '@strait_software',
            avatar: null,
          },
          content:
            'Für den Raum Technik, 09:40 Uhr. Anlage 2, Steuerungssoftware: zwei Tage geprüft, in Ordnung. Gespräche der Leitzentrale werden auf einen Server des dortigen Verteidigungsministeriums kopiert; eine einzige Einstellung schaltet das ab. Unser Satz für den Text, elf Wörter, ging um 09:31 Uhr an den Raum Recht.',
          timestamp: 'Tag 45 09:42',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 1020,
        },
        {
          key: 't5',
          author: {
            name: 'Joost Gerrits',
            handle: '@gerrits_salvage',
            avatar: null,
          },
          content:
            'Gerrits, zurück aus Port Azir. Luke 3: zwei Siegel, unseres und deren. Nummern stimmen mit Buch. Docktor leckt, deren Sache.',
          timestamp: 'Tag 45 07:05',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [
            {
              kind: 'condition',
              scenario: 'broken-tow',
              condition: 'tug-seal',
              is_met: true,
            },
          ],
        },
        {
          key: 't6',
          author: {
            name: 'Joost Gerrits',
            handle: '@gerrits_salvage',
            avatar: null,
          },
          content:
            'Gerrits, zurück aus Port Azir. Luke 3: ein Siegel, das von der Werft. Angebracht 23. Oktober. Davor weiß keiner was. Wer aufmacht: filmen.',
          timestamp: 'Tag 45 07:05',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [
            {
              kind: 'condition',
              scenario: 'broken-tow',
              condition: 'tug-seal',
              is_met: false,
            },
          ],
        },
        {
          key: 't7',
          author: {
            name: 'Kamera Kap Lune',
            handle: '@cape_lune_cam',
            avatar: null,
          },
          content:
            'Linse am Dienstag von einem Kletterer geputzt. Windmesser zeigt NO 11 Knoten, das Anemometer im Dorf 13.',
          timestamp: 'Tag 45 07:30',
          likes: 2,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't8',
          author: {
            name: 'Krane Liegeplatz 9',
            handle: '@berth9_cranes',
            avatar: null,
          },
          content:
            'Kran 2 hebt seit 30 Tagen ferngesteuert ohne Ausfall. Kran 3 geschmiert. Kran 1 wartet auf Farbe.',
          timestamp: 'Tag 45 06:05',
          likes: 6,
          retweets: 0,
          replies: 1,
        },
      ],
      files: [
        {
          key: 'yard-tally',
          path: 'yard-tally-port-azir.csv',
          name: 'yard-tally-port-azir.csv',
          day: null,
        },
      ],
    },
    environmental: {
      notes:
        'Sie sprechen für die Merrow-Bank, die zu beiden Seiten der Linie liegt. Am Ende sollten Sie sagen können: Welche Antwort schützt die Bank in zehn Jahren, und was muss dafür festgeschrieben werden?',
      posts: [
        {
          key: 'n1',
          author: {
            name: 'Dr. Pia Marangoni',
            handle: '@merrow_reserve',
            avatar: null,
          },
          content:
            'Notiz Schutzgebiet, Raum Umwelt. Laichgeschehen bis 2. November gezählt: 92 Prozent eines normalen Jahres. Das Schutzgebiet umfasst 64 Quadratkilometer und endet an der Linie. Dahinter liegt ein Drittel der Bank, und dort darf jeder mit Schleppgerät fischen. Artikel 7 des Entwurfs ist ein einziger Satz und macht die ganze Merrow-Bank zu einem Schutzgebiet mit einer gemeinsamen Wacht. Um diesen Satz bitte ich seit 2019, erst schriftlich, dann telefonisch. P. Marangoni, 05:50',
          timestamp: 'Tag 45 06:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n2',
          author: {
            name: 'Schutzgebietswacht',
            handle: '@merrow_wardens',
            avatar: null,
          },
          content:
            'ZÄHLUNG, Kopie an den Raum Umwelt. Register Port Azir: 38 Trawler über 24 Meter. Nach Artikel 5 des Entwurfs dürfen beide Flotten in der Zone fischen. Gerechnet nach den Anlandungen von 2019, als elf davon eine Saison lang eine Lizenz hatten: Alle 38 würden in rund zwei Wintern entnehmen, was auf der Bank wächst. Kanal 8, sechs bis zehn.',
          timestamp: 'Tag 45 06:40',
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
            'Das letzte der sieben Fässer hat eine Schulklasse in Port Azir gefunden. Für eine Meerenge gibt es ZWEI Listen verbotener Schäume, und ein Schiff nimmt die schwächere. Hätte jemand was gegen eine Liste?',
          timestamp: 'Tag 45 06:25',
          likes: 355,
          retweets: 161,
          replies: 30,
        },
        {
          key: 'n4',
          author: {
            name: 'Hafenlabor',
            handle: '@harbour_lab',
            avatar: null,
          },
          content:
            '@foam_free_seas Hier niemand. Bei der Gelegenheit: Das Marinedock pumpt nachts, und eine Kollegin schickt uns Flaschen. Fluorid 1,5 dort, 1,2 an unseren Bojen, Grenzwert 2,0. Die nächste Flasche kommt am Freitag mit der Fähre um 11:40 Uhr.',
          timestamp: 'Tag 45 06:48',
          likes: 31,
          retweets: 7,
          replies: 4,
        },
        {
          key: 'n6',
          author: {
            name: 'Delfinzählung Orrin',
            handle: '@orrin_dolphins',
            avatar: null,
          },
          content:
            '14 von der Fähre aus gestern, zwei davon jung. Bester Platz ist links bei der Ausfahrt. Für sonntags brauchen wir noch ein Fernglas.',
          timestamp: 'Tag 45 07:20',
          likes: 921,
          retweets: 388,
          replies: 71,
        },
        {
          key: 'n7',
          author: {
            name: 'AG Nachtreiher',
            handle: '@night_herons',
            avatar: null,
          },
          content: '29 an Becken 3. Der mit dem Ring ist aus Fallow Sands zurück und hat abgenommen.',
          timestamp: 'Tag 45 05:40',
          likes: 18,
          retweets: 2,
          replies: 2,
        },
      ],
      files: [],
    },
    legal: {
      notes:
        'Sie prüfen, wer was zusagen darf und was jeder Text mit Grenze, Ansprüchen und Beweisen macht. Am Ende sollten Sie sagen können: Was kann von wem unterschrieben werden, und welcher Satz muss in jedem Papier stehen?',
      posts: [
        {
          key: 'l1',
          author: {
            name: 'Meerengen-Register',
            handle: '@strait_registry',
            avatar: null,
          },
          content:
            'Kopie für den Raum Recht: strait-authority-draft-extract.txt. Um Beachtung von Artikel 3 wird gebeten. Die Zone verläuft „längs der dargestellten Linie“, und die Karte auf Seite 11 zeigt die Linie der anderen Seite, mit dem Lineal gezogen. Der Satz von 1987, wonach Hilfe „nicht als Anerkennung einer Grenze“ gilt, steht auf keiner der elf Seiten. Fax 4411.',
          timestamp: 'Tag 45 06:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l2',
          author: {
            name: 'Meerengen-Register',
            handle: '@strait_registry',
            avatar: null,
          },
          content:
            'Aus Port Azir per Fax, 08:47 Uhr, für den Raum Recht. Auf unsere Anfrage, wer für die dortige Küstenwache zeichnet: Seit 1. November ist sie Teil der Marine, nach § 3 des dortigen Verteidigungsgesetzes. Vereinbarungen mit ausländischen Stellen gehen an den Senat, der am 9. März wieder zusammentritt und sie in der Reihenfolge des Eingangs behandelt. Den Vertrag hat er am 29. Oktober gebilligt, mit dem Zusatz „bis zu sechs Meilen“. Der Schalter bedauert, dies nicht früher erwähnt zu haben.',
          timestamp: 'Tag 45 08:54',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 540,
        },
        {
          key: 'l3',
          author: {
            name: 'Prof. Amara Lindholm',
            handle: '@lindholm_sealaw',
            avatar: null,
          },
          content:
            'Vertraulich. Vorbehaltlich dessen, worunter die andere Seite am Ende wirklich ihren Namen setzt, bindet eine Empfehlung dieses Krisenstabs niemanden und kann von niemandem angefochten werden, ehe der Staat unterschrieben hat, darf sich eine Nachbarschaftsvereinbarung auf Rettung, Fischerei und Umwelt erstrecken, solange sie zum Gebiet schweigt, und bedarf eine Zahlung nur eines Beschlusses und des Geldes, sodass Ihnen rechtlich jeder der drei Wege offensteht.',
          timestamp: 'Tag 45 06:55',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l4',
          author: {
            name: 'T. Quispe',
            handle: '@quispe_maritime',
            avatar: null,
          },
          content:
            'Arbeitsnotiz. Liegt vor: der Satz vom 17. Oktober über die Grenze, unterschrieben 10:52 Uhr, zweifach. Er deckt den Schlepp ab und nichts danach. Fehlt: derselbe Satz in dem, was als Nächstes unterschrieben wird.',
          timestamp: 'Tag 45 07:18',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [
            {
              kind: 'condition',
              scenario: 'broken-tow',
              condition: 'tug-sentence',
              is_met: true,
            },
          ],
        },
        {
          key: 'l5',
          author: {
            name: 'T. Quispe',
            handle: '@quispe_maritime',
            avatar: null,
          },
          content:
            'Arbeitsnotiz. Liegt vor: Ilmaras Begleitschreiben, Seite 1, das den Schlepp als „Verbringung längs der Linie“ bezeichnet. Fehlt: der Satz vom Oktober über die Grenze, den niemand unterschrieben hat. Was als Nächstes aus diesem Haus geht, sollte ihn enthalten.',
          timestamp: 'Tag 45 07:18',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [
            {
              kind: 'condition',
              scenario: 'broken-tow',
              condition: 'tug-sentence',
              is_met: false,
            },
          ],
        },
        {
          key: 'l6',
          author: {
            name: 'Nachtgericht',
            handle: '@night_court',
            avatar: null,
          },
          content:
            'Nachtgericht: zwei Sachen. Auf das Fahrrad vom Oktober erhebt jetzt ein zweiter Eigentümer Anspruch.',
          timestamp: 'Tag 45 06:00',
          likes: 3,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l7',
          author: {
            name: 'Anonym',
            handle: '@yard_whistle',
            avatar: null,
          },
          content:
            'reihe 11 in laderaum 3 ist die. die packs an der tür sind noch die besten, da nicht aufhören. eine anwältin aus port azir hat mir geschrieben, sehr nett, will wissen was ich weiß',
          timestamp: 'Tag 45 05:35',
          likes: 960,
          retweets: 411,
          replies: 87,
        },
        {
          key: 'l8',
          author: {
            name: 'Rechtsdienst Katastrophenschutz',
            handle: '@cp_counsel',
            avatar: null,
          },
          content:
            'Sämtliche Formulare des Krisenstabs sind bis Tag 60 zurückzugeben, auch leere. Ablage 3 ist voll, bitte Ablage 5 benutzen.',
          timestamp: 'Tag 45 07:25',
          likes: 4,
          retweets: 0,
          replies: 0,
        },
      ],
      files: [
        {
          key: 'authority-draft',
          path: 'strait-authority-draft-extract.txt',
          name: 'strait-authority-draft-extract.txt',
          day: null,
        },
      ],
    },
    dashboard: {
      notes:
        'Ilmara hat geholfen, und es hat funktioniert. Was dafür geschuldet ist, klingt jetzt in jedem Raum anders. Lassen Sie vor der Abstimmung jeden Raum den Satz zu Ende bringen: „Wenn das nächste Schiff brennt, brauchen wir ...“',
      posts: [],
      files: [],
    },
  },
};
