import type { Localized } from '#src/lib/language.ts';

/** The words of one mail. `{name}` and the like stand for values given when it is sent. */
export interface MailWords {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
  /** Why the person got it, at the foot. */
  readonly reason: string;
}

/** Words around every mail. */
export const mailFrame: Localized<{ greeting: string; linkHint: string; farewell: string; sender: string }> =
  {
    en: {
      greeting: 'Hello {name},',
      linkHint: 'If the button does not work, copy this address into your browser:',
      farewell: 'Stay strong!',
      sender: 'Birtu',
    },
    am: {
      greeting: 'ሰላም {name}፣',
      linkHint: 'አዝራሩ ካልሠራ ይህን አድራሻ ቀድተው በአሳሽዎ ይክፈቱ፦',
      farewell: 'ይበርቱ!',
      sender: 'ብርቱ',
    },
  };

export const mailWords = {
  'confirm-signup': {
    en: {
      subject: 'Confirm your e-mail for Birtu',
      heading: 'One step left',
      paragraphs: [
        'Welcome to Birtu. Please confirm that this e-mail address is yours; then you can log in.',
        'The link works for {minutes} minutes.',
      ],
      button: 'Confirm my e-mail',
      reason:
        'You get this mail because someone registered at Birtu with this address. If it was not you, ignore it: without the confirmation nobody can log in.',
    },
    am: {
      subject: 'በብርቱ የተመዘገቡበትን ኢሜይል ያረጋግጡ',
      heading: 'አንድ እርምጃ ብቻ ቀረዎት',
      paragraphs: [
        'ወደ ብርቱ እንኳን ደህና መጡ። እባክዎ ይህ የኢሜይል አድራሻ የእርስዎ መሆኑን ያረጋግጡ፤ ከዚያ በኋላ መግባት ይችላሉ።',
        'አገናኙ የሚሠራው ለ{minutes} ደቂቃ ብቻ ነው።',
      ],
      button: 'ኢሜይልዎን ያረጋግጡ',
      reason: 'ይህ መልእክት የደረሰዎት አንድ ሰው በዚህ አድራሻ በብርቱ ስለተመዘገበ ነው። እርስዎ ካልሆኑ ችላ ይበሉት፤ ያለ ማረጋገጫ ማንም መግባት አይችልም።',
    },
  },
  'reset-password': {
    en: {
      subject: 'Choose a new password for Birtu',
      heading: 'A new password',
      paragraphs: [
        'You asked for a new password. Choose one on the page behind this link.',
        'The link works for {minutes} minutes, until the password is changed or a newer link is asked for.',
      ],
      button: 'Choose a new password',
      reason:
        'You get this mail because someone asked for a new password for this address at Birtu. If it was not you, ignore it: your password stays as it is.',
    },
    am: {
      subject: 'አዲስ የብርቱ የይለፍ ቃል ይምረጡ',
      heading: 'አዲስ የይለፍ ቃል',
      paragraphs: [
        'አዲስ የይለፍ ቃል ጠይቀዋል። በዚህ አገናኝ በሚከፈተው ገጽ ላይ ይምረጡ።',
        'አገናኙ የሚሠራው ለ{minutes} ደቂቃ ነው፤ የይለፍ ቃሉ ከተቀየረ ወይም አዲስ አገናኝ ከተጠየቀ በኋላ ግን አይሠራም።',
      ],
      button: 'አዲስ የይለፍ ቃል ይምረጡ',
      reason:
        'ይህ መልእክት የደረሰዎት አንድ ሰው በዚህ አድራሻ በብርቱ አዲስ የይለፍ ቃል ስለጠየቀ ነው። እርስዎ ካልሆኑ ችላ ይበሉት፤ የይለፍ ቃልዎ አይቀየርም።',
    },
  },
} satisfies Record<string, Localized<MailWords>>;
