import type { SampleScenario } from '../shape.ts';

export const emptyQuarter: SampleScenario = {
  key: 'empty-quarter',
  name: 'The Empty Quarter',
  description:
    "Day 45, Thursday 27 November. The fire burned for sixteen days with three heavy peaks and went out on 2 November. No firefighter was lost and the basin water could be treated. Of 38,000 people in Netmakers' Quarter, 35,200 left; the others stayed behind taped windows until soldiers brought water to their doors.\n\nThe people who left still live elsewhere: 9,000 in sports halls and on two ferries, the rest with relatives or in hotels. The school year is lost for many children. Of 1,900 small shops and workshops, one in six has said that it will not open again. Break-ins are reported every night.\n\nDust lies on the streets nearest to the quay. Tests show high cobalt in some places and nothing in others. The order to stay away is renewed every 72 hours; the emergency powers of this Board end on Day 60, and the election is in 17 days. The people want a date. How does the Quarter come back to life?",
  decisions: [
    {
      title_of_decision: 'Bring everyone home before the election',
      description_of_decision:
        'Wash streets and roofs for twelve days, then open the whole Quarter on 12 December. Families get their lives back and shops can still earn before the holidays. But the soil has not been tested everywhere, and if a child falls ill next spring, this Board opened the door.',
      leads_to: null,
    },
    {
      title_of_decision: 'Return street by street, after tests',
      description_of_decision:
        'Test and clean each block, publish the result and open it when it is safe; the last by April. It is careful and easy to explain. But it costs rent and daily money for months, laboratories are the bottleneck, and neighbours are divided into lucky and unlucky streets.',
      leads_to: null,
    },
    {
      title_of_decision: 'Buy out the quay streets, open the rest',
      description_of_decision:
        'Buy the homes of the nearest 900 metres at full value, build a green belt there and let all others return now. Health comes first and the uncertainty ends for most. But 7,400 people lose their home for good, and many suspect a plan for expensive flats.',
      leads_to: null,
    },
  ],
  rooms: {
    political: {
      notes:
        'You judge promises, timing and trust. A date given now can win an election and lose a city, or the other way round. At the end you should be able to say: which promise can be kept after Day 60, and by whom?',
      posts: [
        {
          author: { name: 'Palace Notes', handle: '@palace_notes', avatar: null },
          content:
            'From the Governor\'s campaign chat: "Opening on 12 December gives us pictures of children with keys two days before the vote. Worth four points." Answer of the chief physician, copied by mistake: "And what are the pictures worth in March?" Nobody replied to him.',
          timestamp: 'Day 45 06:05',
          likes: 1290,
          retweets: 540,
          replies: 163,
        },
        {
          author: { name: 'Mayor Dario Belkacem', handle: '@mayor_belkacem', avatar: null },
          content:
            'I stood on that bridge with the Governor and we both said: "Everyone will come back." Everyone. If you draw a line at 900 metres, I resign and six council members with me. I do not say it as a threat. I gave my word and you should have the information.',
          timestamp: 'Day 45 06:40',
          likes: 1466,
          retweets: 402,
          replies: 233,
        },
        {
          author: { name: 'Registry of Voters', handle: '@voter_registry', avatar: null },
          content:
            'Technical point: 23,600 voters from the Nets are registered in streets where no polling station exists now. They may vote elsewhere only if they apply by Monday. So far 3,100 have applied. The capital could allow polling ships, but needs a request from the Board.',
          timestamp: 'Day 45 07:10',
          likes: 205,
          retweets: 93,
          replies: 28,
        },
        {
          author: { name: "Minister's Travel", handle: '@minister_travel', avatar: null },
          content:
            'The Minister visits on Tuesday. In her bag: 90 million crowns for "permanent solutions", buying homes or new building. For hotels and daily money she brings nothing, as her law does not allow it. Her staff asks which sentence she may say in the sports hall.',
          timestamp: 'Day 45 07:40',
          likes: 134,
          retweets: 41,
          replies: 16,
        },
      ],
      files: [],
    },
    economic: {
      notes:
        'You compare daily costs with one-time costs, and look at the shops that die in between. At the end you should be able to say: from which month on is each way the most expensive, and which costs come back?',
      posts: [
        {
          author: { name: 'Budget Office', handle: '@budget_office', avatar: null },
          content:
            'One day of absence costs 1.58 million in daily money and 0.7 million for hotels, ferries and guards. Until 12 December that is 34 million. Street by street until April: about 150 million in total. Buying 2,960 homes at full value: 385 million, over two years.',
          timestamp: 'Day 45 06:10',
          likes: 121,
          retweets: 49,
          replies: 17,
        },
        {
          author: { name: 'Rosa Imhof', handle: '@corner_shop_rosa', avatar: null },
          content:
            'A third of my year is the four weeks before the holidays. Of the 1,900 shops, 640 have told our union that they survive until January at most. For 11,000 crowns each they would hold until April. That is 7 million. You spend this on guards in a month.',
          timestamp: 'Day 45 06:35',
          likes: 744,
          retweets: 267,
          replies: 98,
        },
        {
          author: { name: 'Wen Sarpong', handle: '@wen_freight', avatar: null },
          content:
            'Washing the roofs in twelve days? We are the ones with the trucks. There are 34 suction trucks in the whole country that may carry metal dust. Nine are here. With nine I count 27 days. With all 34, twelve. The other 25 belong to a firm that has doubled its price.',
          timestamp: 'Day 45 07:05',
          likes: 156,
          retweets: 58,
          replies: 20,
        },
        {
          author: { name: 'Property Ledger', handle: '@property_ledger', avatar: null },
          content:
            'Since 5 November a company called Quayline Homes has bought 212 flats in the Nets from frightened owners, at 40 per cent below value, all within 900 metres. The company was founded on 20 October. If there is a buy-out at full value, it earns about 19 million.',
          timestamp: 'Day 45 07:45',
          likes: 318,
          retweets: 176,
          replies: 44,
        },
      ],
      files: [],
    },
    social: {
      notes:
        'You speak for those who wait, those who never left and those who will not return. At the end you should be able to say: what do people need to decide for themselves, and who has no voice in the loud debate?',
      posts: [
        {
          author: { name: 'Latisha Nwosu', handle: '@nets_neighbours', avatar: null },
          content:
            'I asked 2,050 families in the halls and on the ferries. 58 per cent want home now, "even if". 29 per cent want tests first, nearly all of them with children under six. 13 per cent do not want to come back at all and are ashamed to say it. You have a way for each. Use three.',
          timestamp: 'Day 45 06:00',
          likes: 3310,
          retweets: 1422,
          replies: 377,
        },
        {
          author: { name: 'Dr. Kenji Abara', handle: '@abara_st_odas', avatar: null },
          content:
            'Of the 310 from the care homes, some have died since the move, and each family asks me whether it was the move. On ferry two there are 61 cases of scabies and four of tuberculosis. "Waiting in safety" is not safe. Each month in the halls costs health too.',
          timestamp: 'Day 45 06:30',
          likes: 1205,
          retweets: 533,
          replies: 87,
        },
        {
          author: { name: 'Stayed Behind', handle: '@stayed_rope_street', avatar: null },
          content:
            'We are the 2,800 who stayed. I swept my own stairs, in a mask made from a vacuum bag. No one has tested us, because officially we are not here. Take our blood, please. If we are well, you know something. If not, you know it too.',
          timestamp: 'Day 45 07:00',
          likes: 980,
          retweets: 390,
          replies: 126,
        },
        {
          author: { name: 'Teacher Ikaika Sand', handle: '@teacher_sand', avatar: null },
          content:
            'I teach 26 children from the Nets in a corridor of another school. They draw their street all the time. Three are from families that got an offer to buy their flat by phone, "before it is worth nothing". People sign out of fear. Stop the phone calls first.',
          timestamp: 'Day 45 07:35',
          likes: 612,
          retweets: 245,
          replies: 51,
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'You judge tests, cleaning and what certainty is possible. Laboratories have limits and so do averages. At the end you should be able to say: how sure can we be, by which date, and with which method?',
      posts: [
        {
          author: { name: 'Dr. Ilka Ferreira-Moss', handle: '@soil_and_street', avatar: null },
          content:
            'We have 640 samples from 212 streets. Inside 300 metres: 71 per cent above the limit. Between 300 and 900: 12 per cent, always the same kind of place, yards open to the west. Beyond 900: none. The line "900 metres" is a ruler on a map. The dust does not know it.',
          timestamp: 'Day 45 06:15',
          likes: 402,
          retweets: 189,
          replies: 33,
        },
        {
          author: { name: 'Lab Alliance', handle: '@lab_alliance', avatar: null },
          content:
            'All certified laboratories in reach do 180 soil samples a day. A test of every yard needs 9,400: 52 days. But hand-held X-ray devices do 40 a day each and find cobalt above the limit in 94 of 100 cases. We know of 25 devices. Then it is ten days, with 6 per cent missed.',
          timestamp: 'Day 45 06:45',
          likes: 118,
          retweets: 44,
          replies: 15,
        },
        {
          author: { name: 'Roof Crew Lead', handle: '@roofcrew_lead', avatar: null },
          content:
            'We washed Salt Street as a trial. Tiled roofs: clean. Tar roofs, about 700 of them: the dust sticks, and hot water washes it into the gutter, from there into the sewer. Those need a foil or a new cover, three days for each roof. Nobody has put that into a plan.',
          timestamp: 'Day 45 07:15',
          likes: 173,
          retweets: 60,
          replies: 26,
        },
        {
          author: { name: 'Sewer Control', handle: '@sewer_control', avatar: null },
          content:
            'If all streets are washed within twelve days, the dust arrives in our works at once. The biology there takes 15 tonnes of wash water sludge a day, not 60. If it dies, the waste water of 640,000 people goes raw into the bay for about three weeks.',
          timestamp: 'Day 45 07:50',
          likes: 99,
          retweets: 38,
          replies: 11,
        },
      ],
      files: [],
    },
    environmental: {
      notes:
        'You look at soil, dust and what moves them. Time is not neutral: rain and wind work each day. At the end you should be able to say: what gets better by waiting, what gets worse, and what must be dug out?',
      posts: [
        {
          author: { name: 'Weather Office Duty', handle: '@sarrow_met', avatar: null },
          content:
            'The long outlook: a wet December, about 140 millimetres, starting on the 3rd. Then dry east wind in January. Rain washes streets for free, but carries dust into cellars and gardens. East wind would blow what is left from the quay into the inner city.',
          timestamp: 'Day 45 06:20',
          likes: 520,
          retweets: 231,
          replies: 37,
        },
        {
          author: { name: 'Garden Plots 1908', handle: '@garden_plots', avatar: null },
          content:
            'Nobody counts gardens. We have 410 small plots between Rope Street and the railway, 700 metres from the quay. People there grow food for the table. The university measured our chard: cobalt five times the limit in leaves, though the soil is just below it.',
          timestamp: 'Day 45 06:50',
          likes: 338,
          retweets: 129,
          replies: 40,
        },
        {
          author: { name: 'Harbour Lab', handle: '@harbour_lab', avatar: null },
          content:
            'The worst dust is the third peak, 29 October. It has another colour, nearly black, from the 38 boxes of shredded batteries. It is heavy and fell within 250 metres. Four streets. Take ten centimetres of ground there and you remove 80 per cent of everything that came down.',
          timestamp: 'Day 45 07:20',
          likes: 214,
          retweets: 96,
          replies: 18,
        },
        {
          author: { name: 'Urban Trees', handle: '@urban_trees', avatar: null },
          content:
            'Proposal for a green belt: fine, but poplars do not eat cobalt, whatever the brochure says. For metals you must remove soil, 30,000 tonnes in the quay streets. The only landfill with a permit takes 400 tonnes a day. A park does not begin before next summer.',
          timestamp: 'Day 45 07:55',
          likes: 267,
          retweets: 118,
          replies: 23,
        },
      ],
      files: [],
    },
    legal: {
      notes:
        'You check orders, compensation and property. A right on paper is worth what can be claimed by a family in a sports hall. At the end you should be able to say: which way survives in court, and what must be ordered today?',
      posts: [
        {
          author: { name: 'Civil Protection Counsel', handle: '@cp_counsel', avatar: null },
          content:
            'Since 2 November the fire is out. From that day each renewal needs proof of danger for each zone. The judge accepted the last one "for the final time without block data". For streets beyond 900 metres we have no case any more. They can walk home on Saturday.',
          timestamp: 'Day 45 06:05',
          likes: 142,
          retweets: 53,
          replies: 19,
        },
        {
          author: { name: 'Prof. Amara Lindholm', handle: '@lindholm_sealaw', avatar: null },
          content:
            'A buy-out can be voluntary, then it is quick. If it is forced, the law asks for a public need and a hearing of six months, and the owner gets the value of the day before the fire. Tenants get nothing by law. In the quay streets four in five are tenants.',
          timestamp: 'Day 45 06:40',
          likes: 231,
          retweets: 90,
          replies: 27,
        },
        {
          author: { name: 'Insurance Lawyer T. Quispe', handle: '@quispe_maritime', avatar: null },
          content:
            'Two of the sixteen false boxes survived in the stern, with seals. Enough to break the limit, I think. But a court gives money for "reasonable measures". Cleaning after tests is reasonable. Buying homes that could be cleaned is probably not. Then 385 million stay with us.',
          timestamp: 'Day 45 07:10',
          likes: 344,
          retweets: 139,
          replies: 41,
        },
        {
          author: { name: "Tenants' Advice", handle: '@tenants_advice_n', avatar: null },
          content:
            'We hold 1,900 files. 460 landlords have ended contracts "because the flat cannot be used". Under emergency law the Board can freeze all such notices until June with one line. After Day 60 only parliament can do it. It has its last session on 4 December.',
          timestamp: 'Day 45 07:45',
          likes: 803,
          retweets: 366,
          replies: 72,
        },
      ],
      files: [],
    },
    dashboard: {
      notes:
        'Nobody was lost in the fire, and 35,000 people paid for it with their home. A room that talks about a number today should be able to name one person behind it.',
      posts: [],
      files: [],
    },
  },
};
