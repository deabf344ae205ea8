import { mailFrame, mailWords, type MailWords } from '#content/mails.ts';
import { inLanguage, type Language } from '#src/lib/language.ts';

type Addressed = {
  /** How the mail greets. */
  readonly name: string;
  /** Where its button leads. */
  readonly link: string;
};

/** What a link or code lives for. */
type Passing = { readonly minutes: number };

/** Of a mail that comes again: where one ends that. */
type Recurring = Addressed & { readonly off: string };

/** What a mail of each kind is filled with. */
export interface MailValues {
  readonly 'confirm-signup': Addressed & Passing;
  readonly 'confirm-signup-code': Addressed & Passing & { readonly code: string };
  /** The link leads to where a member changes their account. */
  readonly 'reauthentication-code': Addressed & Passing & { readonly code: string };
  readonly 'reset-password': Addressed & Passing;
  /** To somebody for whom a super admin has made an account. */
  readonly invitation: Addressed & { readonly days: number };
  readonly 'reset-code': Addressed & Passing & { readonly code: string };
  /** To the new address, which `email` names. */
  readonly 'confirm-email-change': Addressed & Passing & { readonly email: string };
  /** To the address that is still the account's; `email` is the new one. */
  readonly 'email-change-asked': Addressed & { readonly email: string };
  /** To the address that was the account's. */
  readonly 'email-changed': Addressed & { readonly email: string };
  readonly 'password-changed': Addressed;
  /** `factor` is its name, or the phone. */
  readonly 'factor-added': Addressed & { readonly factor: string };
  readonly 'factor-removed': Addressed & { readonly factor: string };
  readonly 'recovery-code-used': Addressed & { readonly left: number };
  readonly 'identity-added': Addressed & { readonly provider: string };
  readonly 'identity-removed': Addressed & { readonly provider: string };
  /** To whoever has the account already. */
  readonly 'sign-up-attempt': Addressed;
  /** `date`: until when it can be taken back, on the page behind the link. */
  readonly 'deletion-asked': Addressed & { readonly date: string };
  readonly 'deletion-taken-back': Addressed;
  /** `original` is the reason, as whoever suspended the account wrote it. */
  readonly 'account-suspended': Addressed & { readonly original: string };
  /** `date`: from when on the person can log in again. */
  readonly 'account-suspended-until': Addressed & { readonly original: string; readonly date: string };
  readonly 'suspension-lifted': Addressed;
  readonly 'password-by-staff': Addressed & Passing;
  readonly 'second-step-asked': Addressed;
  /** `original` is what the person wrote; it and `reply` may have several lines. */
  readonly 'feedback-reply': Addressed & {
    readonly subject: string;
    readonly reply: string;
    readonly original: string;
  };
  /** To staff who want to know of `messages` that are new. */
  readonly 'feedback-arrived': Recurring & { readonly messages: number };
  readonly 'reminder-training': Recurring;
  readonly 'reminder-weigh-in': Recurring;
  readonly 'reminder-meals': Recurring;
  /** What was done in the days from one to the other, which are written as the member writes them. */
  readonly 'reminder-weekly-summary': Recurring & {
    readonly from: string;
    readonly to: string;
    readonly workouts: number;
    readonly minutes: number;
    readonly weighed: number;
    readonly meals: number;
  };
  readonly 'reminder-next-fast': Recurring & {
    readonly fast: string;
    readonly from: string;
    readonly to: string;
  };
  readonly 'reminder-trial': Addressed;
}

export type MailKind = keyof MailValues;

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** How a paragraph is set. */
type Setting = 'text' | 'code' | 'quotation';

/** What stands alone in a paragraph may be set in a way of its own. */
const settings: Readonly<Record<string, Setting>> = { '{code}': 'code', '{original}': 'quotation' };

interface Paragraph {
  readonly setting: Setting;
  readonly text: string;
}

/** Everything a mail says, in the order in which it is read. */
interface MailContent extends Omit<MailWords, 'paragraphs' | 'off'> {
  readonly language: Language;
  readonly paragraphs: readonly Paragraph[];
  readonly greeting: string;
  readonly link: string;
  readonly linkHint: string;
  readonly farewell: string;
  readonly sender: string;
  /** Where one ends mails of this kind, and what leads there. */
  readonly off: { readonly link: string; readonly label: string } | null;
}

/** The mail as it will be sent: from here on neither its language nor its values change. */
export function renderMail<Kind extends MailKind>(
  kind: Kind,
  language: Language,
  values: MailValues[Kind],
): RenderedMail {
  const words: MailWords = inLanguage(mailWords[kind], language);
  const frame = inLanguage(mailFrame, language);
  const filled = (text: string) => fill(text, values);
  const content: MailContent = {
    language,
    subject: filled(words.subject).replace(/\s+/g, ' '),
    heading: filled(words.heading),
    paragraphs: words.paragraphs.map((text) => ({ setting: settings[text] ?? 'text', text: filled(text) })),
    button: filled(words.button),
    reason: filled(words.reason),
    greeting: filled(frame.greeting),
    link: values.link,
    linkHint: frame.linkHint,
    farewell: frame.farewell,
    sender: frame.sender,
    off: 'off' in values ? { link: values.off, label: words.off ?? frame.off } : null,
  };
  return { subject: content.subject, text: asText(content), html: asHtml(content) };
}

/** @throws where the words ask for a value that is not given */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`mail: no value for {${name}}`);
    return String(value);
  });
}

function asText(mail: MailContent): string {
  const { heading, greeting, paragraphs, button, link, farewell, sender, reason, off } = mail;
  const parts = [
    heading,
    greeting,
    ...paragraphs.map(({ setting, text }) => (setting === 'quotation' ? quoted(text) : text)),
    `${button}\n${link}`,
    `${farewell}\n${sender}`,
    '--',
    reason,
    ...(off ? [`${off.label}\n${off.link}`] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** As mail programs quote, and show as a quotation again. */
const quoted = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n');

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}

/** In the dark: for mail programs that keep a style sheet; the others keep the light colours, or turn them themselves. */
const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .paper { background: #14110E !important; color: #F4EDE2 !important }
  .card { background: #1E1A16 !important; border-color: #3A332C !important }
  .soft { color: #B9AC9C !important; border-color: #3A332C !important }
  .green { color: #6FC79B !important }
  .button { background: #6FC79B !important; color: #14110E !important }
  .code { background: #14110E !important; border-color: #3A332C !important; color: #F4EDE2 !important }
}`;

const paper = '#FBF7F0';
const card = '#FFFFFF';
const ink = '#211A15';
const soft = '#5E5349';
const green = '#1B6A47';
const gold = '#E5A823';
const red = '#A8362A';
const edge = '#D9CFC0';

const sans =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Ethiopic", Nyala, sans-serif';
const serif = 'ui-serif, "Noto Serif", "Noto Serif Ethiopic", Georgia, serif';

/** Mail programs keep attributes where they drop style sheets and pictures: every style stands on its element. */
function style(declarations: Readonly<Record<string, string>>): string {
  const css = Object.entries(declarations).map(([property, value]) => `${property}:${value}`);
  return ` style="${escapeHtml(css.join(';'))}"`;
}

/** The woven border: diamonds from two crossing gradients; where those are unknown, three plain bands. */
function tibeb(): string {
  const band = (height: string, colour: string, weave: Readonly<Record<string, string>> = {}) =>
    `<div${style({ height, 'font-size': '0', 'line-height': '0', 'background-color': colour, ...weave })}></div>`;
  const corner = (angle: number) => `linear-gradient(${angle}deg, ${red} 25%, transparent 25.5%)`;
  const weave = {
    'background-image': [45, 135, 225, 315].map(corner).join(', '),
    'background-size': '16px 16px',
    'background-position': '0 0',
  };
  return `<div aria-hidden="true">${band('4px', green)}${band('16px', gold, weave)}${band('4px', green)}</div>`;
}

/** What a person typed keeps its lines. */
const linesOf = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>\n');

const quotation = (text: string): string =>
  `<blockquote class="soft"${style({ margin: '0 0 16px', padding: '0 0 0 16px', 'border-left': `3px solid ${edge}`, color: soft, 'overflow-wrap': 'anywhere' })}>${linesOf(text)}</blockquote>`;

/** Large, and alone on its line, so that a touch selects it whole. */
const codeBlock = (code: string): string =>
  `<p class="code"${style({ margin: '0 0 16px', padding: '12px 16px', border: `1px solid ${edge}`, 'border-radius': '12px', background: paper, 'font-size': '32px', 'line-height': '1.3', 'font-weight': '700', 'letter-spacing': '6px', 'text-align': 'center', 'font-variant-numeric': 'tabular-nums' })}>${escapeHtml(code)}</p>`;

function asHtml(mail: MailContent): string {
  const lineHeight = mail.language === 'am' ? '1.7' : '1.55';
  const plain = (html: string) => `<p${style({ margin: '0 0 16px' })}>${html}</p>`;
  const set = { text: (text: string) => plain(linesOf(text)), code: codeBlock, quotation };
  const small = { margin: '0 0 8px', 'font-size': '14px', color: soft };
  const link = escapeHtml(mail.link);
  return `<!doctype html>
<html lang="${mail.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>${darkStyles}</style>
<title>${escapeHtml(mail.subject)}</title>
</head>
<body class="paper"${style({ margin: '0', padding: '0', background: paper })}>
<div class="paper"${style({ padding: '24px 12px', background: paper, color: ink, 'font-family': sans, 'font-size': '16px', 'line-height': lineHeight })}>
<div class="card"${style({ 'max-width': '560px', margin: '0 auto', background: card, border: `1px solid ${edge}`, 'border-radius': '12px', overflow: 'hidden' })}>
${tibeb()}
<div${style({ padding: '28px 24px 20px' })}>
<p class="green"${style({ margin: '0 0 20px', 'font-family': serif, 'font-size': '18px', color: green })}>${escapeHtml(mail.sender)}</p>
<h1${style({ margin: '0 0 16px', 'font-family': serif, 'font-size': '26px', 'line-height': '1.3', 'font-weight': '600' })}>${escapeHtml(mail.heading)}</h1>
${plain(escapeHtml(mail.greeting))}
${mail.paragraphs.map(({ setting, text }) => set[setting](text)).join('\n')}
<p${style({ margin: '24px 0' })}><a class="button" href="${link}"${style({ display: 'inline-block', padding: '12px 24px', background: green, color: '#FFFFFF', 'font-weight': '600', 'text-decoration': 'none', 'border-radius': '12px' })}>${escapeHtml(mail.button)}</a></p>
<p class="soft"${style(small)}>${escapeHtml(mail.linkHint)}</p>
<p class="soft"${style({ ...small, margin: '0 0 24px', 'word-break': 'break-all' })}><a class="green" href="${link}"${style({ color: green })}>${link}</a></p>
${plain(escapeHtml(mail.farewell))}
</div>
<p class="soft"${style({ margin: '0', padding: '16px 24px 20px', 'border-top': `1px solid ${edge}`, 'font-size': '14px', color: soft })}>${escapeHtml(mail.reason)}${mail.off ? ` <a class="green" href="${escapeHtml(mail.off.link)}"${style({ color: green })}>${escapeHtml(mail.off.label)}</a>` : ''}</p>
</div>
</div>
</body>
</html>
`;
}
