/** A reader of calendars, written from the grammar of RFC 5545 and strict: what breaks a rule throws. */

interface Property {
  readonly name: string;
  readonly parameters: Readonly<Record<string, readonly string[]>>;
  /** As it stands, unescaped by nobody. */
  readonly value: string;
}

interface Component {
  readonly name: string;
  readonly properties: readonly Property[];
  readonly components: readonly Component[];
}

/** An event of whole days. */
export interface ReadEvent {
  readonly uid: string;
  /** `yyyy-MM-dd`, the first day, and the first one that is none of it */
  readonly start: string;
  readonly end: string;
  readonly summary: string;
  readonly description: string | null;
  readonly categories: readonly string[];
  readonly stamp: Date;
}

/** @throws where the bytes are no calendar of all-day events, as the grammar has it */
export function readCalendar(bytes: Uint8Array): { name: string | null; events: readonly ReadEvent[] } {
  const calendar = readComponent(contentLines(bytes).map(property));
  if (calendar.name !== 'VCALENDAR') throw new Error(`a calendar begins as VCALENDAR, not ${calendar.name}`);
  if (one(calendar, 'VERSION') !== '2.0') throw new Error('only version 2.0 is known');
  if (text(one(calendar, 'PRODID')) === '') throw new Error('PRODID is empty');
  for (const name of ['CALSCALE', 'METHOD']) optional(calendar, name);
  if (calendar.components.length === 0) throw new Error('a calendar has at least one component');
  const events = calendar.components.map(event);
  const uids = new Set(events.map(({ uid }) => uid));
  if (uids.size !== events.length) throw new Error('two events have one UID');
  const name = optional(calendar, 'X-WR-CALNAME');
  return { name: name === null ? null : text(name), events };
}

/** Lines end with CRLF, have 75 octets at most, and go on in the next where that begins with a blank (3.1). */
function contentLines(bytes: Uint8Array): string[] {
  const whole = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  if (!whole.endsWith('\r\n')) throw new Error('the last line has no end');
  const physical = whole.slice(0, -2).split('\r\n');
  const encoder = new TextEncoder();
  for (const line of physical) {
    if (/[\r\n]/.test(line)) throw new Error('a line ends with half of CRLF');
    if (encoder.encode(line).length > 75) throw new Error(`longer than 75 octets: ${line}`);
    if (line === '') throw new Error('an empty line');
  }
  const lines: string[] = [];
  for (const line of physical) {
    if (!/^[ \t]/.test(line)) lines.push(line);
    else if (lines.length === 0) throw new Error('the first line goes on from nothing');
    else lines.push(lines.pop()! + line.slice(1));
  }
  return lines;
}

const nameToken = /^[A-Za-z0-9-]+/;
/** `paramtext` or `quoted-string`: no controls, and what parts values only within quotation marks. */
const parameterValue = /^(?:"([[^"]--[\p{Cc}--\t]]*)"|([[^";:,]--[\p{Cc}--\t]]*))/v;
const control = /[\p{Cc}--\t]/v;

/** `contentline = name *(";" param ) ":" value` */
function property(line: string): Property {
  let rest = line;
  const take = (pattern: RegExp): RegExpExecArray => {
    const found = pattern.exec(rest);
    if (!found) throw new Error(`not a content line: ${line}`);
    rest = rest.slice(found[0].length);
    return found;
  };
  const name = take(nameToken)[0].toUpperCase();
  const parameters: Record<string, string[]> = {};
  while (rest.startsWith(';')) {
    take(/^;/);
    const parameter = take(nameToken)[0].toUpperCase();
    const values: string[] = [];
    let mark = /^=/;
    do {
      take(mark);
      const [, quoted, plain] = take(parameterValue);
      values.push(quoted ?? plain!);
      mark = /^,/;
    } while (rest.startsWith(','));
    parameters[parameter] = values;
  }
  take(/^:/);
  if (control.test(rest)) throw new Error(`a control character in ${name}`);
  return { name, parameters, value: rest };
}

function readComponent(lines: readonly Property[]): Component {
  const stack: { name: string; properties: Property[]; components: Component[] }[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.name === 'BEGIN') {
      stack.push({ name: line.value.toUpperCase(), properties: [], components: [] });
    } else if (line.name === 'END') {
      const ended = stack.pop();
      if (ended?.name !== line.value.toUpperCase()) throw new Error(`END:${line.value} ends nothing`);
      const around = stack.at(-1);
      if (around) around.components.push(ended);
      else if (index === lines.length - 1) return ended;
      else throw new Error('something stands after the calendar');
    } else {
      const inner = stack.at(-1);
      if (!inner) throw new Error(`${line.name} stands outside of all components`);
      if (inner.components.length > 0) throw new Error(`${line.name} stands after a component`);
      inner.properties.push(line);
    }
  }
  throw new Error('the calendar does not end');
}

const named = ({ properties }: Component, name: string) => properties.filter((each) => each.name === name);

function optional(component: Component, name: string): string | null {
  const found = named(component, name);
  if (found.length > 1) throw new Error(`${name} stands more than once`);
  return found[0]?.value ?? null;
}

function one(component: Component, name: string): string {
  const value = optional(component, name);
  if (value === null) throw new Error(`${component.name} has no ${name}`);
  return value;
}

/** `text = *(TSAFE-CHAR / ":" / DQUOTE / ESCAPED-CHAR)` */
function text(value: string): string {
  if (!/^(?:[^\\;,]|\\[\\;,Nn])*$/u.test(value)) throw new Error(`not a text: ${value}`);
  return value.replaceAll(/\\(.)/gu, (_, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped));
}

/** Values of a list are parted by commas that no backslash stands before. */
const texts = (value: string): string[] => (value.match(/(?:[^\\,]|\\.)+/gu) ?? []).map(text);

function day(component: Component, name: string): string {
  const [found, ...more] = named(component, name);
  if (!found || more.length > 0) throw new Error(`${component.name} needs one ${name}`);
  if (found.parameters['VALUE']?.join() !== 'DATE') throw new Error(`${name} is no date`);
  const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})$/.exec(found.value) ?? [];
  const written = `${year}-${month}-${date}`;
  if (new Date(`${written}T00:00:00Z`).toISOString().slice(0, 10) !== written)
    throw new Error(`no such day: ${found.value}`);
  return written;
}

function moment(value: string): Date {
  const parts = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})([0-5]\d|60)Z$/.exec(value);
  if (!parts) throw new Error(`not a moment in UTC: ${value}`);
  const [, year, month, date, hours, minutes, seconds] = parts;
  return new Date(`${year}-${month}-${date}T${hours}:${minutes}:${seconds}Z`);
}

function event(component: Component): ReadEvent {
  if (component.name !== 'VEVENT') throw new Error(`${component.name} is no event`);
  const [start, end] = [day(component, 'DTSTART'), day(component, 'DTEND')];
  if (end <= start) throw new Error('an event ends after it has begun');
  const description = optional(component, 'DESCRIPTION');
  const transparency = optional(component, 'TRANSP');
  if (!['OPAQUE', 'TRANSPARENT', null].includes(transparency)) throw new Error(`TRANSP:${transparency}`);
  return {
    uid: text(one(component, 'UID')),
    start,
    end,
    summary: text(one(component, 'SUMMARY')),
    description: description === null ? null : text(description),
    categories: named(component, 'CATEGORIES').flatMap(({ value }) => texts(value)),
    stamp: moment(one(component, 'DTSTAMP')),
  };
}
