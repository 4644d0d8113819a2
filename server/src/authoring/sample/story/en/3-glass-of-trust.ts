import type { SampleScenario } from '../../shape.ts';

export const glassOfTrust: SampleScenario = {
  key: 'glass-of-trust',
  name: 'A Glass of Trust',
  description:
    "Day 45, Thursday 27 November, 08:00. Gannet Point went back to work on the ebb tides on Monday 20 October. The hourly tests were published and stayed within the limit. On 1 November the salvors towed the cooled ship to a lay-up berth outside the region, and since the 2nd the plant has run at full power. Rationing is over. No farm lost its wells and no tanker had to be paid.\n\nOn Day 38, last Thursday, the Courier wrote that in the night of 27 October a filter had failed and that solvent above the limit had gone into the network for some hours. The Board learned of it from the newspaper, 23 days later. St Oda's is looking for the cause of 31 unusual liver values. Half of the city buys bottled water again. Today's water is clean; all laboratories agree.\n\nTo publish everything would be the plainest answer. Lawyers are waiting for every page, people may lose their posts, and for months the story would be guilt. New filters can be seen and filmed, and the carbon has to be changed by spring in any case; the price is 31 million and nine days of rationing at 60 per cent. An apology with 120 crowns for each of 470,000 households is quick, and everybody understands it. It costs 56 million of a reserve of 88. Health checks for 300,000 people come to another 19.5, and since the laboratories do 9,000 a week, the last of them would be in July.\n\nThe powers of this Board end on Day 60, and the election is in 17 days. The Board decides by 09:40.",
  asks_order: true,
  decisions: [
    {
      key: 'inquiry',
      title_of_decision: 'Publish everything, start an independent inquiry',
      description_of_decision:
        'Put all data, minutes and messages of the Board and of the plant online, and ask Judge Farah Nakamura from outside the region to investigate with full powers. The members of the Board answer her first.',
      leads_to: null,
      outcome:
        'On Thursday 4 December the files went online, 11,000 pages with 900 names blacked out. Most people opened one of them, the note of 28 October marked as read at 07:52. On Day 60 the Board met for twenty minutes and gave its keys to the clerk of the assembly. Two days later Viktor Anand was ahead until the hill districts were counted; Governor Osei was re-elected with 50.4 per cent. Judge Nakamura reported in September 2032. Because the Board had opened the inquiry, eleven witnesses had to appear before her. The automatic stop had been set to "report only" in 2027. The night shift had been cut from three people to one. The report says that Dr Priya Halvorsen kept to a reporting rule that she had written herself. She resigned in October and teaches mathematics at Rope Street School. The seals are new. In December 2032, 71 per cent of the city drank from the tap, and 52 in the Nets.',
      conditions: [
        {
          key: 'form-b',
          text: 'The inquiry is opened by form B, so that nobody is punished for what he says.',
          met: 'Nine of the eleven answered, the operator of that night first. He spoke for two hours and asked for the window to be opened.',
          unmet:
            'By form A every answer could be used against the witness. Two of the eleven answered; the operator of that night had a sentence read out by his lawyer.',
        },
        {
          key: 'families',
          text: 'The families of the 31 hear their values from a doctor before anything is published.',
          met: 'Dr Kenji Abara had seen all 31 families before the files appeared. Four of them sat in the front row when the judge began.',
          unmet:
            'Two families found the values of their children on page 6,208, where somebody had forgotten to black out the initials.',
        },
      ],
    },
    {
      key: 'filters',
      title_of_decision: 'Stop the plant and renew the filters',
      description_of_decision:
        'Close Gannet Point for nine days, replace the carbon of all six filters and the oldest membranes in front of cameras, and start again with a public test. The Brack supplies the region meanwhile.',
      leads_to: null,
      outcome:
        'From the shift book of Gannet Point, public part. 1 December, 06:00: plant stopped. Four cameras, one fell in. 4 December: carbon of filter 3 out, 60 people at the fence, eleven of them children. 10 December, 06:20: started. First glass to Mayor Belkacem, solvent below 0.05. 12 December, Day 60: visit of the Board, nobody spoke. 14 December: election night, radio on. Anand 50.9 per cent. 2 January: Governor Anand asks who read the note of 28 October. It was in the Courier on 29 November, so nobody answers. 31 January: last shift of Ivo Kessler, operator, who had the night of 27 October. A form says that he leaves at his own wish. He is a porter at the fish hall now. 27 October 2032: one year. One bunch of flowers at gate 2, no card. From the survey, December 2032: 58 per cent drink from the tap. Cost of the nine days in the end: 31 million here, 74 in the factories.',
      conditions: [
        {
          key: 'stop',
          text: 'The automatic stop is set back and tested before the plant starts again.',
          met: 'Entered late: 14 February 2032, 03:12, automatic stop, sensor 4, false alarm. Plant back at 03:40. Nobody rang.',
          unmet:
            'Entered late: 14 February 2032, 03:12, alarm, sensor 4, report only. One man on shift, at filter 6. He read it at 03:55.',
        },
        {
          key: 'date',
          text: 'Industry gets the day of the restart in writing, with a signature.',
          met: 'The chip plant had had the date in writing since 28 November. It closed for nine days and opened on the tenth.',
          unmet:
            'The chip plant had asked for a date and got a telephone number. On 3 January it cancelled 6,000 cubic metres a day. It employs 1,300 people in Ostmark, and 800 here.',
        },
      ],
    },
    {
      key: 'apology',
      title_of_decision: 'Take responsibility and compensate',
      description_of_decision:
        'Members of the Board apologise in the market square. The chair and the head of the waterworks step down, and every household gets 120 crowns and a free health check. The money arrives before the holidays.',
      leads_to: null,
      outcome:
        'Dear Mother, you asked what became of it. They stood in the market square on Friday in the rain, ten of them, and read from one sheet. The chair resigned, and so did Josef Aldine, head of the waterworks, who had learned of it from the Courier like the rest of us. On Saturday the Courier printed who had opened the note, and it was neither of them. The 120 crowns came on 19 December, on Day 67, when there was no Board any more. I bought boots. On election night your street hung out sheets for Anand, and it was Osei by 1,900 votes. The checks began in the school in Rope Street. I went in February, my values are fine. Now it is a year. The Lunds drink from the tap, the Pereiras do not, we do except when you come. Mr Aldine does our tax forms, 30 crowns an hour, and is good at it. Nobody talks about the plant.',
      conditions: [
        {
          key: 'waiver',
          text: 'Whoever takes the money gives up no claim.',
          met: 'The Consumer Union put its case on hold and dropped it in June.',
          unmet:
            'There was a line on page 3 that whoever takes the money gives up all claims. Mrs Pereira read it out at the bakery, and 40,000 people sent the money back.',
        },
        {
          key: 'successor',
          text: 'The chair goes when the assembly has appointed a successor.',
          met: 'The chair had stayed at the desk until the new one came in on 9 December, and that was all anyone noticed.',
          unmet:
            'From Friday until 9 December nobody could sign anything. On the 3rd the main in Kiln Hill burst and we had no water for two days, because the fitters needed a signature.',
        },
      ],
    },
  ],
  facts: [
    {
      text: 'A note about filter 3 reached the situation centre of the Board on 28 October at 07:30. It was marked as read at 07:52. The Courier names the reader on Saturday.',
      carried_by: ['p7'],
      supports: ['inquiry'],
      opposes: [],
    },
    {
      text: 'Judge Nakamura, on whom all parties agree, is free from 9 December. She hears no witness before the election.',
      carried_by: ['p2'],
      supports: [],
      opposes: ['inquiry'],
    },
    {
      text: 'If the chair steps down, the Board has no quorum until 9 December. Until then nobody can sign an order on water.',
      carried_by: ['l5'],
      supports: [],
      opposes: ['apology'],
    },
    {
      text: 'Nine days at 60 per cent cost industry 81 million on top of the 31, and the chip plant leaves. If the filters are done one by one, it costs industry nothing.',
      carried_by: ['e3'],
      supports: [],
      opposes: ['filters'],
    },
    {
      text: 'The insurance for official acts, 50 million, is void if guilt is admitted before the insurer is told, in an apology or in published messages.',
      carried_by: ['e4', 'cover'],
      supports: [],
      opposes: ['inquiry', 'apology'],
    },
    {
      text: 'Of those who no longer drink it, 22 in 100 say that the water is bad and 61 that nobody told them. The full story with names would bring back 48 of 100.',
      carried_by: ['s1'],
      supports: ['inquiry'],
      opposes: [],
    },
    {
      text: 'Frozen samples show who got the water of that night: 83,000 people on one main, not 1.18 million. Checks for them take nine weeks.',
      carried_by: ['s8', 'n4'],
      supports: ['apology'],
      opposes: [],
    },
    {
      text: 'What broke was a seal. The same seals are in the five other filters; they can be changed in four hours for 900 crowns each, one after another, while the plant runs.',
      carried_by: ['t2'],
      supports: [],
      opposes: ['filters'],
    },
    {
      text: 'The automatic stop has been set to "report only" since 2027. It can be set back and tested while the plant stands still, and at no other time.',
      carried_by: ['t3'],
      supports: ['filters'],
      opposes: [],
    },
    {
      text: 'At the intake there is nothing of the ship on any tide. A stop of the plant takes nothing out of the water that is not out already.',
      carried_by: ['n3'],
      supports: [],
      opposes: ['filters'],
    },
  ],
  rooms: {
    political: {
      notes:
        'You deal with truth and its timing. Somebody knew and stayed silent, and somebody told the press. At the end you should be able to say: what does the public still have to learn, and is it better to hear it from us?',
      posts: [
        {
          key: 'p1',
          author: { name: 'Palace Notes', handle: '@palace_notes', avatar: null },
          content:
            "The Governor's lawyer, Tuesday: no inquiry before the vote. Her press chief, same meeting: Anand has asked for exactly this judge in three speeches, give her to him and he has to write a new speech. The Governor is said to have looked out of the window. The meeting ended at 11:20 without a decision.",
          timestamp: 'Day 45 06:35',
          likes: 1011,
          retweets: 390,
          replies: 142,
        },
        {
          key: 'p2',
          author: { name: 'Assembly Whip', handle: '@assembly_whip', avatar: null },
          content:
            'For the political room. I have asked all six groups about Judge Farah Nakamura. All six would take her, which has not happened since the fish stamp. She would come. She sits in Ostmark until 8 December, so she can open her first file on the 9th and hear her first witness in January. Whoever hopes that she says something before the vote should know that she will not.',
          timestamp: 'Day 45 07:05',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p3',
          author: { name: 'Mayor Dario Belkacem', handle: '@mayor_belkacem', avatar: null },
          content:
            'Tomorrow at eleven I drink tap water in the market hall with my two children. Before that I would like one thing from the Board in writing, half a page will do: was there any other night like that one?',
          timestamp: 'Day 45 07:40',
          likes: 940,
          retweets: 270,
          replies: 118,
        },
        {
          key: 'p4',
          author: { name: 'Assembly Office', handle: '@assembly_office', avatar: null },
          content:
            'The heating in the south wing works again. The coats from October are with the porter until Friday.',
          timestamp: 'Day 45 06:50',
          likes: 6,
          retweets: 0,
          replies: 1,
        },
        {
          key: 'p5',
          author: { name: 'Office of Viktor Anand', handle: '@anand_office', avatar: null },
          content:
            'Mr Anand drinks a glass of water with residents of the Nets at 10:00. The water is provided. Photographs from 10:15.',
          timestamp: 'Day 45 07:15',
          likes: 57,
          retweets: 12,
          replies: 38,
        },
        {
          key: 'p6',
          author: { name: 'Col. Ruth Zeller', handle: '@zeller_liaison', avatar: null },
          content:
            'MEMO, political room only. 1. If the plant stops: 40 tank trucks, army, 600 cubic metres a day together. 2. Level 2 is enough, it runs until 12 December. 3. Drivers: 52. 4. Send the request to me two days before the stop. 5. If the plant does not stop, the trucks go home on Monday and I with them.',
          timestamp: 'Day 45 07:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p7',
          author: { name: 'Nadia Petrosyan', handle: '@petrosyan_courier', avatar: null },
          content:
            'Letter to the Board by messenger, 08:35. We have a second document. On 28 October at 07:30 a note headed "Event at night, filter 3" was sent to the situation centre of this Board. It was marked as read at 07:52. We know by whom and print it on Saturday. If the Board wants to say it first, our deadline is Friday at noon. I have checked it with two people who do not know of each other. N. Petrosyan',
          timestamp: 'Day 45 08:40',
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
        'You add up what mistrust costs and what each answer costs. At the end you should be able to say: what is a week of doubt worth, which promise can be paid, and which claims follow from it?',
      posts: [
        {
          key: 'e1',
          author: { name: 'Budget Office', handle: '@budget_office', avatar: null },
          content:
            'Note to the economic room. 120 crowns for 470,000 households: 56.4 million. Paid by post it takes three weeks, by bank one, and 61,000 households have no bank account with us on file. Checks at 65 crowns each: 19.5 million for 300,000 people. The 300,000 is an estimate of who was frightened.',
          timestamp: 'Day 45 06:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e2',
          author: { name: 'Wen Sarpong', handle: '@wen_freight', avatar: null },
          content:
            'Bottled water, what we deliver: 1.1 million litres a day, eight times the usual. People pay 60 to 90 a litre, hundredths I mean, so about 800,000 crowns a day out of the pockets of families. Six weeks of that is more than the new filters cost. It is good business for us, and still, 44 trucks a day on Mill Road.',
          timestamp: 'Day 45 06:50',
          likes: 260,
          retweets: 94,
          replies: 33,
        },
        {
          key: 'e3',
          author: { name: 'Ines Wirth', handle: '@wirth_industry', avatar: null },
          content:
            'Letter to the economic room. If the plant stops for nine days, industry is at 60 per cent again and loses 9 million a day, 81 in all, beside the 31 for the filters. The chip plant came back in October because it had a date. It has told us that with a second stop it goes for good. I asked the engineers whether the filters could be done one by one while the plant runs. They say yes, and that costs us nothing at all. Why is that not one of the three?',
          timestamp: 'Day 45 07:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e4',
          author: { name: 'Hyun-woo Castellanos', handle: '@castellanos_risk', avatar: null },
          content:
            'MEMO, economic room. The policy for official acts, 50 million, clause 7: cover ends when guilt is admitted before the insurer has been told. "We regret" is not an admission. "We failed" is, and so is a message that says it, if we publish it ourselves. I overlooked the second half until last night. Telling him takes a letter and a day. Clause 7 is in the files of the legal room.',
          timestamp: 'Day 45 07:50',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e5',
          author: { name: 'Rosa Imhof', handle: '@corner_shop_rosa', avatar: null },
          content: 'Six bottles for the price of five until Saturday, still and sparkling, no delivery.',
          timestamp: 'Day 45 07:10',
          likes: 66,
          retweets: 9,
          replies: 14,
        },
        {
          key: 'e6',
          author: { name: 'Hake Auction', handle: '@hake_auction', avatar: null },
          content: 'Auction at nine. 74 crates hake, 15 sole, ice as usual. Piet is back.',
          timestamp: 'Day 45 06:20',
          likes: 15,
          retweets: 1,
          replies: 3,
        },
        {
          key: 'e7',
          author: { name: 'Hyun-woo Castellanos', handle: '@castellanos_risk', avatar: null },
          content:
            'To the economic room, 08:50. The insurer rang. He has read the Courier as well and asks for the wording of whatever we say, by fax, by 17:00 today. If it is with him before it is public, clause 7 is met. Page 2 of his letter I have not understood yet.',
          timestamp: 'Day 45 08:56',
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
        'You listen to people who drank the water and to those who stopped. At the end you should be able to say: what are they really angry about, and what would make an ordinary family fill a glass again?',
      posts: [
        {
          key: 's1',
          author: { name: "Citizens' Panel", handle: '@sarrow_panel', avatar: null },
          content:
            'For the social room, public tomorrow. 2,400 people who no longer drink it. Why? "The water is bad": 22 in 100. "They did not tell us": 61. The rest did not want to say. What would bring you back? The full story, with names: 48. New filters: 27. Money: 9. One man wrote across the form that he does not want 120 crowns, he wants the 23 days.',
          timestamp: 'Day 45 06:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's2',
          author: { name: 'Latisha Nwosu', handle: '@nets_neighbours', avatar: null },
          content:
            '@beachlog_runa Thank you, I print it and hang it in the stairs. And to all who can pay for bottles: one family in three down here cannot, so they are back at the tap, and once again it is us who try out for you whether it is safe. If you do checks, do them here first, in the school in Rope Street, on a Saturday, without an appointment.',
          timestamp: 'Day 45 07:32',
          likes: 1120,
          retweets: 440,
          replies: 96,
        },
        {
          key: 's3',
          author: { name: "Operator's Wife", handle: '@gp_nightshift', avatar: null },
          content:
            'My husband was on duty that night. He saw the alarm at ten past ten and closed filter 3 by hand at 01:35, alone, and then he wrote the report. There used to be three of them. Now a reporter stands at our gate and our son goes to school through the garden. If you need somebody guilty, ask who cut the shift.',
          timestamp: 'Day 45 07:10',
          likes: 4102,
          retweets: 1866,
          replies: 390,
        },
        {
          key: 's4',
          author: { name: 'Parents of Ward 6', handle: '@ward6_parents', avatar: null },
          content:
            'Letter to the social room. Our children are among the 31. For nine days we have asked what was measured, and for nine days we have been told that the lawyers are checking it. We do not want to be a number in a campaign, neither in this one nor in the other. We want one doctor, with a name and a telephone, who is allowed to speak to us.',
          timestamp: 'Day 45 07:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's5',
          author: { name: 'Salt Street Live', handle: '@saltstreet_live', avatar: null },
          content:
            "It was not ONE night. It was EVERY night since October!! My cousin cleans at Gannet Point, they wrote down one and let 37 others go through. That's why the filters have to go. Share before it is gone",
          timestamp: 'Day 45 06:30',
          likes: 4890,
          retweets: 3102,
          replies: 611,
        },
        {
          key: 's6',
          author: { name: 'Runa', handle: '@beachlog_runa', avatar: null },
          content:
            '@saltstreet_live i asked the plant for the list and they sent it?? 38 nights. 1 over the limit. who wants a copy',
          timestamp: 'Day 45 07:02',
          likes: 312,
          retweets: 120,
          replies: 28,
        },
        {
          key: 's7',
          author: { name: 'Dr. Kenji Abara', handle: '@abara_st_odas', avatar: null },
          content:
            'Voice message, typed by the ward office. Abara. Please, there are two thirty-ones. One is the people who missed their dialysis in October, because of that valve, and the other is the liver values now, and they are not the same people, not one of them. A reporter has added them up. Could somebody write that down?',
          timestamp: 'Day 45 07:25',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [{ kind: 'condition', scenario: 'adrift', condition: 'offshore-hospital', is_met: false }],
        },
        {
          key: 's8',
          author: { name: 'Dr. Kenji Abara', handle: '@abara_st_odas', avatar: null },
          content:
            "Voice message, typed by the ward office, for the social room. Abara, St Oda's. Fourteen samples of that night were kept, frozen, in my own cold room as it turns out, behind the vaccines. They show that it went into one main, harbour side and eastern hills, 83,000 people. Not everybody. So if you want to check people, those are the ones, and at 9,000 a week it's nine weeks, a bit more, not until July. I have a boy here who asks whether he is one of them, he lives in Salt Street, so, yes.",
          timestamp: 'Day 45 06:55',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'You find out what happened that night and what state the plant is in today. At the end you should be able to say: could it happen again, what repair is really necessary, and how long does it take?',
      posts: [
        {
          key: 't1',
          author: { name: 'Dr. Priya Halvorsen', handle: '@halvorsen_gannet', avatar: null },
          content:
            'Gannet Point, report on the night of 27 October, second version. At 22:10 an alarm was given for filter 3. Solvent in the outflow of this filter was 0.8 milligrams a litre; the limit is 0.5. It had been collected by the carbon from traces since 20 October. The filter was closed by hand at 01:35. About 4,500 cubic metres had passed into main 2. The hourly sample is drawn from main 1 and showed nothing. It was reported at 07:30 under rule 12. It was assumed that the Board would inform the public. Whether this was so was not asked.',
          timestamp: 'Day 45 06:00',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't2',
          author: { name: 'Mirelle Yao', handle: '@membrane_nerd', avatar: null },
          content:
            "Letter to the technological room, with pictures. It was a seal, a rubber ring of 900 crowns. The same ring, from the same delivery, is in filters 1, 2, 4, 5 and 6. In 2 and 5 you can see hairline cracks. To change one takes four hours, one filter after the other, and the plant goes on running with five. I have asked three times why nobody has done it. The answer was that everything waits for the big decision. Please don't let it.",
          timestamp: 'Day 45 06:35',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't3',
          author: { name: 'Plant Automation', handle: '@plant_automation', avatar: null },
          content:
            'TICKET 2027-118, still open, copy to the technological room. Automatic stop set to "report only", because of nine false stops in one summer. To set back: one parameter. To test after that: the whole plant at a standstill for two days, since it is tested by stopping it. Was put off five times for want of two days. Spare pump against false stops: 1.2 million.',
          timestamp: 'Day 45 07:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't4',
          author: { name: 'Water Page Students', handle: '@waterpage', avatar: null },
          content:
            'we published every hourly value since the first one, and they are all true. they are all from main 1. nobody told us that there is a main 2 and we did not ask. this is on the page now, in red. the two of us had names under it and would like to keep them there',
          timestamp: 'Day 45 07:20',
          likes: 1630,
          retweets: 512,
          replies: 88,
          when: [{ kind: 'condition', scenario: 'dry-city', condition: 'university', is_met: true }],
        },
        {
          key: 't5',
          author: { name: 'Waterworks Web Desk', handle: '@waterworks_web', avatar: null },
          content:
            'Our page shows hourly values of main 1, as it says in the small print at the bottom. Main 2 has been added since yesterday. We apologise for the colour of the page, it is being changed.',
          timestamp: 'Day 45 07:20',
          likes: 41,
          retweets: 15,
          replies: 77,
          when: [{ kind: 'condition', scenario: 'dry-city', condition: 'university', is_met: false }],
        },
        {
          key: 't6',
          author: { name: 'Mirelle Yao', handle: '@membrane_nerd', avatar: null },
          content:
            'To the technological room, 08:30. New picture of filter 5, from seven this morning. The crack goes through now. It leaks a little and inwards, so nothing gets out. I would not give it another week.',
          timestamp: 'Day 45 08:32',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 480,
        },
        {
          key: 't7',
          author: { name: 'Cape Lune Camera', handle: '@cape_lune_cam', avatar: null },
          content:
            'No ship in the picture. Horizon straight, lens dry, nothing to report since Sunday 16:00.',
          timestamp: 'Day 45 06:00',
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
        'You judge substances, doses and other possible causes of what the hospital sees. At the end you should be able to say: what could that night have done to people, what could not, and what else needs a look?',
      posts: [
        {
          key: 'n1',
          author: { name: 'Toxicology Unit', handle: '@tox_unit', avatar: null },
          content:
            'MEMO, environmental room. Whoever drank two litres that night took in 1.6 milligrams of solvent. Effects on the liver begin, as far as anybody knows, at about forty times that. In 26 of the 31 patients another cause is likely. Five I cannot explain. I ask for two weeks, and I ask not to be quoted as having given the all-clear, because I have not.',
          timestamp: 'Day 45 06:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n2',
          author: { name: 'Market Garden Lab', handle: '@market_garden_lab', avatar: null },
          content:
            'During rationing people filled 60,000 old canisters. In six of the 31 families we found one that used to hold paint thinner. It smells like the electrolyte and a liver cannot tell them apart. The six canisters are on our shelf, with labels. Nobody has come for them.',
          timestamp: 'Day 45 06:55',
          likes: 274,
          retweets: 133,
          replies: 22,
        },
        {
          key: 'n3',
          author: { name: 'Sigrun Ulvik', handle: '@orrin_currents', avatar: null },
          content:
            'For the environmental room. The ship has been gone for 26 days. I measure at the intake on each tide, ebb, flood, springs, and it is zero, by which I mean below what my instrument can see. A stop of the plant would take nothing out of the water that is not out already. If you want to renew something, renew the sensor: it is lent by the university and goes back on Day 60.',
          timestamp: 'Day 45 07:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n4',
          author: { name: 'Lab Alliance', handle: '@lab_alliance', avatar: null },
          content:
            "Note to the environmental room. Network samples of 27 and 28 October, 14 pieces, kept frozen at St Oda's. Solvent found in seven, all from main 2: harbour side and eastern hills, 83,000 people. In the seven from main 1, none. Full map by Friday 18:00, if somebody orders it. 9,000 checks a week are what all our laboratories can do, so for these people nine weeks.",
          timestamp: 'Day 45 07:05',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n5',
          author: { name: 'Kelp & Shore', handle: '@kelp_and_shore', avatar: null },
          content:
            '1.1 million litres in bottles are 730,000 bottles a day. The sorting plant can take 200,000. We counted yesterday what came in with the tide between the north mole and the lamp: 412 in an hour.',
          timestamp: 'Day 45 07:50',
          likes: 188,
          retweets: 71,
          replies: 19,
        },
        {
          key: 'n6',
          author: { name: 'Odile Brennan', handle: '@foam_free_seas', avatar: null },
          content: '@market_garden_lab Six canisters and nobody comes? WHO is in charge of a canister?',
          timestamp: 'Day 45 07:04',
          likes: 72,
          retweets: 21,
          replies: 10,
        },
        {
          key: 'n7',
          author: { name: 'Night Heron Group', handle: '@night_herons', avatar: null },
          content:
            'The one with the ring is back at the steps of basin 3. Counted with it: 27 herons, four fewer than on 14 October.',
          timestamp: 'Day 45 06:40',
          likes: 48,
          retweets: 6,
          replies: 9,
        },
        {
          key: 'n8',
          author: { name: 'Toxicology Unit', handle: '@tox_unit', avatar: null },
          content:
            'To the environmental room. A mother from ward 6 has rung here for the third time this morning. May I speak to her, or does that go through the lawyers?',
          timestamp: 'Day 45 09:02',
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
        'You separate duties, guilt and the right to know. At the end you should be able to say: what must be published anyway, what may the Board promise, and how can people tell the truth without ruining themselves?',
      posts: [
        {
          key: 'l1',
          author: { name: 'Water Regulator', handle: '@water_regulator', avatar: null },
          content:
            'To the Board. My permit of 17 October, point 4, reads: a value above the limit is made public within 24 hours, by the plant AND by the Board. I received no copy of anything. I could close the plant over it and shall not. I expect a letter by Day 60, from both, with two signatures.',
          timestamp: 'Day 45 06:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l2',
          author: { name: 'Prof. Amara Lindholm', handle: '@lindholm_sealaw', avatar: null },
          content:
            'Privileged. Subject to the terms on which she is appointed, a judge who inquires may promise witnesses that their words are not used against them, provided that the inquiry was opened by form B and not by form A, the two being alike except for one letter and one sentence, and since every lawyer in this city advises silence under form A, the choice should be made today, as it cannot be made afterwards.',
          timestamp: 'Day 45 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l3',
          author: { name: 'Consumer Union', handle: '@consumer_union_s', avatar: null },
          content:
            '19,400 people have joined our claim. We would put it on hold until June if all data are published within a week and if nobody has to give up further claims in order to get the 120 crowns. The draft that we have seen asks people to do just that, page 3, line 11.',
          timestamp: 'Day 45 07:15',
          likes: 1333,
          retweets: 588,
          replies: 140,
        },
        {
          key: 'l4',
          author: { name: 'Data Protection Office', handle: '@data_protect_s', avatar: null },
          content:
            'NOTICE. "Everything" includes shift plans, chats and the values of patients. Names of staff below head of division and all health data are to be blacked out first. About 11,000 pages, six people, and the scanner on the third floor jams, so until Thursday 4 December.',
          timestamp: 'Day 45 07:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l5',
          author: { name: 'Civil Protection Counsel', handle: '@cp_counsel', avatar: null },
          content:
            "To the Board's file. The Act asks for a chair. If the chair steps down there is no quorum until a new one is appointed; the assembly meets on 4 December, and an appointment counts five days later. That is 9 December. Until then nobody can sign an order on water. I say nothing about whether one should resign, I was asked about the calendar.",
          timestamp: 'Day 45 06:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l6',
          author: { name: 'Night Court Clerk', handle: '@night_court', avatar: null },
          content:
            'Night court: two cases. One bottle, thrown, and one bicycle. Courtroom 2 is being painted.',
          timestamp: 'Day 45 06:00',
          likes: 5,
          retweets: 0,
          replies: 1,
        },
        {
          key: 'l7',
          author: { name: 'Strait Registry', handle: '@strait_registry', avatar: null },
          content:
            'NOTICE 255/31. The entry "Tamber Light, Sable Bank" has been closed. Mariners may anchor there again below 40 metres length.',
          timestamp: 'Day 45 06:15',
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
        'The water is clean, and half of the city no longer drinks it. It was one night, three hours and a half, and 23 days in which nobody was told. Ask in each room: who knew it, when, and what would have been the right first sentence?',
      posts: [],
      files: [],
    },
  },
};
