import type { SampleScenario } from '../../shape.ts';

export const dryCity: SampleScenario = {
  key: 'dry-city',
  name: 'Die trockene Stadt',
  description:
    'Freitag, 17. Oktober, 07:00 Uhr. Am Dienstag um neun hat der Krisenstab den Einlauf von Gannet Point geschlossen und die Tamber Light hinter der Sable-Bank ankern lassen, vier Meilen stromauf. Dort liegt das Schiff auch nach dem Sturm noch. Der dritte Ingenieur Mateo Reyes wurde lebend herausgeholt; sein Kollege ist tot. Laderaum 3 schwelt, und der Westwind treibt den Rauch an den Klippen südlich von Gannet Point an Land, wo niemand wohnt.\n\n1,18 Millionen Menschen leben vom Vorrat. Üblich sind 268.000 Kubikmeter am Tag, 43.000 davon kommen aus den Brunnen der Dorran-Ebene. Bei 60 Prozent des üblichen Verbrauchs verliert der Brack-Stausee 118.000 am Tag. Heute früh sind 1.496.000 darin; unter 340.000 zieht der Auslass Schlamm, und so weit ist es in der Nacht nach Sonntag, dem 26. Oktober. Wasser läuft sechs Stunden am Tag, abwechselnd, Bezirk für Bezirk. Die Berger brauchen noch mindestens zwölf Tage, bis das Schiff weggeschleppt werden kann.\n\nLeute und Pumpen reichen für einen von drei Wegen. Gannet Point könnte bei Ebbe Wasser ziehen, wenn die Strömung vom Werk zum Schiff läuft: ab Montag 110.000 Kubikmeter am Tag zu je 1,90 Kronen. In einer Umfrage vom Mittwoch sagten 44 Prozent, sie würden es nicht trinken, gute Messwerte hin oder her. Der Plan der Wasserwerke für die Ebene verspricht binnen drei Tagen 120.000 am Tag an sauberem Grundwasser; 2.600 Höfe brauchen es für ihre Winterkultur. Tanker können Trinkwasser aus dem Ausland bringen. Angelandet kostet es 14,20 Kronen, wo Haushalte sonst 2,10 zahlen, und sie würden nach Verbrauch zahlen.\n\nDer Krisenstab entscheidet bis 09:00 Uhr.',
  asks_order: true,
  decisions: [
    {
      key: 'restart',
      title_of_decision: 'Gannet Point mit halber Kraft anfahren',
      description_of_decision:
        'Heute um neun beginnt das Spülen, danach zieht das Werk bei Ebbe Wasser, durch zusätzliche Kohlefilter. Ein fremdes Labor prüft es jede Stunde. Ab Montag liefert das Werk etwa die Hälfte von früher, und die Bezirke bekommen mehr Stunden.',
      leads_to: 'glass-of-trust',
      outcome:
        'Am Montag, dem 20. Oktober, um neun floss das erste Wasser aus Gannet Point ins Netz. Bis Mittwoch waren es 79.000 Kubikmeter am Tag, danach 110.000, und jeder Bezirk hatte neun Stunden Wasser statt sechs. Am 28. war die Kohle verbraucht. Bis am 2. November die Lastwagen kamen, zog das Werk in den mittleren drei Stunden jeder Ebbe, 47.000 am Tag, den Rest gab der Brack. Am 1. November brachten die Schlepper das abgekühlte Schiff zu einem Liegeplatz außerhalb der Region. St. Oda zählte insgesamt 203 Magen-Darm-Infekte, den letzten am 26. Die Ebene behielt ihre Brunnen. Das Chipwerk behielt 1.900 seiner 2.100 Leute; die anderen hatten in der Woche der Warteschlangen woanders unterschrieben.',
      conditions: [
        {
          key: 'university',
          text: 'Die Universität veröffentlicht die stündlichen Messwerte, nicht der Krisenstab.',
          met: 'Die Universität hatte von der ersten Stunde an jeden Wert veröffentlicht, darunter die Namen zweier Studierender. Ende des Monats kauften 19 Prozent ihr Trinkwasser in Flaschen.',
          unmet:
            'Die Seite des Krisenstabs zeigte die Werte, einmal in der Stunde. Ende des Monats kauften 41 Prozent ihr Trinkwasser in Flaschen, und das Wasser darin kostete rund das 300-Fache.',
        },
        {
          key: 'valve',
          text: 'Die Taucher dürfen das undichte Ventil schließen, bevor das erste Wasser fließt.',
          met: 'Taucher hatten das Ventil am Freitag bei Stauwasser geschlossen. Ab Samstag fand sich am Einlauf auch bei Flut nichts mehr von dem Schiff.',
          unmet:
            'Der Antrag der Taucher wurde am 24. unterschrieben. Bis dahin trug jede Flut ein wenig Lösungsmittel am Einlauf vorbei, in zwei Nächten auch noch die erste Stunde der Ebbe.',
        },
      ],
    },
    {
      key: 'wells',
      title_of_decision: 'Das Grundwasser der Bauern nehmen',
      description_of_decision:
        'Die Bewässerungsbrunnen der Dorran-Ebene werden für 30 Tage beschlagnahmt und mit Druckpumpen am Kiln Hill an das Stadtnetz angeschlossen, die Bauern werden entschädigt. Das Wasser ist sauber und braucht keine Messung, an die man glauben muss.',
      leads_to: 'farmers-water',
      outcome:
        'Am Montag, dem 20. Oktober, um zwölf liefen die Druckpumpen am Kiln Hill an. Sie brachten 70.000 Kubikmeter am Tag in die Stadt. Jeder Bezirk behielt seine sechs Stunden, und in den oberen Stockwerken lief wieder Wasser. Auf der Ebene waren am Samstag ab fünf Uhr früh 212 Brunnen geöffnet worden, jeder von einem Beamten mit einem Papier und einem Schlosser mit einer Tasche. Regen fiel erst am 9. November. Bis dahin hatten 1.700 von 2.600 Höfen ihr Wintergemüse aufgegeben. Am 1. November wurde das Schiff weggeschleppt. Gannet Point lief am 5. November wieder, nach 22 Tagen, und hatte ein Drittel seiner Membranen verloren. In Outer Dorran schrieb eine Lehrerin in der ersten Novemberwoche auf, dass der Tee nach Meer schmeckte.',
      conditions: [
        {
          key: 'price',
          text: 'Ein fester Preis und ein Enddatum für die Brunnen stehen in der Anordnung.',
          met: 'Preis und Enddatum, der 17. November, hatten in der Anordnung gestanden. Elf der vierzehn Bauernabgeordneten blieben in der Koalition, und bis Samstagmittag waren die Traktoren von den Pumpenwegen verschwunden.',
          unmet:
            'Weder Preis noch Enddatum hatten in der Anordnung gestanden. Alle vierzehn Bauernabgeordneten verließen am Freitagabend die Koalition, und zwei der vier Pumpenwege waren bis Dienstag gesperrt.',
        },
        {
          key: 'asked',
          text: 'Jemand aus dem Krisenstab spricht mit den Bauern, bevor ein Brunnen geöffnet wird.',
          met: 'Am Freitagabend hatte ein Mitglied des Krisenstabs bis ein Uhr im Saal von Dorran gestanden. Es wurde gebrüllt, und am Morgen kamen einige mit dem eigenen Schlüssel.',
          unmet:
            'Die meisten Besitzer erfuhren es aus dem Radio. Neunzehn fanden das Tor aufgebrochen, als sie vom Melken kamen.',
        },
      ],
    },
    {
      key: 'tankers',
      title_of_decision: 'Wasser per Schiff kaufen und bepreisen',
      description_of_decision:
        'Tanker werden gechartert, Trinkwasser wird in Ilmara gekauft und in Becken 2 gelöscht. Ein Literpreis, der mit dem Verbrauch steigt, deckt einen Teil davon und drückt den Verbrauch. Die Brunnen bleiben den Höfen, und Gannet Point bleibt zu, bis das Schiff fort ist.',
      leads_to: 'water-at-a-price',
      outcome:
        'Am Dienstag, dem 21. Oktober, machte die Clear Tern mit 21.600 Kubikmetern in Becken 2 fest. Vier Tage lang brachten die Schiffe 20.000 am Tag. Nach dem Votum des Senats und einer Woche Reinigung brachten vierzehn von ihnen 72.500, über eine Schwimmpier, die Ilmara für 18 Millionen Kronen vermietete. Die Preisverordnung galt ab Sonntag, dem 19., und der Verbrauch fiel auf 51 Prozent. In der Seilerstraße wusch eine Frau von 80 Jahren im Kartoffelwasser ab und erzählte es dem Radio. Am 5. November, als Gannet Point wieder lief, stand der Brack bei 545.000. Der letzte Tanker legte am 9. ab. Sie hatten 1,24 Millionen Kubikmeter gebracht. Tanker, Reinigung und Pier machen zusammen 46 Millionen. Die ersten Rechnungen sind noch nicht gedruckt.',
      conditions: [
        {
          key: 'offers',
          text: 'Drei Angebote für Tankerwasser liegen bei den Akten, bevor ein Vertrag unterschrieben wird.',
          met: 'Ein drittes Angebot, von einem Weintransporteur, lag seit Freitag um elf bei den Akten.',
          unmet: 'Als der Vertrag unterschrieben wurde, lagen zwei Angebote bei den Akten.',
        },
        {
          key: 'dialysis',
          text: 'Patienten, die ihre Dialyse zu Hause machen, zahlen den normalen Preis.',
          met: 'Die Anordnung hatte die 38 genannt, und ihre Zähler wurden von Hand aus dem Preis genommen.',
          unmet:
            'An die 38 Patienten, die ihre Dialyse zu Hause machen, hatte niemand gedacht. Ihre Zähler laufen zum höchsten Preis, 120 Liter je Behandlung.',
        },
      ],
    },
  ],
  facts: [
    {
      text: 'Werden die Brunnen zu festem Preis und mit Enddatum genommen, beides schriftlich, bleiben elf von vierzehn Bauernabgeordneten in der Koalition, und die Bauern geben die Pumpenwege frei.',
      carried_by: ['p2', 's7'],
      supports: ['wells'],
      opposes: [],
    },
    {
      text: 'Ilmara hat die einzige Verladestation im Umkreis von zwei Tagen auf See. Bis sein Senat am Mittwoch tagt, verkauft es 20.000 Kubikmeter am Tag, mehr nicht.',
      carried_by: ['karoun-water', 'p7'],
      supports: [],
      opposes: ['tankers'],
    },
    {
      text: 'Fünf der vierzehn Tanker sind sauber genug für Trinkwasser: 88.000 Kubikmeter in vier Tagen, 22.000 am Tag. Die anderen neun müssen eine Woche gereinigt werden.',
      carried_by: ['e3', 'tanker-offers'],
      supports: [],
      opposes: ['tankers'],
    },
    {
      text: 'Gannet Point hat Kohle für neun Tage bei halber Kraft. Neue braucht sechzehn Tage, vom 28. Oktober bis zum 2. November gibt es also keine.',
      carried_by: ['e2', 't1'],
      supports: [],
      opposes: ['restart'],
    },
    {
      text: 'Veröffentlicht die Universität die stündlichen Messwerte und nicht der Krisenstab, würden 17 Prozent das Wasser aus Gannet Point ablehnen. In der Umfrage vom Mittwoch waren es 44.',
      carried_by: ['s8'],
      supports: ['restart'],
      opposes: [],
    },
    {
      text: 'Das Dorraner Rohr ist für 90.000 Kubikmeter am Tag gebaut, 43.000 fließen schon darin. Mit Druckpumpen nimmt es 70.000 mehr auf, nicht 120.000.',
      carried_by: ['t3'],
      supports: [],
      opposes: ['wells'],
    },
    {
      text: 'Der Boden unter der Ebene verträgt insgesamt 75.000 Kubikmeter am Tag. Darüber wandert die Salzgrenze landeinwärts, 40 Meter die Woche, und kommt zu Lebzeiten nicht zurück.',
      carried_by: ['n2'],
      supports: [],
      opposes: ['wells'],
    },
    {
      text: 'Von Sonntag bis Mittwoch lassen Springtiden von jeder Ebbe fünf saubere Stunden, nicht sieben. Gannet Point liefert dann 79.000 Kubikmeter am Tag.',
      carried_by: ['n1'],
      supports: [],
      opposes: ['restart'],
    },
    {
      text: 'Alles, was aus dem Schiff austritt, kommt aus einem Ventil, ein Liter pro Minute. Taucher können es in zwei Stunden schließen. Ihr Antrag wartet seit Donnerstag auf eine Unterschrift.',
      carried_by: ['l1'],
      supports: ['restart'],
      opposes: [],
    },
    {
      text: 'Der Versicherer des Reeders muss Tankerwasser als angemessene Maßnahme bezahlen, wenn drei Angebote bei den Akten liegen. Es sind zwei.',
      carried_by: ['l2'],
      supports: ['tankers'],
      opposes: [],
    },
  ],
  rooms: {
    political: {
      notes:
        'Sie beurteilen, wer zum Krisenstab hält, wenn die Hähne trocken bleiben. Stadt, Bauern und Hauptstadt wollen Verschiedenes. Am Ende sollten Sie sagen können: Welcher Weg hat am Tag des Beginns eine Mehrheit, und welcher hat sie nach zwei Wochen noch?',
      posts: [
        {
          key: 'p1',
          author: { name: 'Oberst Ruth Zeller', handle: '@zeller_liaison', avatar: null },
          content:
            'VERMERK, nur Raum Strategie. 1. Wasseraufbereiter: 30, Heeresmodell, je 300 Kubikmeter am Tag, zusammen 9.000. 2. Stufe 2 genügt. 3. Übergabe durch die Ministerin persönlich, Samstag 11:00 Uhr, Marktplatz, Herr Anand neben ihr. 4. Ohne Zeremonie gehen die Geräte am Samstag um 14:00 Uhr ins Hochwassergebiet im Norden. 5. Treibstoff dafür ist nicht Teil des Geschenks. 6. Antwort an mich bis heute 12:00 Uhr.',
          timestamp: 'Fr 06:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p2',
          author: { name: 'Fraktionsgeschäftsführung', handle: '@assembly_whip', avatar: null },
          content:
            'Für den Raum Strategie, nicht für den Feed. Zweimal gezählt, beim zweiten Mal mit der Liste. Koalition 34 von 61, davon 14 Bauernpartei. Nimmt man die Brunnen ohne Preis und Datum, gehen alle vierzehn noch am selben Nachmittag, und wir sind 20. Mit festem Preis und Enddatum, beides schriftlich, bleiben elf. Die elf sagen auch, dass die Traktoren binnen eines Tages von den Pumpenwegen verschwinden, und da die Hälfte der Traktoren ihnen gehört, glaube ich das. Die Namen der elf habe ich hier, Apparat 31.',
          timestamp: 'Fr 06:00',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p3',
          author: { name: 'Nadia Petrosyan', handle: '@petrosyan_courier', avatar: null },
          content:
            'Ein Wasserwagen hat gestern Abend um 23:10 Uhr das Schwimmbecken der Regionalkanzlei gefüllt. Die Kanzlei sagt, das Becken sei die Löschreserve der Klinik nebenan. Wir haben in der Klinik angerufen, es stimmt. Der Courier druckt beides. Das Foto wurde 5.000-mal geteilt, ohne den zweiten Satz.',
          timestamp: 'Fr 05:40',
          likes: 5120,
          retweets: 2433,
          replies: 871,
        },
        {
          key: 'p4',
          author: { name: 'Bürgermeister Dario Belkacem', handle: '@mayor_belkacem', avatar: null },
          content:
            'An die elf Leute, die wegen des Brunnens im Rathaushof angerufen haben: Der läuft mit Meerwasser, schon immer.',
          timestamp: 'Fr 06:10',
          likes: 310,
          retweets: 22,
          replies: 48,
        },
        {
          key: 'p5',
          author: { name: 'Büro der Versammlung', handle: '@assembly_office', avatar: null },
          content:
            'Die Duschen im Abgeordnetenflur sind bis auf Weiteres gesperrt. Tee gibt es im zweiten Stock zwischen neun und zehn Uhr, Tassen bitte zurückbringen.',
          timestamp: 'Fr 05:50',
          likes: 5,
          retweets: 0,
          replies: 1,
        },
        {
          key: 'p6',
          author: { name: 'Büro Viktor Anand', handle: '@anand_office', avatar: null },
          content:
            'Herr Anand trägt um 08:00 Uhr Kanister in der Gaswerkstraße. Fotos ab 08:15 Uhr. Die Kanister werden gestellt, 12 Stück, leer.',
          timestamp: 'Fr 06:15',
          likes: 44,
          retweets: 8,
          replies: 29,
        },
        {
          key: 'p7',
          author: { name: 'Bastien Roux', handle: '@roux_protocol', avatar: null },
          content:
            'SMS aus Port Azir, 07:54 Uhr, nur Raum Strategie: „Die Tagesordnung des Senats für Mittwoch schließt heute um zwölf. Ein Antrag auf mehr als 20.000 wäre Punkt 9. Vorher gibt es keine Sitzung.“ Ich habe gefragt, ob Punkt 9 üblicherweise noch drankommt. Bisher keine Antwort.',
          timestamp: 'Fr 07:56',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 840,
        },
      ],
      files: [
        {
          key: 'karoun-water',
          path: 'call-roux-karoun-water.txt',
          name: 'call-roux-karoun-water.txt',
          day: null,
        },
      ],
    },
    economic: {
      notes:
        'Sie vergleichen die Kosten je Kubikmeter, die Verluste der Industrie und wer die Rechnung bezahlt. Am Ende sollten Sie sagen können: Was kostet jeder Weg, bis das Schiff fort ist, und welche Firmen oder Haushalte halten als Erste nicht mehr durch?',
      posts: [
        {
          key: 'e1',
          author: { name: 'Hyun-woo Castellanos', handle: '@castellanos_risk', avatar: null },
          content:
            'VERMERK, Raum Wirtschaft. Drei Rechnungen, bis das Schiff fort ist. Gannet Point mit halber Kraft, 110.000 am Tag, 12 Tage zu 1,90: 2,5 Millionen. Brunnen, 120.000 am Tag, 12 Tage zu 0,85: 1,2 Millionen, dazu, was den Höfen zusteht. Schiffe, 100.000 am Tag, 11 Tage zu 14,20: 15,6 Millionen. Die 120.000 stammen aus dem Plan der Wasserwerke, Seite 4, das Rohr habe ich nicht gesehen. Die 100.000 stammen von mir. So viel bräuchte man; verteidigen möchte ich sie nicht. Ein Tag Industrie bei 60 Prozent kostet 9 Millionen, jeder der drei Wege lohnt sich also, wenn das Wasser wirklich kommt.',
          timestamp: 'Fr 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e2',
          author: { name: 'Wasserwerke, Einkauf', handle: '@waterworks_purchasing', avatar: null },
          content:
            'EINKAUFSVERMERK, Kopie an den Raum Wirtschaft. Artikel: Filterkohle, Gannet Point. Bestand: 54 Tonnen. Verbrauch bei halber Kraft: 6 Tonnen am Tag, also neun Tage. Angebot des Herstellers: 54 Tonnen, sechzehn Tage ab Bestellung. Bei Bestellung heute Lieferung am 2. November, Lager leer am 28. Kein zweiter Hersteller. Noch nicht bestellt, da uns niemand mitgeteilt hat, ob das Werk laufen soll.',
          timestamp: 'Fr 05:50',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e3',
          author: { name: 'Fleetwatch', handle: '@fleetwatch_sarrow', avatar: null },
          content:
            'Vierzehn Tanker werden für Wasser angeboten. Ich habe bei jedem die letzten drei Ladungen nachgesehen. Neun hatten Treibstoff oder Chemikalien und brauchen etwa eine Woche Reinigung. Fünf sind sauber: zusammen 88.000 Kubikmeter, und die Rundreise nach Ilmara dauert vier Tage. Liste bei den Dateien Ihres Raums.',
          timestamp: 'Fr 06:40',
          likes: 266,
          retweets: 97,
          replies: 30,
        },
        {
          key: 'e4',
          author: { name: 'Rosa Imhof', handle: '@corner_shop_rosa', avatar: null },
          content:
            '@fleetwatch_sarrow Falls auf einem der fünf noch Platz ist, ich nehme Pappteller. Auf dieser Seite der Brücke kriegt man keine mehr.',
          timestamp: 'Fr 06:47',
          likes: 39,
          retweets: 2,
          replies: 5,
        },
        {
          key: 'e5',
          author: { name: 'Ines Wirth', handle: '@wirth_industry', avatar: null },
          content:
            'Die Kammer hat ihre Mitglieder gefragt, was sie am dringendsten brauchen. 61 von 80 haben dasselbe geschrieben: ein Datum. Bei 60 Prozent Wasser verlieren sie zusammen rund 9 Millionen am Tag, das ist bekannt. Ohne Datum kann niemand eine Schicht planen. Zwei von ihnen fahren Nachtschichten mit Wasser aus dem Löschteich und möchten lieber nicht genannt werden.',
          timestamp: 'Fr 05:30',
          likes: 377,
          retweets: 151,
          replies: 68,
        },
        {
          key: 'e6',
          author: { name: 'Dorraner Bauernbank', handle: '@dorran_growers', avatar: null },
          content:
            'Brief an den Raum Wirtschaft. Von 2.600 Höfen haben 900 bei uns Kredite auf das Wintergemüse dieses Jahres. Zehn Tage ohne Bewässerung im Oktober, und die Ernte ist verloren, 64 Millionen Kronen insgesamt. Wir müssten 22 Millionen abschreiben, unser Eigenkapital beträgt 31. Wir bitten um nichts. Wir dachten, Sie hätten die beiden Zahlen gern einmal nebeneinander.',
          timestamp: 'Fr 06:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e7',
          author: { name: 'Seehechtauktion', handle: '@hake_auction', avatar: null },
          content:
            'Auktion um neun. Eis ist aus Wasser, also gibt es keins. 33 Kisten, bitte bis zehn abholen.',
          timestamp: 'Fr 06:05',
          likes: 11,
          retweets: 1,
          replies: 2,
        },
        {
          key: 'e8',
          author: { name: 'Ines Wirth', handle: '@wirth_industry', avatar: null },
          content:
            'Brief an den Raum Wirtschaft, 08:10 Uhr. Das Chipwerk vergibt seine Dezemberaufträge heute um 20:00 Uhr ins Ausland, wenn es bis dahin kein Datum für Wasser hat, schriftlich und unterschrieben. Dort arbeiten 2.100 Menschen. Aus dem Krisenstab hat niemand angerufen; die Nummer ist 4400, Apparat 12.',
          timestamp: 'Fr 08:12',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 1080,
        },
      ],
      files: [{ key: 'tanker-offers', path: 'tanker-offers.xlsx', name: 'tanker-offers.xlsx', day: null }],
    },
    social: {
      notes:
        'Sie sprechen für Haushalte, Patienten und alle, die müde sind. Finden Sie heraus, was die Leute längst tun, wenn keiner hinsieht. Am Ende sollten Sie sagen können: Was würden sie trinken, was lehnen sie ab, und wer fällt durchs Netz?',
      posts: [
        {
          key: 's1',
          author: { name: 'Dr. Kenji Abara', handle: '@abara_st_odas', avatar: null },
          content:
            'Sprachnachricht, abgetippt vom Stationsbüro, für den Raum Gesellschaft. Abara, St. Oda. Es sind 57 Magen-Darm-Infekte seit Mittwoch, vierzig davon unter fünf, und sie kommen aus zwei Bezirken, wo die Leute in den sechs Stunden alles vollmachen, was sie haben, Badewannen und Farbeimer, eine Mutter hatte den Windeleimer. Es ist also der Eimer, verstehen Sie, es ist nicht das Schiff. Mit sauberen Kanistern wäre Schluss, sechzigtausend hab ich ausgerechnet, nein, das sind Familien, na gut, sechzigtausend jedenfalls. Wen rufe ich an wegen Kanistern?',
          timestamp: 'Fr 05:35',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's2',
          author: { name: 'Paolo Reyes', handle: '@paolo_reyes_77', avatar: null },
          content:
            'mateo ist zu hause. er sagt daniel hat bis zum nachmittag geredet und dann nicht mehr. sie haben zweimal stiefel auf dem deck gehört. elif spricht um zwölf in der fischhalle und hat mich gebeten zu schreiben dass alle kommen können',
          timestamp: 'Fr 05:50',
          likes: 8120,
          retweets: 3640,
          replies: 1102,
          when: [{ kind: 'condition', scenario: 'adrift', condition: 'offshore-search', is_met: false }],
        },
        {
          key: 's3',
          author: { name: 'Paolo Reyes', handle: '@paolo_reyes_77', avatar: null },
          content:
            'mateo ist zu hause. elif will sich bei den vieren bedanken die wegen daniel runter sind und keiner sagt ihr die namen. die beerdigung ist am montag um zehn',
          timestamp: 'Fr 05:50',
          likes: 6240,
          retweets: 1980,
          replies: 733,
          when: [{ kind: 'condition', scenario: 'adrift', condition: 'offshore-search', is_met: true }],
        },
        {
          key: 's4',
          author: { name: 'Salzstraße live', handle: '@saltstreet_live', avatar: null },
          content:
            'Der Brack ist LEER!! Mein Cousin ist gestern Nacht vorbeigefahren, man kann zu Fuß zum Turm. Die Zahlen im Radio sind vom August. Ab Sonntag kommt gar nichts mehr aus dem Hahn, macht alles voll JETZT',
          timestamp: 'Fr 05:45',
          likes: 3340,
          retweets: 2510,
          replies: 402,
        },
        {
          key: 's5',
          author: { name: 'Runa', handle: '@beachlog_runa', avatar: null },
          content:
            '@saltstreet_live war gestern mit der klasse am turm. wasser steht bei marke 31. wann war dein cousin da??',
          timestamp: 'Fr 05:58',
          likes: 240,
          retweets: 71,
          replies: 19,
        },
        {
          key: 's6',
          author: { name: 'Latisha Nwosu', handle: '@nets_neighbours', avatar: null },
          content:
            '@beachlog_runa Gut gemacht, Mädchen. Und jetzt alle, die gerade alles vollmachen, hört zu: Ein Drittel der Wohnungen hier hat keinen eigenen Zähler. Vierzig Familien, ein Zähler, eine Rechnung. Wenn die einen Preis auf den Liter setzen, steht deine Badewanne bei Frau Costa auf der Rechnung und ihre bei dir. Hat in diesem Krisenstab je einer so eine Rechnung in der Hand gehabt? Ich hab eine hier, Seilerstraße 14, kommt vorbei und guckt.',
          timestamp: 'Fr 06:20',
          likes: 1830,
          retweets: 702,
          replies: 151,
        },
        {
          key: 's7',
          author: { name: 'Efua Marchetti', handle: '@dorran_schoolbus', avatar: null },
          content:
            'Brief an den Raum Gesellschaft. Ich fahre den Schulbus auf der Dorran-Ebene, deshalb höre ich das meiste zweimal. Seit gestern Abend stehen Traktoren auf zwei der vier Pumpenwege, und zu jeder Stunde füllt einer seinen Tank. Gestern saßen sie bis spät in Lunds Scheune. Ein fester Preis und ein Tag, an dem Schluss ist, auf Papier, dann machen sie die Wege selber frei, und elf von unseren vierzehn in der Versammlung bleiben sitzen. Aus dem Radio wissen sie, „die Stadt nimmt die Brunnen“, und von Ihnen wissen sie nichts. Um 06:50 Uhr fahre ich wieder los und kann dann nicht antworten.',
          timestamp: 'Fr 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's8',
          author: { name: 'Bürgerpanel', handle: '@sarrow_panel', avatar: null },
          content:
            'Für den Raum Gesellschaft, öffentlich ab neun. Wir haben am Donnerstagabend noch einmal gefragt, 2.200 Antworten. Frage vom Mittwoch, Messung durch den Krisenstab: 44 Prozent würden das Wasser aus Gannet Point nicht trinken. Gleiche Frage, stündliche Messwerte, veröffentlicht von der Universität und nicht vom Krisenstab: 17 Prozent. Am Mittwoch war niemand darauf gekommen, so zu fragen, wir bitten um Entschuldigung.',
          timestamp: 'Fr 07:40',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 600,
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'Sie kennen Werk, Rohre und Brunnen. Messen Sie jedes Versprechen an Pumpen und Tagen. Am Ende sollten Sie sagen können: Wie viel Wasser liefert jeder Weg wirklich am Tag, ab wann, und was kann unterwegs kaputtgehen?',
      posts: [
        {
          key: 't1',
          author: { name: 'Dr. Priya Halvorsen', handle: '@halvorsen_gannet', avatar: null },
          content:
            'Gannet Point, Schichtbericht 05:00 Uhr. Stillstand des Werks seit Dienstag 09:00 Uhr. Das Spülen dauert 60 Stunden; bei Beginn heute um 09:00 Uhr wird das erste Wasser am Sonntag um 21:00 Uhr erwartet. Bei gewöhnlicher Ebbe sind zwei Läufe von je sieben Stunden möglich. Die Kohle wurde um 04:10 Uhr gezählt: neun Tage bei halber Kraft. Mit ihr werden 90 Prozent jedes Lösungsmittels zurückgehalten. Zur Kenntnis: Neue Kohle ist nicht bestellt, die Lieferung dauert sechzehn Tage.',
          timestamp: 'Fr 05:25',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't2',
          author: { name: 'Mirelle Yao', handle: '@membrane_nerd', avatar: null },
          content:
            'Membranen, die stillstehen, eine kurze Chronik. Tag 3: alles gut. Tag 7: sie riechen. Tag 10: etwa ein Drittel ist Schrott, und neue brauchen 14 Wochen. Egal also, was Sie sonst beschließen, lassen Sie das Werk zwei Stunden am Tag in den Abfluss laufen. Ja, das sieht in so einer Woche furchtbar aus, knapp 19.000 Kubikmeter jedes Mal. Machen Sie es nachts, zwischen zwei und vier.',
          timestamp: 'Fr 05:50',
          likes: 688,
          retweets: 299,
          replies: 61,
        },
        {
          key: 't3',
          author: { name: 'Rohrschlosser N. Solano', handle: '@solano_pipes', avatar: null },
          content:
            'Brief an den Raum Technik. Ich habe die Dorraner Leitung geschweißt, 2009 bis 2011. 800 Millimeter weit, gemacht für 90.000 Kubikmeter am Tag. 43.000 haben Sie jetzt drin. Im Plan stehen noch mal 120.000, Seite 4 habe ich gelesen, ich weiß nicht, welches Rohr die meinen. Mit zwei Druckpumpen hintereinander am Kiln Hill würde ich auf 70.000 zusätzlich gehen und nachts danebenbleiben. N. Solano',
          timestamp: 'Fr 06:35',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't4',
          author: { name: 'Stauseewarte Brack', handle: '@brack_control', avatar: null },
          content:
            'BETRIEBSBUCH. 06:00 Pegel 61,4 Meter, nutzbar 1.496.000. 06:05 Prognose gedruckt, liegt bei Ihren Dateien. 06:10 Schieber 2 gefettet. 06:25 drei Besucher mit Taschenlampen am Turm, nach Hause geschickt, wollten sehen, ob er leer ist.',
          timestamp: 'Fr 06:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't5',
          author: { name: 'Joost Gerrits', handle: '@gerrits_salvage', avatar: null },
          content:
            'Arbeitskanal, Mitschrift. Gerrits, Sable-Bank. Schlepper aus Port Azir hält weiter am Bug. Anker, wo sie am Dienstag lagen. Zwölf Tage, wenn Laderaum 3 so bleibt. Deren Koch schickt Brot rüber.',
          timestamp: 'Fr 05:55',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [{ kind: 'condition', scenario: 'adrift', condition: 'offshore-tug', is_met: true }],
        },
        {
          key: 't6',
          author: { name: 'Joost Gerrits', handle: '@gerrits_salvage', avatar: null },
          content:
            'Arbeitskanal, Mitschrift. Gerrits, Sable-Bank. Anker halten seit Donnerstag 02:00, 400 Meter näher bei euch als vorher. Stalwart allein am Bug. Zwölf Tage, wenn kein zweiter Sturm kommt.',
          timestamp: 'Fr 05:55',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [{ kind: 'condition', scenario: 'adrift', condition: 'offshore-tug', is_met: false }],
        },
        {
          key: 't7',
          author: { name: 'Kamera Kap Lune', handle: '@cape_lune_cam', avatar: null },
          content: 'Schiff wieder im Bild, linke untere Ecke. Linse um 05:20 Uhr von Hand geputzt.',
          timestamp: 'Fr 05:40',
          likes: 14,
          retweets: 2,
          replies: 0,
        },
      ],
      files: [
        {
          key: 'brack-forecast',
          path: 'brack-reservoir-forecast.csv',
          name: 'brack-reservoir-forecast.csv',
          day: null,
        },
        { path: 'chart-brack-reservoir.png', name: 'chart-brack-reservoir.png', day: null },
      ],
    },
    environmental: {
      notes:
        'Sie behalten Schiff, Meer und Boden im Blick. Was Sie der Natur jetzt nehmen, müssen Sie ihr später zurückgeben. Am Ende sollten Sie sagen können: Was nimmt jeder Weg, was tritt heute aus dem Schiff aus, und welche Grenze dürfen wir nicht überschreiten?',
      posts: [
        {
          key: 'n1',
          author: { name: 'Sigrun Ulvik', handle: '@orrin_currents', avatar: null },
          content:
            'Für den Raum Umwelt. Ich werde nach „der Ebbe“ gefragt, als gäbe es eine. Heute läuft sie von 11:03 bis 18:28 Uhr, und sieben Stunden davon sind am Einlauf sauber. Von Sonntag bis Mittwoch haben wir Springtiden, das Wasser kehrt heftiger um und zieht den Rest der Flut mit, dann sind fünf Stunden sauber. Wenn zweimal sieben Stunden am Tag 110.000 Kubikmeter ergeben, ergeben fünf 79.000. Ab Donnerstag sind es wieder sieben, alles plus oder minus eine halbe Stunde.',
          timestamp: 'Fr 05:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n2',
          author: { name: 'Dr. Luiza Eriksen', handle: '@groundwater_lu', avatar: null },
          content:
            'Für den Raum Umwelt. Unter der Ebene schwimmt Süßwasser auf Salzwasser wie Öl auf der Suppe. Sie verträgt 75.000 Kubikmeter am Tag, Stadtbrunnen und Höfe zusammen; letzten Herbst waren es 71.000. Über 75.000 wandert die Salzgrenze landeinwärts, 40 Meter die Woche nach unseren Lotungen von 1998, und zu unseren Lebzeiten kommt sie nicht zurück. Ich werde gefragt, ob es auf einen Monat ankommt. Vier Wochen sind 160 Meter, und auf denen haben Leute ihre Gärten.',
          timestamp: 'Fr 06:00',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n3',
          author: { name: 'Hafenlabor', handle: '@harbour_lab', avatar: null },
          content:
            'Einlaufmündung, Donnerstag 18:00 bis Freitag 06:00 Uhr, Lösungsmittel in mg/l. Bei Flut bis 0,30. Bei Ebbe unter 0,05, weniger kann unser Gerät nicht sehen. Grenzwert für Trinkwasser 0,5. Die stündliche Tabelle liegt bei den Dateien des Raums Umwelt.',
          timestamp: 'Fr 06:20',
          likes: 92,
          retweets: 30,
          replies: 6,
        },
        {
          key: 'n4',
          author: { name: 'Odile Brennan', handle: '@foam_free_seas', avatar: null },
          content: '@harbour_lab Gestern 0,30, am Dienstag 0,12. WO kommt das her, und wird es mehr?',
          timestamp: 'Fr 06:27',
          likes: 118,
          retweets: 44,
          replies: 12,
        },
        {
          key: 'n5',
          author: { name: 'Hafenlabor', handle: '@harbour_lab', avatar: null },
          content:
            '@foam_free_seas Vom Schiff, irgendwo bei Laderaum 2. Ob es mehr wird, wissen wir nach vier weiteren Tiden. Die Taucher haben nachgesehen, fragen Sie die, sie schreiben an einen anderen Raum.',
          timestamp: 'Fr 06:41',
          likes: 20,
          retweets: 5,
          replies: 3,
        },
        {
          key: 'n6',
          author: { name: 'Tang & Küste', handle: '@kelp_and_shore', avatar: null },
          content:
            'Der Sturm hat unsere Muschelfarm an der Sable-Bank losgerissen. Wir haben eingesammelt, was auf den Felsen lag, und zehn Stück ins Labor gebracht, Muscheln sind nun mal die besten Messgeräte. Kobalt normal, Nickel normal. Die Metalle sind also noch im Schiff, jedenfalls soweit eine Muschel das beurteilen kann. Die anderen 40.000 liegen am Strand, und vor dem Wochenende sollte sie jemand holen.',
          timestamp: 'Fr 06:45',
          likes: 295,
          retweets: 122,
          replies: 36,
        },
        {
          key: 'n7',
          author: { name: 'AG Nachtreiher', handle: '@night_herons', avatar: null },
          content:
            'Reiher an der Tränke auf dem Markt: vier. Die Tränke ist leer. Sonst sind es einer oder zwei.',
          timestamp: 'Fr 05:20',
          likes: 31,
          retweets: 4,
          replies: 6,
        },
        {
          key: 'n8',
          author: { name: 'Wetteramt', handle: '@sarrow_met', avatar: null },
          content:
            'Öffentliche Vorhersage. Freitag West 5 bis 6, abends abnehmend. Trocken bis Mittwoch. Etwaiger Regen bleibt nördlich von Kap Lune. Im Einzugsgebiet des Brack vor Monatsende kein Regen zu erwarten.',
          timestamp: 'Fr 05:10',
          likes: 88,
          retweets: 29,
          replies: 7,
        },
      ],
      files: [{ path: 'intake-by-tide.csv', name: 'intake-by-tide.csv', day: null }],
    },
    legal: {
      notes:
        'Sie prüfen Befugnisse, Pflichten und Haftung rund ums Wasser. Manche Anordnung braucht eine Unterschrift, manche eine Abstimmung oder eine Zahlung. Am Ende sollten Sie sagen können: Was lässt sich heute anordnen, was ist dafür zu zahlen, und wer haftet, wenn es schiefgeht?',
      posts: [
        {
          key: 'l1',
          author: { name: 'Tauchtrupp Sable', handle: '@sable_divers', avatar: null },
          content:
            'ANTRAG AUF EINEN TAUCHGANG, eingereicht Donnerstag 16:20 Uhr, Kopie für den Raum Recht, zweite Kopie Freitag. Schiff bei Stauwasser vom Bug bis zum Heck abgesucht. Kein Riss. Ein Ventil bei Laderaum 2 ist undicht, ein Liter pro Minute, riecht süß. Es ist die einzige Stelle, wo etwas austritt. Lässt sich von außen schließen, zwei Taucher, zwei Stunden bei Stauwasser. Benötigt: eine Unterschrift des Krisenstabs, weil der Kreis um das Schiff gesperrt ist. Oberen Abschnitt bitte zurück.',
          timestamp: 'Fr 06:25',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l2',
          author: { name: 'T. Quispe', handle: '@quispe_maritime', avatar: null },
          content:
            'Arbeitsnotiz. Liegt vor: Schiffsdatenschreiber, Ladungspapiere. Schiff: außer Gefahr. Laderaum 3: kann in drei Wochen geöffnet werden. Zum Wasser: Der Versicherer des Reeders zahlt „angemessene Maßnahmen“. Tankerwasser ist eine, so das Gericht 2022, wenn vor dem Vertrag drei Angebote bei den Akten lagen. Zwei liegen vor. Fehlt: eins. Es muss nicht das billigste sein.',
          timestamp: 'Fr 06:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l3',
          author: { name: 'Prof. Amara Lindholm', handle: '@lindholm_sealaw', avatar: null },
          content:
            'Vertraulich. Vorbehaltlich des Wortlauts der Anordnung dürfen Brunnen nach § 17 des Katastrophenschutzgesetzes für dreißig Tage in Anspruch genommen werden, gegen eine Entschädigung, die „voll und vorab“ zu leisten ist, und da die Gerichte „vorab“ als „vor dem ersten Liter“ gelesen haben (2016 wurde ein Pumpwerk nach zwei Stunden stillgelegt, weil das Geld zugesagt, nicht aber gezahlt war), würde ich nicht raten, auch nur ein Tor zu öffnen, solange die Schecks noch in der Schublade liegen.',
          timestamp: 'Fr 05:55',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l4',
          author: { name: 'Wasseraufsicht', handle: '@water_regulator', avatar: null },
          content:
            'BESCHEID an den Krisenstab, Genehmigung zum Wiederanfahren. 1. Zwei einwandfreie Proben im Abstand von zwölf Stunden aus einem Labor, das nicht das des Werks ist. Erstes Wasser Sonntag 21:00 Uhr, mithin Netz Montag 09:00 Uhr. 2. Danach stündliche Messung. 3. Wer sie veröffentlicht, bestimmt der Krisenstab. 4. Ein Wert über dem Grenzwert wird binnen 24 Stunden bekannt gemacht, durch das Werk und durch den Krisenstab.',
          timestamp: 'Fr 05:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l5',
          author: { name: 'Verbraucherverband', handle: '@consumer_union_s', avatar: null },
          content:
            'Bei weniger als 50 Litern pro Kopf über mehr als 72 Stunden kann ein Haushalt 15 Kronen am Tag verlangen. In den östlichen Bezirken sind es seit Mittwoch 06:00 Uhr 46 Liter, die Frist läuft also am Samstag um 06:00 Uhr ab. In der Region gibt es 470.000 Haushalte. Unser Formular hat eine Seite, einen Anwalt brauchen Sie dafür nicht.',
          timestamp: 'Fr 06:40',
          likes: 871,
          retweets: 402,
          replies: 95,
        },
        {
          key: 'l6',
          author: { name: 'Nachtgericht', handle: '@night_court', avatar: null },
          content: 'Nachtgericht: vier Sachen. Ein Fahrrad, drei Gartenschläuche. Saal 2 öffnet um neun.',
          timestamp: 'Fr 06:00',
          likes: 6,
          retweets: 1,
          replies: 0,
        },
        {
          key: 'l7',
          author: { name: 'Meerengen-Register', handle: '@strait_registry', avatar: null },
          content:
            'BEKANNTMACHUNG 214/31. Schiffe mit Trinkwasser werden als Stückgut Klasse 2 eingetragen. Das Formular für Klasse 2 ist vergriffen und wird nachgedruckt.',
          timestamp: 'Fr 05:35',
          likes: 3,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l8',
          author: { name: 'Tauchtrupp Sable', handle: '@sable_divers', avatar: null },
          content:
            'Stauwasser heute um 11:03 und um 18:28 Uhr, das zweite im Dunkeln. Boot ist betankt. Hat jemand unseren Zettel gefunden?',
          timestamp: 'Fr 08:04',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 'held',
        },
      ],
      files: [],
    },
    dashboard: {
      notes:
        'Jetzt ist das Wasser die Krise und das Schiff der Grund. Jeder Raum sieht eine andere Lücke zwischen dem, was versprochen wird, und dem, was aus dem Hahn kommt. Einigen Sie sich zuerst auf eine gemeinsame Tabelle: Wie viele Kubikmeter am Tag bringt jeder Weg, und ab welchem Tag?',
      posts: [],
      files: [],
    },
  },
};
