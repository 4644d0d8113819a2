import type { SampleScenario } from '../../shape.ts';

export const sealedBasin: SampleScenario = {
  key: 'sealed-basin',
  name: 'Das verschlossene Becken',
  description:
    'Tag 45, Donnerstag, 27. November, 08:00 Uhr. Die Flutung dauerte 20 Stunden. Am 18. Oktober ging das Feuer aus, der Rauch verzog sich, und im Netzmacherviertel gingen die Fenster auf. Seit dem 23. entladen wieder Tanker, und die Kinder sind zurück in der Schule.\n\nBecken 3 ist geblieben, wie es war. Hinter dem Schleusentor von 1960 liegen die Tamber Light, auf Grund, die Brücke über Wasser, und 1,9 Millionen Kubikmeter Wasser mit Nickel, Fluorid, Lösungsmitteln und PFAS-Schaum. Eine Versuchsanlage am Kai reinigt 4.000 Kubikmeter am Tag und lässt sie zurücklaufen; das ganze Becken würde 475 Tage dauern. Der Winterregen hat den Wasserstand um elf Zentimeter gehoben. Ilmara hat gebeten, verständigt zu werden, bevor etwas hinausgeht.\n\n620 Hafenarbeiter der Liegeplätze 7 bis 9 sind bis Tag 60 auf Kurzarbeit. Der Stadtrat neigt dazu, das Becken zu verfüllen, weil es einen alten Plan für 900 Wohnungen gibt. Die Rücklage der Region beträgt 88 Millionen Kronen.\n\nDie Notstandsbefugnisse dieses Krisenstabs enden an Tag 60, dem 12. Dezember; zwei Tage später wird gewählt. Die letzte Tagesordnung, auf die der Krisenstab noch etwas setzen kann, schließt heute um 09:40 Uhr. Was wird aus Becken 3?',
  asks_order: true,
  decisions: [
    {
      key: 'treat',
      title_of_decision: 'Das Wasser langsam vor Ort reinigen',
      description_of_decision:
        'Am Kai wird eine Reinigungsanlage gebaut, durch die das Becken gezogen wird, 4.000 Kubikmeter am Tag, bis das Wasser die Einleitwerte einhält. 140 Menschen arbeiten dort 475 Tage lang. Dann wird das Wrack gehoben, und die Liegeplätze 7 bis 9 werden wieder frei. Der Bau kostet 60 Millionen, der Betrieb 0,32 Millionen am Tag, zusammen 212.',
      leads_to: null,
      outcome:
        'Der Vertrag für die Reinigungsanlage wurde an Tag 60 unterschrieben, in der Hütte der Gaswache, weil im Hafenbüro die Heizung ausgefallen war. Am Wahlabend lag bis halb drei niemand vorn; Renata Osei hat 1.960 Stimmen mehr. Im Januar kam Viktor Anand, der vom Stoppen geredet hatte, auf die Baustelle und fragte, was man mit dem Schlamm macht. Man verkauft ihn: Ein Verwerter zahlt 70 Prozent des Metallpreises.\n\nAm 5. April liefen die Pumpen an. Von den 620 Hafenarbeitern wurden 140 genommen, nach einem Lehrgang von zehn Wochen. Für den Lehrgang gab es eine Altersgrenze. Josip Tamm, 57, neunzehn Jahre lang Fahrer von Kran 1, lag zwei Jahre darüber; er fährt nachts Pakete aus und geht nicht mehr ins Gewerkschaftshaus. Im Juli blieben im Viertel an neun Tagen wegen des Geruchs die Fenster zu. Das Wrack ist noch da, und auf seiner Brücke verbringen die Kormorane den zweiten Winter.',
      conditions: [
        {
          text: 'Die Anordnung sagt, dass die Reinigungsanlage aus den unteren fünf Metern zieht und niemand umrührt.',
          met: 'In der Anordnung hatte gestanden, aus welcher Tiefe gezogen wird. Nach 216 Tagen, am 7. November 2032, fand das Labor in jeder Tiefe Werte unter der Grenze, und die Bergungsmannschaft hat für März unterschrieben.',
          unmet:
            'Aus welcher Tiefe gezogen wird, hatte niemand aufgeschrieben, und der Einlass kam dorthin, wo er am billigsten war, in die Mitte. Bis Mittsommer waren die Schichten vermischt. Der letzte Pumptag wird der 24. Juli 2033 sein.',
        },
        {
          text: 'Vor den Januartiden wird eine zweite Wand hinter dem Tor bestellt.',
          met: 'Am 12. Februar war die zweite Wand dicht. In der Sturmflut vom 26. ging das alte Tor eine Handbreit auf, und dahinter stand die Wand.',
          unmet:
            'Eine zweite Wand war nicht bestellt. In der Sturmflut vom 26. Februar, 2,4 Meter, rief der Schleusenwärter alle an, von denen er eine Nummer hatte, und 1.900 Menschen saßen bis sechs Uhr früh auf der Brücke. Das Tor hielt.',
        },
        {
          text: 'Die Anordnung nennt, wer Daniel Krantz’ Sachen aus Spind 14 holt.',
          met: 'Zwei Taucher, die in der Anordnung genannt waren, öffneten am 20. Januar Spind 14. Elif Krantz hat den Werkzeugkasten und darin eine Wasserwaage, die noch geht.',
          unmet:
            'Niemand bekam den Auftrag, Spind 14 zu öffnen. Elif Krantz hat bei drei Ämtern gefragt; das dritte hat ein Formular dafür.',
        },
      ],
    },
    {
      key: 'release',
      title_of_decision: 'In Winterstürmen nach und nach ablassen',
      description_of_decision:
        'Eine Leitung wird bis zum Ausgang der Meerenge gelegt und das Wasser bei Sturm hinausgeschickt, 50.000 Kubikmeter an jedem Sturmtag, von den Wellen tausendfach vermischt. Im März ist wieder Seewasser im Becken, und das Heben des Wracks beginnt. Das kostet 31 Millionen. Ilmara wird vor der ersten Abgabe verständigt.',
      leads_to: null,
      outcome:
        'Aus dem Schieberbuch, geführt auf der Plattform der Leitung.\n\n12. Dezember, Tag 60. Leitung dicht bei 6 bar. Wind 9 Knoten, nützt keinem. 14. Dezember. Wellen 2,9 Meter, erste Abgabe, 02:10 bis 19:40. Im Radio ist Anand Gouverneur, 51,2 Prozent. Er sagt, er hätte es besser gemacht. 15. Dezember. Zwei Supermarktketten haben je ein Fax geschickt. 9. Januar. Gerichtsvollzieher mit einem Papier wegen der Genehmigung. Ans Hafenbüro verwiesen. 31. März. Letzter Sturmtag des Winters, der vierundzwanzigste. Pumpenöl gewechselt. 19. Mai. Mann vom Labor mit Kühlbox; Muscheln am Kap Lune liegen über Ilmaras Grenzwert. Auf Tee nicht geblieben. 2. September. Seehecht 3,40, im Frühjahr waren es 5,90. Kapitänin Anneke Vaz kam heraus, den Schieber ansehen. Ihr Boot ist verkauft, nach Ilmara, sie arbeitet auf der Fähre, am Fahrkartenschalter. Sie fragte, wie viel in so einer Abgabe war, und ich habe ihr die Anzeige gezeigt. 27. November 2032. Seit Montag Schwimmkran über dem Wrack. Abgelöst 20:00.',
      conditions: [
        {
          text: 'Die Anordnung sagt, aus welcher Tiefe das Wasser genommen wird.',
          met: '21. Februar, in anderer Handschrift nachgetragen. Achtzehnte Abgabe, 14.000 Kubikmeter, dann war die untere Schicht draußen. Die Seiten der späteren Sturmtage sind leer.',
          unmet:
            '31. März, in anderer Handschrift nachgetragen. 1,2 Millionen Kubikmeter draußen, oben und unten zusammen, wie es kam, 700.000 noch drin. Nächste Saison ab Dezember.',
        },
        {
          text: 'Vor der ersten Abgabe sitzen Ilmaras zwei Wissenschaftler am Schieber.',
          met: 'Auf der Besucherseite stehen an jedem Sturmtag zwei Namen vom Institut in Ilmara. Sie haben den Schieber zweimal geschlossen, einmal aus Versehen.',
          unmet:
            'Auf der Seite vom 16. Dezember stehen ein Patrouillenboot aus Ilmara und eine Protestnote in einer Klarsichthülle. Der Seegerichtshof verhandelt sie im Frühjahr 2033.',
        },
      ],
    },
    {
      key: 'fill',
      title_of_decision: 'Das Becken verfüllen und das Wrack begraben',
      description_of_decision:
        'Becken 3 wird samt Wrack mit Sand und Zement verfüllt, abgedichtet und mit einem Kai überbaut. Nach zwei Jahren ist dort ebener Boden und kein offenes Wasser mehr. Das kostet 145 Millionen, und Bauland für 60 Millionen wird verkauft. Die Liegeplätze 7 bis 9 werden aus der Seekarte gestrichen.',
      leads_to: null,
      outcome:
        'Unterschrieben wurde an Tag 60 in kleinem Rahmen, vor einem Modell, 900 Wohnungen im Maßstab eins zu fünfhundert. Zwei Abende später gewann Gouverneurin Osei mit vier Punkten Vorsprung, und auf den meisten Bildern war das Modell zu sehen. Am 1. Januar stand der Sanddamm hinter dem Tor. Nach dem Scharnier hat seither niemand gefragt.\n\nDann kamen die Erben. Es sind 43, und im Mai las das Regionalgericht die Urkunde von 1911 bis zum Schluss. Ist der Grund trocken, gehört er ihnen. Die 60 Millionen wurden aus dem Haushalt gestrichen, und in der Rücklage fehlen 57; zwei Schulen werden nicht gebaut. In der Seilerstraße stieg im März das Wasser. Irena Costa, 78, Nummer 12, hatte fünfzig Jahre über ihrem Keller gewohnt. Seit Ostern ist sie bei ihrer Tochter in Ostmark und ruft sonntags Latisha Nwosu an, um nach der Katze zu fragen. Im November 2032 bat ein Küstenfrachter mit Feuer im Maschinenraum um einen Liegeplatz. Er bekam eine Position, vier Meilen draußen.',
      conditions: [
        {
          text: 'Bis April bleibt ein Ausgang für das Gas offen.',
          met: 'Sechs Abzüge waren bis April offen geblieben, jeder mit Messgerät, und der Sand liegt eben.',
          unmet:
            'Das Wrack wurde im Februar zugedeckt, Gas hin oder her. Im März hob sich der Boden darüber, ein Feld von vierzig Metern, um die Höhe eines Bordsteins, und die Firma hat einen Zaun darum gezogen.',
        },
        {
          text: 'Die Gutachter des Gerichts sehen das Wrack vor dem ersten Zement.',
          met: 'Die Gutachter des Gerichts waren im Januar vier Tage auf dem Wrack gewesen, und darüber hat seither niemand gestritten.',
          unmet:
            'Die Gutachter des Gerichts kamen im Februar und besahen sich Sand. Der Richter vermerkte, wessen Anordnung das gewesen war, und die Haftungsgrenze von 74 Millionen bleibt bestehen.',
        },
        {
          text: 'Die Anordnung sagt, wo Daniel Krantz’ Name stehen wird.',
          met: 'Ein Stein mit Daniel Krantz’ Namen steht am Ende des Sanddamms, wo man dem Schiff am nächsten ist. Die Schrift hat Elif Krantz ausgesucht.',
          unmet:
            'Ein Stein wurde nicht bestellt. An manchen Morgen steht ein Glas mit Blumen am Zaun, und jemand von der Baustelle stellt es wieder auf.',
        },
      ],
    },
  ],
  facts: [
    {
      text: 'Ilmara stimmt Abgaben bei Sturm zu, je bis 50.000 Kubikmeter, wenn zwei seiner Wissenschaftler am Schieber sitzen. Die Ministerin kann das selbst unterschreiben, für neunzig Tage.',
      carried_by: ['p2'],
      supports: ['release'],
      opposes: [],
    },
    {
      text: 'Der Vertrag der zwei Ketten, die 44 Prozent des Fangs kaufen, endet an dem Tag, an dem ungereinigtes Beckenwasser in die Meerenge gelangt, erlaubt oder nicht. Etwa 50 Millionen im Jahr.',
      carried_by: ['e2'],
      supports: [],
      opposes: ['release'],
    },
    {
      text: 'In Probeblöcken bleiben 98 von 100 Teilen Nickel gebunden. Vor dem Verfüllen kommt ein Sanddamm hinter das Tor; er dauert fünf Wochen, danach spielt das Tor keine Rolle mehr.',
      carried_by: ['e3'],
      supports: ['fill'],
      opposes: [],
    },
    {
      text: 'An der Südmauer sickern 2 Kubikmeter Beckenwasser am Tag zu den Kellern der Seilerstraße. Schwerer Zement würde in den ersten Monaten zehnmal so viel hinausdrücken.',
      carried_by: ['s2', 'n2'],
      supports: [],
      opposes: ['fill'],
    },
    {
      text: 'Die Leitung schafft 50.000 Kubikmeter je Sturmtag, das Becken braucht also 38. Ein Winter hat im Schnitt 23, und seit 2021 hatte keiner mehr als 31.',
      carried_by: ['t2', 'storm-days'],
      supports: [],
      opposes: ['release'],
    },
    {
      text: 'Das untere Scharnier des Tors hat 40 Prozent seines Stahls verloren. Bei einer Sturmflut über 2,2 Meter, zweimal in zehn Jahren, steht es eins zu fünf, dass es aufgeht.',
      carried_by: ['t1', 'l4'],
      supports: [],
      opposes: ['treat'],
    },
    {
      text: 'Bis sechs Meter Tiefe hält das Wasser die Einleitwerte ein. Arbeit machen die 864.000 Kubikmeter darunter: 216 Tage in der Anlage statt 475, oder 18 Sturmtage.',
      carried_by: ['n8'],
      supports: ['treat', 'release'],
      opposes: [],
    },
    {
      text: 'Nach der Urkunde von 1911 fällt der Grund von Becken 3 an die Erben der Stifterin, wenn es kein Hafen mehr ist. Dann gibt es kein Land, das sich für 60 Millionen verkaufen ließe.',
      carried_by: ['l3', 'deed'],
      supports: [],
      opposes: ['fill'],
    },
  ],
  rooms: {
    political: {
      notes:
        'Sie beurteilen, was über den Wahltag hinaus hält. Aus der letzten Entscheidung des Krisenstabs wird das Programm von jemand anderem. Am Ende sollten Sie sagen können: Welche Entscheidung führt die nächste Regierung fort, egal wer gewinnt?',
      posts: [
        {
          key: 'p1',
          author: {
            name: 'Courier Politik',
            handle: '@courier_politics',
            avatar: null,
          },
          content:
            'Umfrage von heute früh: Osei 43, Anand 44, sonst niemand über vier. In kleiner Runde versprach Herr Anand gestern Abend, „jedes Beckenprojekt über 200 Millionen“ in seiner ersten Woche zu stoppen. Wir haben sein Büro gefragt, was er stattdessen täte, und denselben Satz noch einmal bekommen.',
          timestamp: 'Tag 45 06:10',
          likes: 902,
          retweets: 311,
          replies: 140,
        },
        {
          key: 'p2',
          author: {
            name: 'Bastien Roux',
            handle: '@roux_protocol',
            avatar: null,
          },
          content:
            'Gesprächsvermerk, Raum Strategie. Ministerin Karoun, 06:50 bis 07:04 Uhr. Sie hatte von der Leitung gelesen. Abgaben bei Sturm, je bis 50.000 Kubikmeter: ja, wenn zwei ihrer Wissenschaftler am Schieber sitzen und ihn schließen dürfen. Das kann sie selbst unterschreiben, für neunzig Tage; alles Längere geht in den Senat. Ich fragte, ob sie das öffentlich sagen würde. Sie sagte, öffentlich gefragt werde sie ohnehin. Der Text habe eine halbe Seite, ich könne ihn um neun haben. Gespräch beendet 07:04 Uhr, davon zwei Minuten über ihr Knie.',
          timestamp: 'Tag 45 07:20',
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
            'Der Rat würde mit 12 zu 7 fürs Verfüllen stimmen, wegen der Wohnungen. Gegen Wohnungen habe ich nichts. Sie sollten aber wissen, weil es am Samstag ohnehin in der Zeitung steht: Zwei von den zwölf haben Grundstücke neben dem Becken, und einer von den beiden leitet den Bauausschuss. Ich habe beide gebeten, nicht mitzustimmen. Einer hat geantwortet.',
          timestamp: 'Tag 45 07:05',
          likes: 1033,
          retweets: 260,
          replies: 171,
        },
        {
          key: 'p4',
          author: {
            name: 'Hafenlotsen',
            handle: '@pilots_sarrow',
            avatar: null,
          },
          content:
            'Wir haben uns am Montag zusammengesetzt, alle 31. Die Liegeplätze 7 bis 9 sind die einzige Stelle an dieser Küste, an die man je ein Schiff in Not gelegt hat. Wir bringen herein, was man uns sagt. Die Funkstelle will von uns wissen, wohin sie das nächste schicken soll, und bis Montag würden wir ihr gern antworten.',
          timestamp: 'Tag 45 07:40',
          likes: 264,
          retweets: 88,
          replies: 35,
        },
        {
          key: 'p5',
          author: {
            name: 'Büro der Versammlung',
            handle: '@assembly_office',
            avatar: null,
          },
          content:
            'Punkte für die Tagesordnung bis 09:40 Uhr, bitte auf Papier, die Seite zum Hochladen geht bis Montag nicht.',
          timestamp: 'Tag 45 06:45',
          likes: 3,
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
            'Herr Anand umrundet um 10:00 Uhr Becken 3, sofern das Wetter es zulässt. Stiefel in den Größen 40 bis 45 stehen bereit. Fotos ab 10:15 Uhr, mit dem Wrack links im Bild.',
          timestamp: 'Tag 45 07:15',
          likes: 47,
          retweets: 8,
          replies: 26,
        },
        {
          key: 'p7',
          author: {
            name: 'Bastien Roux',
            handle: '@roux_protocol',
            avatar: null,
          },
          content:
            'Raum Strategie, 08:51 Uhr. Die halbe Seite ist da. Es heißt darin „darf den Schieber jederzeit schließen“, wo ich „bei Gefahr“ verstanden hatte. Ich habe um die andere Fassung gebeten. Sie sitzt bis 09:30 Uhr im Auto.',
          timestamp: 'Tag 45 08:52',
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
        'Sie vergleichen drei Rechnungen, die in verschiedenen Jahren und bei verschiedenen Leuten fällig werden. Am Ende sollten Sie sagen können: Was kostet jede Lösung insgesamt, was verliert der Hafen, und wer zahlt im dritten Jahr?',
      posts: [
        {
          key: 'e1',
          author: {
            name: 'Haushaltsamt',
            handle: '@budget_office',
            avatar: null,
          },
          content:
            'Becken 3, sämtliche Kosten bis zum Abschluss. Reinigung: Bau 60, Betrieb 0,32 am Tag über 475 Tage, zusammen 212. Ablassen bei Sturm: 31. Verfüllung: 145, abzüglich Grundstückserlöse von etwa 60, also 85. Rücklage: 88. Angaben in Millionen Kronen. Die Grundstückserlöse beruhen auf einer Schätzung des städtischen Bauamts, die hier übernommen wurde.',
          timestamp: 'Tag 45 06:20',
          likes: 96,
          retweets: 37,
          replies: 14,
        },
        {
          key: 'e2',
          author: {
            name: 'Hyun-woo Castellanos',
            handle: '@castellanos_risk',
            avatar: null,
          },
          content:
            'VERMERK, Raum Wirtschaft. Die Auktion hat mir ihren neuen Vertrag mit den zwei Supermarktketten geschickt, ich sollte die Zahlungstermine ansehen. Seite 9, Ziffer 14, zweite Hälfte. Er endet „an dem Tag, an dem Wasser aus Becken 3 ungereinigt in die Orrin-Straße gelangt, mit oder ohne Genehmigung“. Gereinigtes Wasser löst das nicht aus; ich habe zweimal nachgelesen. Die beiden kaufen 44 Prozent des Fangs. Bei 5,90 das Kilo komme ich auf etwa 50 Millionen im Jahr. Die Kilos sind vom Vorjahr, und das war ein gutes, vielleicht zieht also jemand zehn Prozent ab.',
          timestamp: 'Tag 45 06:50',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e3',
          author: {
            name: 'Konsortium Beckenverfüllung',
            handle: '@basin_fill_tender',
            avatar: null,
          },
          content:
            'Angebotsschreiben, Kopie für den Raum Wirtschaft. Probeblöcke mit Schlamm und Wasser aus Becken 3, 28 Tage alt, wurden zwei Wochen lang ausgelaugt. 98 von 100 Teilen des Nickels verbleiben im Block. Unser Zeitplan beginnt mit einem Sanddamm hinter dem Schleusentor; dieser benötigt fünf Wochen und kann am Tag der Anordnung begonnen werden. Ab seiner Fertigstellung ist der Zustand des Tors ohne Bedeutung. Wir stellen eine eigene Mannschaft von 85 und benötigen einen Stromanschluss von 600 Ampere. An dieses Angebot halten wir uns bis zum 15. Dezember gebunden.',
          timestamp: 'Tag 45 06:35',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e4',
          author: {
            name: 'Tomas Jurado',
            handle: '@port_director',
            avatar: null,
          },
          content:
            'Hafenstatus 06:45 Uhr. Alle Becken offen außer 3. Tanklager: Diesel und Benzin neunzehn Tage. Die Liegeplätze 7 bis 9 brachten 41 Millionen im Jahr. Das Wrack zu heben dauert vier Monate ab dem Tag, an dem eine Mannschaft in diesem Wasser stehen darf. Nächster Status 10:00 Uhr.',
          timestamp: 'Tag 45 06:55',
          likes: 188,
          retweets: 59,
          replies: 27,
        },
        {
          key: 'e5',
          author: {
            name: 'Wen Sarpong',
            handle: '@wen_freight',
            avatar: null,
          },
          content:
            '@port_director Gilt „außer 3“ bis zum Frühjahr oder bis zu meiner Rente? Ich habe vier Fahrer, die kennen die Getreideplätze und sonst nichts, und die fragen mich jeden Freitag.',
          timestamp: 'Tag 45 07:10',
          likes: 88,
          retweets: 14,
          replies: 11,
        },
        {
          key: 'e6',
          author: {
            name: 'Tomas Jurado',
            handle: '@port_director',
            avatar: null,
          },
          content:
            '@wen_freight Fragen Sie mich um Viertel vor zehn noch mal. Tor 4 ist übrigens offen, im Kartenleser war eine Maus.',
          timestamp: 'Tag 45 07:31',
          likes: 21,
          retweets: 2,
          replies: 6,
        },
        {
          key: 'e7',
          author: {
            name: 'Seehechtauktion',
            handle: '@hake_auction',
            avatar: null,
          },
          content:
            'Auktion um neun. 52 Kisten Seehecht, 8 Seezunge. Preis gestern 5,90. Die Eismaschine läuft, und wir sollen sie loben.',
          timestamp: 'Tag 45 07:30',
          likes: 17,
          retweets: 2,
          replies: 1,
        },
      ],
      files: [],
    },
    social: {
      notes:
        'Sie hören denen zu, die neben dem Becken wohnen, und denen, die Zusagen bekommen haben. Am Ende sollten Sie sagen können: Was haben die Leute im Netzmacherviertel am Tag der Flutung gehört, und was müssen sie jetzt hören?',
      posts: [
        {
          key: 's1',
          author: {
            name: 'Latisha Nwosu',
            handle: '@nets_neighbours',
            avatar: null,
          },
          content:
            'Im Oktober habt ihr von uns „ein paar Monate“ verlangt. Ich hab das in der Küche auf den Kalender geschrieben und zweimal umgeblättert. Die Leute fragen mich zwei Sachen. Stinkt das im Sommer? Und wer weckt uns, wenn das Tor nachgibt, auf unserer Seite ist nämlich keine Sirene, ich bin den ganzen Zaun abgelaufen und hab geschaut. Sagt mir einen Namen, dann kleb ich ihn an die Türen. Frau Costa, Ihre Katze ist beim Bäcker.',
          timestamp: 'Tag 45 06:15',
          likes: 1740,
          retweets: 655,
          replies: 210,
        },
        {
          key: 's2',
          author: {
            name: 'Wohnheim Seilerstraße',
            handle: '@rope_street_home',
            avatar: null,
          },
          content:
            'Für den Raum Gesellschaft, vom Hausmeister. Abschrift eines Schreibens, das ich im Flur aushängen soll und noch nicht ausgehängt habe: „An der Südmauer sickert Wasser aus Becken 3, 2 Kubikmeter am Tag, in Richtung der Keller Seilerstraße 1 bis 40. Bei einer Verfüllung mit schwerem Zement würde in den ersten Monaten etwa das Zehnfache hinausgedrückt. Bitte in den Kellern kein Wasser entnehmen. Grundwasserwacht.“ Wir haben 84 Bewohner, und im Keller steht der Heizkessel. Ich wollte erst fragen, ob ich das aufhängen soll. B. Halloran, Hausmeister, 06:50',
          timestamp: 'Tag 45 07:00',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's3',
          author: {
            name: 'Mateo Reyes',
            handle: '@mateo_reyes_3eng',
            avatar: null,
          },
          content:
            'Ich war mit Daniel in dem Schiff. Wenn Sie es heben, hätte Elif gern seinen Werkzeugkasten, der ist in Spind 14 auf dem unteren Deck, linke Seite, der Schlüssel hängt am Haken. Wenn Sie es begraben, dann wäre sie gern dabei, und ein Stein mit seinem Namen. Ich weiß nicht, was besser ist. Ich wüsste auch nicht, wie ich stimmen sollte.',
          timestamp: 'Tag 45 07:25',
          likes: 5230,
          retweets: 1902,
          replies: 604,
        },
        {
          key: 's4',
          author: {
            name: 'Salzstraße live',
            handle: '@saltstreet_live',
            avatar: null,
          },
          content:
            'Die pumpen das SCHON raus!! Jede Nacht um zwei geht ein Schlauch vom Ponton übers Tor. Mein Cousin hat da Nachtwache und musste unterschreiben. In zwei Wochen ist es leer, und gefragt haben die keinen. Esst keine Muscheln. Teilen',
          timestamp: 'Tag 45 05:36',
          likes: 3310,
          retweets: 2400,
          replies: 420,
        },
        {
          key: 's5',
          author: {
            name: 'Runa',
            handle: '@beachlog_runa',
            avatar: null,
          },
          content:
            '@saltstreet_live ich war di und mi auf der nordmole, 22:00 bis 06:00. der schlauch geht nach OBEN, zur fackel, das ist gas. 0 pumpen liefen. auf der pegeltafel stand beide morgen 11,11. wer ist dieser cousin??',
          timestamp: 'Tag 45 06:02',
          likes: 190,
          retweets: 44,
          replies: 17,
        },
        {
          key: 's6',
          author: {
            name: 'Rosa Imhof',
            handle: '@corner_shop_rosa',
            avatar: null,
          },
          content:
            '@saltstreet_live Mein Fischhändler weint. Ich habe vierzig Beutel von seinen Muscheln an der Tür, halber Preis.',
          timestamp: 'Tag 45 06:20',
          likes: 71,
          retweets: 3,
          replies: 8,
        },
        {
          key: 's7',
          author: {
            name: 'Radio Sarrow',
            handle: '@radio_sarrow',
            avatar: null,
          },
          content:
            'Morgenmagazin, Mitschrift. MODERATORIN: Sie sehen von Ihrem Fenster aus die Brücke des Schiffs. ANRUFERIN: Ich häng meine Schlüssel daneben an einen Nagel, da guck ich immer hin. MODERATORIN: Und was sehen Sie? ANRUFERIN: Ein Schiff. MODERATORIN: Und nun die Gezeiten.',
          timestamp: 'Tag 45 07:40',
          likes: 30,
          retweets: 1,
          replies: 5,
        },
        {
          key: 's8',
          author: {
            name: 'Dr. Kenji Abara',
            handle: '@abara_st_odas',
            avatar: null,
          },
          content:
            "Sprachnachricht, abgetippt vom Stationsbüro, für den Raum Gesellschaft. Abara, St. Oda, ich mach's kurz. Wir hatten neun von der Gaswache mit Kopfschmerzen, und eben habe ich den zehnten aufgenommen, der ist 22, nein, 23, und alle sind aus der Nachtschicht und alle von demselben Subunternehmer, und in den Masken sind Filter gegen Staub und nicht gegen Gas, ich habe eine hier in der Hand. Mit Ihren drei Wegen hat das nichts zu tun, die stünden bei jedem davon da. Nur müsste sich jemand heute Abend die Masken ansehen, und ich wüsste gern, wer.",
          timestamp: 'Tag 45 09:04',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 960,
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'Sie beurteilen Tor, Gas und Reinigungsanlage. Alter Stahl und neue Filter haben beide ihre Grenzen. Am Ende sollten Sie sagen können: Wie lange hält das Tor, was können die Filter wirklich, und wie sieht die schlimmste Nacht des Winters aus?',
      posts: [
        {
          key: 't1',
          author: {
            name: 'Torprüfung M. Yilmaz',
            handle: '@gate_inspector',
            avatar: null,
          },
          content:
            'Prüfbescheinigung 31/118, Ausfertigung für den Raum Technik. Vermessung des Schleusentors durch Taucher am 20. Unteres Scharnier: 40 Prozent des Stahls fehlen. Oberes Scharnier: ohne Befund. Bei normalen Wintern gebe ich ihm drei Jahre. Bei einer Sturmflut über 2,2 Meter, davon gab es zwei in zehn Jahren, steht es nach meiner Einschätzung eins zu fünf, dass es aufgeht. Eine zweite Wand aus Spundbohlen dahinter dauert zehn Wochen und kostet 9 Millionen. Auftraggeber Hafenbüro; zweite Ausfertigung ans Genehmigungsamt.',
          timestamp: 'Tag 45 06:05',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't2',
          author: {
            name: 'Studie Sturmleitung',
            handle: '@outfall_study',
            avatar: null,
          },
          content:
            'Für den Raum Technik. Die tausendfache Vermischung stimmt, wenn die Wellen an der Leitungsmündung höher als 2,5 Meter sind. An so einem Tag schafft die Leitung 50.000 Kubikmeter. 1,9 Millionen durch 50.000 sind 38 Tage. Inzwischen haben wir zehn Winter ausgezählt, Dezember bis März: im Schnitt 23, im besten 31. Die Tabelle liegt bei den Dateien. „Im März“ stand im Pressetext, bevor wir gezählt hatten.',
          timestamp: 'Tag 45 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't3',
          author: {
            name: 'Mirelle Yao',
            handle: '@membrane_nerd',
            avatar: null,
          },
          content:
            'Neues aus der Versuchsanlage, für alle, die Zahlen mögen. Metalle: gut. PFAS: gut, wenn man die Kohle monatlich wechselt. Fluorid: noch nicht. Wir kommen auf 2,1 Milligramm herunter, und der Einleitwert ist 2,0. Eine Stufe mit Kalzium würde reichen, für etwa 11 Millionen; ich höre mich um, wer so etwas schon gebaut hat.',
          timestamp: 'Tag 45 06:40',
          likes: 455,
          retweets: 173,
          replies: 38,
        },
        {
          key: 't4',
          author: {
            name: 'R. Deol, Schiffbau',
            handle: '@deol_stability',
            avatar: null,
          },
          content:
            'Das Gas aus dem Wrack ist auf ein Zehntel der ersten Woche zurückgegangen. Ab Januar kann mit Messgerät darauf gearbeitet werden. Wer das Becken vor April schließt, braucht Öffnungen, durch die das Gas entweichen kann, ich würde sagen: sechs. R. Deol, 07:10',
          timestamp: 'Tag 45 07:15',
          likes: 121,
          retweets: 47,
          replies: 12,
        },
        {
          key: 't5',
          author: {
            name: 'Schleuse Becken 3',
            handle: '@basin3_lock',
            avatar: null,
          },
          content:
            'SCHLEUSENBUCH. Stand innen 11,11. Regen in der Nacht 4 Millimeter. Unteres Scharnier singt, wenn die Fähre vorbeifährt. Lampe am Westpfosten ist wieder aus, die neue. I. Osterman, Schleusenwärter, 05:55',
          timestamp: 'Tag 45 07:00',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't6',
          author: {
            name: 'Kaibauamt',
            handle: '@quay_works',
            avatar: null,
          },
          content:
            'Für Planer: Die am 17. Oktober eingedrückten vier Meter Kaimauer an Liegeplatz 8 sind abgestützt, nicht instand gesetzt. Vor dem Frühjahr steht dort nichts Schweres. Eine Reinigungsanlage müsste 60 Meter weiter nach Westen.',
          timestamp: 'Tag 45 06:30',
          likes: 33,
          retweets: 6,
          replies: 2,
          when: [
            {
              kind: 'condition',
              scenario: 'harbour-fire',
              condition: 'flooding-stopped',
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
            'Bild in Ordnung. SW 14 Knoten, Wellen 0,9 Meter. Die Möwe, die auf der Linse sitzt, kommt um acht.',
          timestamp: 'Tag 45 07:35',
          likes: 2,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't8',
          author: {
            name: 'Schleuse Becken 3',
            handle: '@basin3_lock',
            avatar: null,
          },
          content:
            'Schleusenwärter, telefonisch, Mitschrift. Die geben mir 2,0 Meter für Sonntag, Abendtide. Dürfte nichts sein. Und wenn doch, wen ruf ich nachts an? Auf der Liste an der Tür stehen zwei Nummern, und eine davon ist meine.',
          timestamp: 'Tag 45 09:08',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 'held',
        },
      ],
      files: [
        {
          key: 'storm-days',
          path: 'storm-days-pipe.csv',
          name: 'storm-days-pipe.csv',
          day: null,
        },
      ],
    },
    environmental: {
      notes:
        'Sie vergleichen ein bekanntes Gift auf kleinem Raum mit einem verdünnten Gift auf großem. Am Ende sollten Sie sagen können: Was bleibt, wo es ist, was breitet sich aus, und was kann niemand mehr rückgängig machen?',
      posts: [
        {
          key: 'n1',
          author: {
            name: 'Hafenlabor',
            handle: '@harbour_lab',
            avatar: null,
          },
          content:
            'Beide Seiten des Schleusentors, seit dem 17. Oktober alle sechs Stunden beprobt. Außen lag das Nickel nie über 2 Mikrogramm, das ist Seewasser. Innen hängt es von der Tiefe ab; das letzte vollständige Profil ist vom 18. Oktober, weil die Winde in Reparatur war. Gestern Nacht wurde ein neues genommen. Die Tabelle für November liegt bei den Dateien dieses Raums.',
          timestamp: 'Tag 45 06:25',
          likes: 112,
          retweets: 54,
          replies: 13,
        },
        {
          key: 'n2',
          author: {
            name: 'Grundwasserwacht',
            handle: '@dr_eriksen_lab',
            avatar: null,
          },
          content:
            'Bohrbericht, Raum Umwelt. Drei Bohrungen an der Südmauer. Salzwasser mit Nickel sickert aus, etwa 2 Kubikmeter am Tag, in Richtung altes Gaswerk und Keller Seilerstraße. Bei dieser Menge kann ich es verfolgen und abziehen. Wir haben für die Verfüllung ein Modell gerechnet: Schwerer Zement drückt in den ersten Monaten etwa das Zehnfache hinaus, danach wird es weniger als heute. Ich habe dem Wohnheim in der Seilerstraße geschrieben. L. Eriksen, 06:30',
          timestamp: 'Tag 45 06:50',
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
            'In dem Becken sind etwa 6 Kilo PFAS. Tausendfach vermischt ist das LEGAL. Die Muscheln am Kap Lune haben jetzt schon halb so viel, wie Ilmara in Lebensmitteln erlaubt. Wie viele Jahre lägen sie mit den 6 Kilo drüber? Ich sage vier. Wer sagt weniger?',
          timestamp: 'Tag 45 06:55',
          likes: 811,
          retweets: 420,
          replies: 66,
        },
        {
          key: 'n4',
          author: {
            name: 'Hafenlabor',
            handle: '@harbour_lab',
            avatar: null,
          },
          content:
            '@foam_free_seas Wir sagen drei bis fünf. Sechs Kilo passt zu unserer Schätzung, plus oder minus eins. Das meiste liegt dort, wo der Schaum abgesunken ist, dicht über dem Grund.',
          timestamp: 'Tag 45 07:12',
          likes: 19,
          retweets: 4,
          replies: 5,
        },
        {
          key: 'n5',
          author: {
            name: 'Odile Brennan',
            handle: '@foam_free_seas',
            avatar: null,
          },
          content:
            '@harbour_lab „Plus oder minus EINS“ ist ein Sechstel. Wann kam die letzte Flasche vom Grund?',
          timestamp: 'Tag 45 07:18',
          likes: 44,
          retweets: 10,
          replies: 3,
        },
        {
          key: 'n6',
          author: {
            name: 'AG Nachtreiher',
            handle: '@night_herons',
            avatar: null,
          },
          content:
            'Seit Oktober überwintern etwa 300 Kormorane und Reiher an Becken 3, weil es warm ist und sie keiner verscheucht. 19 tote haben wir eingesammelt. Im Januar kommen die Gänse. Netze über dem Wasser würden 400.000 Kronen kosten, und wir kennen da einen. Der Reiher mit dem Ring ist nicht unter den 19.',
          timestamp: 'Tag 45 07:30',
          likes: 409,
          retweets: 187,
          replies: 52,
        },
        {
          key: 'n7',
          author: {
            name: 'Wetteramt',
            handle: '@sarrow_met',
            avatar: null,
          },
          content:
            'Aussichten. Donnerstag und Freitag schwach, SW. Sonntag West 7, Tide abends 2,0 Meter am Tor. Für die Wellen liegt über Montag, den 1. Dezember, hinaus noch keine Vorhersage vor.',
          timestamp: 'Tag 45 05:15',
          likes: 58,
          retweets: 12,
          replies: 3,
        },
        {
          key: 'n8',
          author: {
            name: 'Hafenlabor',
            handle: '@harbour_lab',
            avatar: null,
          },
          content:
            'PROFIL, Raum Umwelt, 08:30 Uhr. Elf Tiefen, je zweimal. Das Wasser hat sich gesetzt. Bis sechs Meter: Nickel 35 Mikrogramm (Einleitwert 50), Fluorid 1,4 Milligramm (Einleitwert 2,0), kaum PFAS. Das sind Regen, Seewasser und was die Versuchsanlage oben wieder einleitet. Darunter ist es so schlimm, wie wir gesagt haben. Arbeit machen also die unteren fünf Meter, 864.000 Kubikmeter: bei 4.000 am Tag 216 Tage, nicht 475. Für die Leitung wären es 18 Sturmtage. So bleibt es, solange niemand umrührt. Ab 10:00 Uhr auf unserer Seite.',
          timestamp: 'Tag 45 08:36',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 540,
        },
      ],
      files: [
        {
          key: 'gate-samples',
          path: 'gate-samples-november.csv',
          name: 'gate-samples-november.csv',
          day: null,
        },
      ],
    },
    legal: {
      notes:
        'Sie prüfen, wem das Wrack gehört, was beim Reeder zu holen ist und welche Pflichten den Krisenstab überdauern. Am Ende sollten Sie sagen können: Welche Entscheidung erhält den Anspruch gegen den Reeder, und welche Genehmigung fehlt?',
      posts: [
        {
          key: 'l1',
          author: {
            name: 'T. Quispe',
            handle: '@quispe_maritime',
            avatar: null,
          },
          content:
            'Arbeitsnotiz. Liegt vor: Datenschreiber, Buchungsliste, fünf der sechzehn Container, trocken, mit Film. Fehlt: die anderen elf, auf Grund, und das Wrack, wie das Gericht es sehen will. Termin zur Haftungsgrenze: 17. Februar. Davor brauchen die Gutachter vier Tage an Bord.',
          timestamp: 'Tag 45 06:15',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [
            {
              kind: 'condition',
              scenario: 'harbour-fire',
              condition: 'boxes-lifted',
              is_met: true,
            },
          ],
        },
        {
          key: 'l2',
          author: {
            name: 'T. Quispe',
            handle: '@quispe_maritime',
            avatar: null,
          },
          content:
            'Arbeitsnotiz. Liegt vor: Datenschreiber, Buchungsliste. Fehlt: alle sechzehn Container, auf Grund, also ist jetzt das Wrack der Beweis. Termin zur Haftungsgrenze: 17. Februar. Davor brauchen die Gutachter vier Tage an Bord.',
          timestamp: 'Tag 45 06:15',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [
            {
              kind: 'condition',
              scenario: 'harbour-fire',
              condition: 'boxes-lifted',
              is_met: false,
            },
          ],
        },
        {
          key: 'l3',
          author: {
            name: 'Grundbuchamt',
            handle: '@land_registry',
            avatar: null,
          },
          content:
            'Mitteilung an den Raum Recht. Sie fragten nach dem Eigentum am Grund unter Becken 3. Eigentümerin ist die Region, nach der Urkunde von 1911, „als Nothafen, solange dort Schiffe aufgenommen werden“. Ist es kein Hafen mehr, fällt der Grund an die Erben der Stifterin. Ich zähle 43, davon einen mit Anwalt. Ein Verkauf von Bauland durch die Region würde hier daher nicht eingetragen. Die Stellen finden Sie in deed-1911-basin-3.txt. Schalter bis 12:00 Uhr.',
          timestamp: 'Tag 45 07:25',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l4',
          author: {
            name: 'Amt für Einleitgenehmigungen',
            handle: '@permit_desk',
            avatar: null,
          },
          content:
            'An den Raum Recht. Sie fragten, ob das Tor eine unmittelbare Gefahr darstellt; dann käme das Notrecht ohne Anhörung aus. Mir liegt die Bescheinigung vor: unteres Scharnier minus 40 Prozent Stahl, eins zu fünf, dass es bei einer Sturmflut über 2,2 Meter aufgeht, von denen es in zehn Jahren zwei gab. Das ist ernst. Unmittelbar würde es ein Gericht kaum nennen. Damit erhält jeder der drei Wege seine Anhörung, zwölf Wochen, die neben den Arbeiten laufen dürfen. Formular 40, zweifach.',
          timestamp: 'Tag 45 07:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l5',
          author: {
            name: 'Prof. Amara Lindholm',
            handle: '@lindholm_sealaw',
            avatar: null,
          },
          content:
            'Vertraulich. Der Versicherer des Reeders bietet 120 Millionen „für alle gegenwärtigen und künftigen Ansprüche“, und vorbehaltlich dessen, was die Bohrungen an der Südmauer noch ergeben mögen und was der Verfasser dieses Satzes vermutlich bedacht hat, wir hingegen nicht, würde ich ungern etwas unterschreiben, worin das Wort „künftig“ vorkommt, ehe mir jemand gesagt hat, was das Becken kostet.',
          timestamp: 'Tag 45 06:50',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l6',
          author: {
            name: 'Hafenarbeitergewerkschaft, Ortsgruppe 4',
            handle: '@docklocal4',
            avatar: null,
          },
          content:
            'An den Krisenstab. Das Kurzarbeitergeld für 620 Mitglieder endet an Tag 60. Die Ortsgruppe 4 fragt, (1) wie viele davon die Entscheidung beschäftigt und ab wann, (2) ob eine fremde Firma ihre eigenen Leute mitbringt, (3) und bittet um schriftliche Antwort.',
          timestamp: 'Tag 45 07:10',
          likes: 512,
          retweets: 144,
          replies: 66,
        },
        {
          key: 'l7',
          author: {
            name: 'Nachtgericht',
            handle: '@night_court',
            avatar: null,
          },
          content: 'Nachtgericht: zwei Sachen, ein Fahrrad und ein Kormoran. Saal 2 öffnet um acht.',
          timestamp: 'Tag 45 06:40',
          likes: 5,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l8',
          author: {
            name: 'Meerengen-Register',
            handle: '@strait_registry',
            avatar: null,
          },
          content:
            'BEKANNTMACHUNG 251/31. Der Schalter hat eine neue Faxnummer, 4412. Die alte klingelt in der Kantine.',
          timestamp: 'Tag 45 06:30',
          likes: 1,
          retweets: 0,
          replies: 0,
        },
      ],
      files: [
        {
          key: 'deed',
          path: 'deed-1911-basin-3.txt',
          name: 'deed-1911-basin-3.txt',
          day: null,
        },
      ],
    },
    dashboard: {
      notes:
        'Das Feuer ist aus. Was es hinterlassen hat, dauert länger als jede Amtszeit. Entscheiden Sie als Menschen, die man in zehn Jahren danach fragen wird.',
      posts: [],
      files: [],
    },
  },
};
