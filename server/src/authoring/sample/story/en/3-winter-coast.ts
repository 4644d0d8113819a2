import type { SampleScenario } from '../../shape.ts';

export const winterCoast: SampleScenario = {
  key: 'winter-coast',
  name: 'The Winter Coast',
  description:
    "Day 45, Thursday 27 November, 08:00. The crews pumped for 50 hours on a burning wreck and got 1,080 tonnes of oil out of her. In the night after the last of them had been lifted off, the gale broke the Tamber Light in two, and some 250 tonnes went into the sea. With the earlier leak they fouled 34 kilometres of coast between Cape Lune and Fallow Sands.\n\n640 fishing boats and 7,300 volunteers worked there for five weeks. The beaches look clean again. In the salt marsh behind Fallow Sands oil lies under the roots of the grass. The bow with hold 3 stands on the bank, dry at low water, and the stern lies in eight metres.\n\nThe owner and his insurers offer 165 million crowns in full and final settlement. It could be paid before the holidays; the offer ends on Tuesday. The region's list of damage comes to 757 million. Courts would recognise about 400 of it, in four to six years, if the owner's limit of 74 million falls. The reserve is 88. The towns on the coast would like to begin now, with those who worked together since October. The powers of this Board end on Day 60, and the election is in 17 days. How does the Board close the case? The lawyers' courier leaves at 10:30.",
  asks_order: true,
  decisions: [
    {
      key: 'settle',
      title_of_decision: 'Take the settlement now',
      description_of_decision:
        'Accept 165 million crowns from the owner and his insurers in full and final settlement. An accountant draws up the list by which families, hotels, fishers, towns and the region share it. All claims are closed with it.',
      leads_to: null,
      outcome:
        "The Governor signed on Tuesday 2 December at 16:40, and the accountant's list was on the door of the fish hall next morning, held by four magnets. On Day 60, of 4,100 claimants 1,480 had signed. The cheques that were handed over on the beach the day before had been printed on cardboard for the photographs. Renata Osei was re-elected on the 14th with 52.0 per cent, and in the coastal towns with 61. In February the capital sent its bill for the clean-up, 96 million in place of 48. The last signature came on 9 April, from a man who had wanted to read it first, and the money five days later. A year on, 190 of 212 small hotels have had a summer. Most people got 41 crowns for every hundred that they had claimed. Anneke Vaz had claimed 61,000 for nets and nineteen days of work and got 25,000. She sold the boat that had once carried a piano, and sorts crates at the auction.",
      conditions: [
        {
          text: 'The volunteers are taken out of the settlement, by name.',
          met: '7,300 names stand on a list behind page 14, and for them nothing is closed. In the autumn 31 of them saw a lung doctor and wrote to the owner.',
          unmet:
            "The volunteers were in it. In the autumn 31 of them saw a lung doctor, and the owner's lawyers sent each of them page 3 with a line in yellow.",
        },
        {
          text: 'The wreck stays with its owner, who has to remove it.',
          met: "For the sentence about the wreck the offer went down to 140 million. The owner's contractor took both halves away in June and July.",
          unmet:
            'The wreck came with the money. The bow broke in January, and its removal took 90 of the 165 million.',
        },
        {
          text: 'The forty boxes are lifted and kept, settlement or not.',
          met: 'The forty boxes had been lifted by 6 December. A prosecutor in the capital opened the first of them in March, and two clerks of the yard were charged.',
          unmet: 'Nobody had lifted the forty boxes. The bow rolled over on 8 December with them inside.',
        },
      ],
    },
    {
      key: 'court',
      title_of_decision: 'Go to court to the end',
      description_of_decision:
        'Refuse the offer and sue for all of the damage, with the recorder and the false boxes as proof. The hearing about the limit begins in February. Until there is a judgment the region pays what has to be paid.',
      leads_to: null,
      outcome:
        "beach log, runa. 5 dec: they filed it. 412 pages, it came in a shopping trolley. 12 dec, day 60: the board carried its paper out of the gym and mayor strand locked up. 3 guillemots, 0 oil. 14 dec: we watched it at vaz's. anand 51.1, osei 48.9. he said he would settle and then somebody told him who his law firm works for. 20 feb: hearing. the owner's lawyer said machine parts eleven times, i made strokes. 9 april: marsh is brown at the edges?? 14 oct: a man in a hood talked for two hours about how he loaded that ship. 27 nov, a year: they say three more years, maybe five. it has cost 23 million until now. 233 flew and one came back, ring 0117, it's at the lock. mr castellanos had put 9 million for january and it was 14, and they needed a name. he was out by easter. he does maths at our school on wednesdays and shows where he guessed",
      conditions: [
        {
          text: 'The salvage master gets the order for the forty boxes by Monday.',
          met: 'All forty boxes stood on Berth 9 on Saturday 6 December, with their seals. In October the judge called the limit "hard to defend".',
          unmet:
            'The order for the boxes came on Thursday. Eleven were out when the bow rolled over on 8 December, and in October the judge asked what had been in the other 29.',
        },
        {
          text: 'The motion for an advance is filed together with the claim.',
          met: 'The motion had been filed with the claim. By 4 March 37 million had gone to small claims, and 64 of the 70 hotels in trouble opened.',
          unmet:
            'No motion had been filed with the claim. One was filed in May, and 58 small hotels stayed shut all summer.',
        },
        {
          text: 'The region pays for emptying the stern tanks this winter.',
          met: 'In a calm week after the holidays the stern tanks were pumped dry for 2 million.',
          unmet:
            'The stern tanks opened on 19 January in a south wind. Gannet Point was off for three days, and the reservoir covered it.',
        },
      ],
    },
    {
      key: 'trust',
      title_of_decision: 'Found a coast trust from regional money',
      description_of_decision:
        'Found a trust with 78 million from the reserve for marsh, fishers and a rescue station, and have it run on the coast. It starts with those who have worked together since October. Lawyers go on with the claim in the usual way.',
      leads_to: null,
      outcome:
        'Report of the Coast Trust, read by Mayor Hedda Strand in the gymnasium of Fallow Sands on 27 November 2032. "Please sit, the chairs are dry now. We were founded on Day 60, at a quarter to midnight, because the notary had a puncture. At the election two days later Governor Osei got 50.6 per cent, and somebody wrote on my door that it was us. The channels in the marsh are 31 kilometres long and were opened by hand until the end of February; of the grass 81 per cent was green in August. The station has its roof and eleven of 30 people. We have spent 69 million. From the owner nothing has come. I have been asked to read a letter. The clinic in the Nets was paid for from the reserve, and since March it closes at six in the evening. The night nurse, Adisa Moreau, was there for 19 years and drives a van for the laundry now. She asks me to say that Mrs Costa rings her at night all the same."',
      conditions: [
        {
          text: 'The trust gives its money as loans, so that the owner can be made to pay it back.',
          met: 'All of it had been given as loans, with a form that took a page, and stands on the list against the owner.',
          unmet:
            'In May a court called what the trust had paid out until then a gift. 41 million cannot be claimed from the owner any more.',
        },
        {
          text: 'The coastal towns have five of the nine seats.',
          met: 'The towns have five seats and paid their 12 million in January.',
          unmet:
            'The towns have four seats and kept their 12 million. Since March two mayors no longer come.',
        },
        {
          text: 'The assembly votes on it on 4 December.',
          met: 'The assembly had voted on 4 December, 41 to 20, and the notary needed nothing else.',
          unmet:
            'The assembly had not been asked on 4 December. Until its next session, on 20 January, the trust could not sign a cheque, and the first tools in the marsh were borrowed.',
        },
      ],
    },
  ],
  facts: [
    {
      text: 'The capital bears half of the clean-up, 48 million, as far as nobody else does. A settlement in full counts as paid by others, and the 48 are lost.',
      carried_by: ['p1'],
      supports: [],
      opposes: ['settle'],
    },
    {
      text: 'Seven coastal towns add 12 million to a trust and run it themselves, if they have five of its nine seats.',
      carried_by: ['p2'],
      supports: ['trust'],
      opposes: [],
    },
    {
      text: 'The 165 million are paid when the last of 4,100 claimants has signed. The insurers count on the middle of April.',
      carried_by: ['e4'],
      supports: [],
      opposes: ['settle'],
    },
    {
      text: '70 of 212 small hotels will not open in summer unless each has 20,000 crowns by the end of April. A judgment in five years comes too late for them.',
      carried_by: ['s2'],
      supports: ['settle'],
      opposes: ['court'],
    },
    {
      text: '"In full" covers the 7,300 volunteers too. 38 of them have a cough that does not go, and after the last spill lung trouble showed from the second year on.',
      carried_by: ['s1'],
      supports: [],
      opposes: ['settle'],
    },
    {
      text: 'If the channels in the marsh are opened by hand before March, 80 per cent of the grass lives. It takes 600 people and 3 million, now.',
      carried_by: ['n1'],
      supports: ['trust'],
      opposes: [],
    },
    {
      text: 'The forty boxes can be lifted in nine tides from Tuesday, until the first westerly. With them the limit falls in 75 of 100 cases, without them in 40.',
      carried_by: ['t1', 'l1'],
      supports: ['court'],
      opposes: [],
    },
    {
      text: 'The settlement leaves the wreck to the region, "as is". Removing it costs 55 million next summer, 90 if the bow breaks before.',
      carried_by: ['t2', 'n2'],
      supports: [],
      opposes: ['settle'],
    },
    {
      text: 'Half of the 74 million that the owner has to pay into court, 37 million, can go to small claims within 90 days, on a motion. Nobody gives up a claim for it.',
      carried_by: ['l2', 'motion'],
      supports: ['court'],
      opposes: [],
    },
    {
      text: 'What a trust spends on its own account is a gift in law, and no gift can be claimed from the owner. To be claimed it has to be lent, against signature.',
      carried_by: ['e2'],
      supports: [],
      opposes: ['trust'],
    },
  ],
  rooms: {
    political: {
      notes:
        'You look at the coastal towns after five weeks of common work, at the capital and at an election. At the end you should be able to say: whose decision is this in the eyes of the coast, and who would carry it on?',
      posts: [
        {
          key: 'p1',
          author: {
            name: 'Col. Ruth Zeller',
            handle: '@zeller_liaison',
            avatar: null,
          },
          content:
            'MEMO, political room. 1. Clean-up until today: 96 million, advanced by the Ministry. 2. Half, 48, stays with the Ministry, as far as it cannot be recovered from third parties. 3. "Full and final settlement" counts as recovery. 4. Sign one, and the region owes 96 and not 48. 5. The Ministry will mention this in January. I mention it now. 6. Keep the memo in this room.',
          timestamp: 'Day 45 07:05',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p2',
          author: {
            name: 'Mayor Hedda Strand',
            handle: '@mayor_fallow',
            avatar: null,
          },
          content:
            "To the Board. I write for seven towns. We have met on forty evenings in my gymnasium, every one with minutes, and the boats came when we said and the soup came when we said. If there is a trust we run it, and we put in 12 million of our own, for which I have seven signatures. We need five of the nine seats. With four I can't go back into that gymnasium. It is also my badminton club's, so please decide before Friday.",
          timestamp: 'Day 45 06:05',
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
            'Note for the political room. Call from Minister Karoun, 06:40 to 06:52. She would share a heavy tug, half a year in each port, on a lease of 14 pages, with whoever builds a station for it. The draft is valid until the end of 2033. She said at 06:49 that they had followed the pumping by radio.',
          timestamp: 'Day 45 07:25',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p4',
          author: {
            name: 'Palace Notes',
            handle: '@palace_notes',
            avatar: null,
          },
          content:
            "The Governor's diary has \"cheques, beach\" on 11 December, with a query about the tide. Viktor Anand's law firm has advised the owner's insurer since 2029, which is on page 8 of its own brochure.",
          timestamp: 'Day 45 06:35',
          likes: 730,
          retweets: 268,
          replies: 81,
        },
        {
          key: 'p5',
          author: {
            name: 'Office of Viktor Anand',
            handle: '@anand_office',
            avatar: null,
          },
          content:
            'Mr Anand walks the beach at Fallow Sands at nine. Photographs from 09:10. Rubber boots can be borrowed in size 44.',
          timestamp: 'Day 45 06:50',
          likes: 44,
          retweets: 8,
          replies: 52,
        },
        {
          key: 'p6',
          author: {
            name: 'Assembly Office',
            handle: '@assembly_office',
            avatar: null,
          },
          content:
            'Session on 4 December from ten, the last of this year. Motions by Monday noon, on paper, please not folded.',
          timestamp: 'Day 45 05:50',
          likes: 3,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p7',
          author: {
            name: 'Mayor Hedda Strand',
            handle: '@mayor_fallow',
            avatar: null,
          },
          content:
            'Text message to the Strategist, 09:16: "We meet at noon, not at seven, because of the volleyball. Do I tell them four seats or five? If there is no trust at all I would also like to know it from you and not from the radio."',
          timestamp: 'Day 45 09:18',
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
        'You compare money now with more money later. The coast lives from fish and from summer guests. At the end you should be able to say: what is the damage really, how long can people wait, and what is the expected value of the court case?',
      posts: [
        {
          key: 'e1',
          author: {
            name: 'Budget Office',
            handle: '@budget_office',
            avatar: null,
          },
          content:
            'List of damage as of yesterday, in millions: clean-up 96, port closed for 14 days 532, fishing 41, tourism 58, marsh 30. Sum 757. In earlier cases courts took all of it except the port, and of the port a third. That is 402.',
          timestamp: 'Day 45 06:10',
          likes: 107,
          retweets: 42,
          replies: 15,
        },
        {
          key: 'e2',
          author: {
            name: 'Hyun-woo Castellanos',
            handle: '@castellanos_risk',
            avatar: null,
          },
          content:
            'MEMO, economic room. Re: trust deed, draft, page 2, second sentence: the trust "spends its means on its own account". In law that is a gift, and a gift cannot be claimed from the owner afterwards, by us or by anybody. Were it lent, against signature, it could. I know how that sounds at Cape Lune. Also: 78 million is more than the region may give away without the assembly, so there has to be a vote. The reserve would be 10 after that. What comes in January I have put at 9, and the 9 is a feeling.',
          timestamp: 'Day 45 07:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e3',
          author: {
            name: 'Litigation Finance',
            handle: '@litigation_finance',
            avatar: null,
          },
          content:
            'Offer to the Economist. We pay 60 million at once for a quarter of whatever a court gives you. Our model: 55 per cent that the limit falls, then 400 million in the fifth year; 45 per cent that it stays, then 74. It was made before anybody asked about boxes. Valid until the hearing.',
          timestamp: 'Day 45 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e4',
          author: {
            name: 'Northgate Mutual desk',
            handle: '@northgate_claims',
            avatar: null,
          },
          content:
            'To the Economist, 08:51. You ask when. The sentence in our letter, "can be paid before the holidays", refers to each claimant\'s share once the settlement is complete. It is complete when the last of 4,100 claimants has signed; so far 1,260 have. From other cases we reckon with the middle of April. We regret if the wording was read in another way, and we remain at your disposal until Tuesday, 17:00.',
          timestamp: 'Day 45 08:54',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 540,
        },
        {
          key: 'e5',
          author: {
            name: 'Hake Auction',
            handle: '@hake_auction',
            avatar: null,
          },
          content:
            'Back at 6.10. Crates with the label "the 640" bring 20 more a crate, God knows why. 52 crates today, and two of squid.',
          timestamp: 'Day 45 06:20',
          likes: 254,
          retweets: 110,
          replies: 24,
        },
        {
          key: 'e6',
          author: {
            name: 'Wen Sarpong',
            handle: '@wen_freight',
            avatar: null,
          },
          content: '@hake_auction Who prints the labels? Mine fall off in the cold store at Ostmark.',
          timestamp: 'Day 45 06:41',
          likes: 13,
          retweets: 1,
          replies: 2,
        },
        {
          key: 'e7',
          author: {
            name: 'Fleetwatch',
            handle: '@fleetwatch_sarrow',
            avatar: null,
          },
          content:
            'Roads empty since Tuesday. One tanker at the jetty, one grain ship at berth 8, normal traffic in the strait.',
          timestamp: 'Day 45 05:40',
          likes: 19,
          retweets: 2,
          replies: 1,
        },
      ],
      files: [
        {
          path: 'damage-list-november.csv',
          name: 'damage-list-november.csv',
          day: null,
        },
      ],
    },
    social: {
      notes:
        'You speak for those who worked in the cold for five weeks. At the end you should be able to say: what do they need this winter, and what would feel like an end?',
      posts: [
        {
          key: 's1',
          author: {
            name: 'Bright Coast Volunteers',
            handle: '@bright_coast',
            avatar: null,
          },
          content:
            'To the Board, with the health list (keep it closed). Of 7,300 people 214 have skin trouble, 38 a cough that does not go. After the last spill the lungs began in the second year, and in the fourth there were twelve times as many. We read the draft of the settlement: "all persons on the coast, in full". That is us too. This time we have names, days and beaches for everybody, because last time nobody had. We ask to be left out of that sentence, with the list behind it.',
          timestamp: 'Day 45 06:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's2',
          author: {
            name: 'Guesthouse Lune',
            handle: '@guesthouse_lune',
            avatar: null,
          },
          content:
            "Letter to the Advocate. There are 212 of us, small ones, and I rang round this week: 70 will not open in summer unless they have about 20,000 by the end of April, for the bank and for paint. If you go to court and win in five years, somebody else will have my house by then. I don't want more than others, I want it before the season. M. Oyelaran, eight rooms",
          timestamp: 'Day 45 06:50',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's3',
          author: {
            name: 'Salt Street Live',
            handle: '@saltstreet_live',
            avatar: null,
          },
          content:
            'They ploughed it UNDER!! My cousin drove the digger at Cape Lune, thirty centimetres down it is black as a boot. Clean beaches for the election and our kids play on it. Dig and see',
          timestamp: 'Day 45 06:25',
          likes: 2760,
          retweets: 1990,
          replies: 377,
        },
        {
          key: 's4',
          author: {
            name: 'Runa',
            handle: '@beachlog_runa',
            avatar: null,
          },
          content:
            '@saltstreet_live 20 holes at cape lune on sunday, 40 cm deep. 0 black, 3 crabs. i can send the places',
          timestamp: 'Day 45 06:40',
          likes: 310,
          retweets: 88,
          replies: 26,
        },
        {
          key: 's5',
          author: {
            name: 'Salt Street Live',
            handle: '@saltstreet_live',
            avatar: null,
          },
          content: '@beachlog_runa My cousin says further left. He is not allowed to tell how far.',
          timestamp: 'Day 45 06:52',
          likes: 520,
          retweets: 130,
          replies: 61,
        },
        {
          key: 's6',
          author: {
            name: 'Skipper Anneke Vaz',
            handle: '@skipper_vaz',
            avatar: null,
          },
          content:
            'Boat money for 19 days is owed and my crew has had a third of it. The claims office has four people for 640 boats. I offer six pensioners from the cooperative who can count, with their own pencils. They could start on Monday and be through by Friday week.',
          timestamp: 'Day 45 07:00',
          likes: 1490,
          retweets: 520,
          replies: 95,
        },
        {
          key: 's7',
          author: {
            name: 'Radio Sarrow',
            handle: '@radio_sarrow',
            avatar: null,
          },
          content:
            'Morning programme, typed. PRESENTER: Five weeks on the beach, and now? CALLER: Now I wake up at five. PRESENTER: And what do you do? CALLER: I have sorted the buttons. PRESENTER: High water is at 11:20.',
          timestamp: 'Day 45 07:35',
          likes: 27,
          retweets: 1,
          replies: 4,
        },
        {
          key: 's8',
          author: {
            name: 'Runa',
            handle: '@beachlog_runa',
            avatar: null,
          },
          content:
            'to the board, ms nwosu said i could write. 1911 dead, 402 washed, 233 flew. i have a list with days. i am 15. who put swollen batteries in a box with machine parts on it?? if you take the money will anybody ever tell me',
          timestamp: 'Day 45 09:30',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 'held',
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'You judge the wreck, the marsh and the next winter storm. Two halves of a ship are still out there. At the end you should be able to say: what must happen before the gales, in what order, and what is the proof worth until then?',
      posts: [
        {
          key: 't1',
          author: {
            name: 'Joost Gerrits',
            handle: '@gerrits_salvage',
            avatar: null,
          },
          content:
            'Working channel, typed. Gerrits at the bow. Hold 3 dry at low water, forty boxes in sight. Nine tides, from Tuesday, with crane pontoon. First real westerly and bow rolls, then nobody. Lawyer says 75 in 100 with boxes and 40 without, do not ask what of. Needs order on paper by Monday. Pontoon is promised elsewhere after the 8th.',
          timestamp: 'Day 45 06:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't2',
          author: {
            name: 'Naval Architect R. Deol',
            handle: '@deol_stability',
            avatar: null,
          },
          content:
            'Note, technological room. Bow and stern can be taken away next summer for 55 million. If the bow breaks before that, it is 90, because then it is divers\' work. I was sent the settlement to check a drawing. On page 11, under the drawing, it says that the wreck passes to the region "as is, where is". I had to read this twice, and so I write it down for others. R. Deol, 06:30',
          timestamp: 'Day 45 06:55',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't3',
          author: {
            name: 'Pump Crew Four',
            handle: '@pumpcrew_four',
            avatar: null,
          },
          content:
            'We left about 60 tonnes in the stern tanks. They hold, the vent pipes are rust. One calm week and 2 million and it is done. We have asked three offices and each waits for the next.',
          timestamp: 'Day 45 06:40',
          likes: 240,
          retweets: 96,
          replies: 21,
        },
        {
          key: 't4',
          author: {
            name: 'Rescue Station Plan',
            handle: '@rescue_station',
            avatar: null,
          },
          content:
            'Station at Fallow Sands: heated pumps, 12 kilometres of boom, 30 people. 21 million and 3 a year, ready in eleven months. In October it would have gained eleven hours and kept 150 of the 250 tonnes off the coast, by our own count.',
          timestamp: 'Day 45 07:20',
          likes: 138,
          retweets: 57,
          replies: 16,
        },
        {
          key: 't5',
          author: {
            name: 'Pump Crew Four',
            handle: '@pumpcrew_four',
            avatar: null,
          },
          content:
            'The skipper who showed us the flat water in October has had a ham from us. Thirty-one relieved in three hours, nobody got a wet foot.',
          timestamp: 'Day 45 06:02',
          likes: 88,
          retweets: 20,
          replies: 5,
          when: [
            {
              kind: 'condition',
              scenario: 'broken-tow',
              condition: 'pump-berth',
              is_met: true,
            },
          ],
        },
        {
          key: 't6',
          author: {
            name: 'Pump Crew Four',
            handle: '@pumpcrew_four',
            avatar: null,
          },
          content:
            'The 17-hour shift of October: one of us has given up the trade, one is at home with his back. The others are well and would like to see the place on the chart where the barge should have been.',
          timestamp: 'Day 45 06:02',
          likes: 190,
          retweets: 71,
          replies: 18,
          when: [
            {
              kind: 'condition',
              scenario: 'broken-tow',
              condition: 'pump-berth',
              is_met: false,
            },
          ],
        },
        {
          key: 't7',
          author: {
            name: 'Cape Lune Camera',
            handle: '@cape_lune_cam',
            avatar: null,
          },
          content: 'Bow in the picture at low water, from 04:10 to 06:10. Wind sensor NE 11 knots, gusts 15.',
          timestamp: 'Day 45 07:30',
          likes: 4,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't8',
          author: {
            name: 'Joost Gerrits',
            handle: '@gerrits_salvage',
            avatar: null,
          },
          content:
            'Gerrits. Forecast has W 7 for 8 December, first one of the winter. Bow two degrees further over since Sunday, measured with bottle and string. Next reading 16:00.',
          timestamp: 'Day 45 09:42',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 1020,
        },
      ],
      files: [],
    },
    environmental: {
      notes:
        'You look under the sand and behind the dunes, where nobody took photographs. At the end you should be able to say: what is still damaged, what helps, and by when must it start?',
      posts: [
        {
          key: 'n1',
          author: {
            name: 'Salt Marsh Project',
            handle: '@saltmarsh_project',
            avatar: null,
          },
          content:
            'Report to the environmental room. 210 hectares, oil under the roots in all of them. If the old channels are opened by hand before March, the tide washes the ground and about 80 per cent of the grass lives. Machines sink. We need 600 people in shifts, boots, and 3 million for boards and boats. If nothing happens the grass dies in summer, the mud goes with the next storms, and in ten years Fallow Sands has the sea at its school. The spades have been counted: 212.',
          timestamp: 'Day 45 06:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n2',
          author: {
            name: 'Dr. Pia Marangoni',
            handle: '@merrow_reserve',
            avatar: null,
          },
          content:
            'Reserve note, environmental room. Seagrass 97 per cent. The bow digs itself a hole, three metres now, and walks: in October it stood 400 metres from the meadow, today 260. Removal of both halves has been offered at 55 million for next summer and at 90 once the bow is broken. I asked the insurers whom I should ring about it. They answered that under the settlement the wreck belongs to the region. P. Marangoni, 06:20',
          timestamp: 'Day 45 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n3',
          author: {
            name: 'Sigrun Ulvik',
            handle: '@orrin_currents',
            avatar: null,
          },
          content:
            'On 21 October a south wind brought a thin film to the Gannet intake for five hours. With the 60 hours of the restart the plant was off for 65, which the reservoir covered. South wind for 18 hours or more: in the last ten winters three times a winter, plus or minus one.',
          timestamp: 'Day 45 06:30',
          likes: 198,
          retweets: 88,
          replies: 15,
        },
        {
          key: 'n4',
          author: {
            name: 'Odile Brennan',
            handle: '@foam_free_seas',
            avatar: null,
          },
          content:
            'Six of seven drums. That foam has been forbidden on new ships since 2026, and in 2028 somebody refilled it, WITH an invoice. A steward has given it to me. Who wants to see it?',
          timestamp: 'Day 45 06:50',
          likes: 290,
          retweets: 133,
          replies: 28,
        },
        {
          key: 'n5',
          author: {
            name: 'Harbour Lab',
            handle: '@harbour_lab',
            avatar: null,
          },
          content: '@foam_free_seas We do, and the bottle if there is one. Where were the six found?',
          timestamp: 'Day 45 07:08',
          likes: 20,
          retweets: 5,
          replies: 3,
        },
        {
          key: 'n6',
          author: {
            name: 'Night Heron Group',
            handle: '@night_herons',
            avatar: null,
          },
          content:
            '27 at basin 3. The one with the ring was at Fallow Sands again and has been seen to walk round the oil.',
          timestamp: 'Day 45 05:35',
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
            'Thursday NE 3 to 4, dry. Friday fog patches. Next week high pressure until about Saturday the 6th.',
          timestamp: 'Day 45 05:15',
          likes: 61,
          retweets: 12,
          replies: 2,
        },
      ],
      files: [
        {
          key: 'beach-cores',
          path: 'beach-cores-november.csv',
          name: 'beach-cores-november.csv',
          day: null,
        },
      ],
    },
    legal: {
      notes:
        'You compare an offer that is on paper with a case that is open. At the end you should be able to say: what does the settlement really end, how strong is the case, and is there a way between?',
      posts: [
        {
          key: 'l1',
          author: {
            name: 'T. Quispe',
            handle: '@quispe_maritime',
            avatar: null,
          },
          content:
            'Working note. In hand: recorder, 21:51, the master: "Not those boxes again." In hand: photos of twelve seals. Missing: the forty boxes, hold 3. With them I see the limit fall in 75 cases of 100, without them in 40. The salvage master says nine tides from Tuesday, and not after the first westerly. The other side has a tide table too: its offer ends on Tuesday.',
          timestamp: 'Day 45 06:05',
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
            "Privileged. Subject to the court's calendar, which I know, and to its mood, which I do not, the owner must pay his 74 million into court in any event if he wishes to rely on the limit at all, and upon a motion, of which a draft of one page is in the files, half of that sum, 37 million, may be distributed to small claims within 90 days without anybody giving up a crown of what he claims beyond it.",
          timestamp: 'Day 45 06:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l3',
          author: {
            name: 'Civil Protection Counsel',
            handle: '@cp_counsel',
            avatar: null,
          },
          content:
            "To the Board's file. Nobody enlisted the volunteers, so the state covers none of them. By an order before Day 60 the Board can enlist them after the event, with the lists of Bright Coast. The order fits on form 12, reverse side. After Day 60 it needs a law.",
          timestamp: 'Day 45 07:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l4',
          author: {
            name: 'Civil Protection Counsel',
            handle: '@cp_counsel',
            avatar: null,
          },
          content:
            'Addendum. The two of the pump crew who were burnt on 18 October had been listed on form 12. Wages and hospital have been paid in full, 31,400 crowns, in eleven days.',
          timestamp: 'Day 45 07:32',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [
            {
              kind: 'condition',
              scenario: 'broken-tow',
              condition: 'pump-listed',
              is_met: true,
            },
          ],
        },
        {
          key: 'l5',
          author: {
            name: 'Civil Protection Counsel',
            handle: '@cp_counsel',
            avatar: null,
          },
          content:
            'Addendum. The two of the pump crew who were burnt on 18 October had not been listed on form 12. Their file has been with two offices for 40 days. The fifth letter is attached.',
          timestamp: 'Day 45 07:32',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [
            {
              kind: 'condition',
              scenario: 'broken-tow',
              condition: 'pump-listed',
              is_met: false,
            },
          ],
        },
        {
          key: 'l6',
          author: {
            name: 'Night Court Clerk',
            handle: '@night_court',
            avatar: null,
          },
          content: 'Night court: three cases, all from the same wedding. Courtroom 2 opens at nine.',
          timestamp: 'Day 45 06:00',
          likes: 2,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l7',
          author: {
            name: 'Anonymous',
            handle: '@yard_whistle',
            avatar: null,
          },
          content:
            "if anybody lifts the forty film the seals first, then doors, then packs. i'd say it in court now. i have left the yard, they can't do more than that",
          timestamp: 'Day 45 05:25',
          likes: 1310,
          retweets: 602,
          replies: 95,
        },
        {
          key: 'l8',
          author: {
            name: 'Strait Registry',
            handle: '@strait_registry',
            avatar: null,
          },
          content: 'NOTICE 231/31. From 15 December to 6 January the counter is open from nine to noon.',
          timestamp: 'Day 45 07:15',
          likes: 1,
          retweets: 0,
          replies: 0,
        },
      ],
      files: [
        {
          key: 'motion',
          path: 'motion-for-an-advance.txt',
          name: 'motion-for-an-advance.txt',
          day: null,
        },
      ],
    },
    dashboard: {
      notes:
        'You kept most of the oil out of the sea, and all of the crews came home. Now it is about money and about the winter. Think of the coast in ten years: what do you want to be able to show there?',
      posts: [],
      files: [],
    },
  },
};
