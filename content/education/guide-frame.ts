/** What stands around the guide's panels. */
export const guideFrame = {
  title: { en: 'Physical Fitness Guide', am: 'የአካል ብቃት መመሪያ' },
  description: {
    en: 'What fitness is made of, what is normal, and how to test strength, endurance, flexibility and speed with a tape and a friend. Every figure with its source.',
    am: 'የአካል ብቃት ምን ምን እንደሚያካትት፣ ጤናማው ልኬት ምን እንደሆነ፣ ጥንካሬን፣ ጽናትን፣ መተጣጠፍንና ፍጥነትን በሜትርና በጓደኛ እገዛ እንዴት መፈተን እንደሚቻል። እያንዳንዱ አኃዝ ከነምንጩ።',
  },
  lead: {
    en: 'What fitness is made of, what is normal, and how to find out where you stand: with a tape, a wall and a friend.',
    am: 'የአካል ብቃት ምን ምን እንደሚያካትት፣ ጤናማው ልኬት ምን እንደሆነና እርስዎ በምን ደረጃ ላይ እንዳሉ እንዴት እንደሚያውቁ፦ በሜትር፣ በግድግዳና በጓደኛ እገዛ።',
  },
  takeAssessment: { en: 'Take Assessment', am: 'ምዘናውን ያድርጉ' },
  parts: { en: 'Parts of the guide', am: 'የመመሪያው ክፍሎች' },
  tabs: {
    overview: { en: 'Overview', am: 'አጠቃላይ' },
    metabolic: { en: 'Metabolic', am: 'ሜታቦሊዝም' },
    'health-related': { en: 'Health-related', am: 'ጤና ነክ' },
    testing: { en: 'Testing', am: 'ፈተና' },
  },
};
