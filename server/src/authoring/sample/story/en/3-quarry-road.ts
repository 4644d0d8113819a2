import type { SampleScenario } from '../../shape.ts';

export const quarryRoad: SampleScenario = {
  key: 'quarry-road',
  name: 'Four Hundred Boxes',
  description:
    'Day 45, Thursday 27 November, 08:00. In three calm days crews and a remote-controlled crane took 388 of the 410 sound containers from the rear holds. Without that fuel the fire died on 24 October. The Tamber Light lies burnt out and afloat, the smoke is gone and the port is open. Firefighter Yusra Holm lost two fingers; eleven others were hurt.\n\nThe boxes were driven in half loads, because Mill Bridge carries 30 tonnes, to the old quarry at the end of Quarry Road. A court allowed a store at its far end for sixty days, which end on 17 December. "Not one day longer than sixty", the Governor wrote to 740 families. Last week a box warmed up at night and was drowned in a pit. 387 are left, 9,300 tonnes, packed full again under a seal of the court. Full as they are, they can leave by the road over Kiln Hill, nine a day.\n\nArdent Cell, the owner, wants its goods back. A start-up would like to use them for the weak power grid, and the neighbours want to see them gone. The reserve of the region is 88 million crowns.\n\nThe emergency powers of this Board end on Day 60, 12 December, and the election is two days later. The last agenda that the Board can fill closes today at 09:40. What happens to the boxes?',
  asks_order: true,
  decisions: [
    {
      key: 'owner',
      title_of_decision: 'Hand them back to the owner at once',
      description_of_decision:
        "Accept Ardent Cell's offer. It pays 40.8 million crowns as salvage reward, opens the boxes, drives the goods in half loads over Mill Bridge, as in October, and ships everything out within three weeks. The quarry is empty before the holidays.",
      leads_to: null,
      outcome:
        'The Board\'s last meeting, on Day 60, took eleven minutes. Two nights later Governor Osei was re-elected with 52.3 per cent; Quarry Road gave her 68. The last half load crossed Mill Bridge on 17 December at twenty to ten in the evening, and children who should have been asleep counted it. In April somebody took the heat cameras down and sold them to a bakery.\n\nThe winter was short of power on 22 evenings. On nine of them the grid operator switched off the Nets and the station district for two hours each. Second Life Energy closed in February. Tove Haldane had founded it with her redundancy money; she owes the bank 190,000 crowns and repairs bicycles in Gasworks Street. In November 2032 she was sent an advertisement from abroad for used modules, "tested on the Sarrow Coast", at a price that she couldn\'t have asked.',
      conditions: [
        {
          text: 'The sixteen boxes with the false booking stay under seal until the court has opened them on 15 December.',
          met: 'The sixteen had stayed behind. On 15 December the court opened them and found old packs under blankets, and in June the limit fell. Nothing has been paid yet of the 228 million.',
          unmet:
            "The sixteen went with the rest. The owner's limit of 74 million stands, and 154 million of the damage are the region's own.",
        },
        {
          text: "The 34 boxes on the salvage master's list are kept off the ship.",
          met: "The 34 had been kept back, far from the school, with leave of the court. Gerrits' people opened them in January, two a day, and five were warm.",
          unmet:
            'The 34 were loaded with the others. On 4 January the freighter reported smoke from hold 2, forty miles out. Her crew of nineteen was lifted off; three ports have answered that they are full.',
        },
        {
          text: 'The reward is calculated with the value of October.',
          met: 'Ardent Cell paid 58.5 million on 16 January, after two letters.',
          unmet: 'Ardent Cell paid 40.8 million on 16 January, to the day.',
        },
      ],
    },
    {
      key: 'keep',
      title_of_decision: 'Keep them and build a battery works here',
      description_of_decision:
        'Hold the boxes as security for the reward and let a regional company test the modules and use them again as power stores, in a new works at the port for 290 people. The works costs 48 million and stands in June. Until then the boxes stay in the quarry.',
      leads_to: null,
      outcome:
        "Radio Sarrow, 27 November 2032, typed.\n\nPRESENTER: A year ago today the Board decided about the boxes, and on the 12th of December it was gone. We're with grid control. Last winter you were short on twenty evenings. GUEST: Twenty-two. PRESENTER: And now? GUEST: None so far. It takes 41 boxes. PRESENTER: Out of 387. The works opened in September instead of June, with 180 people instead of 290, it has one customer, and that is you. GUEST: That's correct. PRESENTER: The Governor, who was re-elected with 50.6 per cent, says a second one will sign. We have a caller from the east. CALLER: Edda Marsh. I trained for the cell factory that Ardent was going to build here. 3,400 jobs. They cancelled it in February, the letter was four lines long. PRESENTER: And what do you do now? CALLER: I'm a toolmaker, I drive people to the airport. PRESENTER: And now the tides.",
      conditions: [
        {
          text: "The order moves the boxes to Shed 12 over the army's bridge.",
          met: 'NEWSREADER: The quarry has been empty since 10 December last year, and the law on the company was passed the day after, with 33 votes.',
          unmet:
            'NEWSREADER: The law on the company was passed in April, at the third attempt, and the quarry was emptied in August. From 18 December to June, on average, 500 of 740 children had stayed at home, and the region paid 20,000 crowns a day to the court.',
        },
        {
          text: 'The court is asked before a module is tested or used.',
          met: "NEWSREADER: The court's consent of 4 May is extended by a year. Of 900 modules, 79 in 100 had been sound.",
          unmet:
            'NEWSREADER: The appeal against the 204 million that the region owes Ardent Cell for using its goods will be heard in 2034.',
        },
        {
          text: 'The people of the Nets are asked before anything comes to the port.',
          met: 'NEWSREADER: Half of the 180 live in the Nets. In the vote on the school steps a year ago 57 in 100 had been for it.',
          unmet:
            'NEWSREADER: In July the works was closed for six days, as pushchairs stood in the gate. Nobody had asked the Nets.',
        },
      ],
    },
    {
      key: 'abroad',
      title_of_decision: 'Send them to a licensed plant abroad',
      description_of_decision:
        'Declare the modules to be waste and ship them in small lots to the licensed plant in Ilmara, where all of them are taken apart. The consents take two months and the shipping four. It costs 64 million, and the last box leaves the quarry in May.',
      leads_to: null,
      outcome:
        'Quarry Road School, circulars to parents.\n\n12 December. Day 60 of the Board. Its last letter says "May". We have asked which. 15 December. Yesterday\'s vote was held in our sports hall. Mr Anand has won here with 71 per cent, and in the region with 50.8. Thanks to those who stacked the chairs. 2 February. The consents have arrived. The first boxes left at ten and the children counted five. 19 April. The plant has a licence for 90 tonnes a day and takes 5 from us, as the rest is promised. 1 September. We begin with 402 pupils; it was 740. Classes 4a and 4b are one class. Mr Anton Riis, who has taught 4b for 22 years and lived across the road, leaves us. He is 51, there was no post for him, and he told the children it was his back. 27 November. 62 of 387 boxes have gone to Ilmara. At 5 tonnes a day the last goes in March 2037.',
      conditions: [
        {
          text: 'Half of the boxes leave the quarry by the 17th and the others stand beyond 500 metres.',
          met: 'P.S. Since the court extended its sixty days, because 200 of the boxes had gone to the port by the 17th, there is no fine. From the windows of the north wing one sees 125 left.',
          unmet:
            'P.S. The fine for each day after the 17th of December is 20,000 crowns. It is not paid to us, as some parents believed.',
        },
        {
          text: 'Ilmara is given its sentence, in words that the capital can bear.',
          met: 'P.S. We were asked what it costs. 38.4 million, since the Governor has said that Ilmara "shares in leading the clean-up of the strait".',
          unmet:
            "P.S. We were asked what it costs. 64 million, and the mayor's office says that two schools will wait for their roofs.",
        },
      ],
    },
  ],
  facts: [
    {
      text: 'Ilmara takes 40 per cent off the price of 64 million, so 38.4, if the region says in public that Ilmara "leads the clean-up of the strait". The capital does not want it said.',
      carried_by: ['p3'],
      supports: ['abroad'],
      opposes: [],
    },
    {
      text: 'A regional company needs a law and 31 votes. 33 are for it. Six of these come from the hills and vote against it as long as one box is in the quarry.',
      carried_by: ['p2'],
      supports: [],
      opposes: ['keep'],
    },
    {
      text: 'Shed 12 at the port is empty until 31 May. It has sprinklers for 400 battery containers, and no home or school is nearer than 1,150 metres. It takes one signature.',
      carried_by: ['e2', 's8'],
      supports: ['keep'],
      opposes: [],
    },
    {
      text: 'Cells have lost 18 per cent of their price since October, and two large factories open in January. What is worth 204 million today may be worth 150 in summer.',
      carried_by: ['e3'],
      supports: ['owner'],
      opposes: [],
    },
    {
      text: 'Water from the pit where one box was drowned came out at Kiln Spring two days later. 12,000 people drink from it. A fire with ten boxes in the quarry would end that.',
      carried_by: ['s7', 'n1', 'spring'],
      supports: [],
      opposes: ['keep', 'abroad'],
    },
    {
      text: '34 boxes stood beside the wall of hold 4, like the one that warmed up. No shipping line takes them, and they may be moved over short distances, at walking pace.',
      carried_by: ['t1', 'hot-list'],
      supports: [],
      opposes: ['owner', 'abroad'],
    },
    {
      text: "Until 12 December the army's bridge, 60 tonnes, may be used for full boxes: 30 a day, so all of them in 13 days. From tomorrow on that is until 10 December.",
      carried_by: ['t4'],
      supports: ['keep'],
      opposes: [],
    },
    {
      text: 'The plant in Ilmara has a licence for 90 tonnes a day and is at 85. That leaves 5 a day for 9,300 tonnes, which is five years.',
      carried_by: ['n3'],
      supports: [],
      opposes: ['abroad'],
    },
    {
      text: 'All sixteen boxes with the false booking are in the quarry. The court opens them on 15 December. If they leave before, or are opened, the limit of 74 million stays; the damage is 228.',
      carried_by: ['l1'],
      supports: [],
      opposes: ['owner'],
    },
    {
      text: 'The region may hold the goods until the reward is paid. If it tests or uses them without a court, that is conversion, and it owes their full value of 204 million.',
      carried_by: ['l2'],
      supports: [],
      opposes: ['keep'],
    },
  ],
  rooms: {
    political: {
      notes:
        'You judge what the hill districts, the capital and the neighbours will bear. At the end you should be able to say: who has been promised that the boxes leave, and what would a broken promise do to the election in 17 days?',
      posts: [
        {
          key: 'p1',
          author: {
            name: 'Palace Notes',
            handle: '@palace_notes',
            avatar: null,
          },
          content:
            '41 of the Governor\'s letters hang in windows along Quarry Road, some laminated. Her advisers would like to read "sixty" as the beginning of a conversation about sixty. They drove up on Tuesday to have a look and drove down again without getting out.',
          timestamp: 'Day 45 06:00',
          likes: 977,
          retweets: 356,
          replies: 118,
        },
        {
          key: 'p2',
          author: {
            name: 'Assembly Whip',
            handle: '@assembly_whip',
            avatar: null,
          },
          content:
            'Count for the political room, 06:25. A regional battery company needs a law and 31 votes. For: 33. Of these six are from the hills, and they vote against it as long as one box is in the quarry. I asked each of them separately and got the same sentence from all, so they have met. If the quarry is empty, 33. If not, 27. Last session: 4 December, and another on the 11th if the Board asks for it by Friday.',
          timestamp: 'Day 45 06:30',
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
            'Note of a call, political room. Minister Karoun, 06:31 to 06:42. The plant belongs to the state. She takes 40 per cent off, which makes 38.4 million instead of 64, if the region says in public that Ilmara "leads the clean-up of the strait". I asked whether "takes part in" would do. She asked what 40 per cent of that would be. The capital has let me know, at 06:50 and unasked, that it does not want to hear this sentence from us.',
          timestamp: 'Day 45 07:00',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p4',
          author: {
            name: 'Col. Ruth Zeller',
            handle: '@zeller_liaison',
            avatar: null,
          },
          content:
            'MEMO, political room. 1. Ardent Cell talks with the capital about a cell factory with 3,400 jobs, in the east. 2. The Ministry of Industry asks that "no step be taken that burdens the climate". 3. By telephone, not in writing. 4. I asked for it in writing. 5. As of 07:15 nothing has come.',
          timestamp: 'Day 45 07:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p5',
          author: {
            name: 'Assembly Office',
            handle: '@assembly_office',
            avatar: null,
          },
          content:
            'The vending machine on the second floor gives no change until Monday, and the blue cups are for the clerks.',
          timestamp: 'Day 45 06:45',
          likes: 2,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p6',
          author: {
            name: 'Office of Viktor Anand',
            handle: '@anand_office',
            avatar: null,
          },
          content:
            'Mr Anand visits Quarry Road School at 08:30 and reads to class 2a. Photographs from 08:45. The book is about a hedgehog.',
          timestamp: 'Day 45 07:10',
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
            'Political room, 08:51. Her office adds that the sentence may be said by anybody on the Board, in any language, once. The 40 per cent stand until Monday at 18:00.',
          timestamp: 'Day 45 08:52',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 780,
        },
        {
          key: 'p8',
          author: {
            name: 'Consulate in Port Azir',
            handle: '@consulate_azir',
            avatar: null,
          },
          content:
            "For the political room. Of Ilmara's 26 firefighters three were hurt in October. One of them, Nadim Sorel, is still in hospital here. He asked our vice-consul whether the boy with the kite was all right. If anybody knows what he means, please ring us before noon.",
          timestamp: 'Day 45 06:50',
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
        'You find out what the boxes are worth, to whom and when. Ask of each sum when it would be paid. At the end you should be able to say: what does the region earn or pay in each case, and what is the risk of each number?',
      posts: [
        {
          key: 'e1',
          author: {
            name: 'Ardent Cell Company',
            handle: '@ardent_cell',
            avatar: null,
          },
          content:
            "To the Board. We stand by our word: one fifth of the value of each container saved. After an inspection from outside we put today's value of 387 containers at 204 million crowns. That makes 40.8 million, payable within 30 days after the last box has left the region. All boxes, no exceptions. Please address questions to our office in the capital.",
          timestamp: 'Day 45 06:10',
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
            "NOTE to the economic room. Shed 12, built in 2030 for the car ships, is empty until 31 May, as the line has moved to spring. Sprinklers for 400 containers with batteries, floor for stacks of two, gas alarm. The nearest home is 1,150 metres away, the nearest school 1,300. It takes my signature and has mine in the drawer. I haven't offered it, as all four requests from the Board this week were for figures. Rent 9,000 a day. Next status 10:00.",
          timestamp: 'Day 45 06:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e3',
          author: {
            name: 'Metal Desk',
            handle: '@metal_desk',
            avatar: null,
          },
          content:
            "Morning sheet, subscribers. Cells minus 18 per cent since October. Two large factories open in January, together more than last year's whole shortage. A parcel like Ardent's, 204 million today by its own account, I would see at about 150 in summer. Lithium scrap: plus 11. I have been wrong in summer before, see sheet of June 2029.",
          timestamp: 'Day 45 07:15',
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
            "Tove Haldane here. We tested 60 modules from six boxes, and 52 of them are as good as new! If it's like that everywhere, 387 boxes make a store of 1.6 gigawatt hours. We need a works for 48 million, a roof by June and customers. There is a letter of intent, and we are twelve people who mean it.",
          timestamp: 'Day 45 06:45',
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
            '@secondlife_sarrow A letter of intent from whom? I ask because I have a whole drawer of those at home.',
          timestamp: 'Day 45 07:05',
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
            "@wen_freight From grid control, who want a tenth of it, and we hope that it's the first tenth.",
          timestamp: 'Day 45 07:24',
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
            "MEMO, economic room. A night in the quarry costs 86,000 crowns for guards, cameras and fire watch. Policy 4471, page 12: cover ends with the court's permission, so at midnight on 17 December. On the 18th the quarry, the road and the water main are our own risk. In October Ardent's 410 boxes were worth 310 million. In proportion 387 would be 292.6, and a fifth of that 58.5. They write 40.8. I don't know what one sees of a battery \"from outside\".",
          timestamp: 'Day 45 07:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e8',
          author: {
            name: 'Hake Auction',
            handle: '@hake_auction',
            avatar: null,
          },
          content:
            "Auction at nine. 44 crates hake, 11 sole, one sunfish, for the aquarium, please don't feed it.",
          timestamp: 'Day 45 07:35',
          likes: 8,
          retweets: 1,
          replies: 0,
        },
      ],
      files: [],
    },
    social: {
      notes:
        'You speak for the hill, the Nets and the wounded. Each of them carried something for the others. At the end you should be able to say: who feels thanked, who feels used, and what would settle it?',
      posts: [
        {
          key: 's1',
          author: {
            name: 'Ambrose Pym',
            handle: '@quarryroad_parent',
            avatar: null,
          },
          content:
            "You rang 740 families before the first truck, and we have kept our side: not one truck was stopped. On the night when the box got warm the siren on our side didn't work, and a guard ran from door to door. 31 families are with grandparents since. If anything is there on the 18th, our children stay at home. We have told the headmaster, and now we are telling you.",
          timestamp: 'Day 45 06:05',
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
            "We read it in the Courier in October, and then we got a letter that says sixty. On the night when the box got warm the siren on our side didn't work, and a guard ran from door to door. 31 families are with grandparents since. If anything is there on the 18th, our children stay at home. The cars know where to park.",
          timestamp: 'Day 45 06:05',
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
            'Two fingers, since people ask. I can hold a cup. I went through the Nets yesterday and there were kids out. What I\'d like is this: eleven of us are waiting to be recognised as injured at work, and the form asks for the "employer during volunteering". Nobody fills in that line. It\'s the Board, write "Joint Crisis Board" and stamp it, it\'s the fourth line from the top.',
          timestamp: 'Day 45 06:40',
          likes: 6021,
          retweets: 1893,
          replies: 480,
        },
        {
          key: 's4',
          author: {
            name: 'Salt Street Live',
            handle: '@saltstreet_live',
            avatar: null,
          },
          content:
            'KILN SPRING IS POISONED!! Ten times the limit since the box, my cousin reads the meters there and was sent home. 12,000 people drink it and the Board gets bottles. Boil everything, no, boiling makes it worse. Share',
          timestamp: 'Day 45 05:45',
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
            '@saltstreet_live i tested 3 taps and the spring with school strips. 0.7 0.8 0.8 0.9, limit 1.5. which meter??',
          timestamp: 'Day 45 06:03',
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
            'The hill took the boxes so that our children could breathe. 900 of us walked up on Sunday with soup. Now I read "at the port", which is beside us. Ask us. 400 people here have no work, and maybe it\'s yes. Come on Saturday at two, school steps, bring somebody who knows what a module is. Zoran, the benches.',
          timestamp: 'Day 45 07:05',
          likes: 1184,
          retweets: 420,
          replies: 133,
        },
        {
          key: 's7',
          author: {
            name: 'Kiln Spring Cooperative',
            handle: '@kiln_spring',
            avatar: null,
          },
          content:
            'Letter to 4,100 households, printed and not sent, copy to the social room. "Two days after the night of the box, water from the pit came out at our spring, 1.4 kilometres away, fluoride 0.9, limit 1.5. You may drink it. We have asked what would have happened with more boxes. The answer of the groundwater office is that a fire with ten boxes would end Kiln Spring, and with it the water of 12,000 people." We would like to know from the Board whether to send it before or after the meeting. For the committee, G. Aldous, 06:50',
          timestamp: 'Day 45 06:55',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's8',
          author: {
            name: 'Dock Union Local 4',
            handle: '@docklocal4',
            avatar: null,
          },
          content:
            'To the social room. Our members keep Shed 12. It is empty until 31 May, has sprinklers for 400 battery containers, and lies 1,150 metres from the nearest home. It takes one signature. We know what the Nets may say and would rather be asked together with them. Local 4 asks for an answer in writing.',
          timestamp: 'Day 45 07:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'You judge the state of the modules, the transport and the works. A module that looks sound may not be. At the end you should be able to say: how many boxes are dangerous, how do we know, and what does moving them do?',
      posts: [
        {
          key: 't1',
          author: {
            name: 'Joost Gerrits',
            handle: '@gerrits_salvage',
            avatar: null,
          },
          content:
            'Working channel, typed. Gerrits, quarry. 35 boxes stood at wall of hold 4 in October, wall had 70. One of the 35 got warm last week, is in pit. Other 34 on list, with places. Asked three shipping lines, none takes them. Short way, walking pace, tank wagon behind: can do. List is in files. All plans treat 387 the same.',
          timestamp: 'Day 45 06:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't2',
          author: {
            name: 'Battery Prof. H. Ogata',
            handle: '@ogata_cells',
            avatar: null,
          },
          content:
            '60 modules out of 46,000, all from six boxes that stand near the gate, say little about the other rows. I would want 900, from all rows, which takes three weeks with our device. If fewer than 70 in 100 turn out to be sound, I should advise against a works.',
          timestamp: 'Day 45 06:50',
          likes: 584,
          retweets: 233,
          replies: 45,
        },
        {
          key: 't3',
          author: {
            name: 'Berth Twelve Grid',
            handle: '@grid_control_sarrow',
            avatar: null,
          },
          content:
            'From the control room. This winter we are short of 110 megawatts on about 20 evenings, for under two hours each, because the old gas plant fails. A store of 200 megawatt hours would do. That is about 41 boxes. What you do with the other 346 is of no importance to the lights.',
          timestamp: 'Day 45 07:20',
          likes: 247,
          retweets: 102,
          replies: 28,
        },
        {
          key: 't4',
          author: {
            name: 'Bridge Office',
            handle: '@bridge_office',
            avatar: null,
          },
          content:
            'Notice for the technological room, 08:34. Beside Mill Bridge the engineers have laid a bridge of their own, 60 tonnes, for a convoy. It was passed this morning and stays until 12 December. They let us use it between seven and seven. A truck with a full, sealed box weighs 40 tonnes. One on the span at a time makes 30 a day, so 387 in 13 days; starting tomorrow, the last crosses on 10 December. All papers that I have seen calculate with nine a day over Kiln Hill, which was correct until yesterday.',
          timestamp: 'Day 45 08:36',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 540,
        },
        {
          key: 't5',
          author: {
            name: 'Quarry Fire Watch',
            handle: '@quarry_watch',
            avatar: null,
          },
          content:
            'Quarry, post 2. Box 5-01-03-2 is at 31, was 24 at midnight. Could be the sun, there is some. The salvage master went to bed at six. Who says whether I wake him?',
          timestamp: 'Day 45 09:08',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 'held',
        },
        {
          key: 't6',
          author: {
            name: 'Cape Lune Camera',
            handle: '@cape_lune_cam',
            avatar: null,
          },
          content: 'Picture is fine, SW 9 knots. At seven a wreath with a ribbon drifted past, northbound.',
          timestamp: 'Day 45 07:35',
          likes: 1,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't7',
          author: {
            name: 'Berth 9 Cranes',
            handle: '@berth9_cranes',
            avatar: null,
          },
          content:
            'Crane 2 has been nominated for a prize. Its remote kit goes back to Ostmark on the 9th. Crane 1 normal, crane 3 normal.',
          timestamp: 'Day 45 06:20',
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
        'You compare reuse, recycling and transport, and look at what lies beneath the quarry. At the end you should be able to say: what is the cleanest way for the boxes, and what must never happen at this place?',
      posts: [
        {
          key: 'n1',
          author: {
            name: 'Dr. Luiza Eriksen',
            handle: '@groundwater_lu',
            avatar: null,
          },
          content:
            'Note, environmental room. The quarry is cut into limestone with caves. Water from the pit where one box was drowned came out at Kiln Spring two days later, 1.4 kilometres away, with fluoride at 0.9; the limit is 1.5. That was one box and 300 cubic metres of water. 12,000 people drink from the spring. A fire with ten boxes would end it, for how long I cannot say. My table is in the files. L. Eriksen, 06:10',
          timestamp: 'Day 45 06:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n2',
          author: {
            name: 'Life Cycle Lab',
            handle: '@lifecycle_lab',
            avatar: null,
          },
          content:
            'Three ways, calculated. Sound modules used for ten more years save 96,000 tonnes of CO2. Taking them apart saves 31,000. Reuse is ahead if at least 7 in 10 modules are sound; at 5 in 10 recycling is. We assumed trucks in both cases and have left out the ferry.',
          timestamp: 'Day 45 06:55',
          likes: 228,
          retweets: 95,
          replies: 17,
        },
        {
          key: 'n3',
          author: {
            name: 'Ilmara Clean Coast',
            handle: '@ilmara_cleancoast',
            avatar: null,
          },
          content:
            'Mail to the environmental room. Dear colleagues, we live beside the plant in question, so we read its licence more often than others do. 90 tonnes a day. By its own report for October it is at 85, and the contracts for those run until 2036. That leaves 5 tonnes a day, and you have 9,300, which would be 1,860 days, five years. Perhaps you have been told something else. There were also two releases of fluoride this year. With kind regards from the other shore, Selma Aykut, secretary',
          timestamp: 'Day 45 07:05',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n4',
          author: {
            name: 'Quarry Bats',
            handle: '@quarry_bats',
            avatar: null,
          },
          content:
            '2,300 bats winter in the caves under the quarry. Through them we know that there is a draught, from the pit to the old mine entrance 60 metres from the sports hall of the school. We let tracer gas go in September and had it there after 40 minutes. The janitor keeps his bicycle in that entrance.',
          timestamp: 'Day 45 07:25',
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
          content:
            '@quarry_bats And what foam does the fire watch keep in the quarry? WHICH drum is it out of?',
          timestamp: 'Day 45 07:30',
          likes: 77,
          retweets: 21,
          replies: 6,
        },
        {
          key: 'n6',
          author: {
            name: 'Quarry Bats',
            handle: '@quarry_bats',
            avatar: null,
          },
          content:
            "@foam_free_seas We asked, it's water and sand, and the drums by the gate are the guards' tea.",
          timestamp: 'Day 45 07:41',
          likes: 21,
          retweets: 3,
          replies: 2,
        },
        {
          key: 'n7',
          author: {
            name: 'Weather Office',
            handle: '@sarrow_met',
            avatar: null,
          },
          content:
            'Outlook to Wednesday. Dry until Tuesday, night frost on the hill, then rain from the south-west. Mill Bridge slippery before 09:00.',
          timestamp: 'Day 45 05:15',
          likes: 44,
          retweets: 9,
          replies: 1,
        },
        {
          key: 'n8',
          author: {
            name: 'Night Heron Group',
            handle: '@night_herons',
            avatar: null,
          },
          content:
            '31 herons on the steps of basin 3 again. The one with the ring has come back with a second one.',
          timestamp: 'Day 45 07:32',
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
        'You judge property, proof and deadlines. Three courts look at the same boxes. At the end you should be able to say: who owns the boxes on 18 December, and which of them must not leave before they are opened?',
      posts: [
        {
          key: 'l1',
          author: {
            name: 'T. Quispe',
            handle: '@quispe_maritime',
            avatar: null,
          },
          content:
            'Working note. In hand: recorder, booking list. In hand, nearly: all sixteen boxes with the false booking, in the quarry, under seal. The court opens them on 15 December before both sides. Use: they lift the limit of 74 million; the damage is at 228. If one of the sixteen leaves before that, or is opened by anybody, all I have is a photograph of a box. Ardent\'s draft says "all boxes, no exceptions", page 2. Missing: a sentence in the order that says otherwise.',
          timestamp: 'Day 45 06:10',
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
            "Privileged. Subject to the question who packed them, which I leave to others, the region has a lien on the goods and may hold them until its reward is paid; but to hold is not to own, and whoever tests them, cuts them open or uses them without leave of the court commits conversion and owes the full value, 204 million by the owner's own figure, payable whether or not anything came of the tests.",
          timestamp: 'Day 45 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l3',
          author: {
            name: 'Night Court Clerk',
            handle: '@night_court',
            avatar: null,
          },
          content:
            "To the legal room. The ruling of 17 October is in your files at last. Paragraph 9: extension if half of the boxes have left by the last day and the others stand beyond 500 metres from the school. The parents' counsel has had a copy since October.",
          timestamp: 'Day 45 07:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l4',
          author: {
            name: 'Waste Permit Desk',
            handle: '@waste_permits',
            avatar: null,
          },
          content:
            "As we are asked daily: goods leave on a customs form. Waste needs the consent of three states, 60 days. Ilmara's plant may take waste and no goods, an owner takes goods and no waste. The word is entered once, on line 1, and holds for everything under that number.",
          timestamp: 'Day 45 07:40',
          likes: 102,
          retweets: 38,
          replies: 13,
        },
        {
          key: 'l5',
          author: {
            name: 'Dock Union Local 4',
            handle: '@docklocal4',
            avatar: null,
          },
          content:
            'To the Board. Seven of those hurt in October are our members, who went on deck after two hours of instruction. Local 4 asks (1) who was their employer that night, (2) for the stamp on form 12, line 4, (3) an answer in writing.',
          timestamp: 'Day 45 06:35',
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
            "Ardent's counsel has moved at 08:55 to have the court's seals taken off today. Hearing at eleven. If the order names the sixteen, I read it out. If it does not, I shall have to ask for time until Friday.",
          timestamp: 'Day 45 09:04',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 960,
        },
        {
          key: 'l7',
          author: {
            name: 'Strait Registry',
            handle: '@strait_registry',
            avatar: null,
          },
          content:
            'NOTICE 251/31. Lost: stamp "received", round, green handle. The counter receives by hand until it is found.',
          timestamp: 'Day 45 06:30',
          likes: 2,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l8',
          author: {
            name: "Seafarers' Union, branch 4",
            handle: '@seafarers_4',
            avatar: null,
          },
          content:
            'To the Board. Branch 4 thanks for the masks, which arrived on 19 November, five weeks late and in the right size.',
          timestamp: 'Day 45 07:00',
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
        'You chose the hardest way and people were hurt making it work. The boxes are the last piece of the ship on land. Ask each room what a box is: money, proof, power or danger?',
      posts: [],
      files: [],
    },
  },
};
