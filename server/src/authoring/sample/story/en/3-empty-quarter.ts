import type { SampleScenario } from '../../shape.ts';

export const emptyQuarter: SampleScenario = {
  key: 'empty-quarter',
  name: 'The Empty Quarter',
  description:
    "Day 45, Thursday 27 November, 08:00. The fire burned for sixteen days with three heavy peaks and went out on 2 November. No firefighter was hurt and the water of the basin can be treated. Of 38,000 people in Netmakers' Quarter 35,200 left; the others stayed behind taped windows.\n\nThose who left still live elsewhere, 9,000 of them in sports halls and on two ferries, where there is scabies and too little sleep. Daily money is 45 crowns a head. Of 1,900 small shops and workshops, one in six has said that it will not open again. There are break-ins.\n\nDust with cobalt in it lies on the streets nearest to the quay. 640 samples show much of it in some places and nothing in others. 9,400 yards and gardens have not been tested, and the laboratories can do 180 samples a day. On the bridge, in October, the Governor and the Mayor said that everyone would come back. The reserve of the region is 88 million crowns.\n\nThe emergency powers of this Board end on Day 60, 12 December, and the election is two days later. The last agenda that the Board can fill closes today at 09:40. The people want a date. How does the Quarter come back to life?",
  asks_order: true,
  decisions: [
    {
      key: 'home',
      title_of_decision: 'Bring everyone home before the election',
      description_of_decision:
        'Wash all streets and roofs for twelve days and open the whole Quarter on the morning of 12 December, shops and schools included, so that people are home for the vote and the holidays. Yards are tested afterwards, from January on. Until then absence costs 34 million.',
      leads_to: null,
      outcome:
        'The tape was cut on 12 December at seven, by a girl with a key round her neck. The photograph went to every household. Governor Osei had 51.9 per cent two nights later, and 63 in the Quarter. Shops sold what they had until the 24th, some of them from tables. 1,660 of the 1,900 were open by the new year.\n\nTesting began on 8 January at 180 samples a day and took until 1 March. 611 of 9,400 yards were above the limit. The school in Salt Street has one of them. Ikaika Sand, who teaches the second year there, had refused in January to take 26 children outside before the result was known. He was warned in writing, and a second time in February. The yard was closed on 2 March and dug out in August. By then he had a post in Ostmark, where he teaches the fourth year, in a building without a yard. In November 2032 the Governor opened the new playground and thanked the parents for their patience.',
      conditions: [
        {
          text: 'The order gets twelve of the trucks that stand outside the region, at whatever price.',
          met: 'Twelve trucks had come at double price. With the nine from here they were through on the evening of the 11th, and the roofs were still wet when people arrived.',
          unmet:
            'Nine trucks had reached Gasworks Row by the 12th. The rest of the Quarter was washed around its people until Christmas Eve.',
        },
        {
          text: 'Wash water goes to the sewage works at no more than 15 tonnes of sludge a day.',
          met: 'Whatever was too much for one day waited in two barges, and the last of it went through the works on 14 January.',
          unmet:
            'The sludge went down the drain as it came. On 5 December the biology in the works died, and for three weeks the waste water of 640,000 people ran raw into the bay.',
        },
        {
          text: 'Playgrounds and the yards of small children are tested before the opening.',
          met: '84 playgrounds and nursery yards had been tested first. Nineteen stayed behind fences.',
          unmet:
            "No yard had been tested for the small ones. In March St Oda's counted fourteen children from Salt Street and Quay Lane with cobalt in the urine.",
        },
      ],
    },
    {
      key: 'blocks',
      title_of_decision: 'Return street by street, after tests',
      description_of_decision:
        'Test every yard in the laboratories, clean what is above the limit, publish each result and open each block on the day of its result. The last blocks open in April. Halls, hotels and daily money go on until then, for fewer people each week, at about 150 million in all.',
      leads_to: null,
      outcome:
        "From Latisha Nwosu's kitchen calendar.\n\n8 Dec. First list on the school door, 31 streets. Carry Mrs Costa's chair, she carries the lamp. 12 Dec. Day 60. Mayor reads the list aloud on the bridge, two pages stuck together, read them again myself. 14 Dec. Election. Osei is out, 3,900 votes. Hall 2 finds out from the man who brings the bread. 19 Jan. East wind. Windows. 4 March. Salt Street open, even numbers. The odd ones stand at the tape and look across. Zoran, take them coffee. 3 April. Salt Street, odd numbers, the last. Went with Piet Harmsen. He looked at his smoker, touched the door and locked it again. Five months of rent, and a firm from the hill has his buyers. Find him something. 27 Nov 2032. Piet has the kiosk at the ferry. He was the best smoker on this coast. I buy the paper there each morning.",
      conditions: [
        {
          text: 'The order calls in the hand-held devices.',
          met: 'Beside 7 December, in red: all yards done, 9,400. Return the mattresses of the boys with the devices.',
          unmet: 'Beside 19 January, in red: last yard tested today. 53 days.',
        },
        {
          text: 'Shops get 11,000 crowns each to hold until April.',
          met: 'Beside 9 March: Rosa open, 300 loaves, gone by ten.',
          unmet: "Beside 9 March: Rosa's blind stays down. 640 of them, I walked round and counted.",
        },
        {
          text: 'The capital is asked for polling places in the halls and on the ferries before Monday.',
          met: 'Beside the election: 16,800 voted, most of them in slippers.',
          unmet: 'Beside the election: 23,600 voters, 5,200 slips. The others had nowhere to put theirs.',
        },
      ],
    },
    {
      key: 'buyout',
      title_of_decision: 'Buy out the quay streets, open the rest',
      description_of_decision:
        'Buy the 2,960 homes within 900 metres of the quay at full value, 385 million over two years, and lay out a green belt there. The 7,400 people who live in them get help with a new home. Everybody else goes home now.',
      leads_to: null,
      outcome:
        "To the archive of the Board, 27 November 2032.\n\nMy name is Nadira Bloom. I lived in Quay Lane 7, second floor left, for fourteen years, as a tenant. On 29 November last year the others went home over the bridge, 30,000 people in one weekend, with the mattresses. We watched from Hall 4. On Day 60 the first contracts were signed there, at the table where we ate, and the owner of our house came in a good coat and signed standing up. Viktor Anand was elected on the Sunday with 53 per cent. The houses came down from June on. 30,000 tonnes of earth went after them, 400 a day, and the trees were planted in October. I have seen them. They are as high as my daughter.\n\nI was a night nurse at St Oda's. The flat they found me is in Ostmark and the last bus leaves at nine, so I'm a day nurse in a dentist's. I am writing because your form asked whether I have remarks.",
      conditions: [
        {
          text: 'Tenants get the same sum for moving as owners.',
          met: 'We got 9,000 crowns, like the owners, and I was glad of them.',
          unmet: 'The owners got 9,000 crowns for moving. Tenants were not on the form.',
        },
        {
          text: 'Flats bought since 20 October are paid at the price that was paid for them.',
          met: 'A firm called Quayline had to give its flats at what it had paid. I read that twice.',
          unmet:
            'A firm called Quayline, which had bought from us when we were frightened, got the full price and made 11 million.',
        },
        {
          text: 'The Mayor hears of it from a member of the Board before anybody else.',
          met: 'Mayor Belkacem told us himself, on the bridge, before it was in the paper. He resigned the next day.',
          unmet:
            'Mayor Belkacem read it in the Courier. He resigned at noon with six of the council, and there was nobody to ask until February.',
        },
      ],
    },
  ],
  facts: [
    {
      text: 'The Minister brings 90 million crowns on Tuesday. They may be spent on buying homes or on building new ones. For cleaning, hotels and daily money her law allows nothing.',
      carried_by: ['p4'],
      supports: ['buyout'],
      opposes: [],
    },
    {
      text: 'From Saturday 08:00 the order to stay away holds only where a block has a reading of its own. Beyond 900 metres there is none above the limit, so these people may go home.',
      carried_by: ['p5', 'l3', 'ruling'],
      supports: ['home', 'buyout'],
      opposes: [],
    },
    {
      text: 'Twelve days of washing need 21 trucks that may carry metal dust. Nine are here: 27 days, until 24 December. The other 25 belong to one firm, at double the price.',
      carried_by: ['e2', 'trucks'],
      supports: [],
      opposes: ['home'],
    },
    {
      text: 'Quayline Homes, founded on 20 October, has bought 212 flats within 900 metres at 40 per cent below value. At full value it gains 11 million. It rings more people each day.',
      carried_by: ['e3', 's3'],
      supports: [],
      opposes: ['buyout'],
    },
    {
      text: 'It will rain from 3 December, and in January a dry east wind blows. Dust that is still there by then goes into cellars and gardens, and after that into the inner city.',
      carried_by: ['n1'],
      supports: [],
      opposes: ['blocks'],
    },
    {
      text: '25 hand-held X-ray devices test 1,000 yards a day, so 9,400 in ten days. They find cobalt above the limit in 94 of 100 cases. All can be here tomorrow.',
      carried_by: ['t7'],
      supports: ['blocks'],
      opposes: [],
    },
    {
      text: "Washing in twelve days makes 60 tonnes of sludge a day. The sewage works bears 15. Above that its biology dies, and 640,000 people's waste water runs raw for three weeks.",
      carried_by: ['n2'],
      supports: [],
      opposes: ['home'],
    },
    {
      text: "The ship's owner has to pay for reasonable measures. Buying homes that could be cleaned is probably not one, and then the 385 million stay with the region.",
      carried_by: ['l4'],
      supports: [],
      opposes: ['buyout'],
    },
  ],
  rooms: {
    political: {
      notes:
        'You judge promises, timing and trust. People will hold you to any date that you name today. At the end you should be able to say: which promise can be kept after Day 60, and by whom?',
      posts: [
        {
          key: 'p1',
          author: {
            name: 'Palace Notes',
            handle: '@palace_notes',
            avatar: null,
          },
          content:
            'From the Governor\'s campaign chat, sent to us by three people. "Opening on the 12th gives us children with keys, two days before the vote. Worth four points." The chief physician, who was copied in by mistake, asks what the children are worth in March. After that somebody posted a thumb and the chat moved on to parking.',
          timestamp: 'Day 45 06:05',
          likes: 1290,
          retweets: 540,
          replies: 163,
        },
        {
          key: 'p2',
          author: {
            name: 'Mayor Dario Belkacem',
            handle: '@mayor_belkacem',
            avatar: null,
          },
          content:
            "I stood on that bridge with the Governor and we both said: everyone. If the Board draws a line at 900 metres I resign, and six of the council go with me, they have put it in writing. I'm telling you now so that nobody has to find it out at noon. I was going to say something about the halls as well but the battery is going",
          timestamp: 'Day 45 06:40',
          likes: 1466,
          retweets: 402,
          replies: 233,
        },
        {
          key: 'p3',
          author: {
            name: 'Registry of Voters',
            handle: '@voter_registry',
            avatar: null,
          },
          content:
            '23,600 voters of the Quarter are registered at polling stations behind the tape. Whoever wants to vote elsewhere applies by Monday; 3,100 have done so. The capital may open polling places in halls and on ferries, if the Board asks for them before Monday.',
          timestamp: 'Day 45 07:10',
          likes: 205,
          retweets: 93,
          replies: 28,
        },
        {
          key: 'p4',
          author: {
            name: 'Col. Ruth Zeller',
            handle: '@zeller_liaison',
            avatar: null,
          },
          content:
            'MEMO, political room. 1. The Minister visits on Tuesday 2 December, sports hall 4, 11:00. 2. She brings 90 million crowns. 3. Permitted: buying homes, building new ones. 4. Not permitted under section 8 of her law: cleaning, hotels, daily money. I asked for a reading in which cleaning is building. There is none. 5. Her staff asks which sentence she may say in the hall. Send it to me by Monday 12:00.',
          timestamp: 'Day 45 06:50',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p5',
          author: {
            name: 'Civil Protection Counsel',
            handle: '@cp_counsel',
            avatar: null,
          },
          content:
            'Short note, political room; the ruling is with the legal room. From Saturday 08:00 the order to stay away holds only for blocks that have a reading of their own. Beyond 900 metres no reading is above the limit, so these people may go home. It is delivered at ten today. Please keep it in this room until 10:00.',
          timestamp: 'Day 45 07:25',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p6',
          author: {
            name: 'Assembly Office',
            handle: '@assembly_office',
            avatar: null,
          },
          content:
            'Found in room 14: one glove, left, and a list of names without a heading. Ask the porter, before 12:00.',
          timestamp: 'Day 45 06:30',
          likes: 2,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p7',
          author: {
            name: 'Office of Viktor Anand',
            handle: '@anand_office',
            avatar: null,
          },
          content:
            'Mr Anand sleeps in hall 2 tonight, among the people. Photographs from 21:00 to 21:20. Please bring your own blanket, as those in the hall are counted.',
          timestamp: 'Day 45 07:15',
          likes: 44,
          retweets: 6,
          replies: 31,
        },
        {
          key: 'p8',
          author: {
            name: 'Wave 2 families',
            handle: '@wave2_families',
            avatar: null,
          },
          content:
            'We are the ones who walked over the bridge at night in October because the buses had gone north. 210 of us signed this. Whatever day you choose for the way back, is there a bus?',
          timestamp: 'Day 45 07:05',
          likes: 310,
          retweets: 74,
          replies: 22,
          when: [
            {
              kind: 'condition',
              scenario: 'harbour-fire',
              condition: 'buses-asked',
              is_met: false,
            },
          ],
        },
      ],
      files: [],
    },
    economic: {
      notes:
        'You compare daily costs with one-time costs, and look at the shops that die in between. At the end you should be able to say: from which month on is each way the most expensive, and which costs come back?',
      posts: [
        {
          key: 'e1',
          author: {
            name: 'Budget Office',
            handle: '@budget_office',
            avatar: null,
          },
          content:
            'One day of absence: 1.58 million daily money (35,200 people at 45 crowns), 0.7 million halls, ferries, hotels and guards. Until 12 December that makes 34 million. Street by street until April: about 150, if the number of people falls evenly. 2,960 homes at full value: 385, over two years. Reserve: 88. Washing is not in any of these figures because nobody has sent us an offer.',
          timestamp: 'Day 45 06:10',
          likes: 121,
          retweets: 49,
          replies: 17,
        },
        {
          key: 'e2',
          author: {
            name: 'Wen Sarpong',
            handle: '@wen_freight',
            avatar: null,
          },
          content:
            'Letter to the Board, copy to the economic room. We are the ones with the trucks, so please. Metal dust may go into a suction truck of class M and no other. There are 34 in the country, list enclosed, and nine of them are here, four are mine. With nine I count 27 days for streets and roofs, so Christmas Eve. For twelve days it takes 21. The other 25 belong to one firm, Norholt, and Norholt has looked at the calendar too and wants double. I can ring them, we went to school together. W. Sarpong, 06:40',
          timestamp: 'Day 45 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e3',
          author: {
            name: 'Property Ledger',
            handle: '@property_ledger',
            avatar: null,
          },
          content:
            "Extract for the economic room. Sales in Netmakers' Quarter since 5 November: 221, of which 212 to Quayline Homes, founded on 20 October, all within 900 metres of the quay, on average at 40 per cent below value. The average value there is 130,000 crowns. If the region buys at full value, Quayline gains 212 times 52,000, which is 11 million. Six to nine new contracts arrive here each day. The owner of Quayline is a post box in the capital, number 2204.",
          timestamp: 'Day 45 07:00',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e4',
          author: {
            name: 'Rosa Imhof',
            handle: '@corner_shop_rosa',
            avatar: null,
          },
          content:
            'A third of my year is the four weeks before the holidays. 640 of us have told the union that we last until January. With 11,000 crowns each we would last until April, that is 7 million, and I have written it on three forms. Which desk is it?',
          timestamp: 'Day 45 06:35',
          likes: 744,
          retweets: 267,
          replies: 98,
        },
        {
          key: 'e5',
          author: {
            name: 'Form Desk',
            handle: '@form_desk',
            avatar: null,
          },
          content:
            '@corner_shop_rosa Thank you for your message. Loss of trade is form D, whereas form C is for damaged goods.',
          timestamp: 'Day 45 07:02',
          likes: 8,
          retweets: 0,
          replies: 14,
        },
        {
          key: 'e6',
          author: {
            name: 'Rosa Imhof',
            handle: '@corner_shop_rosa',
            avatar: null,
          },
          content:
            '@form_desk I know, I filled in C in October for the ham. Where does one get a D, as your page has A, B, C and E?',
          timestamp: 'Day 45 07:20',
          likes: 96,
          retweets: 12,
          replies: 7,
        },
        {
          key: 'e7',
          author: {
            name: 'Hake Auction',
            handle: '@hake_auction',
            avatar: null,
          },
          content: 'Auction at nine. 47 crates hake, 9 sole. Wet paint by the door, mind your sleeves.',
          timestamp: 'Day 45 07:30',
          likes: 11,
          retweets: 1,
          replies: 0,
        },
        {
          key: 'e8',
          author: {
            name: 'Wen Sarpong',
            handle: '@wen_freight',
            avatar: null,
          },
          content:
            'For the economic room. Norholt holds twelve trucks for us until half past nine today, at double. After that they go to a cement works. Ring me on the depot number, not the mobile. W. Sarpong, 09:03',
          timestamp: 'Day 45 09:04',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 960,
        },
      ],
      files: [
        {
          key: 'trucks',
          path: 'suction-trucks-class-m.csv',
          name: 'suction-trucks-class-m.csv',
          day: null,
        },
      ],
    },
    social: {
      notes:
        'You speak for those who wait, those who never left and those who will not return. At the end you should be able to say: what do people need to decide for themselves, and who has no voice in the loud debate?',
      posts: [
        {
          key: 's1',
          author: {
            name: 'Latisha Nwosu',
            handle: '@nets_neighbours',
            avatar: null,
          },
          content:
            'I asked 2,050 families in the halls and on the ferries, with a pencil, one by one. 58 in 100 want to go home now, "even if". 29 want tests first, and nearly all of those have children under six. 13 don\'t want to come back at all and told me so in the corridor. Ask Hall 3 again, they were asleep.',
          timestamp: 'Day 45 06:00',
          likes: 3310,
          retweets: 1422,
          replies: 377,
        },
        {
          key: 's2',
          author: {
            name: 'Dr. Kenji Abara',
            handle: '@abara_st_odas',
            avatar: null,
          },
          content:
            "Voice message, typed by the ward office, for the social room. Abara, St Oda's. On ferry two I now have 61, no, 62 with scabies, and four with tuberculosis, of whom one is a cook, and I've moved her. None of it is dust. I'm not saying send them home, I don't know what's in the yards, I'm a lung man and not a soil man. I'm saying that the ferry is not nothing either. Sorry, the lift, one moment. Could somebody find me a second doctor for the ferries?",
          timestamp: 'Day 45 06:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's3',
          author: {
            name: 'Teacher Ikaika Sand',
            handle: '@teacher_sand',
            avatar: null,
          },
          content:
            'For the social room. I teach 26 children from the Nets in a corridor. Three of them have brought a letter to school, the same one: Quayline Homes would like to buy their flat, within 900 metres of the quay, at 40 per cent below value, "before it is worth nothing". One father has signed. They were founded on 20 October, it says so at the bottom in grey, and by their own letter they have 212 flats. If the region buys at full value, somebody gets 11 million for having frightened people; a mother worked it out on the back, she is an accountant. They ring in the evening. Who can make them stop?',
          timestamp: 'Day 45 06:55',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's4',
          author: {
            name: 'Salt Street Live',
            handle: '@saltstreet_live',
            avatar: null,
          },
          content:
            "300 break-ins LAST NIGHT alone!! The soldiers open the doors themselves and take the televisions, my cousin has seen the truck. That's why we may not go home, they are not finished with us yet. Share before it's gone",
          timestamp: 'Day 45 05:50',
          likes: 3480,
          retweets: 2500,
          replies: 455,
        },
        {
          key: 's5',
          author: {
            name: 'Runa',
            handle: '@beachlog_runa',
            avatar: null,
          },
          content:
            '@saltstreet_live i was at the tape from 20:00 to 6, both gates. 14 soldiers, 2 dogs, 0 televisions. one window in rope street but that was a cat?? can the police post their list??',
          timestamp: 'Day 45 06:12',
          likes: 205,
          retweets: 51,
          replies: 19,
        },
        {
          key: 's6',
          author: {
            name: 'Zoran',
            handle: '@zoran_salt_street',
            avatar: null,
          },
          content:
            "@saltstreet_live My television is still there, I can see it from the bridge with the glasses, and it's on.",
          timestamp: 'Day 45 06:31',
          likes: 64,
          retweets: 2,
          replies: 11,
        },
        {
          key: 's7',
          author: {
            name: 'Radio Sarrow',
            handle: '@radio_sarrow',
            avatar: null,
          },
          content:
            "Morning programme, typed. PRESENTER: You are calling from ferry one. What is for breakfast? CALLER: Same. PRESENTER: And how is the mood? CALLER: There's a queue for it. PRESENTER: And now the tides, which our listeners on the ferries will have noticed.",
          timestamp: 'Day 45 07:40',
          likes: 27,
          retweets: 2,
          replies: 3,
        },
        {
          key: 's8',
          author: {
            name: 'Stayed Behind',
            handle: '@stayed_rope_street',
            avatar: null,
          },
          content:
            "Rope Street 31, third floor. Mrs Petek has fallen in the kitchen and can't get up. The ambulance asks whether our street is open, because of the insurance. What do I say?",
          timestamp: 'Day 45 09:06',
          likes: 96,
          retweets: 31,
          replies: 12,
          release: 'held',
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'You judge tests and cleaning, and how certain a result can be. At the end you should be able to say: how sure can we be, by which date, and with which method?',
      posts: [
        {
          key: 't1',
          author: {
            name: 'Dr. Ilka Ferreira-Moss',
            handle: '@soil_and_street',
            avatar: null,
          },
          content:
            '640 samples from 212 streets, as of last night. Inside 300 metres 71 in 100 are above the limit. Between 300 and 900 it is 12 in 100, nearly always the same kind of place, a yard that is open to the west. Beyond 900 metres none so far. "900 metres" is where my ruler ended; I drew it on the first evening to have a circle.',
          timestamp: 'Day 45 06:15',
          likes: 402,
          retweets: 189,
          replies: 33,
        },
        {
          key: 't2',
          author: {
            name: 'Lab Alliance',
            handle: '@lab_alliance',
            avatar: null,
          },
          content:
            "Please send no more jam jars. All certified laboratories within a day's drive together do 180 soil samples a day. 9,400 yards are 53 days, Sundays included, so the last result comes on 19 January.",
          timestamp: 'Day 45 06:45',
          likes: 118,
          retweets: 44,
          replies: 15,
        },
        {
          key: 't3',
          author: {
            name: 'Mirelle Yao',
            handle: '@membrane_nerd',
            avatar: null,
          },
          content:
            '@lab_alliance Scrap dealers sort metal with a sort of X-ray pistol. Two seconds, beep. Does it see cobalt in sand?',
          timestamp: 'Day 45 07:00',
          likes: 61,
          retweets: 12,
          replies: 5,
        },
        {
          key: 't4',
          author: {
            name: 'Lab Alliance',
            handle: '@lab_alliance',
            avatar: null,
          },
          content:
            '@membrane_nerd It depends on the sand and on who holds it. We have two on loan and a few dozen known samples, results at half past eight.',
          timestamp: 'Day 45 07:22',
          likes: 14,
          retweets: 3,
          replies: 2,
        },
        {
          key: 't5',
          author: {
            name: 'Roof Crew Lead',
            handle: '@roofcrew_lead',
            avatar: null,
          },
          content:
            "Washed Salt Street as a trial. Tiled roofs come clean. Tar roofs don't, there are about 700, the dust sticks, and hot water takes it off and puts it in the gutter. They want a foil or a new cover, three days each. I've told everybody who came up the ladder, and now I'm telling the Board.",
          timestamp: 'Day 45 07:15',
          likes: 173,
          retweets: 60,
          replies: 26,
        },
        {
          key: 't6',
          author: {
            name: 'Cape Lune Camera',
            handle: '@cape_lune_cam',
            avatar: null,
          },
          content: 'Picture is fine. W 11 knots. Somebody has cleaned the lens, thank you.',
          timestamp: 'Day 45 07:35',
          likes: 1,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't7',
          author: {
            name: 'Lab Alliance',
            handle: '@lab_alliance',
            avatar: null,
          },
          content:
            'TRIAL, technological room, 08:30. Two hand-held X-ray devices, 200 known samples. They find cobalt above the limit in 94 of 100 cases and cry wolf in 5. A trained pair does 40 yards a day with one device. We have rung round: customs, two scrap yards, the university, 25 devices, all of which can be here tomorrow if somebody signs for them. That is 1,000 yards a day, so 9,400 in ten days and not in 53. Six in a hundred bad yards would be missed the first time. Training takes an afternoon, and we have asked for the gym in Gasworks Street.',
          timestamp: 'Day 45 08:36',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 540,
        },
        {
          key: 't8',
          author: {
            name: 'Berth 9 Cranes',
            handle: '@berth9_cranes',
            avatar: null,
          },
          content: "Crane 1 normal. Crane 2 normal. Crane 3 painted, please don't lean on it.",
          timestamp: 'Day 45 06:20',
          likes: 5,
          retweets: 0,
          replies: 0,
        },
      ],
      files: [],
    },
    environmental: {
      notes:
        'You look at soil and dust, and at the rain and wind that go on moving them while you wait. At the end you should be able to say: what gets better by waiting, what gets worse, and what must be dug out?',
      posts: [
        {
          key: 'n1',
          author: {
            name: 'Weather Office',
            handle: '@sarrow_met',
            avatar: null,
          },
          content:
            'Six-week outlook for the environmental room, not for the page, as its confidence is 70 per cent. From 3 December wet, about 140 millimetres in the month. In January dry, wind from the east. Rain carries dust that is still lying into cellars and gardens. East wind blows what is left from the quay into the inner city. Next issue Thursday 4 December.',
          timestamp: 'Day 45 06:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n2',
          author: {
            name: 'Sewer Control',
            handle: '@sewer_control',
            avatar: null,
          },
          content:
            'Operations note, copy to the environmental room. If the Quarter is washed in twelve days we calculate with 60 tonnes of sludge a day. Our biology bears 15 with that much metal in it. Above that it dies, and it takes about three weeks to grow a new one, during which the waste water of 640,000 people goes into the bay as it is. 720 tonnes at 15 a day are 48 days. Sludge can wait, if there is something watertight to wait in. F. Brandt, 06:50',
          timestamp: 'Day 45 07:05',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n3',
          author: {
            name: 'Garden Plots 1908',
            handle: '@garden_plots',
            avatar: null,
          },
          content:
            'We have 410 plots between Rope Street and the railway, 700 metres from the quay, and people eat what grows there. The university has measured our chard. Cobalt five times the limit in the leaves, although the soil is just below it. The chard is still standing. It looks very healthy, which is a nuisance, because members keep asking.',
          timestamp: 'Day 45 06:50',
          likes: 338,
          retweets: 129,
          replies: 40,
        },
        {
          key: 'n4',
          author: {
            name: 'Harbour Lab',
            handle: '@harbour_lab',
            avatar: null,
          },
          content:
            'The worst of it fell on 29 October, the third peak. It is nearly black, from the 38 boxes of black mass, and heavy, so it lies within 250 metres, in four streets. Ten centimetres of ground taken off there would remove 80 per cent of all that came down.',
          timestamp: 'Day 45 07:20',
          likes: 214,
          retweets: 96,
          replies: 18,
        },
        {
          key: 'n5',
          author: {
            name: 'Odile Brennan',
            handle: '@foam_free_seas',
            avatar: null,
          },
          content:
            '@harbour_lab And what was IN the water that they cooled it with? Nobody has tested the yards for PFAS. Or have you?',
          timestamp: 'Day 45 07:28',
          likes: 120,
          retweets: 41,
          replies: 9,
        },
        {
          key: 'n6',
          author: {
            name: 'Harbour Lab',
            handle: '@harbour_lab',
            avatar: null,
          },
          content:
            "@foam_free_seas Twelve yards, nothing found. The hoses were on the ship's walls and the wind was the other way. Bottles can be looked at until 16:00.",
          timestamp: 'Day 45 07:44',
          likes: 13,
          retweets: 2,
          replies: 4,
        },
        {
          key: 'n7',
          author: {
            name: 'Urban Trees',
            handle: '@urban_trees',
            avatar: null,
          },
          content:
            "About the green belt. Poplars don't eat cobalt, whatever the brochure says. The soil has to go, 30,000 tonnes in the quay streets, and the one landfill with a permit takes 400 a day, 75 days of lorries. We would plant in October 2032.",
          timestamp: 'Day 45 07:10',
          likes: 267,
          retweets: 118,
          replies: 23,
        },
        {
          key: 'n8',
          author: {
            name: 'Night Heron Group',
            handle: '@night_herons',
            avatar: null,
          },
          content:
            "The herons have moved into Salt Street. Eleven on the roof of number 14. The one with the ring has found the bakery's bins.",
          timestamp: 'Day 45 07:30',
          likes: 33,
          retweets: 4,
          replies: 6,
        },
      ],
      files: [],
    },
    legal: {
      notes:
        'You check orders, compensation and property. Ask of each right how a family in a sports hall would claim it. At the end you should be able to say: which way survives in court, and what must be ordered today?',
      posts: [
        {
          key: 'l1',
          author: {
            name: 'Civil Protection Counsel',
            handle: '@cp_counsel',
            avatar: null,
          },
          content:
            "To the Board's file. Of the 310 from the care homes four have died since the move. Their families have the doctor's name from your order and have asked him, so that nothing has arrived here.",
          timestamp: 'Day 45 06:05',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [
            {
              kind: 'condition',
              scenario: 'harbour-fire',
              condition: 'care-homes-named',
              is_met: true,
            },
          ],
        },
        {
          key: 'l2',
          author: {
            name: 'Civil Protection Counsel',
            handle: '@cp_counsel',
            avatar: null,
          },
          content:
            "To the Board's file. Of the 310 from the care homes eleven have died since the move. Six families ask who was responsible for it and on which page of the order. I have not found the page. An answer is due on Monday 1 December.",
          timestamp: 'Day 45 06:05',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [
            {
              kind: 'condition',
              scenario: 'harbour-fire',
              condition: 'care-homes-named',
              is_met: false,
            },
          ],
        },
        {
          key: 'l3',
          author: {
            name: 'Night Court Clerk',
            handle: '@night_court',
            avatar: null,
          },
          content:
            'To the legal room, before delivery at ten. The ruling on the renewal is in your files. From Saturday 08:00 the order to stay away holds only where a block has a reading of its own. Beyond 900 metres there are readings and none is above the limit, so these people may go home. For the rest the judge wants a reading for each block, or the date on which there will be one.',
          timestamp: 'Day 45 07:20',
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
            'Working note. In hand: two of the sixteen boxes, from the stern, with seals; enough to break the limit, I think. Missing: a bill that a court accepts. The owner pays for reasonable measures. Tests: yes. Cleaning after tests: yes, every crown. Buying homes that could be cleaned: probably not, see Regional Court 2024, the dye works. Then the 385 million stay with us.',
          timestamp: 'Day 45 07:10',
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
            'Privileged. Subject to what the title deeds say, a purchase by agreement is quick, whereas a forced one needs a public purpose and a hearing of six months and is paid at the value of the day before the fire; and since four in five of those who live in the quay streets are tenants, to whom the law gives nothing in either case, the order itself would have to say what they get.',
          timestamp: 'Day 45 06:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l6',
          author: {
            name: "Tenants' Advice",
            handle: '@tenants_advice_n',
            avatar: null,
          },
          content:
            'We opened at half past eight and the queue goes round the corner. We have 1,900 files, and 460 landlords have given notice "because the flat cannot be used". One sentence in an order of the Board stops all of these until June. After Day 60 it takes parliament, whose last session this year is on 4 December.',
          timestamp: 'Day 45 08:52',
          likes: 803,
          retweets: 366,
          replies: 72,
          release: 780,
        },
        {
          key: 'l7',
          author: {
            name: 'Strait Registry',
            handle: '@strait_registry',
            avatar: null,
          },
          content: 'NOTICE 251/31. Counter closed on Friday afternoon for the funeral of a colleague.',
          timestamp: 'Day 45 06:30',
          likes: 1,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l8',
          author: {
            name: 'Dock Union Local 4',
            handle: '@docklocal4',
            avatar: null,
          },
          content:
            'To the Board. Berths 7 and 8 have been open since 10 November. Local 4 has nothing to ask today and says so in writing, as agreed.',
          timestamp: 'Day 45 07:15',
          likes: 88,
          retweets: 19,
          replies: 8,
        },
      ],
      files: [
        {
          key: 'ruling',
          path: 'ruling-stay-away-order.txt',
          name: 'ruling-stay-away-order.txt',
          day: null,
        },
        {
          key: 'break-ins',
          path: 'break-ins-by-night.csv',
          name: 'break-ins-by-night.csv',
          day: null,
        },
      ],
    },
    dashboard: {
      notes:
        'No firefighter was hurt, and 35,000 people paid for that with their home. A room that talks about a number today should be able to name one person behind it.',
      posts: [],
      files: [],
    },
  },
};
