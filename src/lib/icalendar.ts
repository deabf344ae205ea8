import { addDays, type Day } from './day.ts';

/** What calendars of all kinds read, as RFC 5545 writes it. */

/** Lines are no longer than this many octets, their end not counted. */
const maxOctets = 75;

/** How long a character is in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0)!;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Cuts a long line between two characters; each further one begins with a blank, which counts. */
function folded(line: string): string {
  // Whatever its letters are: none has more than three octets for each unit that counts in its length.
  if (line.length * 3 <= maxOctets) return line;
  let text = '';
  let octets = 0;
  for (const character of line) {
    const length = octetsOf(character);
    if (octets + length > maxOctets) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += length;
  }
  return text;
}

/** `NAME:value`, ended and folded. @param name with its parameters @param value as its type is written */
const line = (name: string, value: string): string => `${folded(`${name}:${value}`)}\r\n`;

/** What no text may hold; the end of a line has a way of its own to be written. */
const control = /[\p{Cc}--[\t\n]]/gv;

/** A value of type TEXT (RFC 5545, 3.3.11). */
const textValue = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(control, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

const dateValue = (day: Day): string => day.replaceAll('-', '');

/** To the second, in UTC. */
const momentValue = (moment: Date): string => moment.toISOString().replaceAll(/-|:|\.\d+/g, '');

/** What fills whole days of one's own calendar, wherever one is, and keeps no time of them busy. */
export interface AllDayEvent {
  /** The same as long as it is the same event, and no other one's: calendars know it again by this. */
  readonly uid: string;
  readonly day: Day;
  /** Where it lasts longer than a day. */
  readonly lastDay?: Day;
  readonly summary: string;
  readonly description?: string | undefined;
  readonly categories?: readonly string[];
  /** When this form of it was made. */
  readonly changed: Date;
}

export function allDayEvent(event: AllDayEvent): string {
  const { uid, day, lastDay = day, summary, description, categories = [], changed } = event;
  return [
    line('BEGIN', 'VEVENT'),
    line('UID', textValue(uid)),
    line('DTSTAMP', momentValue(changed)),
    line('DTSTART;VALUE=DATE', dateValue(day)),
    // The first day that is none of it.
    line('DTEND;VALUE=DATE', dateValue(addDays(lastDay, 1))),
    line('SUMMARY', textValue(summary)),
    ...(description ? [line('DESCRIPTION', textValue(description))] : []),
    ...(categories.length > 0 ? [line('CATEGORIES', categories.map(textValue).join(','))] : []),
    line('TRANSP', 'TRANSPARENT'),
    line('END', 'VEVENT'),
  ].join('');
}

/** How a calendar begins; its events and {@link calendarEnd} follow. @param name what it is called in a list of them */
export const calendarStart = (name: string): string =>
  [
    line('BEGIN', 'VCALENDAR'),
    line('VERSION', '2.0'),
    line('PRODID', '-//Birtu//Birtu//EN'),
    line('CALSCALE', 'GREGORIAN'),
    line('METHOD', 'PUBLISH'),
    line('NAME', textValue(name)),
    line('X-WR-CALNAME', textValue(name)),
  ].join('');

export const calendarEnd = line('END', 'VCALENDAR');
