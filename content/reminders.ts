import type { Localized } from '#src/lib/language.ts';

/** What a notification says. It lies open on a locked phone: nothing of body, food or faith stands in it. */
export const notificationWords = {
  training: {
    en: { title: 'Time to train', body: 'This is the time that you chose.' },
    am: { title: 'የልምምድዎ ሰዓት ነው', body: 'የመረጡት ሰዓት ደርሷል።' },
  },
  weigh_in: {
    en: { title: 'Two taps for today', body: 'You asked to be reminded.' },
    am: { title: 'የዛሬ ሁለት ንክኪ', body: 'እንድናስታውስዎት ጠይቀዋል።' },
  },
  meals: {
    en: { title: 'A minute for your day', body: 'You asked to be reminded.' },
    am: { title: 'ለቀንዎ አንድ ደቂቃ', body: 'እንድናስታውስዎት ጠይቀዋል።' },
  },
  weekly_summary: {
    en: { title: 'Your week', body: 'See what you did.' },
    am: { title: 'ሳምንትዎ', body: 'ያደረጉትን ይመልከቱ።' },
  },
  next_fast: {
    en: { title: 'Tomorrow in your calendar', body: 'You asked to be told the day before.' },
    am: { title: 'ነገ በቀን መቁጠሪያዎ ላይ', body: 'ከአንድ ቀን በፊት እንድንነግርዎት ጠይቀዋል።' },
  },
  trial: {
    en: { title: 'It works', body: 'Reminders from Birtu will reach you like this.' },
    am: { title: 'ይሠራል', body: 'ከብርቱ የሚላኩ አስታዋሾች በዚህ መልኩ ይደርሱዎታል።' },
  },
  // What came says nothing that could be read.
  unreadable: {
    en: { title: 'A reminder from Birtu', body: 'Tap to see your day.' },
    am: { title: 'ከብርቱ የመጣ አስታዋሽ', body: 'ቀንዎን ለማየት ይንኩ።' },
  },
} as const satisfies Readonly<Record<string, Localized<{ readonly title: string; readonly body: string }>>>;
