import type { Localized } from '#src/lib/language.ts';

/** The words of one mail. `{name}` and the like stand for values given when it is sent. */
export interface MailWords {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
  /** Why the person got it, at the foot. */
  readonly reason: string;
  /** Leads to where such mails are ended, where it is called otherwise than in the frame. */
  readonly off?: string;
}

/** Words around every mail. */
export const mailFrame: Localized<{
  greeting: string;
  linkHint: string;
  farewell: string;
  sender: string;
  /** Leads to where mails that come again are ended. */
  off: string;
}> = {
  en: {
    greeting: 'Hello {name},',
    linkHint: 'If the button does not work, copy this address into your browser:',
    farewell: 'Stay strong!',
    sender: 'Birtu',
    off: 'Turn this reminder off',
  },
  am: {
    greeting: 'ሰላም {name}፣',
    linkHint: 'አዝራሩ ካልሠራ ይህን አድራሻ ቀድተው በአሳሽዎ ይክፈቱ፦',
    farewell: 'ይበርቱ!',
    sender: 'ብርቱ',
    off: 'ይህን አስታዋሽ ያጥፉ',
  },
};

/** What a message without a subject is called in the reply to it. */
export const messageTitle: Localized = { en: 'your message', am: 'መልእክትዎ' };

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
  'confirm-signup-code': {
    en: {
      subject: 'Confirm your e-mail for Birtu',
      heading: 'One step left',
      paragraphs: [
        'Welcome to Birtu. Please confirm that this e-mail address is yours; then you can log in.',
        'The link works for {minutes} minutes. If you are asked for a code instead, enter this one:',
        '{code}',
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
        'አገናኙ የሚሠራው ለ{minutes} ደቂቃ ብቻ ነው። በአገናኙ ፋንታ ኮድ ከተጠየቁ ይህን ያስገቡ፦',
        '{code}',
      ],
      button: 'ኢሜይልዎን ያረጋግጡ',
      reason: 'ይህ መልእክት የደረሰዎት አንድ ሰው በዚህ አድራሻ በብርቱ ስለተመዘገበ ነው። እርስዎ ካልሆኑ ችላ ይበሉት፤ ያለ ማረጋገጫ ማንም መግባት አይችልም።',
    },
  },
  'reauthentication-code': {
    en: {
      subject: '{code} is your code for a change at Birtu',
      heading: 'Your code',
      paragraphs: [
        'You are changing something about your account, such as your password. Enter this code where you are changing it.',
        '{code}',
        'It works once, and for {minutes} minutes. Nobody from Birtu will ever ask you for it.',
      ],
      button: 'Account and security',
      reason:
        'You get this mail because someone who is logged in to your account asked for this code. If it was not you, change your password and end your other log-ins.',
    },
    am: {
      subject: 'ለለውጡ የሚያስፈልግዎት የብርቱ ኮድ {code} ነው',
      heading: 'ኮድዎ',
      paragraphs: [
        'በመለያዎ ላይ ለውጥ (ለምሳሌ አዲስ የይለፍ ቃል) እያደረጉ ነው። ይህን ኮድ ለውጡን በሚያደርጉበት ገጽ ላይ ያስገቡ።',
        '{code}',
        'ኮዱ የሚሠራው አንድ ጊዜና ለ{minutes} ደቂቃ ብቻ ነው። ከብርቱ ማንም ሰው ይህን ኮድ አይጠይቅዎትም።',
      ],
      button: 'መለያና ደህንነት',
      reason: 'ይህ መልእክት የደረሰዎት ወደ መለያዎ የገባ ሰው ይህን ኮድ ስለጠየቀ ነው። እርስዎ ካልሆኑ የይለፍ ቃልዎን ይቀይሩ፤ ከሌሎች መሣሪያዎችም ይውጡ።',
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
  invitation: {
    en: {
      subject: 'Your account at Birtu',
      heading: 'Welcome to Birtu',
      paragraphs: [
        'An account was made for you at Birtu. Choose your password on the page behind this link; then you can log in with this address.',
        'The link works for {days} days, until you have chosen a password. After that, ask for a new one on the login page.',
      ],
      button: 'Choose my password',
      reason:
        'You get this mail because somebody on the staff of Birtu made an account with this address. If you know nothing of it, ignore it: without this link nobody can log in.',
    },
    am: {
      subject: 'የብርቱ መለያዎ',
      heading: 'ወደ ብርቱ እንኳን ደህና መጡ',
      paragraphs: [
        'በብርቱ መለያ ተከፍቶልዎታል። በዚህ አገናኝ በሚከፈተው ገጽ ላይ የይለፍ ቃልዎን ይምረጡ፤ ከዚያ በኋላ በዚህ አድራሻ መግባት ይችላሉ።',
        'አገናኙ የሚሠራው ለ{days} ቀን ነው፤ የይለፍ ቃልዎን ከመረጡ በኋላ ግን አይሠራም። ጊዜው ካለፈ በመግቢያው ገጽ ላይ አዲስ አገናኝ ይጠይቁ።',
      ],
      button: 'የይለፍ ቃልዎን ይምረጡ',
      reason:
        'ይህ መልእክት የደረሰዎት ከብርቱ ሠራተኞች አንዱ በዚህ አድራሻ መለያ ስለከፈተ ነው። ስለዚህ የሚያውቁት ነገር ከሌለ ችላ ይበሉት፤ ያለዚህ አገናኝ ማንም መግባት አይችልም።',
    },
  },
  'reset-code': {
    en: {
      subject: '{code} is your code for a new Birtu password',
      heading: 'Your code',
      paragraphs: [
        'You asked for a new password. Enter this code on the page where you asked for it.',
        '{code}',
        'It works for {minutes} minutes, until the password is changed or a newer code is asked for. Nobody from Birtu will ever ask you for it.',
      ],
      button: 'Enter the code',
      reason:
        'You get this mail because someone asked for a new password for this address at Birtu. If it was not you, ignore it: your password stays as it is.',
    },
    am: {
      subject: 'አዲስ የብርቱ የይለፍ ቃል ለመምረጥ ኮድዎ {code} ነው',
      heading: 'ኮድዎ',
      paragraphs: [
        'አዲስ የይለፍ ቃል ጠይቀዋል። ይህን ኮድ በጠየቁበት ገጽ ላይ ያስገቡ።',
        '{code}',
        'ኮዱ የሚሠራው ለ{minutes} ደቂቃ ነው፤ የይለፍ ቃሉ ከተቀየረ ወይም አዲስ ኮድ ከተጠየቀ በኋላ ግን አይሠራም። ከብርቱ ማንም ሰው ይህን ኮድ አይጠይቅዎትም።',
      ],
      button: 'ኮዱን ያስገቡ',
      reason:
        'ይህ መልእክት የደረሰዎት አንድ ሰው በዚህ አድራሻ በብርቱ አዲስ የይለፍ ቃል ስለጠየቀ ነው። እርስዎ ካልሆኑ ችላ ይበሉት፤ የይለፍ ቃልዎ አይቀየርም።',
    },
  },
  'confirm-email-change': {
    en: {
      subject: 'Confirm your new e-mail for Birtu',
      heading: 'Your new address',
      paragraphs: [
        'You want to use {email} for your account at Birtu. Please confirm that it is yours; until then everything stays as it was.',
        'The link works for {minutes} minutes.',
      ],
      button: 'Confirm my new e-mail',
      reason:
        'You get this mail because someone gave this address for their account at Birtu. If it was not you, ignore it: nothing changes.',
    },
    am: {
      subject: 'አዲሱን የብርቱ ኢሜይልዎን ያረጋግጡ',
      heading: 'አዲሱ አድራሻዎ',
      paragraphs: [
        'በብርቱ መለያዎ {email} መጠቀም ፈልገዋል። እባክዎ አድራሻው የእርስዎ መሆኑን ያረጋግጡ፤ እስከዚያ ድረስ ምንም አይቀየርም።',
        'አገናኙ የሚሠራው ለ{minutes} ደቂቃ ብቻ ነው።',
      ],
      button: 'አዲሱን ኢሜይል ያረጋግጡ',
      reason: 'ይህ መልእክት የደረሰዎት አንድ ሰው ይህን አድራሻ ለብርቱ መለያው ስለሰጠ ነው። እርስዎ ካልሆኑ ችላ ይበሉት፤ ምንም አይቀየርም።',
    },
  },
  'email-change-asked': {
    en: {
      subject: 'Your Birtu e-mail is about to change',
      heading: 'A new address was given',
      paragraphs: [
        'Someone who is logged in to your account wants to use {email} instead of this address. It changes once the new address is confirmed.',
        'If it was you, there is nothing to do here. If it was not you, change your password now and look at where you are logged in.',
      ],
      button: 'Look at my account',
      reason: 'You get this mail because it is about the safety of your account at Birtu.',
    },
    am: {
      subject: 'የብርቱ ኢሜይልዎ ሊቀየር ነው',
      heading: 'አዲስ አድራሻ ተሰጥቷል',
      paragraphs: [
        'ወደ መለያዎ የገባ ሰው በዚህ አድራሻ ፈንታ {email} መጠቀም ይፈልጋል። የሚቀየረው አዲሱ አድራሻ ሲረጋገጥ ነው።',
        'እርስዎ ከሆኑ እዚህ ምንም ማድረግ አያስፈልግም። ይህን ያደረጉት እርስዎ ካልሆኑ አሁኑኑ የይለፍ ቃልዎን ይቀይሩ፤ በየትኞቹ መሣሪያዎች ላይ እንደገቡም ይመልከቱ።',
      ],
      button: 'መለያዎን ይመልከቱ',
      reason: 'ይህ መልእክት የደረሰዎት ስለ ብርቱ መለያዎ ደህንነት ስለሆነ ነው።',
    },
  },
  'email-changed': {
    en: {
      subject: 'Your Birtu e-mail has changed',
      heading: 'Your address has changed',
      paragraphs: [
        'Your account at Birtu now uses {email}. Log in with that address from now on; mail no longer comes here.',
        'If it was not you, write to us at once.',
      ],
      button: 'Write to us',
      reason: 'You get this mail because it is about the safety of your account at Birtu.',
    },
    am: {
      subject: 'የብርቱ ኢሜይልዎ ተቀይሯል',
      heading: 'አድራሻዎ ተቀይሯል',
      paragraphs: [
        'የብርቱ መለያዎ ከአሁን ጀምሮ የሚጠቀመው {email} ነው። በዚያ አድራሻ ይግቡ፤ መልእክት ወደዚህ አይመጣም።',
        'ይህን ያደረጉት እርስዎ ካልሆኑ አሁኑኑ ይጻፉልን።',
      ],
      button: 'ይጻፉልን',
      reason: 'ይህ መልእክት የደረሰዎት ስለ ብርቱ መለያዎ ደህንነት ስለሆነ ነው።',
    },
  },
  'password-changed': {
    en: {
      subject: 'Your Birtu password has changed',
      heading: 'Your password has changed',
      paragraphs: [
        'The password of your account at Birtu has just been changed, and every other phone and computer was logged out.',
        'If it was not you, choose a new password now.',
      ],
      button: 'Choose a new password',
      reason: 'You get this mail because it is about the safety of your account at Birtu.',
    },
    am: {
      subject: 'የብርቱ የይለፍ ቃልዎ ተቀይሯል',
      heading: 'የይለፍ ቃልዎ ተቀይሯል',
      paragraphs: [
        'የብርቱ መለያዎ የይለፍ ቃል አሁን ተቀይሯል፤ ከሌሎች መሣሪያዎች ሁሉ ወጥተዋል።',
        'ይህን ያደረጉት እርስዎ ካልሆኑ አሁኑኑ አዲስ የይለፍ ቃል ይምረጡ።',
      ],
      button: 'አዲስ የይለፍ ቃል ይምረጡ',
      reason: 'ይህ መልእክት የደረሰዎት ስለ ብርቱ መለያዎ ደህንነት ስለሆነ ነው።',
    },
  },
  'factor-added': {
    en: {
      subject: 'Two-step login is on for your Birtu account',
      heading: 'A second step was added',
      paragraphs: [
        'From now on your account asks for a code as well as the password. Added: {factor}.',
        'Keep your recovery codes where you find them: they let you in when the phone is lost. If it was not you, change your password now and look at where you are logged in.',
      ],
      button: 'Look at my account',
      reason: 'You get this mail because it is about the safety of your account at Birtu.',
    },
    am: {
      subject: 'ወደ ብርቱ መለያዎ ለመግባት አሁን ሁለት እርምጃ አለ',
      heading: 'ሁለተኛ እርምጃ ተጨምሯል',
      paragraphs: [
        'ከአሁን ጀምሮ መለያዎ ከይለፍ ቃሉ በተጨማሪ ኮድ ይጠይቃል። የተጨመረው፦ {factor}።',
        'የመጠባበቂያ ኮዶችዎን በቀላሉ በሚያገኙት ቦታ ያስቀምጡ፤ ስልክዎ ቢጠፋ የሚገቡት በእነሱ ነው። ይህን ያደረጉት እርስዎ ካልሆኑ አሁኑኑ የይለፍ ቃልዎን ይቀይሩ፤ በየትኞቹ መሣሪያዎች ላይ እንደገቡም ይመልከቱ።',
      ],
      button: 'መለያዎን ይመልከቱ',
      reason: 'ይህ መልእክት የደረሰዎት ስለ ብርቱ መለያዎ ደህንነት ስለሆነ ነው።',
    },
  },
  'factor-removed': {
    en: {
      subject: 'A second step was removed from your Birtu account',
      heading: 'A second step was removed',
      paragraphs: [
        'This no longer protects your account: {factor}.',
        'If it was not you, change your password now and look at where you are logged in.',
      ],
      button: 'Look at my account',
      reason: 'You get this mail because it is about the safety of your account at Birtu.',
    },
    am: {
      subject: 'ከብርቱ መለያዎ ሁለተኛ እርምጃ ተሰርዟል',
      heading: 'ሁለተኛ እርምጃ ተሰርዟል',
      paragraphs: [
        'ከአሁን ጀምሮ መለያዎን የማይጠብቀው፦ {factor}።',
        'ይህን ያደረጉት እርስዎ ካልሆኑ አሁኑኑ የይለፍ ቃልዎን ይቀይሩ፤ በየትኞቹ መሣሪያዎች ላይ እንደገቡም ይመልከቱ።',
      ],
      button: 'መለያዎን ይመልከቱ',
      reason: 'ይህ መልእክት የደረሰዎት ስለ ብርቱ መለያዎ ደህንነት ስለሆነ ነው።',
    },
  },
  'recovery-code-used': {
    en: {
      subject: 'A recovery code opened your Birtu account',
      heading: 'A recovery code was used',
      paragraphs: [
        'Someone has just logged in to your account with a recovery code. Codes left: {left}.',
        'If it was you and few are left, make new ones. If it was not you, change your password now and look at where you are logged in.',
      ],
      button: 'Look at my account',
      reason: 'You get this mail because it is about the safety of your account at Birtu.',
    },
    am: {
      subject: 'በመጠባበቂያ ኮድ ወደ ብርቱ መለያዎ ተገብቷል',
      heading: 'የመጠባበቂያ ኮድ ጥቅም ላይ ውሏል',
      paragraphs: [
        'አንድ ሰው በመጠባበቂያ ኮድ ወደ መለያዎ አሁን ገብቷል። የቀሩ ኮዶች፦ {left}።',
        'እርስዎ ከሆኑና የቀሩት ጥቂት ከሆኑ አዲስ ያዘጋጁ። ይህን ያደረጉት እርስዎ ካልሆኑ አሁኑኑ የይለፍ ቃልዎን ይቀይሩ፤ በየትኞቹ መሣሪያዎች ላይ እንደገቡም ይመልከቱ።',
      ],
      button: 'መለያዎን ይመልከቱ',
      reason: 'ይህ መልእክት የደረሰዎት ስለ ብርቱ መለያዎ ደህንነት ስለሆነ ነው።',
    },
  },
  'identity-added': {
    en: {
      subject: '{provider} now opens your Birtu account',
      heading: 'An account was connected',
      paragraphs: [
        'You can now log in to Birtu with {provider}.',
        'If it was not you, change your password now and look at where you are logged in.',
      ],
      button: 'Look at my account',
      reason: 'You get this mail because it is about the safety of your account at Birtu.',
    },
    am: {
      subject: 'በ{provider} ወደ ብርቱ መለያዎ መግባት ይቻላል',
      heading: 'መለያ ተገናኝቷል',
      paragraphs: [
        'ከአሁን ጀምሮ በ{provider} ወደ ብርቱ መግባት ይችላሉ።',
        'ይህን ያደረጉት እርስዎ ካልሆኑ አሁኑኑ የይለፍ ቃልዎን ይቀይሩ፤ በየትኞቹ መሣሪያዎች ላይ እንደገቡም ይመልከቱ።',
      ],
      button: 'መለያዎን ይመልከቱ',
      reason: 'ይህ መልእክት የደረሰዎት ስለ ብርቱ መለያዎ ደህንነት ስለሆነ ነው።',
    },
  },
  'identity-removed': {
    en: {
      subject: '{provider} no longer opens your Birtu account',
      heading: 'An account was disconnected',
      paragraphs: [
        'You can no longer log in to Birtu with {provider}.',
        'If it was not you, change your password now and look at where you are logged in.',
      ],
      button: 'Look at my account',
      reason: 'You get this mail because it is about the safety of your account at Birtu.',
    },
    am: {
      subject: 'በ{provider} ወደ ብርቱ መለያዎ መግባት አይቻልም',
      heading: 'የመለያ ግንኙነት ተቋርጧል',
      paragraphs: [
        'ከአሁን ጀምሮ በ{provider} ወደ ብርቱ መግባት አይችሉም።',
        'ይህን ያደረጉት እርስዎ ካልሆኑ አሁኑኑ የይለፍ ቃልዎን ይቀይሩ፤ በየትኞቹ መሣሪያዎች ላይ እንደገቡም ይመልከቱ።',
      ],
      button: 'መለያዎን ይመልከቱ',
      reason: 'ይህ መልእክት የደረሰዎት ስለ ብርቱ መለያዎ ደህንነት ስለሆነ ነው።',
    },
  },
  'sign-up-attempt': {
    en: {
      subject: 'You have an account at Birtu already',
      heading: 'You are registered already',
      paragraphs: [
        'Someone, perhaps you, tried to register at Birtu with this address. You have an account already: just log in.',
        'If you do not remember your password, choose a new one on the login page.',
      ],
      button: 'Log in',
      reason:
        'You get this mail because someone used this address to register at Birtu. If it was not you, ignore it: nothing has changed.',
    },
    am: {
      subject: 'በብርቱ መለያ አለዎት',
      heading: 'አስቀድመው ተመዝግበዋል',
      paragraphs: [
        'አንድ ሰው፣ ምናልባትም እርስዎ፣ በዚህ አድራሻ በብርቱ ለመመዝገብ ሞክሯል። መለያ አለዎት፤ በቀላሉ ይግቡ።',
        'የይለፍ ቃልዎን ካላስታወሱ በመግቢያው ገጽ አዲስ ይምረጡ።',
      ],
      button: 'ይግቡ',
      reason: 'ይህ መልእክት የደረሰዎት አንድ ሰው በዚህ አድራሻ በብርቱ ለመመዝገብ ስለሞከረ ነው። እርስዎ ካልሆኑ ችላ ይበሉት፤ የተቀየረ ነገር የለም።',
    },
  },
  'deletion-asked': {
    en: {
      subject: 'Your Birtu account will be deleted',
      heading: 'Your account is about to go',
      paragraphs: [
        'You asked us to delete your account at Birtu. It will be deleted for good on {date}, with your activities, measurements, assessments and plans.',
        'Have you changed your mind, or was it not you? Log in before then and choose “Keep my account”: everything will be as it was. If it was not you, change your password too.',
      ],
      button: 'Keep my account',
      reason:
        'You get this mail because someone who is logged in to your account at Birtu asked to delete it.',
    },
    am: {
      subject: 'የብርቱ መለያዎ ሊሰረዝ ነው',
      heading: 'መለያዎ ሊሰረዝ ነው',
      paragraphs: [
        'የብርቱ መለያዎ እንዲሰረዝ ጠይቀዋል። {date} ከነእንቅስቃሴዎችዎ፣ ልኬቶችዎ፣ ምዘናዎችዎና ዕቅዶችዎ ለዘለቄታው ይሰረዛል።',
        'ሐሳብዎን ቀይረዋል? ወይስ የጠየቁት እርስዎ አይደሉም? ከዚያ በፊት ገብተው «መለያዬ ይቆይልኝ» የሚለውን ይምረጡ፤ ሁሉም እንደነበረ ይቆያል። የጠየቁት እርስዎ ካልሆኑ የይለፍ ቃልዎንም ይቀይሩ።',
      ],
      button: 'መለያዬ ይቆይልኝ',
      reason: 'ይህ መልእክት የደረሰዎት ወደ ብርቱ መለያዎ የገባ ሰው መለያው እንዲሰረዝ ስለጠየቀ ነው።',
    },
  },
  'deletion-taken-back': {
    en: {
      subject: 'Your Birtu account stays',
      heading: 'Good that you stay',
      paragraphs: [
        'The deletion of your account at Birtu was taken back. Everything is as it was.',
        'If it was not you, change your password now and look at where you are logged in.',
      ],
      button: 'Look at my account',
      reason: 'You get this mail because it is about the safety of your account at Birtu.',
    },
    am: {
      subject: 'የብርቱ መለያዎ ይቆያል',
      heading: 'ከእኛ ጋር በመቆየትዎ ደስ ብሎናል',
      paragraphs: [
        'የብርቱ መለያዎ እንዲሰረዝ የቀረበው ጥያቄ ተሰርዟል። ሁሉም እንደነበረ ነው።',
        'ይህን ያደረጉት እርስዎ ካልሆኑ አሁኑኑ የይለፍ ቃልዎን ይቀይሩ፤ በየትኞቹ መሣሪያዎች ላይ እንደገቡም ይመልከቱ።',
      ],
      button: 'መለያዎን ይመልከቱ',
      reason: 'ይህ መልእክት የደረሰዎት ስለ ብርቱ መለያዎ ደህንነት ስለሆነ ነው።',
    },
  },
  'account-suspended': {
    en: {
      subject: 'Your Birtu account is suspended',
      heading: 'Your account is suspended',
      paragraphs: [
        'The staff of Birtu have suspended your account. You are logged out everywhere, and cannot log in until this is lifted. What you have kept at Birtu stays as it is.',
        'The reason:',
        '{original}',
        'Do you think that this is a mistake? Write to us.',
      ],
      button: 'Write to us',
      reason: 'You get this mail because it is about your account at Birtu.',
    },
    am: {
      subject: 'የብርቱ መለያዎ ታግዷል',
      heading: 'መለያዎ ታግዷል',
      paragraphs: [
        'የብርቱ ሠራተኞች መለያዎን አግደዋል። ከሁሉም መሣሪያዎች ወጥተዋል፤ እገዳው እስኪነሳ ድረስ መግባት አይችሉም። በብርቱ ያስቀመጡት ሁሉ እንዳለ ይቆያል።',
        'ምክንያቱ፦',
        '{original}',
        'ስህተት ነው ብለው ያስባሉ? ይጻፉልን።',
      ],
      button: 'ይጻፉልን',
      reason: 'ይህ መልእክት የደረሰዎት ስለ ብርቱ መለያዎ ስለሆነ ነው።',
    },
  },
  'account-suspended-until': {
    en: {
      subject: 'Your Birtu account is suspended',
      heading: 'Your account is suspended',
      paragraphs: [
        'The staff of Birtu have suspended your account. You are logged out everywhere, and can log in again on {date}. What you have kept at Birtu stays as it is.',
        'The reason:',
        '{original}',
        'Do you think that this is a mistake? Write to us.',
      ],
      button: 'Write to us',
      reason: 'You get this mail because it is about your account at Birtu.',
    },
    am: {
      subject: 'የብርቱ መለያዎ ታግዷል',
      heading: 'መለያዎ ታግዷል',
      paragraphs: [
        'የብርቱ ሠራተኞች መለያዎን አግደዋል። ከሁሉም መሣሪያዎች ወጥተዋል፤ እንደገና መግባት የሚችሉት {date} ነው። በብርቱ ያስቀመጡት ሁሉ እንዳለ ይቆያል።',
        'ምክንያቱ፦',
        '{original}',
        'ስህተት ነው ብለው ያስባሉ? ይጻፉልን።',
      ],
      button: 'ይጻፉልን',
      reason: 'ይህ መልእክት የደረሰዎት ስለ ብርቱ መለያዎ ስለሆነ ነው።',
    },
  },
  'suspension-lifted': {
    en: {
      subject: 'You can log in to Birtu again',
      heading: 'Your account is open again',
      paragraphs: [
        'Your account at Birtu is no longer suspended. You can log in as before; all is as it was.',
      ],
      button: 'Log in',
      reason: 'You get this mail because it is about your account at Birtu.',
    },
    am: {
      subject: 'ወደ ብርቱ እንደገና መግባት ይችላሉ',
      heading: 'መለያዎ እንደገና ተከፍቷል',
      paragraphs: ['የብርቱ መለያዎ እገዳ ተነስቷል። እንደ ቀድሞው መግባት ይችላሉ፤ ሁሉም እንደነበረ ነው።'],
      button: 'ይግቡ',
      reason: 'ይህ መልእክት የደረሰዎት ስለ ብርቱ መለያዎ ስለሆነ ነው።',
    },
  },
  'password-by-staff': {
    en: {
      subject: 'Choose a new password for Birtu',
      heading: 'A new password',
      paragraphs: [
        'Somebody on the staff of Birtu sends you a link to choose a new password. Until you do, the old one stays.',
        'The link works for {minutes} minutes, until the password is changed or a newer link is asked for.',
      ],
      button: 'Choose a new password',
      reason:
        'You get this mail because a super admin of Birtu sent it to you. Nobody from Birtu will ever ask you for your password.',
    },
    am: {
      subject: 'አዲስ የብርቱ የይለፍ ቃል ይምረጡ',
      heading: 'አዲስ የይለፍ ቃል',
      paragraphs: [
        'ከብርቱ ሠራተኞች አንዱ አዲስ የይለፍ ቃል የሚመርጡበትን አገናኝ ልኮልዎታል። እስኪመርጡ ድረስ የቀድሞው ይሠራል።',
        'አገናኙ የሚሠራው ለ{minutes} ደቂቃ ነው፤ የይለፍ ቃሉ ከተቀየረ ወይም አዲስ አገናኝ ከተጠየቀ በኋላ ግን አይሠራም።',
      ],
      button: 'አዲስ የይለፍ ቃል ይምረጡ',
      reason: 'ይህ መልእክት የደረሰዎት የብርቱ ዋና አስተዳዳሪ ስለላከልዎት ነው። ከብርቱ ማንም ሰው የይለፍ ቃልዎን አይጠይቅዎትም።',
    },
  },
  'second-step-asked': {
    en: {
      subject: 'Please turn on two-step login at Birtu',
      heading: 'A second step for your account',
      paragraphs: [
        'A super admin of Birtu asks you to turn on two-step login: your account can change what others see, and a password alone may be guessed or stolen.',
        'It takes two minutes, with an app on your phone that shows codes.',
      ],
      button: 'Set it up',
      reason: 'You get this mail because you are on the staff of Birtu.',
    },
    am: {
      subject: 'እባክዎ በብርቱ ሁለተኛውን የመግቢያ እርምጃ ያብሩ',
      heading: 'ለመለያዎ ሁለተኛ እርምጃ',
      paragraphs: [
        'የብርቱ ዋና አስተዳዳሪ ሁለተኛውን የመግቢያ እርምጃ እንዲያበሩ ይጠይቅዎታል፤ በመለያዎ ሌሎች የሚያዩትን መቀየር ይቻላል፣ የይለፍ ቃል ብቻውን ደግሞ ሊገመት ወይም ሊሰረቅ ይችላል።',
        'ሁለት ደቂቃ ብቻ ይወስዳል፤ ኮድ የሚያሳይ መተግበሪያ በስልክዎ ይበቃል።',
      ],
      button: 'አሁን ያዘጋጁ',
      reason: 'ይህ መልእክት የደረሰዎት የብርቱ ሠራተኛ ስለሆኑ ነው።',
    },
  },
  'feedback-reply': {
    en: {
      subject: 'Birtu answers: {subject}',
      heading: 'An answer to your message',
      paragraphs: ['{reply}', 'You wrote to us:', '{original}'],
      button: 'Write to us again',
      reason: 'You get this mail because a message with this address was sent to Birtu by the contact form.',
    },
    am: {
      subject: 'ከብርቱ የተሰጠ ምላሽ፦ {subject}',
      heading: 'ለመልእክትዎ የተሰጠ ምላሽ',
      paragraphs: ['{reply}', 'የጻፉልን መልእክት፦', '{original}'],
      button: 'እንደገና ይጻፉልን',
      reason: 'ይህ መልእክት የደረሰዎት በዚህ አድራሻ ወደ ብርቱ መልእክት ስለተላከ ነው።',
    },
  },
  'feedback-arrived': {
    en: {
      subject: 'New messages at Birtu: {messages}',
      heading: 'Somebody has written to you',
      paragraphs: [
        'New messages that nobody has answered yet: {messages}',
        'What arrives in the next minutes comes with the next mail.',
      ],
      button: 'Read the messages',
      reason: 'You get this mail because you asked Birtu to tell you when messages arrive.',
      off: 'Turn these mails off',
    },
    am: {
      subject: 'ለብርቱ የደረሱ አዲስ መልእክቶች፦ {messages}',
      heading: 'መልእክት ደርሷል',
      paragraphs: ['እስካሁን ማንም ያልመለሰላቸው አዲስ መልእክቶች፦ {messages}', 'በሚቀጥሉት ደቂቃዎች የሚደርሱት በሚቀጥለው ኢሜይል ይነገርዎታል።'],
      button: 'መልእክቶቹን ያንብቡ',
      reason: 'ይህ መልእክት የደረሰዎት መልእክት ሲመጣ ብርቱ እንዲነግርዎት ስለጠየቁ ነው።',
      off: 'እነዚህ ኢሜይሎች ይቅሩብኝ',
    },
  },
  'reminder-training': {
    en: {
      subject: 'Time to train',
      heading: 'Time to train',
      paragraphs: ['This is the time that you chose for your training. What comes next is one tap away.'],
      button: 'Open my day',
      reason: 'You get this mail because you asked Birtu to remind you of your training.',
    },
    am: {
      subject: 'የልምምድዎ ሰዓት ነው',
      heading: 'የልምምድዎ ሰዓት ነው',
      paragraphs: ['ለልምምድዎ የመረጡት ሰዓት ደርሷል። ቀጣዩን ልምምድ በአንድ ንክኪ ያገኙታል።'],
      button: 'የዛሬ ገጼን ልክፈት',
      reason: 'ይህ መልእክት የደረሰዎት ብርቱ ልምምድዎን እንዲያስታውስዎት ስለጠየቁ ነው።',
    },
  },
  'reminder-weigh-in': {
    en: {
      subject: 'Your weigh-in',
      heading: 'A moment on the scales',
      paragraphs: ['Today is the day that you chose to weigh yourself. It takes two taps.'],
      button: 'Enter my weight',
      reason: 'You get this mail because you asked Birtu to remind you of weighing yourself.',
    },
    am: {
      subject: 'የመመዘኛ ቀንዎ',
      heading: 'ክብደትዎን ይመዘኑ',
      paragraphs: ['ዛሬ ክብደትዎን ለመመዘን የመረጡት ቀን ነው። በሁለት ንክኪ ይመዘግቡታል።'],
      button: 'ክብደቴን ልመዝግብ',
      reason: 'ይህ መልእክት የደረሰዎት ብርቱ ክብደትዎን መመዘንን እንዲያስታውስዎት ስለጠየቁ ነው።',
    },
  },
  'reminder-meals': {
    en: {
      subject: 'A minute for your day',
      heading: 'What was on your table today?',
      paragraphs: ['This is the time that you chose to write down what you ate. Roughly is good enough.'],
      button: 'Write it down',
      reason: 'You get this mail because you asked Birtu to remind you of writing down what you ate.',
    },
    am: {
      subject: 'ለቀንዎ አንድ ደቂቃ',
      heading: 'ዛሬ ምን በሉ?',
      paragraphs: ['የበሉትን ለመመዝገብ የመረጡት ሰዓት ደርሷል። በግምት ቢጽፉትም ይበቃል።'],
      button: 'የበላሁትን ልመዝግብ',
      reason: 'ይህ መልእክት የደረሰዎት የበሉትን መመዝገብን ብርቱ እንዲያስታውስዎት ስለጠየቁ ነው።',
    },
  },
  'reminder-weekly-summary': {
    en: {
      subject: 'Your week at Birtu',
      heading: 'Your week',
      paragraphs: [
        'This is what you did from {from} to {to}.',
        'Workouts: {workouts}, minutes trained: {minutes}',
        'Days with meals written down: {meals}',
        'Days on which you weighed yourself: {weighed}',
      ],
      button: 'See my progress',
      reason: 'You get this mail because you asked Birtu for a weekly summary.',
    },
    am: {
      subject: 'ሳምንትዎ በብርቱ',
      heading: 'ሳምንትዎ',
      paragraphs: [
        'ከ{from} እስከ {to} ያደረጉት ይህ ነው።',
        'ልምምድ፦ {workouts}፤ የልምምድ ደቂቃ፦ {minutes}',
        'ምግብ የመዘገቡባቸው ቀናት፦ {meals}',
        'ክብደትዎን የተመዘኑባቸው ቀናት፦ {weighed}',
      ],
      button: 'ለውጤን ልመልከት',
      reason: 'ይህ መልእክት የደረሰዎት ብርቱ የሳምንት ማጠቃለያ እንዲልክልዎት ስለጠየቁ ነው።',
    },
  },
  'reminder-next-fast': {
    en: {
      subject: 'A day of your calendar comes',
      heading: 'Tomorrow: {fast}',
      paragraphs: ['{fast} begins tomorrow, {from}, and lasts until {to}.'],
      button: 'Open my day',
      reason: 'You get this mail because you asked Birtu to tell you the day before a fast begins.',
    },
    am: {
      subject: 'በቀን መቁጠሪያዎ ላይ ያለ ቀን ደረሰ',
      heading: 'ነገ፦ {fast}',
      paragraphs: ['{fast} ነገ፣ {from}፣ ይጀምርና እስከ {to} ይቆያል።'],
      button: 'የዛሬ ገጼን ልክፈት',
      reason: 'ይህ መልእክት የደረሰዎት ጾም ከመጀመሩ አንድ ቀን በፊት ብርቱ እንዲነግርዎት ስለጠየቁ ነው።',
    },
  },
  'reminder-trial': {
    en: {
      subject: 'A reminder to try',
      heading: 'It works',
      paragraphs: ['Reminders from Birtu will reach you like this.'],
      button: 'My reminders',
      reason: 'You get this mail because somebody who is logged in to your account asked for one to try.',
    },
    am: {
      subject: 'የሙከራ አስታዋሽ',
      heading: 'ይሠራል',
      paragraphs: ['ከብርቱ የሚላኩ አስታዋሾች በዚህ መልኩ ይደርሱዎታል።'],
      button: 'አስታዋሾቼ',
      reason: 'ይህ መልእክት የደረሰዎት ወደ መለያዎ የገባ ሰው ለሙከራ እንዲላክ ስለጠየቀ ነው።',
    },
  },
} satisfies Record<string, Localized<MailWords>>;
