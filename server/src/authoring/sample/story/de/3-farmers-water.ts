import type { SampleScenario } from '../../shape.ts';

export const farmersWater: SampleScenario = {
  key: 'farmers-water',
  name: 'Das Wasser der Bauern',
  description:
    'Tag 45, Donnerstag, 27. November, 08:00 Uhr. Die Brunnen der Dorran-Ebene haben die Stadt gerettet. Ab dem 20. Oktober gaben sie durch das alte Rohr zusätzlich 70.000 Kubikmeter am Tag her, mit den eigenen Brunnen der Stadt 113.000. Jeder Bezirk behielt seine sechs Stunden, und niemand musste etwas Zweifelhaftes trinken. Am 1. November wurde das Schiff weggeschleppt, seit dem 5. läuft Gannet Point wieder, und der Stausee füllt sich.\n\nAuf der Ebene haben 1.700 von 2.600 Höfen ihr Wintergemüse verloren. In den Dörfern nahe der Küste schmecken 44 Brunnen nach Salz. An Tag 41 sperrten Traktoren zwei Tage lang den Kiln Hill, und in der Nacht schnitt jemand das Rohr durch. Verletzt wurde niemand; zwei Bezirke saßen 31 Stunden auf dem Trockenen. Die Anordnung über die Brunnen lief am 17. November aus, doch einen Teil des Wassers nimmt die Stadt noch immer.\n\nEin Vertrag würde aus dem, was in der Krise geschah, eine Regel machen, und beide Seiten wüssten, woran sie sind. Er kostet 118 Millionen, Vertrauen in Leute, die mit dem Schlosser kamen, und eine Leitung für gereinigtes Abwasser, nach dem Plan von 2029 in vier Jahren. Die Brunnen zurückzugeben und zu zahlen beendet den Streit rasch, und der Boden kann ruhen. Es kostet 96 Millionen, 64 für Ernten und 32 für Brunnen und Böden, bei einer Rücklage von 88. Gannet Point hat ein Drittel seiner Membranen verloren und liefert bis Februar 205.000 Kubikmeter am Tag, und eine zweite Quelle hätte die Stadt nicht. Eine Versickerungszone würde das Wasser für Generationen schützen. 310 Familien verlören ihren Hof, sie kostet 174 Millionen, davon 104 für Land, und eine erste Wirkung zeigt sich nach Jahren.\n\nDie Befugnisse dieses Krisenstabs enden an Tag 60, in 17 Tagen wird gewählt. Der Krisenstab entscheidet bis 09:40 Uhr.',
  asks_order: true,
  decisions: [
    {
      key: 'contract',
      title_of_decision: 'Einen dauerhaften Wasservertrag schließen',
      description_of_decision:
        'Den Bauern wird ein Vertrag über 20 Jahre angeboten. In trockenen Zeiten darf die Stadt die Brunnen zu einem festen Preis nutzen; in normalen Zeiten schickt sie gereinigtes Abwasser auf die Felder. Leitung und Aufbereitung bezahlt die Region.',
      leads_to: null,
      outcome:
        'Protokoll, Bauernbund der Dorran-Ebene, 26. November 2032, Lunds Scheune, 41 Anwesende. 1. Letztes Protokoll verlesen. An Tag 60 um 16:20 Uhr unterschrieb der Krisenstab den Vertrag und ging nach Hause. Die Gouverneurin war mit dem Bus gekommen und fuhr mit demselben Bus wieder ab. 2. Wahl. Sie verlor zwei Tage später mit 11.000 Stimmen Rückstand, die meisten davon in der Stadt. Gouverneur Anand war im März hier, las den Vertrag im Auto und bat um ein besseres Schild am Tor. 3. Bahntrasse: 11 von 19 Kilometern verlegt. Erstes Abwasser für die Felder im Herbst 2033. 4. Brunnen: 58 sind versalzen, der letzte im Juli. 5. Hof von Anders Oyelaran, der zweite vom Meer. Sein Brunnen kippte im Januar. Der Vertrag zahlt für Wasser, für Salz zahlt er nicht. Er hat an eine Firma in der Hauptstadt verkauft und fährt Lkw für sie. Bittet um Rückzahlung der Aufnahmegebühr, 20 Kronen. Bewilligt. 6. Lauch wie letztes Jahr. 7. Heizung der Scheune. Vertagt.',
      conditions: [
        {
          key: 'association',
          text: 'Den Vertrag unterschreibt ein Wasserverband, nicht der Krisenstab allein.',
          met: '8. Wasserverband: gegründet am 5. Dezember 2031 mit 63 Unterschriften. Er ist Vertragspartner, fünf Sitze für uns, fünf für die Stadt. Im Januar wechselt der Vorsitz.',
          unmet:
            '8. Vertrag: Seit es den Krisenstab nicht mehr gibt, hat er nur noch eine Partei. Unser Anwalt schreibt „ruhend“. Herr Lim gräbt weiter, weil ihm niemand gesagt hat, er solle aufhören.',
        },
        {
          key: 'pump-contract',
          text: 'Pumpe 6 wird heute abgeschaltet.',
          met: '9. Crane Lake: In der ersten Januarwoche kamen die Quellen wieder, mit 9.000 Kranichen.',
          unmet:
            '9. Pumpe 6 lief bis zum 3. Dezember. Der Schadenersatz für 16 Tage ohne Rechtstitel wird von zwei Beamten persönlich verlangt, und einer hat sein Haus verkauft.',
        },
      ],
    },
    {
      key: 'give-back',
      title_of_decision: 'Brunnen zurückgeben und vollen Schadenersatz zahlen',
      description_of_decision:
        'Die Stadt stellt heute ihre Pumpen an den Hofbrunnen ab. Sie zahlt für jede verlorene Ernte und jeden versalzenen Brunnen, erstmals vor den Feiertagen, und lässt dem Boden seine Ruhe.',
      leads_to: null,
      outcome:
        'Ich fahre den Schulbus, es ist jetzt ein Jahr her, da erzähle ich es eben nach Haltestellen. Pumpe 6: am 27. um zwölf abgeschaltet, und der Mann von den Wasserwerken nahm die Mütze ab, warum, weiß ich nicht. Lunds Scheune: Hier lagen am 19. Dezember die ersten Schecks. Bis Mittsommer hatte der Versicherer des Reeders 58 Millionen erstattet. Rathaus: An Tag 60 gab der Krisenstab seine Schlüssel ab, es regnete, keiner ging gucken. In der Wahlnacht stimmte die Ebene mit 61 Prozent für Anand und die Stadt für Osei, und die Stadt ist größer. Kiln Hill: Im August hatte das Werk in Gannet Point Algen und stand elf Tage, fünf Stunden Wasser am Tag im Netzmacherviertel. Um Wasser gefragt hat uns keiner. Unsere Antwort hätte ich gern gehört. Seestraße: 197 Brunnen sind süß, die schon abgeschrieben waren. Endstation, Sten Aure. Er bekam 212.000 für Ernte, Brunnen und Boden, und das Salz bleibt im Boden. Er arbeitet nachts in der Abfüllung. Seine zwei fahren noch bei mir mit, bis zum Sommer.',
      conditions: [
        {
          key: 'affidavit',
          text: 'Ein Brunnen ohne Genehmigung zählt, wenn zwei Nachbarn ihn beeiden.',
          met: 'Beim Notar standen sie mit ihren Nachbarn Schlange, jeder, um für den anderen zu schwören. Er sagt, so viele Leute hätten sich seit seiner eigenen Hochzeit nicht mehr versöhnt.',
          unmet:
            'Zwei von drei Formularen kamen zurück, weil die Genehmigungsnummer fehlte. Das Geld ging an die großen Höfe. Beim Notar liegt ein Stapel, den er den Teppich nennt.',
        },
        {
          key: 'pickers',
          text: 'Die Anordnung nennt die 4.100 Saisonkräfte.',
          met: 'Die Erntehelfer bekamen je 900 Kronen, und im August kamen die meisten wieder.',
          unmet:
            'Die Erntehelfer standen auf keiner Liste, und im August stand der Lauch da und keiner, der ihn zog.',
        },
      ],
    },
    {
      key: 'recharge',
      title_of_decision: 'Küstenhöfe für eine Versickerungszone kaufen',
      description_of_decision:
        '310 Höfe entlang der Küste werden gekauft. Dort versickert aufbereitetes Wasser im Boden und drängt das Salz zurück. Die Familien werden bezahlt und beim Umzug unterstützt, aus den Feldern werden Becken.',
      leads_to: null,
      outcome:
        'Den ersten Hof kaufte der Krisenstab an Tag 60, es war seine letzte Unterschrift. Er gehörte zwei Brüdern, die seit 1998 nicht miteinander geredet hatten und beide kamen. Zwei Abende später wurde Gouverneurin Osei mit 50,9 Prozent wiedergewählt; auf der Ebene hatte sie 19. Das erste Becken wurde am 14. August 2032 gefüllt, mit Wasser, das bis dahin ins Meer gelaufen war. Im Oktober stand die Salzgrenze still, zum ersten Mal seit einem Jahr, 236 Meter landeinwärts. Bei 25 Metern im Jahr ist sie 2042 wieder da, wo sie war. Solveig Ncubes Hof liegt auf Sand. Am 3. Mai schüttete ein Bagger den Brunnen zu, den ihr Großvater gegraben hatte. Sie hatte gebeten, dass man vorher anruft, und man rief an, am selben Morgen. Sie ist 71 und wohnt in Dorran über der Bäckerei. Am Jahrestag kam jemand von der Region zu ihr, mit einem Fotografen. Sie gab ihnen Kaffee und wollte nicht fotografiert werden.',
      conditions: [
        {
          key: 'sand',
          text: 'Die Liste wird auf die Höfe gekürzt, die auf Sand stehen.',
          met: 'Vor dem ersten Angebot war die Liste auf 122 Höfe gekürzt worden. Auf den anderen 188 steht Lauch.',
          unmet:
            'Gekauft wurde die ganze Liste. Auf 188 Höfen mit Lehmboden steht das Wasser in den Furchen, und die Enten haben es entdeckt.',
        },
        {
          key: 'value',
          text: 'Die Höfe werden zu ihrem Wert vor der Versalzung bezahlt.',
          met: 'Die Familien bekamen, was das Land im September 2031 wert war. Vier von fünf hatten bis Ostern unterschrieben.',
          unmet:
            'Die Familien bekamen, was das Land mit dem Salz darin wert war, die Hälfte. 140 von ihnen klagen, und die beiden auswärtigen Käufer haben 31 Höfe erworben.',
        },
      ],
    },
  ],
  facts: [
    {
      text: 'Der Bauernbund bringt große Höfe, kleine Höfe und Küstendörfer am Montag in Dorran an einen Tisch, wenn die Gouverneurin selbst kommt.',
      carried_by: ['p3'],
      supports: ['contract'],
      opposes: [],
    },
    {
      text: 'Das Ministerium streckt zinslos 40 Millionen für Schadenersatz vor, der bis zum 31. Dezember gezahlt ist. Für einen Vertrag oder für Land streckt es nichts vor.',
      carried_by: ['p4'],
      supports: ['give-back'],
      opposes: [],
    },
    {
      text: 'Ohne die Brunnen der Ebene braucht die Stadt eine andere zweite Quelle. Nach dem Plan von 2029 sind das 210 Millionen, zusätzlich zum Schadenersatz.',
      carried_by: ['e1'],
      supports: [],
      opposes: ['give-back'],
    },
    {
      text: 'Der Versicherer des Reeders zahlt Ernten und Brunnen, nach unserer Liste 71 Millionen, sobald die Region sie bezahlt hat. Für Land oder einen Vertrag zahlt er nichts.',
      carried_by: ['e5', 'l3'],
      supports: ['give-back'],
      opposes: [],
    },
    {
      text: 'Zwei von drei alten Brunnen hatten nie eine Genehmigung. Nach dem Formular für Schadenersatz gehen ihre Besitzer leer aus: Von 1.100 Formularen fehlt auf 730 die Nummer.',
      carried_by: ['s5'],
      supports: [],
      opposes: ['give-back'],
    },
    {
      text: 'Wo seit 2028 aufbereitetes Wasser versickert, ist das Salz um 25 Meter im Jahr zurückgegangen, und die Brunnen daneben sind wieder süß.',
      carried_by: ['s6', 'n3'],
      supports: ['recharge'],
      opposes: [],
    },
    {
      text: 'Die Leitung für gereinigtes Abwasser passt in die alte Bahntrasse: zwei Jahre, nicht vier. Zwei Handelsketten wollen kaufen, was damit wächst.',
      carried_by: ['t4'],
      supports: ['contract'],
      opposes: [],
    },
    {
      text: 'Am Kiln Hill sind 2,4 Kilometer des Dorraner Rohrs 4 Millimeter dick, nicht 9. Es trägt die 43.000 der städtischen Brunnen, nicht aber 113.000.',
      carried_by: ['t1'],
      supports: [],
      opposes: ['contract'],
    },
    {
      text: 'Zum Versickern braucht es Sand. Von den 310 Höfen auf der Liste stehen 122 darauf, die anderen 188 auf Lehm.',
      carried_by: ['n4'],
      supports: [],
      opposes: ['recharge'],
    },
    {
      text: 'Ein Vertrag des Krisenstabs endet mit ihm. Nach dem Deichgesetz von 1934 genügen fünfzig Unterschriften, um in einer Woche einen Wasserverband zu gründen, und der kann auf 20 Jahre abschließen.',
      carried_by: ['l2', 'dyke-act'],
      supports: ['contract'],
      opposes: [],
    },
  ],
  rooms: {
    political: {
      notes:
        'Sie suchen eine Einigung zwischen Stadt und Ebene, die länger lebt als die Koalition. Am Ende sollten Sie sagen können: Wer spricht für die Bauern, was würden sie unterschreiben, und wem nützt der Streit?',
      posts: [
        {
          key: 'p1',
          author: { name: 'Fraktionsgeschäftsführung', handle: '@assembly_whip', avatar: null },
          content:
            'Für den Raum Strategie. Elf der vierzehn Bauernabgeordneten sind im Oktober geblieben, weil Preis und Datum in der Anordnung standen. Das Datum war der 17. November. Heute ist der 27., und Pumpe 6 läuft noch. Die elf haben die Tage mitgezählt. Läuft sie auch am Samstag, sind sie frei, das haben sie mir gesagt. Warum sie läuft, konnte ich ihnen nicht erklären, weil es mir keiner erklärt hat.',
          timestamp: 'Tag 45 06:10',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [{ kind: 'condition', scenario: 'dry-city', condition: 'price', is_met: true }],
        },
        {
          key: 'p2',
          author: { name: 'Fraktionsgeschäftsführung', handle: '@assembly_whip', avatar: null },
          content:
            'Für den Raum Strategie. Alle vierzehn Bauernabgeordneten sind im Oktober gegangen, und seitdem haben wir nichts beschlossen, wofür man 31 braucht. Drei von ihnen essen wieder an meinem Tisch. Sie sagen: Erst ist Schluss mit Pumpe 6, die seit zehn Tagen über die Anordnung hinaus läuft, dann kann man reden. Worüber, sagen sie am Montag. Was ich vermute, habe ich aufgeschrieben, drei Zeilen.',
          timestamp: 'Tag 45 06:10',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [{ kind: 'condition', scenario: 'dry-city', condition: 'price', is_met: false }],
        },
        {
          key: 'p3',
          author: { name: 'Oskar Delacroix', handle: '@delacroix_growers', avatar: null },
          content:
            'Brief an den Krisenstab. Ich führe den Bauernbund, und der besteht aus drei Bünden: Die großen Höfe wollen Geld, die kleinen eine Regel, die Küstendörfer wollen gefragt werden. Ich kann alle drei am Montag um zwei an einen Tisch bringen, in Dorran, in der Scheune. Es muss die Gouverneurin sein. Mit dem Bus, bitte, der Hubschrauber macht die Gänse verrückt, und so etwas merken sich die Leute. Schickt sie jemanden, dann schicken die Küstendörfer auch jemanden, und Sie reden mit einem Neffen. O. Delacroix',
          timestamp: 'Tag 45 06:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p4',
          author: { name: 'Oberst Ruth Zeller', handle: '@zeller_liaison', avatar: null },
          content:
            'VERMERK, nur Raum Strategie. 1. Das Ministerium streckt bis zu 40 Millionen vor, zinslos, zehn Jahre. 2. Für bis 31. Dezember gezahlten Schadenersatz, gegen Belege. 3. Für Verträge, Land und Bau: nichts. 4. Antrag des Krisenstabs vor Tag 60, eine Seite. 5. Einreichen bei mir. Abreise am 12.',
          timestamp: 'Tag 45 06:55',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p5',
          author: { name: 'Bürgermeister Dario Belkacem', handle: '@mayor_belkacem', avatar: null },
          content:
            'Der Stadtrat würde sein Schulessen drei Jahre lang auf der Ebene kaufen, 41.000 Mahlzeiten am Tag, zu einem anständigen Preis. 600 Leute haben sich hier eingetragen, die beim Pflanzen helfen würden. Gefragt hat man mich bisher nur, was die Stadt zahlen kann; ich bin bis elf im Büro.',
          timestamp: 'Tag 45 07:50',
          likes: 720,
          retweets: 214,
          replies: 83,
        },
        {
          key: 'p6',
          author: { name: 'Courier Politik', handle: '@courier_politics', avatar: null },
          content:
            'Wer hat das Rohr zerschnitten? Die Polizei hat keinen Verdächtigen. Die Seite „Ebene zuerst“, die dazu aufgerufen hatte, betreibt eine Agentur in der Hauptstadt, und zu deren anderen Kunden gehört Viktor Anand. Die Rechnung, die uns vorliegt, lautet auf „Stimmung Land, November“. Mehr am Sonntag, Seite 3.',
          timestamp: 'Tag 45 07:15',
          likes: 1604,
          retweets: 702,
          replies: 260,
        },
        {
          key: 'p7',
          author: { name: 'Büro der Versammlung', handle: '@assembly_office', avatar: null },
          content:
            'Letzte Sitzung vor der Wahl: Donnerstag, 4. Dezember, 10:00 Uhr. Bitte bis Montag zum Mittagessen eintragen.',
          timestamp: 'Tag 45 06:50',
          likes: 7,
          retweets: 0,
          replies: 4,
        },
        {
          key: 'p8',
          author: { name: 'Büro Viktor Anand', handle: '@anand_office', avatar: null },
          content:
            'Herr Anand melkt um 10:00 Uhr in Outer Dorran eine Kuh. Stiefel werden am Tor ausgegeben. Fotos ab 10:15 Uhr.',
          timestamp: 'Tag 45 07:20',
          likes: 71,
          retweets: 18,
          replies: 52,
        },
      ],
      files: [],
    },
    economic: {
      notes:
        'Sie rechnen mit verlorenen Ernten, mit Risiken der Bank und mit dem Wert einer zweiten Wasserquelle. Am Ende sollten Sie sagen können: Wie viel Geld wird vor den Feiertagen gebraucht, und welcher Weg ist über 20 Jahre der billigste?',
      posts: [
        {
          key: 'e1',
          author: { name: 'Haushaltsamt', handle: '@budget_office', avatar: null },
          content:
            'Vermerk an den Raum Wirtschaft, alles über 20 Jahre. Vertrag: 118 Millionen; er spart 5 Millionen im Jahr, die in einen neuen Speicher gingen, am Ende also 18. Rückgabe: 96 Millionen jetzt. Danach fehlt eine zweite Quelle, der Plan von 2029 setzt dafür 210 Millionen an, also 306. Versickerungszone: 174 Millionen, davon 104 für Land. Rücklage: 88. Der Plan von 2029 ist zwei Jahre alt, einen Aufschlag dafür habe ich nicht angesetzt.',
          timestamp: 'Tag 45 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e2',
          author: { name: 'Dorraner Bauernbank', handle: '@dorran_growers', avatar: null },
          content:
            'Brief an den Raum Wirtschaft. An die Höfe bis heute gezahlt: 11 von 64 Millionen. Bei 900 Höfen wird am 1. Dezember eine Rate fällig. Die Aufsicht lässt uns bis zum 15. Januar warten und keinen Tag länger. Sind bis dahin 26 Millionen ausgezahlt, leben wir. Sonst trifft es 38.000 Sparer, und die meisten davon sind noch einmal dieselben Leute.',
          timestamp: 'Tag 45 06:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e3',
          author: { name: 'Gemüsebörse', handle: '@veg_exchange', avatar: null },
          content:
            'Lauch plus 80 Prozent, Kohl plus 65. Der Handel füllt die Lücke aus Ilmara und schließt auf zwei Jahre ab. Wer im Frühjahr pflanzt, findet womöglich keinen Abnehmer, Scheck hin oder her.',
          timestamp: 'Tag 45 07:20',
          likes: 184,
          retweets: 70,
          replies: 22,
        },
        {
          key: 'e4',
          author: { name: 'Rosa Imhof', handle: '@corner_shop_rosa', avatar: null },
          content:
            '@veg_exchange Drei Kronen für eine Stange Lauch. Eine Kundin hat gefragt, ob da ein Stuhl dabei ist.',
          timestamp: 'Tag 45 07:31',
          likes: 260,
          retweets: 44,
          replies: 31,
        },
        {
          key: 'e5',
          author: { name: 'Hyun-woo Castellanos', handle: '@castellanos_risk', avatar: null },
          content:
            'VERMERK, Raum Wirtschaft. Was vom Reeder zurückkommt. Liste von T. Quispe: Ernten und Brunnen, 71 der 96 Millionen, als Maßnahmen zum Ersatz von Wasser. Seite 4, letzte Zeile: „soweit die Region sie bezahlt hat“. Erst zahlen also wir, dann er. Land: nein. Alles, was nach Tag 60 beginnt: nein. Bis Dienstag standen die 71 bei mir mit 80. Neun Millionen davon waren Kohl, den ich doppelt gezählt hatte.',
          timestamp: 'Tag 45 07:05',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e6',
          author: { name: 'Grundstücksmakler Diallo', handle: '@plain_land', avatar: null },
          content:
            'Brief an den Raum Wirtschaft. Land an der Küste ist noch die Hälfte wert. Für die 310 Höfe: im September 104 Millionen, jetzt 52. Zwei Käufer von auswärts bieten die 52, bar, und wurden an neun Toren gesehen. Jede Familie kennt den Unterschied auf die Krone genau. Ich verkaufe für beide Seiten und wüsste gern schon heute, welchen Preis Sie meinen.',
          timestamp: 'Tag 45 07:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e7',
          author: { name: 'Telefon für Erntehelfer', handle: '@farmworker_line', avatar: null },
          content:
            '4.100 Erntehelfer hatten keine Ernte. Schadenersatz kriegen Leute mit Land. Unsere schlafen zu elft in einem Haus und sind bis zum Frühjahr weg, dann könnt ihr pflanzen, was ihr wollt. Eine Zeile in der Anordnung würde reichen, lang muss sie nicht sein. Die Namen haben wir, alle 4.100, nach Höfen.',
          timestamp: 'Tag 45 07:35',
          likes: 388,
          retweets: 171,
          replies: 44,
        },
        {
          key: 'e8',
          author: { name: 'Dorraner Bauernbank', handle: '@dorran_growers', avatar: null },
          content:
            'An den Raum Wirtschaft, 08:50 Uhr. Die Aufsicht hat angerufen und will unsere Zahlen mit Stand heute Abend, das hat sie an einem Donnerstag noch nie getan. Wir brauchen bis 16:00 Uhr einen Satz vom Krisenstab.',
          timestamp: 'Tag 45 08:56',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 840,
        },
      ],
      files: [],
    },
    social: {
      notes:
        'Sie hören Dörfern und Bezirken zu, die übereinander reden und nicht miteinander. Am Ende sollten Sie sagen können: Was hat mehr geschmerzt als das verlorene Geld, und wer könnte eine Brücke bauen?',
      posts: [
        {
          key: 's1',
          author: { name: 'Efua Marchetti', handle: '@dorran_schoolbus', avatar: null },
          content:
            'In meinem Bus sitzen 48 Kinder von der Ebene, sie gehen in der Stadt zur Schule. Seit der Blockade heißen sie Rohrschneider. Zwei kommen nicht mehr. Im Oktober haben ihre Eltern umsonst Kohl nach St. Oda gebracht, 14 Kisten, ich hab sie gefahren, und vielleicht könnte das mal jemand in der Aula sagen. Ich könnte es ja selber, aber ich bin die Busfahrerin.',
          timestamp: 'Tag 45 06:05',
          likes: 1022,
          retweets: 398,
          replies: 112,
        },
        {
          key: 's2',
          author: { name: 'Solveig Ncube', handle: '@ncube_farm', avatar: null },
          content:
            'Um fünf Uhr früh kamen sie, mit einem Papier und einem Schlosser. Wegen des Brunnens, den mein Großvater gegraben hat. Ich hätte das Tor aufgemacht, wenn einer geklopft hätte. Der Beamte wollte meinen Kaffee nicht. Ihre 14.000 Kronen brauche ich nicht so sehr wie jemanden, der noch einmal kommt und klopft.',
          timestamp: 'Tag 45 06:40',
          likes: 2433,
          retweets: 914,
          replies: 188,
          when: [{ kind: 'condition', scenario: 'dry-city', condition: 'asked', is_met: false }],
        },
        {
          key: 's3',
          author: { name: 'Solveig Ncube', handle: '@ncube_farm', avatar: null },
          content:
            'Einer von Ihnen stand bis nachts um eins bei uns im Saal und ließ sich anschreien, und ich bin nach Hause gegangen und habe zu meiner Tochter gesagt: Gefragt haben sie wenigstens. Das Tor hab ich selbst aufgeschlossen, zu dem Brunnen, den mein Großvater gegraben hat. Das ist sechs Wochen her. Die 14.000 Kronen sind nicht gekommen, und Sie auch nicht.',
          timestamp: 'Tag 45 06:40',
          likes: 1870,
          retweets: 702,
          replies: 131,
          when: [{ kind: 'condition', scenario: 'dry-city', condition: 'asked', is_met: true }],
        },
        {
          key: 's4',
          author: { name: 'Latisha Nwosu', handle: '@nets_neighbours', avatar: null },
          content:
            '@beachlog_runa Schön gezeichnet, hängt schon im Treppenhaus. 31 Stunden waren wir trocken, wir und das Bahnhofsviertel, oben auf dem Hügel kein einziges Haus, und einen Tag lang waren wir wütend. Dann haben hier 300 Leute einen Brief an die Ebene unterschrieben: Ihr wart es, die uns Wasser gegeben haben. Der liegt in meiner Küche. Wem schick ich den? Hat so eine Ebene eine Adresse?',
          timestamp: 'Tag 45 07:40',
          likes: 980,
          retweets: 361,
          replies: 84,
        },
        {
          key: 's5',
          author: { name: 'Dorfnotar', handle: '@notary_dorran', avatar: null },
          content:
            'Brief an den Raum Gesellschaft. 1.100 Formulare für Schadenersatz sind durch meine Hände gegangen. Zeile 4 fragt nach der Genehmigung des Brunnens. Auf der Ebene hatten zwei von drei alten Brunnen nie eine, vor 1990 brauchte man keine: Auf 730 Formularen ist Zeile 4 leer, und nach den Regeln gehen sie zurück. Die übrigen 370 gehören, wie Sie sich denken können, den größeren Höfen. Zwei Nachbarn, die einen Brunnen beeiden, genügen jedem Dorfgericht. Ich bin bis zwölf im Büro.',
          timestamp: 'Tag 45 07:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's6',
          author: { name: 'Marta Lund', handle: '@lund_barn', avatar: null },
          content:
            'Brief an den Raum Gesellschaft. Unser Feld liegt neben den zwei Hektar, auf denen sie seit 2028 das gereinigte Wasser versickern lassen, das sogenannte Pilotprojekt. Ich war dagegen. Unser Brunnen war salzig, da lebte mein Mann noch, und seit letztem Jahr koche ich wieder damit. Sie haben es mir vorgemessen: Das Salz geht 25 Meter im Jahr zurück. Ich dachte, das sollten Sie von jemandem hören, der dagegen war.',
          timestamp: 'Tag 45 06:25',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's7',
          author: { name: 'Salzstraße live', handle: '@saltstreet_live', avatar: null },
          content:
            'Die Brunnen sind NICHT vom Pumpen salzig!! Mein Cousin liefert da aus, die kippen nachts selber Streusalz in die Brunnen, um zu kassieren. 44 Brunnen, 14.000 pro Stück, rechnet mal. Und wir zahlen',
          timestamp: 'Tag 45 06:20',
          likes: 3610,
          retweets: 2290,
          replies: 505,
        },
        {
          key: 's8',
          author: { name: 'Runa', handle: '@beachlog_runa', avatar: null },
          content:
            '@saltstreet_live hab die 44 auf ne karte gemalt. ein streifen am meer, jede woche breiter. wer kippt so gerade??',
          timestamp: 'Tag 45 07:05',
          likes: 286,
          retweets: 110,
          replies: 24,
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'Sie kennen Brunnen, Rohre und Klärwerke. Suchen Sie, was in Monaten möglich ist und was Jahre braucht. Am Ende sollten Sie sagen können: Was könnte die Ebene in der nächsten Krise liefern, und was muss zuerst gebaut werden?',
      posts: [
        {
          key: 't1',
          author: { name: 'Rohrschlosser N. Solano', handle: '@solano_pipes', avatar: null },
          content:
            'Brief an den Raum Technik. Ich habe den Schnitt repariert. Wo ich schon drin war, hab ich nachgemessen. Das Rohr sollte 9 Millimeter haben, am Kiln Hill sind es 4, auf 2,4 Kilometern. Die 43.000 aus den Stadtbrunnen trägt es noch Jahre. Noch mal 113.000, und es geht von selber kaputt, die vier Wochen hatten wir Glück. Neues Rohr für das Stück: 7 Millionen, steht in keinem von Ihren drei Plänen. N. Solano',
          timestamp: 'Tag 45 06:00',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't2',
          author: { name: 'Stauseewarte Brack', handle: '@brack_control', avatar: null },
          content:
            'BETRIEBSBUCH. 06:00 nutzbar 1.314.000, plus 34.000 am Tag. Verbrauch seit dem 17. 228.000 am Tag; davor haben die Leute alles gewaschen, da war er normal. 06:10 Pumpe 6 auf der Ebene immer noch an, 14.000 am Tag. Brauchen wir nicht. Formular zum Abstellen verlangt zwei Unterschriften des Krisenstabs. Dritte Mail verschickt.',
          timestamp: 'Tag 45 06:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't3',
          author: { name: 'Dr. Priya Halvorsen', handle: '@halvorsen_gannet', avatar: null },
          content:
            'Gannet Point, Monatsbericht, erste Seite. Leistung bis Februar 205.000 Kubikmeter am Tag; vor dem Stillstand waren 310.000 möglich. Mit den 43.000 ist der gegenwärtige Verbrauch gedeckt. Muss das Werk in diesem Winter angehalten werden, werden sechs bis acht Wochen lang Mengen aus anderer Quelle benötigt. Dies wird festgehalten, damit nicht in Unkenntnis davon Gegenteiliges unterschrieben wird.',
          timestamp: 'Tag 45 07:05',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't4',
          author: { name: 'A. Lim, Leiter Klärwerke', handle: '@lim_wastewater', avatar: null },
          content:
            'Vermerk an den Raum Technik, 08:35 Uhr. Die „vier Jahre“ in Ihren Papieren stammen aus dem Plan von 2029. Gestern bin ich mit dem Vermesser die alte Bahn abgegangen. Die Trasse gehört uns, sie ist eben und führt dorthin, wo die Höfe sind. 19 Kilometer, zwei Jahre, nicht vier. Das Klärwerk West reinigt 96.000 am Tag, und alles läuft ins Meer. Zwei Handelsketten haben mir heute früh geschrieben, dass sie Gemüse kaufen, das damit gewachsen ist, mit Siegel. Beide Briefe liegen bei, dazu eine Skizze der Leitung, 19 Blatt.',
          timestamp: 'Tag 45 08:40',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 600,
        },
        {
          key: 't5',
          author: { name: 'Mirelle Yao', handle: '@membrane_nerd', avatar: null },
          content:
            'Alte Membranen geben gute Beetkanten. 1.100 Stück hinter Halle 2 in Gannet Point, umsonst, Handschuhe mitbringen. Tor auf um 15:00 Uhr.',
          timestamp: 'Tag 45 06:45',
          likes: 198,
          retweets: 61,
          replies: 33,
        },
        {
          key: 't6',
          author: { name: 'Kamera Kap Lune', handle: '@cape_lune_cam', avatar: null },
          content: 'See ruhig, kein Schiff, eine Robbe auf den Felsen von 05:10 bis 05:50 Uhr.',
          timestamp: 'Tag 45 06:00',
          likes: 44,
          retweets: 3,
          replies: 2,
        },
        {
          key: 't7',
          author: { name: 'Stauseewarte Brack', handle: '@brack_control', avatar: null },
          content:
            'Formular für Pumpe 6 liegt vor mir. Zwei Namen fehlen. Ich könnte sie von Hand abstellen und schreiben, es war eine Störung. Soll ich?',
          timestamp: 'Tag 45 09:04',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 'held',
        },
      ],
      files: [],
    },
    environmental: {
      notes:
        'Sie sprechen für das Grundwasser. Manche Grenze ist überschritten, manche noch nicht. Am Ende sollten Sie sagen können: Wie weit ist das Salz gekommen, was hält es auf, und was ist nie wiedergutzumachen?',
      posts: [
        {
          key: 'n1',
          author: { name: 'Dr. Luiza Eriksen', handle: '@groundwater_lu', avatar: null },
          content:
            'Für den Raum Umwelt. 113.000 am Tag, vier Wochen lang, wo der Boden 75.000 verträgt. Die Salzgrenze ist auf elf Kilometern Küste 190 Meter landeinwärts gewandert, und sie wandert noch, 15 Meter die Woche. 44 Brunnen sind gekippt. Ruhen jetzt alle Pumpen, sind noch etwa 200 zu retten. Ruhen sie im März, vielleicht 40. Die Wochentabelle liegt bei den Dateien. Im Oktober hatte ich 160 Meter gesagt, ich lag also um 30 daneben.',
          timestamp: 'Tag 45 06:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n2',
          author: { name: 'Bodenambulanz', handle: '@soil_clinic', avatar: null },
          content:
            'Manche Höfe gießen mit dem, was aus den Salzbrunnen kommt, weil sie nichts anderes haben. Noch zwei Wochen, und diese Felder sind für zehn Jahre hin, 640 Hektar. 1.500 Kubikmeter am Tag mit Tankwagen, bis Januar, würden das verhindern. So viel verliert die Stadt über ihre Springbrunnen.',
          timestamp: 'Tag 45 06:50',
          likes: 247,
          retweets: 109,
          replies: 20,
        },
        {
          key: 'n3',
          author: { name: 'Pilotprojekt Versickerung', handle: '@recharge_pilot', avatar: null },
          content:
            'Vermerk an den Raum Umwelt. Zwei Hektar, seit 2028, aufbereitetes Wasser, 900 Kubikmeter am Tag. Das Salz ist um 25 Meter im Jahr zurückgegangen, gemessen in sechs Bohrlöchern. Drei Brunnen daneben sind wieder trinkbar. Wir sind zu viert. Wer das in größerem Maßstab machen will, sollte vor der Planung mit uns reden und nicht danach.',
          timestamp: 'Tag 45 07:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n4',
          author: { name: 'Geologisches Amt', handle: '@geology_sarrow', avatar: null },
          content:
            'Blatt 31 für den Raum Umwelt, auf Ersuchen des Pilotprojekts. Die Liste der 310 Höfe wurde über unsere Karte gelegt. Sand, in einem Streifen zwischen Fallow Sands und der Bahn: 122 Höfe. Lehm: 188. In Lehm versickert Wasser nicht, es bleibt, wo man es hintut. Die Liste ist anscheinend mit dem Lineal gezogen, 1.200 Meter vom Ufer.',
          timestamp: 'Tag 45 07:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n5',
          author: { name: 'Kranichwacht Crane Lake', handle: '@crane_lake', avatar: null },
          content:
            'Der Crane Lake steht 60 Zentimeter tiefer als je zuvor. Er lebt von Quellen, die unter der Ebene herkommen, und im Dezember rasten dort 11.000 Kraniche. Sind Pumpe 6 und die beiden daneben aus, kommen die Quellen in etwa fünf Wochen wieder.',
          timestamp: 'Tag 45 07:50',
          likes: 455,
          retweets: 212,
          replies: 34,
        },
        {
          key: 'n6',
          author: { name: 'AG Nachtreiher', handle: '@night_herons', avatar: null },
          content:
            'Der mit dem Ring ist zum Crane Lake gezogen und steht zwischen den Kranichen. Foto der Kranichwacht, 26. November.',
          timestamp: 'Tag 45 06:40',
          likes: 92,
          retweets: 20,
          replies: 11,
        },
        {
          key: 'n7',
          author: { name: 'Wetteramt', handle: '@sarrow_met', avatar: null },
          content:
            'Öffentliche Vorhersage. Am Samstag Regen aus West, zehn Millimeter, danach trocken und kalt. Schwacher Wind. Sonntag früh Frost auf der Ebene, minus 2 Grad.',
          timestamp: 'Tag 45 05:10',
          likes: 61,
          retweets: 19,
          replies: 3,
        },
      ],
      files: [{ key: 'salt-line', path: 'salt-line-wells.csv', name: 'salt-line-wells.csv', day: null }],
    },
    legal: {
      notes:
        'Sie befassen sich mit genommenen Brunnen, versprochenem Geld und künftigen Rechten. Am Ende sollten Sie sagen können: Was tut die Stadt heute ohne Rechtsgrundlage, wer hat einen Anspruch, und welche Form gibt einer Einigung Dauer?',
      posts: [
        {
          key: 'l1',
          author: { name: 'Rechtsdienst Katastrophenschutz', handle: '@cp_counsel', avatar: null },
          content:
            'Zu den Akten des Krisenstabs. Seit dem 17. November, 24:00 Uhr, wird jeder Liter aus den Brunnen der Ebene ohne Rechtstitel entnommen. Das sind inzwischen zehn Tage. Schadenersatz dafür deckt das Gesetz nicht, er trifft die Beamten persönlich, und zwei von ihnen haben mich gefragt, ob das so ist. Es ist so. Pumpe abstellen oder Vertrag schließen, heute und nicht an Tag 60.',
          timestamp: 'Tag 45 06:05',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l2',
          author: { name: 'Prof. Amara Lindholm', handle: '@lindholm_sealaw', avatar: null },
          content:
            'Vertraulich. Vorbehaltlich dessen, was die Bauern zu unterschreiben bereit sind, ist ein Vertrag über zwanzig Jahre, den dieser Krisenstab mit wem auch immer schließt, ein Vertrag über fünfzehn Tage, weil er mit dem Krisenstab endet, es sei denn, ihn schließt eine Körperschaft, die weiterlebt, wofür das Gesetz über Deichverbände von 1934, das noch gilt und recht ordentlich gearbeitet ist, fünfzig Unterschriften, eine Woche und einen Raum verlangt.',
          timestamp: 'Tag 45 06:35',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l3',
          author: { name: 'T. Quispe', handle: '@quispe_maritime', avatar: null },
          content:
            'Arbeitsnotiz. Liegt vor: Liste der Maßnahmen, Antwort des Versicherers von Montag. Zahlt der Reeder: Ernten und Brunnen, 71 Millionen, jeden Posten erst, wenn die Region ihn bezahlt hat. Zahlt er nicht: Land, Verträge, Rohre. Die Haftungsgrenze von 74 fällt voraussichtlich im Frühjahr. Fehlt: Belege. Bisher gibt es welche über 11 Millionen.',
          timestamp: 'Tag 45 07:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l4',
          author: { name: 'Polizeiwache Dorran', handle: '@police_dorran', avatar: null },
          content:
            'Schnitt im Rohr: ein sauberer Schnitt, Winkelschleifer, neue Scheibe. Bisher haben ihn 212 Personen gestanden, die meisten per Post. Wir bitten, damit aufzuhören.',
          timestamp: 'Tag 45 06:55',
          likes: 1340,
          retweets: 380,
          replies: 92,
        },
        {
          key: 'l5',
          author: { name: 'Nachtgericht', handle: '@night_court', avatar: null },
          content:
            'Nachtgericht: drei Sachen, zwei wegen Traktoren, eine wegen eines Tors. Saal 2 öffnet um neun.',
          timestamp: 'Tag 45 06:00',
          likes: 8,
          retweets: 1,
          replies: 0,
        },
        {
          key: 'l6',
          author: { name: 'Meerengen-Register', handle: '@strait_registry', avatar: null },
          content:
            'BEKANNTMACHUNG 255/31. Der Eintrag „Tamber Light, Sable-Bank“ ist geschlossen. Der Schalter bleibt am Freitagnachmittag wegen Inventur zu.',
          timestamp: 'Tag 45 06:15',
          likes: 4,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l7',
          author: { name: 'T. Quispe', handle: '@quispe_maritime', avatar: null },
          content:
            'Für den Raum Recht, 08:30 Uhr. Fax vom Versicherer des Reeders. Belege, die ihn bis 31. Dezember erreichen, zahlt er aus dem Etat dieses Jahres, und der ist groß. Den vom nächsten Jahr nennt er „noch zu vereinbaren“.',
          timestamp: 'Tag 45 08:32',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 480,
        },
      ],
      files: [
        { key: 'dyke-act', path: 'dyke-act-1934-extract.txt', name: 'dyke-act-1934-extract.txt', day: null },
      ],
    },
    dashboard: {
      notes:
        'Die Ebene hat die Stadt gerettet, und die Stadt nimmt ihr Wasser weiter. Suchen Sie in Ihrem Raum das eine, was die andere Seite gern hören würde, und die eine Zahl, die sie nicht hat.',
      posts: [],
      files: [],
    },
  },
};
