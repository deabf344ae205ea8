/** One element of a JSON array, as text, and the line where it begins. */
export interface Element {
  readonly line: number;
  readonly text: string;
}

/** Cuts the text of a JSON array into its elements while it arrives, so that only one of them is held. */
export class ArrayElements {
  /** The one that was read last. */
  line = 1;
  private depth = 0;
  private quoted = false;
  private escaped = false;
  private begunAt = 0;
  private begun = '';

  /** Whether the array has ended. */
  get isClosed(): boolean {
    return this.depth === 0;
  }

  /** The elements that the next part of the text completes. */
  *take(part: string): Generator<Element> {
    let from = 0;
    for (let at = 0; at < part.length; at += 1) {
      const character = part[at]!;
      if (character === '\n') this.line += 1;
      const ends = this.depth === 1 && !this.quoted && (character === ',' || character === ']');
      if (ends) {
        const text = (this.begun + part.slice(from, at)).trim();
        if (text !== '') yield { line: this.begunAt, text };
        this.begun = '';
      }
      const opens = this.depth === 0 && character === '[';
      if (ends || opens) from = at + 1;
      if (ends || opens) this.begunAt = 0;
      else if (this.begunAt === 0 && !/\s/.test(character)) this.begunAt = this.line;
      this.follow(character);
    }
    this.begun += part.slice(from);
  }

  private follow(character: string): void {
    if (this.escaped) this.escaped = false;
    else if (this.quoted) {
      if (character === '\\') this.escaped = true;
      else if (character === '"') this.quoted = false;
    } else if (character === '"') this.quoted = true;
    else if (character === '[' || character === '{') this.depth += 1;
    else if (character === ']' || character === '}') this.depth -= 1;
  }
}
